import type { Measured } from './measured';

export type Message =
  | { edgeCache: 'ready' }
  | { edgeCache: 'invalidate'; tags: readonly string[]; seq?: number }
  | { edgeCache: 'measure'; shared: boolean };
type Reply = { edgeCache: 'done'; metrics?: Measured[] };
type Sent = (Message | Reply) & { id: number };

/** One end of the channel between two processes: what is used of `process` and of `cluster.Worker`. */
export type Channel = {
  send?: (message: Sent) => unknown;
  on(event: string, listener: (message: unknown) => void): unknown;
  off(event: string, listener: (message: unknown) => void): unknown;
};

/** Returns how to stop listening. */
export function listen(channel: Channel, listener: (sent: Sent) => void): () => void {
  const checked = (sent: unknown) => {
    if (typeof sent === 'object' && sent !== null && 'edgeCache' in sent) listener(sent as Sent);
  };
  channel.on('message', checked);
  return () => channel.off('message', checked);
}

let lastId = 0;

/** Settles with the reply of the process at the other end; without one when that is gone, or silent for so long. */
export function askProcess(
  channel: Channel,
  message: Message,
  maxWaitMs: number,
): Promise<Reply | undefined> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const done = (reply?: Reply) => {
      clearTimeout(timer);
      stopListening();
      channel.off('disconnect', isGone);
      resolve(reply);
    };
    const isGone = () => done();
    const timer = setTimeout(isGone, maxWaitMs);
    const stopListening = listen(channel, (sent) => {
      if (sent.edgeCache === 'done' && sent.id === id) done(sent);
    });
    channel.on('disconnect', isGone);
    channel.send?.({ ...message, id });
  });
}
