import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureAppBuilt } from './build.mjs';
import { keepFirstFiles } from './first-build.mjs';
import { root } from './paths.mjs';
import { Stop, say } from './say.mjs';

const LOOK_EVERY_MS = 100;

const GOES_ON =
  'The first pages go on without the rest of the site. Once the fault is mended, stop this with Ctrl-C and start again.';

/**
 * Asks the first process of a site to run the build in `place` from now on (packages/next-cluster/src/move.ts). False if that build does
 * not start: the site goes on as it was. One that ends meanwhile is started from there by its supervisor.
 */
function move({ child, ended }, place) {
  const reply = new Promise((done) => {
    child.on('message', (sent) => {
      if (sent?.site === 'moved' || sent?.site === 'stayed') done(sent.site === 'moved');
    });
    const program = { exec: join(place, 'dist/server.mjs'), cwd: place };
    child.send({ site: 'move', id: 0, ...program }, () => undefined);
  });
  return Promise.race([reply, ended.then(() => true)]);
}

/**
 * Lets the whole site take the place of the first build with no moment in which nobody replies. True once it replies itself, false when
 * it did not start.
 */
export async function changeOver(site, { signal, place = root }) {
  if (!(await move(site.current, place))) return false;
  site.isWhole = true;
  while (!signal.aborted) {
    const reply = await fetch(site.ready, { headers: { connection: 'close' } }).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}

/** Builds the whole site beside the first pages, and lets it take over; rejects with what to do when that fails. */
export async function completeSite({ site, signal, onStarted }) {
  try {
    await ensureAppBuilt({ signal, onStarted, quick: true, polite: true });
  } catch (error) {
    throw error instanceof Stop ? new Stop(`${error.message}\n${GOES_ON}`) : error;
  }
  await keepFirstFiles();
  say('The whole site takes over …');
  if (await changeOver(site, { signal })) return true;
  if (!signal.aborted) throw new Stop(`The whole site does not start: see its messages above.\n${GOES_ON}`);
  return false;
}
