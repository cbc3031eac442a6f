/**
 * `npm run test:faults [-- --rounds N] [--only NAME,NAME]`: what breaks while people write, and whether anything is lost. Without
 * `--rounds` each kill is done 200 times, which takes about an hour, or as often as until Ctrl+C; docs/operations.md#faults says what is
 * expected.
 */
import { ensureAppBuilt, ensureEmbeddedBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, tsx } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  await ensureInstalled({ tools: true });
  await ensureEmbeddedBuilt();
  await ensureAppBuilt();
  process.exitCode = await run(process.execPath, tsx('scripts/faults/main.ts', ...process.argv.slice(2)));
});
