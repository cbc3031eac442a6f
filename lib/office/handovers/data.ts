import 'server-only';
import { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { OPEN_STAGES } from '@/lib/deals/constants';
import { findEnquiries } from '@/lib/enquiries/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { op } from '@/lib/platform/db/operators';
import { findVisits } from '@/lib/visits/data';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { StaffHandover } from '@/models/office/staff-handover';
import { Task } from '@/models/office/task';
import { HANDOVER_KINDS, type HandoverKind } from './constants';
import type { HandoverCounts, HandoverDto } from './dto';

type Id = Types.ObjectId;
type Named = { _id: Id };

/** Reads only ongoing work, because finished work stays with the person who did it. */
const READS: Record<HandoverKind, (user: Id) => Promise<Named[]>> = {
  contacts: (owner) => Contact.find({ owner }, { _id: 1 }).lean<Named[]>(),
  tasks: (assignee) => Task.find({ assignee, isDone: false }, { _id: 1 }).lean<Named[]>(),
  enquiries: (assignee) => findEnquiries({ assignee }, { _id: 1 }),
  visits: (host) => findVisits({ host, until: op.gte(new Date()) }, { _id: 1 }),
  deals: (owner) => Deal.find({ owner, stage: op.in(OPEN_STAGES) }, { _id: 1 }).lean<Named[]>(),
};

export const idsOf = async (kind: HandoverKind, user: string): Promise<Id[]> =>
  (await READS[kind](new Types.ObjectId(user))).map(({ _id }) => _id);

/** The leads assigned to a person, which move with the enquiries. */
export const leadIdsOf = async (user: string): Promise<Id[]> =>
  (await findLeads({ assignee: user }, { _id: 1 })).map(({ _id }) => _id);

/** Amount of a person's work per kind; empty kinds are absent. */
export async function countHeld(user: string): Promise<HandoverCounts> {
  const counts = await Promise.all(
    HANDOVER_KINDS.map(async (kind) => [kind, (await idsOf(kind, user)).length] as const),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A person's latest handover, while it can be undone. */
export async function getHandover(user: string): Promise<HandoverDto | undefined> {
  const row = await StaffHandover.findOne({ user, expiresAt: op.gt(new Date()) })
    .sort({ at: -1 })
    .lean();
  if (!row || row.undoneAt) return undefined;
  const ids = [row.by, ...row.items.flatMap(({ to }) => (to ? [to] : []))];
  const names = await mapUserNames(ids);
  return {
    id: String(row._id),
    by: names.get(String(row.by)) ?? 'an erased account',
    at: row.at.toISOString(),
    until: row.expiresAt.toISOString(),
    moved: row.items.map(({ kind, to, ids }) => ({
      kind,
      count: ids.length,
      to: to ? (names.get(String(to)) ?? 'an erased account') : '',
    })),
  };
}

export async function exportHandovers(user: string) {
  const rows = await StaffHandover.find({ user }).limit(1000).lean();
  return rows.map(({ at, items }) => ({
    at: at.toISOString(),
    moved: items.map(({ kind, ids }) => ({ kind, count: ids.length })),
  }));
}
