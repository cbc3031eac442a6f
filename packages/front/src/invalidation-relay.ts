import { answer, ask, type Channel } from './channel';

/** Time after which a silent process no longer delays writes. */
const MAX_WAIT_MS = 1000;

type Tags = readonly string[];

const invalidateAt = (channel: Channel, tags: Tags, seq: number | undefined) =>
  ask(channel, { site: 'invalidate', tags, seq }, MAX_WAIT_MS);

/**
 * Connects each of the other processes to the first one. It forwards their messages to the rest, and confirms once all have
 * applied them. The oldest process leads and does the work of which a machine needs only one. When it ends, the next one
 * takes over.
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
    member.on('exit', () => {
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
  /** Applies invalidations of other processes. */
  apply: (tags: Tags, seq?: number) => Promise<void> | void;
  /** Called once, when this process becomes the leader. */
  lead: () => void;
};

/** The side of each other process. The result notifies its siblings. */
export function joinRelay(channel: Channel, { apply, lead }: Side) {
  answer(channel, 'invalidate', ({ tags, seq }) => apply(tags, seq));
  answer(channel, 'lead', lead);
  void ask(channel, { site: 'ready' });
  return async (tags: Tags, seq?: number): Promise<void> => void (await invalidateAt(channel, tags, seq));
}
