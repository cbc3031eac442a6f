/** `npm run dev`: the same data and database as `npm start`, with Next's development server. */
import { startPart } from './lib/children.mjs';
import { startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { demoSet, prepareDatabase, printSignIns } from './lib/prepare-database.mjs';
import { run } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  const port = await freePort();
  await ensureInstalled();
  await run(process.execPath, ['scripts/api-document.mjs']);
  const database = await startDatabase();
  const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir, SITE_URL: `http://localhost:${port}` };
  try {
    printSignIns(await prepareDatabase({ env: { ...env, ...demoSet() } }));
  } catch (error) {
    await database.stop();
    throw error;
  }
  const next = startPart(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', String(port)], {
    env,
  });
  const stop = async () => {
    await next.stop();
    await database.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await next.ended;
  await database.stop();
});
