import 'server-only';
import { Types } from 'mongoose';
import { findLead } from '@/lib/enquiries/leads/data';
import { getEditableRow } from '@/lib/listings/data';
import { type Actor, isAdmin } from '@/lib/platform/auth/actor';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { byName } from '@/lib/platform/language/collation';
import { Presence, type PresenceRow } from '@/models/brokers/presence';
import { MAX_OTHERS, PRESENCE_SECONDS, type PresenceType } from './constants';
import type { PresenceDto } from './dto';
import type { PresenceInput } from './schema';

/** Rejects with 'not_found' unless the actor works with the record. */
async function assertMayWorkWith(actor: Actor, type: PresenceType, id: string): Promise<void> {
  if (type === 'listing') await getEditableRow(actor, id);
  else if (!(await findLead(actor, id))) throw notFound('Lead not found');
}

/** Members of one team see each other, and so does the office. */
const groupOf = (actor: Actor): string | undefined =>
  actor.team?.id ?? (isAdmin(actor) ? 'office' : undefined);

/** Records that the actor views a listing or lead, and returns colleagues who do. Includes only members of the actor's team with access to the record. */
export async function recordPresence(
  actor: Actor,
  { type, id, isLeaving }: PresenceInput,
): Promise<PresenceDto> {
  await assertMayWorkWith(actor, type, id);
  const group = groupOf(actor);
  if (!group) return { others: [] };
  const key = `${type}:${id}:${actor.userId}`;
  if (isLeaving) {
    await Presence.deleteOne({ _id: key });
    return { others: [] };
  }
  const now = Date.now();
  const [record, by] = [new Types.ObjectId(id), new Types.ObjectId(actor.userId)];
  const until = new Date(now + PRESENCE_SECONDS * 1000);
  const row = { type, record, by, name: actor.name, group, until };
  // another window of the same person may have written it at the same time
  await Presence.updateOne({ _id: key }, { $set: row }, { upsert: true }).catch(ignoreExisting);
  const rows = await Presence.find({ record, group, until: op.gt(new Date(now)) })
    .limit(MAX_OTHERS + 1)
    .lean<PresenceRow[]>();
  const others = rows.filter((other) => !other.by.equals(by) && other.type === type);
  return { others: others.map(({ name }) => ({ name })).sort(byName('en')) };
}

export async function erasePresence(userId: string): Promise<void> {
  await Presence.deleteMany({ by: new Types.ObjectId(userId) });
}
