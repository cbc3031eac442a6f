/** `npm run seed -- --listings N` replaces the demo set; scripts/seed.ts lists its options. */
import { startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { run, tsx } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  await ensureInstalled();
  const database = await startDatabase({ join: true, quiet: true });
  const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir };
  // the embedded database is always ours; another one only if this installation created it
  const whose = process.env.MONGODB_URI ? [] : ['--own-database'];
  const args = tsx('scripts/seed.ts', ...process.argv.slice(2), ...whose);
  const code = await run(process.execPath, args, { env });
  await database.stop();
  process.exitCode = code;
});
