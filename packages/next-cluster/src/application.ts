import { once } from 'node:events';
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Log } from 'edge-cache/config';
import { MAX_INNER_HEADER_BYTES, Upstream } from 'edge-cache/upstream';
import { answer, ask, threadChannel } from './channel';
import type { ClusterConfig, Measured } from './config';
import { directReads } from './direct-reads';
import { inFewWrites } from './few-writes';
import { setEdgeCacheLink } from './link';
import { markOutage } from './outage-mark';

/** A thread busy for longer is reported without its counts. */
const MAX_MEASURE_MS = 1500;
/** … and no longer delays writes: its cached data also follows the log. */
const MAX_TELL_MS = 1000;

/** A listening address that only this user's processes can connect to: its folder has mode 700. */
function privateSocket(): string {
  const dir = mkdtempSync(join(tmpdir(), 'edge-cache-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return process.platform === 'win32' ? `\\\\.\\pipe\\${dir}` : join(dir, 'application');
}

type StartOptions = {
  /** for heavy work only (heavy-thread.ts) */
  isHeavy?: boolean;
  /** by default a process whose application has ended ends too */
  onEnded?: () => void;
};

/**
 * Starts the application in a thread of its own: a request for a cached page never waits for a render, nor for the asynchronous
 * hooks that Next's AsyncLocalStorage enables in its thread (Node before 24).
 */
export function startApplication(
  entry: URL,
  log: Log,
  invalidate: (tags: readonly string[], seq: number | undefined) => Promise<void>,
  { isHeavy = false, onEnded = () => process.exit(1) }: StartOptions = {},
) {
  const edgeCacheSocket = privateSocket();
  const thread = new Worker(entry, { workerData: { edgeCacheSocket, isHeavy } satisfies ThreadData });
  const channel = threadChannel(thread);
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      resolve();
      if (!stopping) onEnded();
    });
  });
  thread.on('error', (err) => log.fatal({ err }, 'the application failed'));
  const ready = new Promise<void>((resolve) => answer(channel, 'ready', () => resolve()));
  answer(channel, 'invalidate', ({ tags = [], seq }) => invalidate(tags, seq));
  return {
    upstream: new Upstream(edgeCacheSocket),
    ready,
    /** From now on it does the work of which a machine needs only one process. */
    lead: () => ask(channel, { site: 'lead' }),
    /** Settles when the application has dropped what it cached of these. */
    tell: async (tags: readonly string[] | undefined) =>
      void (await ask(channel, { site: 'invalidated', ...(tags && { tags }) }, MAX_TELL_MS)),
    /** A signal arrived, which only the first thread receives. */
    announceStop: () => ask(channel, { site: 'stopping' }),
    /** Settles when everything pending is written. */
    stop: () => {
      stopping = true;
      void ask(channel, { site: 'end' });
      return ended;
    },
    measure: async (shared: boolean): Promise<Measured[]> => {
      const reply = await ask(channel, { site: 'measure', shared }, MAX_MEASURE_MS);
      return reply?.metrics ?? [];
    },
  };
}

export type Application = ReturnType<typeof startApplication>;

type ThreadData = { edgeCacheSocket: string; isHeavy: boolean };
const data = workerData as ThreadData | null;

/** Set in the thread started by startApplication. */
export const applicationSocket = data?.edgeCacheSocket;

/** Lets the threads of calls and pages go first. On Linux alone each thread has a priority of its own. */
function yieldToOthers(): void {
  try {
    const [id] = readlinkSync('/proc/thread-self').split('/').slice(-1);
    setPriority(Number(id), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // elsewhere it is one thread among others
  }
}

/** Handlers are called directly only where nothing wants the spans that Next makes of its own way to them. */
function readsPastNext({ dir, application, log }: ClusterConfig) {
  const { directPrefix } = application;
  if (directPrefix === undefined) return undefined;
  const onError = (err: unknown, route: string) =>
    log.error({ where: `GET ${route}`, err }, 'request failed');
  return directReads({ dir, prefix: directPrefix, onError });
}

/** Runs Next behind a Unix socket. */
export async function runApplication(config: ClusterConfig, socketPath: string): Promise<void> {
  const { application, invalidation, dir, port } = config;
  const parent = threadChannel(parentPort!);
  const followers: ((tags?: readonly string[]) => void)[] = [];
  answer(parent, 'invalidated', ({ tags }) => {
    for (const follower of followers) follower(tags);
  });
  const leading = new Promise<void>((resolve) => answer(parent, 'lead', () => resolve()));
  setEdgeCacheLink({
    whenLeading: (begin) => void leading.then(begin),
    follow: (listener) => void followers.push(listener),
    // settles when applied, so that the writer's own response cannot overtake it
    invalidate: async (tags, seq) => void (await ask(parent, { site: 'invalidate', tags, seq })),
  });
  const { default: next } = await import('next');
  // Next attaches its upgrade handler to the given server; this one never listens
  const app = next({ dev: false, dir, port, httpServer: createServer(), quiet: true });
  await app.prepare();
  if (data?.isHeavy) {
    // its first request would otherwise wait for a connection, and on a busy machine be refused
    await invalidation.connect();
    // not before: on a busy machine it would never be ready
    yieldToOthers();
  } else await application.prepare();
  // server.ts limits time and size; a second set of limits would only interfere
  const none = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 };
  const handle = app.getRequestHandler();
  const direct = readsPastNext(config);
  const server = createServer({ ...none, maxHeaderSize: MAX_INNER_HEADER_BYTES }, (request, response) => {
    const byNext = () => {
      inFewWrites(response);
      return handle(request, response);
    };
    if (application.wasAway) markOutage(response, application.wasAway);
    if (!direct?.(request, response, byNext)) return byNext();
  });
  await once(server.listen(socketPath), 'listening');
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
