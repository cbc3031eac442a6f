/**
 * `npm run test:faults [-- --rounds N] [--only NAME,NAME]`: what breaks while people write, and whether anything is lost. Without
 * `--rounds` each kill is done 200 times, which takes about an hour, or as often as until Ctrl+C; docs/operations.md#faults says what is
 * expected.
 */
import { join } from 'node:path';
import { ensureAppBuilt, ensureEmbeddedBuilt } from '../../scripts/lib/build.mjs';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { run, tsx } from '../../scripts/lib/run.mjs';
import { main } from '../../scripts/lib/say.mjs';

main(async () => {
  await ensureInstalled({ tools: true });
  await ensureEmbeddedBuilt();
  await ensureAppBuilt();
  const program = join(import.meta.dirname, 'faults/main.ts');
  process.exitCode = await run(process.execPath, tsx(program, ...process.argv.slice(2)));
});
