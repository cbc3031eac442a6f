/** `npm run rekey`: seals every identity number and document with the newest key; run it after putting a new one in front of DATA_KEYS. */
import { startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { run, tsx } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  await ensureInstalled();
  const database = await startDatabase({ join: true, quiet: true });
  const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir };
  const code = await run(process.execPath, tsx('scripts/rekey.ts'), { env });
  await database.stop();
  process.exitCode = code;
});
