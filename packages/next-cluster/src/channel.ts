import type { MessagePort, Worker } from 'node:worker_threads';
import type { Measured } from './config';

/** What a process runs, and in which folder. */
export type Program = { exec: string; cwd: string };

/**
 * Messages between the processes of a machine, and the two threads of each. `end`: no more requests will come; `listening`: this
 * process takes the port; `move`: another build takes over (move.ts), which `moved` or `stayed` answer; `invalidated`: others have
 * invalidated tags; `used`: visitors are there; `lead`: this process and its application do the work of which a machine needs only one.
 */
export type Message =
  | { site: 'ready' }
  | { site: 'stopping' }
  | { site: 'end' }
  | { site: 'listening' }
  | ({ site: 'move' } & Program)
  | { site: 'moved' }
  | { site: 'stayed' }
  | { site: 'invalidate'; tags?: readonly string[]; seq?: number }
  | { site: 'invalidated'; tags?: readonly string[] }
  | { site: 'used' }
  | { site: 'lead' }
  | { site: 'measure'; shared: boolean };
type Reply = { site: 'done'; metrics?: Measured[] };
type Sent = (Message | Reply) & { id: number };

/** One end of a channel: the common part of `process`, `cluster.Worker` and, through `threadChannel`, a thread. */
export type Channel = {
  send?: (message: Sent, onSent?: () => void) => unknown;
  on(event: string, listener: (message: unknown) => void): unknown;
};

/** Of a process without siblings, whatever has started it. */
export const ALONE: Channel = { on: () => undefined };

export const threadChannel = (port: Worker | MessagePort): Channel => ({
  send: (message) => port.postMessage(message),
  on: (event, listener) => port.on(event, listener),
});

function listen(channel: Channel, listener: (sent: Sent) => void): void {
  channel.on('message', (sent) => {
    if (typeof sent === 'object' && sent !== null && 'site' in sent) listener(sent as Sent);
  });
}

let lastId = 0;
const pending = new Map<number, { channel: Channel; done: (reply?: Reply) => void }>();
const listening = new WeakSet<Channel>();

/** One listener per channel, however many replies are expected. */
function listenForReplies(channel: Channel): void {
  if (listening.has(channel)) return;
  listening.add(channel);
  listen(channel, (sent) => {
    if (sent.site === 'done') pending.get(sent.id)?.done(sent);
  });
  channel.on('disconnect', () => {
    for (const question of pending.values()) if (question.channel === channel) question.done();
  });
}

/** Settles with the other end's reply; without one if it is gone or silent for this long. */
export function ask(channel: Channel, message: Message, maxWaitMs?: number): Promise<Reply | undefined> {
  listenForReplies(channel);
  const id = ++lastId;
  return new Promise((resolve) => {
    const done = (reply?: Reply) => {
      clearTimeout(timer);
      pending.delete(id);
      resolve(reply);
    };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(done, maxWaitMs);
    pending.set(id, { channel, done });
    channel.send?.({ ...message, id });
  });
}

/** Does the work for each message of one kind, and replies when it is done or has failed. */
export function answer<K extends Message['site']>(
  channel: Channel,
  kind: K,
  work: (message: Extract<Message, { site: K }>) => Promise<Measured[]> | Promise<void> | void,
): void {
  listen(channel, async (sent) => {
    if (sent.site !== kind) return;
    const done: Reply & { id: number } = { site: 'done', id: sent.id };
    try {
      done.metrics = (await work(sent as never)) || undefined;
    } finally {
      // with a callback a missing other end is not an error
      channel.send?.(done, () => undefined);
    }
  });
}
