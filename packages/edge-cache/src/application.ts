import { once } from 'node:events';
import { createServer } from 'node:http';
import { MessageChannel, parentPort, workerData } from 'node:worker_threads';
import type { ApplicationData, FromApplication, ToApplication } from './application-thread';
import type { EdgeCacheConfig } from './config';
import { setEdgeCacheLink } from './link';
import { MAX_INNER_HEADER_BYTES } from './upstream';

/** Set in the thread that application-thread.ts has started. */
export const applicationData = (workerData as ApplicationData | null)?.edgeCacheApplication;

function tell(message: FromApplication): void {
  parentPort?.postMessage(message, message === 'ready' ? [] : [message.done]);
}

/** Settles when it is applied, so that the writer's own response cannot overtake it. */
async function invalidate(tags: readonly string[], seq: number | undefined): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  tell({ tags, seq, done: port2 });
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
  const limits = {
    maxHeaderSize: MAX_INNER_HEADER_BYTES,
    headersTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 0,
  };
  const server = createServer(limits, app.getRequestHandler());
  server.listen(socketPath);
  await once(server, 'listening');
  const end = async () => {
    await application.stop();
    server.close();
    await app.close();
    await invalidation.disconnect();
    process.exit(0);
  };
  parentPort?.on('message', (message: ToApplication) => {
    // signals reach only the first thread, and the application's jobs listen for this one
    if (message === 'stopping') process.emit('SIGTERM');
    if (message === 'end') void end();
  });
  tell('ready');
}
