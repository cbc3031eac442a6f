import { startDatabase } from './database.mjs';
import { ensureInstalled } from './install.mjs';
import { dataDir } from './paths.mjs';
import { run, tsx } from './run.mjs';

/** Runs a TypeScript script on the site's database, beside a running site or without one. Returns its exit code. */
export async function runOnDatabase(script, ...args) {
  await ensureInstalled();
  const database = await startDatabase({ join: true, quiet: true });
  const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir };
  const code = await run(process.execPath, tsx(script, ...args), { env });
  await database.stop();
  return code;
}
