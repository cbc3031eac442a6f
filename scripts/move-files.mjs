/** `npm run move-files -- --from PLACE --to PLACE` copies all files of an installation between a folder and a bucket while the site runs. */
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { run, tsx } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  await ensureInstalled();
  process.exitCode = await run(process.execPath, tsx('scripts/move-files.ts', ...process.argv.slice(2)), {
    env: { DATA_DIR: dataDir },
  });
});
