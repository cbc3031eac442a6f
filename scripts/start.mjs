/**
 * `npm start` turns a fresh clone into a running production site. Installs missing packages, then builds changes while it starts the embedded database (unless
 * MONGODB_URI is set) and fills an empty one. Restarts parts that end by themselves (docs/operations.md#supervision). Replies 503 until the site listens
 * (lib/waiting.mjs).
 */

import { ensureAppBuilt, ensureFullyCompressed, wasEverBuilt } from './lib/build.mjs';
import { startDatabase } from './lib/database.mjs';
import { firstReply } from './lib/first-reply.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endLeftOver, startedParts } from './lib/left-over.mjs';
import { dataDir } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { beginPreparing, demoSet, printSignIns } from './lib/prepare-database.mjs';
import { main, say, waitFor } from './lib/say.mjs';
import { assertSettings, ensureDataDir } from './lib/settings.mjs';
import { makeSite } from './lib/site.mjs';
import { supervise } from './lib/supervise.mjs';
import { waitingAt } from './lib/waiting.mjs';

main(async () => {
  const parts = [];
  const preparing = new AbortController();
  const { signal } = preparing;
  let stopping = false;
  let waiting;
  const stopAll = async () => {
    stopping = true;
    preparing.abort();
    for (const part of parts.splice(0).reverse()) await part.stop();
    waiting?.close();
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
    waiting = waitingAt(port, {
      onError: ({ code }) => say(`Nothing replies at port ${port} until the site does (${code}).`),
    });
    waiting.open();
    if (!wasEverBuilt()) say('The first start takes two to three minutes; later ones take a few seconds.');
    waiting.say('Its packages are being installed.');
    await ensureInstalled();

    await assertSettings();
    ensureDataDir();
    const note = startedParts('scripts/start.mjs');
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
    waiting.say('Its pages are being built, which takes one or two minutes.');
    // the name that Next gives its process
    const onStarted = (child) => note('build', child, 'next-build');
    const [{ env, preparation }] = await Promise.all([
      fill(),
      ensureAppBuilt({ signal, onStarted, quick: true }),
    ]);

    say('Starting the site …');
    waiting.say('It opens in a few seconds.');
    const startSite = makeSite({ env, port, waiting, note });
    const first = startSite();
    const unsupervised = parts.push(first) - 1;
    const [signIns] = await waitFor('Starting the site', 5, () =>
      Promise.all([preparation.signIns, firstReply(`http://127.0.0.1:${port}/api/health`, first)]),
    );
    if (stopping) return;
    // a restart does not help a site that never served
    parts[unsupervised] = supervise('The site', first, startSite);
    printSignIns(signIns);
    say(`Saptam is at ${url} (Ctrl-C stops it)`);
    // the site continues without it
    ensureFullyCompressed({ signal }).catch((error) => !stopping && say(error.message));
  } catch (error) {
    if (stopping) return;
    await stopAll();
    throw error;
  }
});
