import type { Server as Listener } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FrontServer } from './server';

const ROUND_MS = 50;
/** For about a second; in rounds of the event loop, because after a stall unread requests sit on connections that look idle. */
const LINGER_ROUNDS = 20;
/** Clients asked to close reconnect at once, and must find no listener: one being closed resets them. */
const UNLISTEN_MS = 250;
/** Somebody may always be connecting: the stop continues after so much work of this process, which takes long on a busy machine. */
const MAX_ACCEPT_WORK_MS = 1000;
const MAX_ACCEPT_MS = 10_000;

/** Milliseconds that this process has had of the processors since `started`. */
function workSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Accepts connections queued by the kernel, of which each round of the event loop takes only a few: closing resets the rest. */
async function acceptQueued(listener: Listener): Promise<void> {
  const [started, work] = [Date.now(), process.cpuUsage()];
  const isTime = () => Date.now() - started < MAX_ACCEPT_MS && workSince(work) < MAX_ACCEPT_WORK_MS;
  let accepted = true;
  const onConnection = () => {
    accepted = true;
  };
  listener.on('connection', onConnection);
  while (accepted && isTime()) {
    accepted = false;
    for (let round = 0; round < 2; round++) await setImmediate();
  }
  listener.off('connection', onConnection);
}

/** Stops without losing a request: no new connections, running requests finish, open connections are asked to close. */
export async function closeGracefully(
  { http, listener }: FrontServer,
  drain: () => void,
  deadlineMs = 25_000,
) {
  await acceptQueued(listener);
  // the listener's own close waits for its connections; http's would cut idle ones, perhaps with a request on its way
  const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
  await setTimeout(UNLISTEN_MS);
  drain();
  const deadline = Date.now() + deadlineMs;
  let rounds = 0;
  const timer = setInterval(async () => {
    // after this round's reading, so that what has arrived is no longer idle
    await setImmediate();
    if (Date.now() > deadline) http.closeAllConnections();
    else if (++rounds > LINGER_ROUNDS) http.closeIdleConnections();
  }, ROUND_MS);
  await closed;
  clearInterval(timer);
}
