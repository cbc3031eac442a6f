import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FrontServer } from './server';

const ROUND_MS = 50;
/** Number of event loop rounds before closing (about a second). Rounds are counted, because after a stall unread requests are on connections that look idle. */
const LINGER_ROUNDS = 20;
/** Wait after closing the listener. Clients asked to close reconnect at once and must find no listener, because a listener being closed resets them. */
const UNLISTEN_MS = 250;
/** Stops without losing a request. Accepts no new connections, finishes running requests, and asks open connections to close. */
export async function closeGracefully(
  { http, listener }: FrontServer,
  drain: () => void,
  deadlineMs = 25_000,
) {
  // the listener's own close waits for its connections, but http's would cut idle ones, perhaps with a request on its way
  const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
  await setTimeout(UNLISTEN_MS);
  drain();
  const deadline = Date.now() + deadlineMs;
  let rounds = 0;
  const timer = setInterval(async () => {
    // after this round's reads, so that connections with new data are no longer idle
    await setImmediate();
    if (Date.now() > deadline) http.closeAllConnections();
    else if (++rounds > LINGER_ROUNDS) http.closeIdleConnections();
  }, ROUND_MS);
  await closed;
  clearInterval(timer);
}
