import { once } from 'node:events';
import { createServer } from 'node:http';
import { MessageChannel, parentPort, workerData } from 'node:worker_threads';
import type { ApplicationData, FromApplication, ToApplication } from './application-thread';
import type { EdgeCacheConfig } from './config';
import { setEdgeCacheLink } from './link';
import { MAX_INNER_HEADER_BYTES } from './upstream';

/** Set in the thread that application-thread.ts has started. */
export const applicationSocket = (workerData as ApplicationData | null)?.edgeCacheSocket;

/** Settles when it is applied, so that the writer's own response cannot overtake it. */
async function invalidate(tags: readonly string[], seq: number | undefined): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  parentPort?.postMessage({ tags, seq, done: port2 } satisfies FromApplication, [port2]);
  await once(port1, 'message');
  port1.close();
}

/** Runs Next behind a Unix socket. */
export async function runApplication(config: EdgeCacheConfig, socketPath: string): Promise<void> {
  const { application, invalidation, dir, port } = config;
  const { default: next } = await import('next');
  // Next attaches its handler for upgrades to the server that it is given; this one never listens
  const app = next({ dev: false, dir, port, httpServer: createServer(), quiet: true });
  await app.prepare();
  setEdgeCacheLink({ invalidate });
  await application.prepare();
  // server.ts limits time and size; a second set of limits would only end what it allows
  const noTimeouts = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 };
  const options = { maxHeaderSize: MAX_INNER_HEADER_BYTES, ...noTimeouts };
  const server = createServer(options, app.getRequestHandler());
  await once(server.listen(socketPath), 'listening');
  parentPort?.on('message', async (message: ToApplication) => {
    // signals reach only the first thread, and the application's jobs listen for this one
    if (message === 'stopping') process.emit('SIGTERM');
    if (typeof message === 'object') {
      const metrics = await application.measure(message.shared).catch(() => []);
      return message.to.postMessage(metrics);
    }
    if (message !== 'end') return;
    await application.stop();
    server.close();
    await app.close();
    await invalidation.disconnect();
    process.exit(0);
  });
  parentPort?.postMessage('ready' satisfies FromApplication);
}
