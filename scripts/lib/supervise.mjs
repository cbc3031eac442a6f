import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { GivenUp, Stop, say } from './say.mjs';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** Maximum pause in milliseconds before restarting a part whose starts succeed. It serves again within 20 s, however often it is killed. */
const LONGEST_AFTER_START_MS = 4000;
/** Uptime in milliseconds after which the pauses start over. */
const HEALTHY_MS = 60_000;
/** Milliseconds between checks. A part without a sign of life for several checks hangs and is ended. */
const LOOK_EVERY_MS = 5000;
const MAX_SILENT = 3;

/** The pause before restarting a part that lived for `livedMs`; `pauseMs` is the next one otherwise. */
export const pauseAfter = (livedMs, pauseMs) =>
  livedMs > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pauseMs, LONGEST_AFTER_START_MS);

/**
 * Keeps a part of the site running until it is stopped. When it ends by itself, `startAgain` creates the next one after a pause that doubles with each failure.
 * Other parts continue, and the fault is reported once. If `startAgain` gives up, `onGivenUp` gets the reason.
 */
export function supervise(name, first, startAgain, onGivenUp = () => {}) {
  const stopping = new AbortController();
  let part = first;
  let pauseMs = FIRST_PAUSE_MS;

  const nextPart = async () => {
    for (let said = ''; ; ) {
      await sleep(pauseMs, undefined, { signal: stopping.signal });
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      try {
        return await startAgain();
      } catch (error) {
        if (error instanceof GivenUp) throw error;
        const reason = error instanceof Stop ? error.message : String(error);
        if (reason !== said)
          say(`${reason}\n${name} is tried again until it starts; the rest of the site goes on.`);
        said = reason;
      }
    }
  };
  /** Ends a part that runs but no longer replies. */
  const watch = async () => {
    for (let [silent, watched] = [0, part]; ; ) {
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal });
      if (watched !== part) [silent, watched] = [0, part];
      silent = !part.isAlive || (await part.isAlive()) ? 0 : silent + 1;
      if (silent < MAX_SILENT || watched !== part || stopping.signal.aborted) continue;
      say(`${name} does not reply any more.`);
      part.child?.kill('SIGKILL');
      silent = 0;
    }
  };
  const keep = async () => {
    const stopped = once(stopping.signal, 'abort');
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      const ended = await Promise.race([part.ended, stopped]);
      if (stopping.signal.aborted) return;
      pauseMs = pauseAfter(Date.now() - startedAt, pauseMs);
      say(`${name} ended by itself (${ended.signal ?? `exit code ${ended.code}`}). Starting it again …`);
      part = await nextPart();
      say(`${name} runs again.`);
    }
  };
  const kept = Promise.all([keep(), watch()]).catch((error) => {
    if (error instanceof GivenUp) {
      stopping.abort();
      onGivenUp(error);
    } else if (error.name !== 'AbortError') throw error;
  });

  return {
    /** Ends the part, even while it starts. */
    async stop() {
      stopping.abort();
      await kept;
      await part.stop();
    },
  };
}
