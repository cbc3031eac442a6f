import { answer, ask, type Channel } from './channel';

/** A process that is alive but silent for this long no longer delays writes. */
const MAX_WAIT_MS = 1000;

/** Without tags everything is invalid. */
type Tags = readonly string[] | undefined;

const invalidateAt = (channel: Channel, tags: Tags, seq: number | undefined) =>
  ask(channel, { site: 'invalidate', ...(tags && { tags }), ...(seq !== undefined && { seq }) }, MAX_WAIT_MS);

/**
 * Called in the first process for each of the others: forwards its messages to the rest, and confirms once all have applied them.
 * The oldest one leads: it does the work of which a machine needs only one process, such as reading the log. When it ends, the
 * next one takes over.
 */
export function makeRelay(): (member: Channel) => void {
  const members = new Set<Channel>();
  let leader: Channel | undefined;
  const appoint = () => {
    const [oldest] = members;
    if (oldest === leader) return;
    leader = oldest;
    if (leader) void ask(leader, { site: 'lead' });
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
    answer(member, 'used', async () => {
      if (leader) await ask(leader, { site: 'used' }, MAX_WAIT_MS);
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
  /** called once, when this process becomes the leader; at once if it is the only one */
  lead: () => void;
  /** called in the leader when visitors are at any of the processes */
  used: () => Promise<void>;
};

/** The side of each other process: `tell` notifies its siblings, `sayUsed` the leader, and settles when it has acted. */
export function joinRelay(channel: Channel, { apply, lead, used }: Side) {
  answer(channel, 'invalidate', ({ tags, seq }) => apply(tags, seq));
  answer(channel, 'lead', lead);
  answer(channel, 'used', used);
  // a single process has no siblings, and leads
  if (!channel.send) lead();
  else void ask(channel, { site: 'ready' });
  return {
    tell: async (tags: Tags, seq?: number) => {
      if (channel.send) await invalidateAt(channel, tags, seq);
    },
    sayUsed: async () => {
      if (channel.send) await ask(channel, { site: 'used' }, MAX_WAIT_MS);
      else await used();
    },
  };
}
