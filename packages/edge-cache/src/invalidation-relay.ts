import { answer, ask, type Channel } from './channel';

/** A process that is alive but does not respond for so long delays no write any further. */
const MAX_WAIT_MS = 1000;

/** Without tags everything is invalid. */
type Tags = readonly string[] | undefined;

const invalidateAt = (channel: Channel, tags: Tags, seq: number | undefined) =>
  ask(
    channel,
    { edgeCache: 'invalidate', ...(tags && { tags }), ...(seq !== undefined && { seq }) },
    MAX_WAIT_MS,
  );

/**
 * Called in the first process for each of the others: hands what it tells on to the rest, and confirms when all have applied it. The
 * oldest of them leads: it does what one process of a machine does, such as reading the log. When it ends, the next one does.
 */
export function makeRelay(): (member: Channel) => void {
  const members = new Set<Channel>();
  let leader: Channel | undefined;
  const appoint = () => {
    const [oldest] = members;
    if (oldest === leader) return;
    leader = oldest;
    if (leader) void ask(leader, { edgeCache: 'lead' });
  };
  return (member) => {
    member.on('disconnect', () => {
      members.delete(member);
      appoint();
    });
    answer(member, 'ready', () => {
      members.add(member);
      appoint();
    });
    answer(member, 'invalidate', async ({ tags, seq }) => {
      const others = [...members].filter((other) => other !== member);
      await Promise.all(others.map((other) => invalidateAt(other, tags, seq)));
    });
  };
}

type Side = {
  /** for what the others tell */
  apply: (tags: Tags, seq?: number) => Promise<void> | void;
  /** called once, when this process becomes the one that leads; at once where it is the only one */
  lead: () => void;
};

/** The side of each other process. Returns how it tells its siblings. */
export function joinRelay(channel: Channel, { apply, lead }: Side) {
  answer(channel, 'invalidate', ({ tags, seq }) => apply(tags, seq));
  answer(channel, 'lead', lead);
  // a single process has nobody to tell, and leads
  if (!channel.send) lead();
  else void ask(channel, { edgeCache: 'ready' });
  return async (tags: Tags, seq?: number) => {
    if (channel.send) await invalidateAt(channel, tags, seq);
  };
}
