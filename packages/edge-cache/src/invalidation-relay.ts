/** A process that is alive but does not respond for so long delays no write any further. */
const MAX_WAIT_MS = 1000;

type Message =
  | { edgeCache: 'ready' }
  | { edgeCache: 'invalidate'; id: number; tags: readonly string[]; seq?: number }
  | { edgeCache: 'applied'; id: number };

/** One end of the channel between two processes: what is used of `process` and of `cluster.Worker`. */
export type Channel = {
  send?: (message: Message) => unknown;
  on(event: string, listener: (message: unknown) => void): unknown;
  off(event: string, listener: (message: unknown) => void): unknown;
};

/** Returns how to stop listening. */
function listen(channel: Channel, listener: (message: Message) => void): () => void {
  const checked = (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'edgeCache' in message)
      listener(message as Message);
  };
  channel.on('message', checked);
  return () => channel.off('message', checked);
}

let lastId = 0;

/** Settles when the process at the other end has applied it, or is gone. */
function tell(channel: Channel, tags: readonly string[], seq: number | undefined): Promise<void> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopListening();
      channel.off('disconnect', done);
      resolve();
    };
    const timer = setTimeout(done, MAX_WAIT_MS);
    const stopListening = listen(
      channel,
      (reply) => reply.edgeCache === 'applied' && reply.id === id && done(),
    );
    channel.on('disconnect', done);
    channel.send?.({ edgeCache: 'invalidate', id, tags, seq });
  });
}

/** Called in the first process for each of the others: hands what it tells on to the rest, and confirms when all have applied it. */
export function makeRelay(): (member: Channel) => void {
  const members = new Set<Channel>();
  return (member) => {
    member.on('disconnect', () => members.delete(member));
    listen(member, async (message) => {
      if (message.edgeCache === 'ready') members.add(member);
      if (message.edgeCache !== 'invalidate') return;
      const others = [...members].filter((other) => other !== member);
      await Promise.all(others.map((other) => tell(other, message.tags, message.seq)));
      if (members.has(member)) member.send?.({ edgeCache: 'applied', id: message.id });
    });
  };
}

/** The side of each other process. Returns how it tells its siblings; `apply` is called for what they tell. */
export function joinRelay(channel: Channel, apply: (tags: readonly string[], seq?: number) => void) {
  listen(channel, (message) => {
    if (message.edgeCache !== 'invalidate') return;
    apply(message.tags, message.seq);
    channel.send?.({ edgeCache: 'applied', id: message.id });
  });
  channel.send?.({ edgeCache: 'ready' });
  // a single process has nobody to tell
  return async (tags: readonly string[], seq?: number) => channel.send && tell(channel, tags, seq);
}
