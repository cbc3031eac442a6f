/**
 * The application: Next behind a socket, in a thread of its own, which application-thread.ts starts. What the application's
 * bundle and this one share is this thread's global object.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { MessageChannel, parentPort, workerData } from 'node:worker_threads';
import next from 'next';
import { setFrontDoorLink } from '@/lib/cache/link';
import { disconnectDb } from '@/lib/db';
import { runShutdown } from '@/lib/jobs/shutdown';
import { log } from '@/lib/log';
import { freshListingIndex } from '@/lib/search/data';
import { type ApplicationData, END, type FromApplication, READY, STOPPING } from './application-messages';
import { MAX_INNER_HEADER_BYTES } from './upstream';

function tell(message: FromApplication): void {
  parentPort?.postMessage(message, message === READY ? [] : [message.done]);
}

/** Settles when the door has dropped them, so that the writer's reply cannot overtake it. */
async function dropAtDoor(tags: readonly string[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  tell({ tags, done: port2 });
  await once(port1, 'message');
  port1.close();
}

/**
 * Reads the listings into memory before anybody asks: with a hundred thousand of them it takes a few seconds, which visitors
 * should not spend waiting. A database that is away does not keep the site from starting: the first search tries again.
 */
async function prepareSearch(): Promise<void> {
  await freshListingIndex().catch((err: unknown) => log.warn({ err }, 'search: the listings cannot be read'));
}

async function run({ dir, port, node, socketPath }: ApplicationData): Promise<void> {
  // Next would attach a handler for upgrades to the server it is reached through; this one is never reached
  const app = next({ dev: false, dir, port, httpServer: createServer(), quiet: true });
  await app.prepare();
  setFrontDoorLink({ node, drop: dropAtDoor });
  await prepareSearch();
  // the door has its limits of time and size; a second set would only end what the door allows
  const limits = { maxHeaderSize: MAX_INNER_HEADER_BYTES, headersTimeout: 0, requestTimeout: 0 };
  const server = createServer({ ...limits, keepAliveTimeout: 0 }, app.getRequestHandler());
  server.listen(socketPath);
  await once(server, 'listening');
  parentPort?.on('message', (message) => {
    // threads get no signals, and jobs listen for this one (lib/scheduler/events.ts)
    if (message === STOPPING) process.emit('SIGTERM');
    if (message === END) void end();
  });
  const end = async () => {
    await runShutdown();
    server.close();
    await app.close();
    await disconnectDb();
    process.exit(0);
  };
  tell(READY);
}

run(workerData as ApplicationData).catch((err: unknown) => {
  // Next keeps its thread alive through uncaught errors: one that cannot start would stand there for good
  log.fatal({ err }, 'the application cannot start');
  process.exit(1);
});
