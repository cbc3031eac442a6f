/**
 * `npm run fuzz [-- --http] [--requests N]` makes valid and invalid calls in every role: 50 000 to the handlers, or with `--http` 5
 * 000 to the production build through the front and middleware. `FUZZ_SEED` repeats a run.
 */
import { parseArgs } from 'node:util';
import { ensureAppBuilt, ensureEmbeddedBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  const { values } = parseArgs({ options: { http: { type: 'boolean' }, requests: { type: 'string' } } });
  await ensureInstalled({ tools: true });
  await ensureEmbeddedBuilt();
  if (values.http) await ensureAppBuilt();
  const env = {
    FUZZ_REQUESTS: values.requests ?? (values.http ? '5000' : '50000'),
    ...(values.http && { FUZZ_HTTP: '1' }),
  };
  const jest = ['node_modules/jest/bin/jest.js', 'lib/platform/http/fuzz'];
  process.exitCode = await run(process.execPath, jest, { env });
});
