import { askProcess, type Channel, listen } from './process-channel';

/** A process that is alive but does not respond for so long delays no write any further. */
const MAX_WAIT_MS = 1000;

/** Settles when the process at the other end has applied it, or is gone. */
const tell = (channel: Channel, tags: readonly string[], seq: number | undefined) =>
  askProcess(channel, { edgeCache: 'invalidate', tags, seq }, MAX_WAIT_MS);

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
      if (members.has(member)) member.send?.({ edgeCache: 'done', id: message.id });
    });
  };
}

/** The side of each other process. Returns how it tells its siblings; `apply` is called for what they tell. */
export function joinRelay(channel: Channel, apply: (tags: readonly string[], seq?: number) => void) {
  listen(channel, (message) => {
    if (message.edgeCache !== 'invalidate') return;
    apply(message.tags, message.seq);
    channel.send?.({ edgeCache: 'done', id: message.id });
  });
  channel.send?.({ edgeCache: 'ready', id: 0 });
  // a single process has nobody to tell
  return async (tags: readonly string[], seq?: number) => {
    if (channel.send) await tell(channel, tags, seq);
  };
}
