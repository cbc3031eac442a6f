import type { MessagePort } from 'node:worker_threads';

/** What the two threads of a process say to each other. */
export type ApplicationData = {
  dir: string;
  port: number;
  /** this process's name in the invalidation log */
  node: string;
  socketPath: string;
};

export const READY = 'ready';
/** the first: a signal has come; the second: no request is answered any more */
export const STOPPING = 'stopping';
export const END = 'end';

/** A write: drop these, and say on `done` when they are gone. */
export type Drop = { tags: readonly string[]; done: MessagePort };
export type FromApplication = typeof READY | Drop;
