import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Log } from './config';
import type { Measured } from './measured';
import { Upstream } from './upstream';

/** A thread that is busy for so long is told without what it has counted. */
const MAX_MEASURE_MS = 1500;

/** What the thread is started with. */
export type ApplicationData = { edgeCacheSocket: string };
/** A write: `done` gets a message when no process of this machine serves what carries the tags. */
export type Invalidation = { tags: readonly string[]; seq: number | undefined; done: MessagePort };
export type FromApplication = 'ready' | Invalidation;
/** What the application has counted is sent to `to`. */
export type Measure = { shared: boolean; to: MessagePort };
/** 'stopping': a signal has come; 'end': no more requests will come. */
export type ToApplication = 'stopping' | 'end' | Measure;

/** An address to listen at that only this user's processes can connect to: its folder has mode 700. */
function privateSocket(): string {
  const dir = mkdtempSync(join(tmpdir(), 'edge-cache-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return process.platform === 'win32' ? `\\\\.\\pipe\\${dir}` : join(dir, 'application');
}

/**
 * Starts the application in a thread of its own: a request for a cached page never waits for a render, nor for the asynchronous
 * hooks that Next's AsyncLocalStorage switches on for its thread (Node before 24). A process whose application has ended ends too.
 */
export function startApplication(
  entry: URL,
  log: Log,
  invalidate: (tags: readonly string[], seq: number | undefined) => Promise<void>,
) {
  const edgeCacheSocket = privateSocket();
  const thread = new Worker(entry, { workerData: { edgeCacheSocket } satisfies ApplicationData });
  const tell = (message: ToApplication) => thread.postMessage(message);
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => (stopping ? resolve() : process.exit(1)));
  });
  thread.on('error', (err) => log.fatal({ err }, 'the application failed'));
  const ready = new Promise<void>((resolve) => {
    thread.on('message', (message: FromApplication) => {
      if (message === 'ready') return resolve();
      void invalidate(message.tags, message.seq).finally(() => message.done.postMessage('done'));
    });
  });
  /** Settles when everything is written that must be. */
  const stop = () => {
    stopping = true;
    tell('end');
    return ended;
  };
  const measure = async (shared: boolean): Promise<Measured> => {
    const { port1, port2 } = new MessageChannel();
    thread.postMessage({ shared, to: port2 } satisfies Measure, [port2]);
    const [metrics] = (await once(port1, 'message', { signal: AbortSignal.timeout(MAX_MEASURE_MS) })) as [
      Measured,
    ];
    port1.close();
    return metrics;
  };
  return { upstream: new Upstream(edgeCacheSocket), ready, tell, measure, stop };
}
