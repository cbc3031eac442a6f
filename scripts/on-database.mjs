/** `node scripts/on-database.mjs NAME …` runs scripts/NAME.ts on the site's database, with or without a running site. */
import { startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { run, tsx } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  const [name, ...args] = process.argv.slice(2);
  await ensureInstalled();
  const database = await startDatabase({ join: true, quiet: true });
  const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir };
  process.exitCode = await run(process.execPath, tsx(`scripts/${name}.ts`, ...args), { env });
  await database.stop();
});
