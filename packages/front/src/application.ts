import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { answer, ask, threadChannel } from './channel';
import type { FrontConfig, Log, Measured } from './config';
import { setFrontLink } from './link';
import { MAX_INNER_HEADER_BYTES, Upstream } from './upstream';

/** Time after which a busy thread is reported without its counts. */
const MAX_MEASURE_MS = 1500;
/** Time after which a busy thread no longer delays writes. Its cached data also follows the log. */
const MAX_TELL_MS = 1000;

/** A listening address that only this user's processes can connect to, because its folder has mode 700. */
function privateSocket(): string {
  const dir = mkdtempSync(join(tmpdir(), 'front-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return process.platform === 'win32' ? `\\\\.\\pipe\\${dir}` : join(dir, 'application');
}

type ThreadData = { frontSocket: string };

export const applicationSocket = (workerData as ThreadData | null)?.frontSocket;

/** Starts the application in a separate thread, so that a request for a cached page never waits for a render. */
export function startApplication(
  entry: URL,
  log: Log,
  invalidate: (tags: readonly string[], seq: number | undefined) => Promise<void>,
) {
  const frontSocket = privateSocket();
  const thread = new Worker(entry, { workerData: { frontSocket } satisfies ThreadData });
  const channel = threadChannel(thread);
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      resolve();
      if (!isStopping) process.exit(1);
    });
  });
  thread.on('error', (err) => log.fatal({ err }, 'the application failed'));
  const ready = new Promise<void>((resolve) => answer(channel, 'ready', () => resolve()));
  answer(channel, 'invalidate', ({ tags, seq }) => invalidate(tags, seq));
  return {
    upstream: new Upstream(frontSocket),
    ready,
    /** Makes this process do the work of which a machine needs only one. */
    lead: () => ask(channel, { site: 'lead' }),
    /** Resolves when the application has dropped its cached data with these tags, or everything without tags. */
    tell: async (tags: readonly string[] | undefined) =>
      void (await ask(channel, { site: 'invalidated', tags }, MAX_TELL_MS)),
    /** Resolves when its event loop turns. Undefined if it has not within this time. */
    alive: (maxWaitMs: number) => ask(channel, { site: 'alive' }, maxWaitMs),
    /** Passes on a signal, which only the first thread receives. */
    announceStop: () => ask(channel, { site: 'stopping' }),
    /** Resolves when everything pending is written. */
    stop: () => {
      isStopping = true;
      void ask(channel, { site: 'end' });
      return ended;
    },
    measure: async (shared: boolean): Promise<Measured[]> => {
      const reply = await ask(channel, { site: 'measure', shared }, MAX_MEASURE_MS);
      return reply?.metrics ?? [];
    },
  };
}

/** Runs Next's own server behind a Unix socket. */
export async function runApplication(config: FrontConfig, socketPath: string): Promise<void> {
  const { application, invalidation, dir, port } = config;
  const parent = threadChannel(parentPort!);
  const followers: ((tags?: readonly string[]) => void)[] = [];
  answer(parent, 'invalidated', ({ tags }) => {
    for (const follower of followers) follower(tags);
  });
  const leading = new Promise<void>((resolve) => answer(parent, 'lead', () => resolve()));
  setFrontLink({
    whenLeading: (begin) => void leading.then(begin),
    follow: (listener) => void followers.push(listener),
    // resolves when applied, so that the writer's own response cannot overtake it
    invalidate: async (tags, seq) => void (await ask(parent, { site: 'invalidate', tags, seq })),
  });
  const { default: next } = await import('next');
  // Next attaches its upgrade handler to the given server; this one never listens
  const app = next({ dev: false, dir, port, httpServer: createServer(), quiet: true });
  await app.prepare();
  await application.prepare();
  // server.ts limits time and size, and a second set of limits would only interfere
  const none = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 };
  const server = createServer({ ...none, maxHeaderSize: MAX_INNER_HEADER_BYTES }, app.getRequestHandler());
  await once(server.listen(socketPath), 'listening');
  answer(parent, 'alive', () => undefined);
  answer(parent, 'measure', async ({ shared }) => [await application.measure(shared).catch(() => [])]);
  // the application's jobs listen for the signal
  answer(parent, 'stopping', () => void process.emit('SIGTERM'));
  answer(parent, 'end', async () => {
    await application.stop();
    server.close();
    await app.close();
    await invalidation.disconnect();
    process.exit(0);
  });
  void ask(parent, { site: 'ready' });
}
