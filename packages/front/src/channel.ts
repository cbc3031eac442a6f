import type { MessagePort, Worker } from 'node:worker_threads';
import type { Measured } from './config';

/**
 * Messages between the processes of a machine, and between the two threads of each. `listening` means that this process
 * takes the port. `invalidate` is a write that others have to drop, and `invalidated` means that others have. `alive` checks
 * that the other loop turns. `lead` makes this process do the work of which a machine needs only one.
 */
export type Message =
  | { site: 'ready' }
  | { site: 'stopping' }
  | { site: 'end' }
  | { site: 'alive' }
  | { site: 'listening' }
  | { site: 'invalidate'; tags: readonly string[]; seq?: number | undefined }
  | { site: 'invalidated'; tags?: readonly string[] | undefined }
  | { site: 'lead' }
  | { site: 'measure'; shared: boolean };
type Reply = { site: 'done'; metrics?: Measured[] | undefined };
type Sent = (Message | Reply) & { id: number };

/** One end of a channel: the common part of `process`, `cluster.Worker` and, through `threadChannel`, a thread. */
export type Channel = {
  send?: (message: Sent, onSent?: () => void) => unknown;
  on(event: string, listener: (message: unknown) => void): unknown;
};

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

/** Adds one listener per channel, for any number of replies. */
function listenForReplies(channel: Channel): void {
  if (listening.has(channel)) return;
  listening.add(channel);
  listen(channel, (sent) => {
    if (sent.site === 'done') pending.get(sent.id)?.done(sent);
  });
  channel.on('exit', () => {
    for (const question of pending.values()) if (question.channel === channel) question.done();
  });
}

/** Resolves with the other end's reply, or without one if it is gone or silent for this long. */
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
    // with a callback, a missing other end is not an error
    channel.send?.({ ...message, id }, () => undefined);
  });
}

/** Does the work for each message of one kind. Replies when it is done or has failed. */
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
      channel.send?.(done, () => undefined);
    }
  });
}
