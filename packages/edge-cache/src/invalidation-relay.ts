import { answer, ask, type Channel } from './channel';

/** A process that is alive but does not respond for so long delays no write any further. */
const MAX_WAIT_MS = 1000;

const invalidateAt = (channel: Channel, tags: readonly string[], seq: number | undefined) =>
  ask(channel, { edgeCache: 'invalidate', tags, seq }, MAX_WAIT_MS);

/** Called in the first process for each of the others: hands what it tells on to the rest, and confirms when all have applied it. */
export function makeRelay(): (member: Channel) => void {
  const members = new Set<Channel>();
  return (member) => {
    member.on('disconnect', () => members.delete(member));
    answer(member, 'ready', () => void members.add(member));
    answer(member, 'invalidate', async ({ tags, seq }) => {
      const others = [...members].filter((other) => other !== member);
      await Promise.all(others.map((other) => invalidateAt(other, tags, seq)));
    });
  };
}

/** The side of each other process. Returns how it tells its siblings; `apply` is called for what they tell. */
export function joinRelay(
  channel: Channel,
  apply: (tags: readonly string[], seq?: number) => Promise<void> | void,
) {
  answer(channel, 'invalidate', ({ tags, seq }) => apply(tags, seq));
  void ask(channel, { edgeCache: 'ready' });
  return async (tags: readonly string[], seq?: number) => {
    // a single process has nobody to tell
    if (channel.send) await invalidateAt(channel, tags, seq);
  };
}
