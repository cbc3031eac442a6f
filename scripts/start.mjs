/**
 * `npm start`: from a fresh clone to a running production site. Installs what is missing; then builds what changed and,
 * at the same time, starts the embedded database (unless MONGODB_URI is set) and fills it when it is empty; serves, and starts
 * again what ends by itself (docs/operations.md#supervision). Where nothing was ever built it serves the first pages while the whole
 * site is being built, which then takes over (docs/operations.md#the-first-start).
 */

import { chmodSync, mkdirSync } from 'node:fs';
import { ensureAppBuilt, ensureFirstPagesBuilt, ensureFullyCompressed, wasEverBuilt } from './lib/build.mjs';
import { completeSite } from './lib/changeover.mjs';
import { startDatabase } from './lib/database.mjs';
import { removeFirstBuild } from './lib/first-build.mjs';
import { firstReply } from './lib/first-reply.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endLeftOver, startedParts } from './lib/left-over.mjs';
import { dataDir } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { beginPreparing, demoSet, printSignIns } from './lib/prepare-database.mjs';
import { main, say, waitFor } from './lib/say.mjs';
import { makeSite } from './lib/site.mjs';
import { makeStandIn } from './lib/stand-in.mjs';
import { supervise } from './lib/supervise.mjs';

main(async () => {
  const parts = [];
  const preparing = new AbortController();
  const { signal } = preparing;
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
    const isFirst = !wasEverBuilt();
    // what started this command again after a crash has visitors who ask meanwhile
    if (!isFirst) standIn.takePort();
    else
      say(
        'First start: home, lists and listings in about a minute, the whole site in two or three; later starts take a few seconds.',
      );
    await ensureInstalled();

    mkdirSync(dataDir, { recursive: true });
    // a folder of an older version too, which other accounts of the machine could read
    chmodSync(dataDir, 0o700);
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
    // the name that Next gives its process
    const onStarted = (child) => note('build', child, 'next-build');
    const build = isFirst ? ensureFirstPagesBuilt : (options) => ensureAppBuilt({ ...options, quick: true });
    const [{ env, preparation }] = await Promise.all([fill(), build({ signal, onStarted })]);

    say('Starting the site …');
    const site = makeSite({ isFirst, env, port, standIn, note });
    const first = site.start();
    const unsupervised = parts.push(first) - 1;
    const [signIns] = await waitFor('Starting the site', 5, () =>
      Promise.all([preparation.signIns, firstReply(site.health, first)]),
    );
    if (stopping) return;
    // a site that never served has a fault that a restart does not cure
    parts[unsupervised] = supervise('The site', first, site.start);
    // nobody can sign in before the whole site is there
    if (!isFirst) printSignIns(signIns);
    if (isFirst) say(`Home, lists and listings are at ${url}; the rest follows (Ctrl-C stops it)`);
    else say(`Saptam is at ${url} (Ctrl-C stops it)`);
    // the site goes on without
    const later = async () => {
      if (!isFirst) await removeFirstBuild();
      else if (await completeSite({ site, signal, onStarted })) {
        printSignIns(signIns);
        say(`Saptam is at ${url} (Ctrl-C stops it)`);
      }
      await ensureFullyCompressed({ signal });
    };
    later().catch((error) => !stopping && say(error.message));
  } catch (error) {
    if (stopping) return;
    await stopAll();
    throw error;
  }
});
