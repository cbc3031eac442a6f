import { Worker } from 'node:worker_threads';
import { log } from '@/lib/log';
import { type ApplicationData, END, type FromApplication, READY, STOPPING } from './application-messages';
import type { Upstream } from './capture';
import { privateSocket } from './private-socket';
import { upstreamAt } from './upstream';

export type Application = {
  upstream: Upstream;
  /** settles when it takes requests; the process ends when it cannot start */
  ready: Promise<void>;
  /** a signal has come: work that would hold up the stop ends */
  announceStop(): void;
  /** when no request is answered any more: settles when everything is written that must be */
  stop(): Promise<void>;
};

/**
 * Starts Next in a thread of its own. So the door's thread never waits for a render, and its requests are not looked at by
 * the asynchronous hooks that Next's AsyncLocalStorage switches on for everything in its thread (Node before 24). A process
 * whose application has ended is of no use, and ends too.
 */
export function startApplication(
  data: Omit<ApplicationData, 'socketPath'>,
  drop: (tags: readonly string[]) => void,
): Application {
  const { path: socketPath, remove } = privateSocket();
  process.once('exit', remove);
  const workerData: ApplicationData = { ...data, socketPath };
  const thread = new Worker(new URL('./application.mjs', import.meta.url), { workerData });
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => (stopping ? resolve() : process.exit(1)));
  });
  thread.on('error', (err) => log.fatal({ err }, 'the application failed'));
  const ready = new Promise<void>((resolve) => {
    thread.on('message', (message: FromApplication) => {
      if (message === READY) return resolve();
      drop(message.tags);
      message.done.postMessage('dropped');
    });
  });
  return {
    upstream: upstreamAt(socketPath),
    ready,
    announceStop: () => thread.postMessage(STOPPING),
    stop: () => {
      stopping = true;
      thread.postMessage(END);
      return ended;
    },
  };
}
