/**
 * `npm start`: from a bare checkout to a running production site. Installs what is missing, builds what changed,
 * starts the embedded database unless MONGODB_URI is set, fills an empty database, serves, and says where.
 */

import { ensureAppBuilt } from './lib/build.mjs';
import { startPart } from './lib/children.mjs';
import { startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { run, tsx } from './lib/run.mjs';
import { main, Stop, say } from './lib/say.mjs';

/** Polls until the site answers: any status counts, the page itself may still be in the making. */
async function answers(url, ended) {
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!over) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Stop('The site stopped before it answered: see its words above.');
}

main(async () => {
  const parts = [];
  let stopping = false;
  const stopAll = async () => {
    stopping = true;
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopping) return;
      say('Stopping …');
      stopAll().then(() => process.exit(0));
    });
  }

  try {
    const port = await freePort();
    const url = (process.env.SITE_URL || `http://localhost:${port}`).replace(/\/$/, '');
    await ensureInstalled();
    const database = await startDatabase();
    parts.push(database);
    const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir, SITE_URL: url, NODE_ENV: 'production' };

    if ((await run(process.execPath, tsx('scripts/prepare.ts'), { env })) !== 0) {
      throw new Stop();
    }
    await ensureAppBuilt();
    say('Starting the site …');
    const server = startPart(process.execPath, ['--enable-source-maps', 'dist/server.mjs'], {
      // glibc keeps what decoding pictures leaves in an arena per thread (docs/decisions/0005-media.md, memory)
      env: { MALLOC_ARENA_MAX: '2', ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    parts.push(server);
    await answers(`http://127.0.0.1:${port}/api/health`, server.ended);
    await run(process.execPath, tsx('scripts/sign-ins.ts'), { env });
    say(`Saptam is at ${url} (Ctrl-C stops it)`);

    const first = await Promise.race([server.ended, database.ended]);
    if (stopping) return;
    throw new Stop(
      `A part of the site ended by itself (${first.signal ?? `exit code ${first.code}`}): see its words above.`,
    );
  } catch (error) {
    if (stopping) return;
    await stopAll();
    throw error;
  }
});
