/**
 * `npm start`: from a fresh clone to a running production site. Installs what is missing; then builds what changed and,
 * at the same time, starts the embedded database (unless MONGODB_URI is set) and fills it when it is empty; serves, and starts
 * again what ends by itself (docs/operations.md#supervision).
 */

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAppBuilt, ensureFullyCompressed } from './lib/build.mjs';
import { SITE_MEMORY, startPart } from './lib/children.mjs';
import { startDatabase } from './lib/database.mjs';
import { firstReply } from './lib/first-reply.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endLeftOver, startedParts } from './lib/left-over.mjs';
import { dataDir, root } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { beginPreparing, demoSet, printSignIns } from './lib/prepare-database.mjs';
import { main, say, waitFor } from './lib/say.mjs';
import { makeStandIn } from './lib/stand-in.mjs';
import { supervise } from './lib/supervise.mjs';

/** How long running requests and background work may take to end after a stop begins (docs/operations.md#stopping). */
const SITE_STOP_MS = 40_000;

main(async () => {
  const parts = [];
  const preparing = new AbortController();
  let stopping = false;
  let standIn;
  const stopAll = async () => {
    stopping = true;
    preparing.abort();
    await standIn?.end();
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  const giveUp = (error) => {
    if (stopping) return;
    console.error(error.message);
    stopAll().then(() => process.exit(1));
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2']) {
    process.on(name, () => {
      if (stopping) return;
      say('Stopping …');
      stopAll().then(() => process.exit(0));
    });
  }

  try {
    await endLeftOver();
    const port = await freePort();
    const url = (process.env.SITE_URL || `http://localhost:${port}`).replace(/\/$/, '');
    standIn = makeStandIn(port);
    // what started this command again after a crash has visitors who ask meanwhile
    if (existsSync(join(root, '.next/.built-from'))) standIn.takePort();
    else say('First start: one to two minutes in all; later starts take a few seconds.');
    await ensureInstalled();

    mkdirSync(dataDir, { recursive: true });
    // a folder of an older version too, which other accounts of the machine could read
    chmodSync(dataDir, 0o700);
    const note = startedParts('scripts/start.mjs');
    const { signal } = preparing;
    const fill = async () => {
      const database = await startDatabase();
      note('database', database.child, 'embedded-mongodb');
      const startAgain = async () => {
        const next = await database.startAgain();
        note('database', next.child, 'embedded-mongodb');
        return next;
      };
      parts.push(supervise('The database', database, startAgain, giveUp));
      const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir, SITE_URL: url, NODE_ENV: 'production' };
      const preparation = await beginPreparing({
        env: { ...env, ...demoSet() },
        signal,
        folder: database.folder,
      });
      if (!preparation.isRepeated) await preparation.signIns;
      say('The database is ready.');
      return { env, preparation };
    };
    const [{ env, preparation }] = await Promise.all([fill(), ensureAppBuilt({ signal, quick: true })]);

    say('Starting the site …');
    const startSite = () => {
      const site = startPart(process.execPath, ['dist/server.mjs'], {
        env: { ...SITE_MEMORY, ...env, PORT: String(port) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      standIn.attend(site);
      note('site', site.child, 'dist/server.mjs');
      return { ...site, stop: () => site.stop(SITE_STOP_MS) };
    };
    const site = startSite();
    const unsupervised = parts.push(site) - 1;
    const health = `http://127.0.0.1:${port}/api/health`;
    const [signIns] = await waitFor('Starting the site', 5, () =>
      Promise.all([preparation.signIns, firstReply(health, site)]),
    );
    if (stopping) return;
    // a site that never served has a fault that a restart does not cure
    parts[unsupervised] = supervise('The site', site, startSite);
    printSignIns(signIns);
    say(`Saptam is at ${url} (Ctrl-C stops it)`);
    // the site goes on without
    ensureFullyCompressed({ signal }).catch((error) => say(error.message));
  } catch (error) {
    if (stopping) return;
    await stopAll();
    throw error;
  }
});
