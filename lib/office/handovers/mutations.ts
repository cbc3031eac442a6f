import 'server-only';
import { Types } from 'mongoose';
import { handOverLeads } from '@/lib/enquiries/leads/mutations';
import { handOverEnquiries } from '@/lib/enquiries/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError } from '@/lib/platform/errors';
import { DAY_MS } from '@/lib/platform/time/time';
import { areStaff } from '@/lib/teams/staff/data';
import { handOverVisits } from '@/lib/visits/mutations';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { StaffHandover, type StaffHandoverRow } from '@/models/office/staff-handover';
import { Task } from '@/models/office/task';
import {
  HANDOVER_KINDS,
  HANDOVER_UNDO_DAYS,
  type HandoverKind,
  HANDOVER_MESSAGES as MESSAGES,
} from './constants';
import { countHeld, getHandover, idsOf, leadIdsOf } from './data';
import type { HandoverDto } from './dto';
import type { HandoverInput } from './schema';

type Id = Types.ObjectId;
type Holder = Id | undefined;
type Item = { kind: HandoverKind; to: Holder; ids: Id[]; leads?: Id[] };

const held = (name: string, holder: Holder) =>
  holder ? { $set: { [name]: holder } } : { $unset: { [name]: 1 as const } };
const QUIET = { timestamps: false } as const;

/** Moves a person's remaining work to another. Idempotent, because work that another person has taken meanwhile stays with them. */
const WRITES: Record<HandoverKind, (ids: Id[], from: Holder, to: Holder) => Promise<unknown>> = {
  // an open form of the contact would write the old name back, so it must get a conflict
  contacts: (ids, from, to) =>
    Contact.updateMany(
      { _id: op.in(ids), owner: from ?? null },
      { ...held('owner', to), $inc: { __v: 1 } },
      QUIET,
    ),
  tasks: (ids, from, to) =>
    Task.updateMany({ _id: op.in(ids), assignee: from ?? null }, held('assignee', to)),
  enquiries: handOverEnquiries,
  visits: (ids, from, to) => handOverVisits(ids, from ?? null, to ?? null),
  deals: (ids, from, to) =>
    Deal.updateMany(
      { _id: op.in(ids), owner: from ?? null },
      { $set: { owner: to ?? null }, $inc: { __v: 1 } },
      QUIET,
    ),
};

async function move({ kind, ids, leads = [] }: Item, from: Holder, to: Holder): Promise<void> {
  await WRITES[kind](ids, from, to);
  if (leads.length > 0) await handOverLeads(leads, from, to);
}

/** Rejects if the person has work without a named successor, with the amounts per kind. */
export async function assertHandedOver(user: string, input: HandoverInput | undefined): Promise<void> {
  const counts = await countHeld(user);
  const missing = HANDOVER_KINDS.filter((kind) => counts[kind] && takerOf(kind, input) === undefined);
  if (missing.length > 0) throw new AppError('conflict', MESSAGES.choose, { details: { handover: counts } });
  const takers = HANDOVER_KINDS.flatMap((kind) => (counts[kind] && takerOf(kind, input)) || []);
  if (takers.includes(user) || (takers.length > 0 && !(await areStaff(takers))))
    throw fieldError('invalid', 'handOver', MESSAGES.taker);
}

const takerOf = (kind: HandoverKind, input: HandoverInput | undefined): string | undefined =>
  input?.kinds?.[kind] ?? input?.to;

/** Moves all of a person's work to the named successors, and returns what moved. Deals and visits without one become the agency's. */
export async function handOverStaff(
  user: string,
  input: HandoverInput | undefined,
  actor: AdminActor<'staff'>,
): Promise<HandoverDto | undefined> {
  const from = new Types.ObjectId(user);
  const items: Item[] = [];
  for (const kind of HANDOVER_KINDS) {
    const ids = await idsOf(kind, user);
    const leads = kind === 'enquiries' ? await leadIdsOf(user) : [];
    const taker = takerOf(kind, input);
    if (ids.length + leads.length === 0) continue;
    items.push({
      kind,
      to: taker ? new Types.ObjectId(taker) : undefined,
      ids,
      ...(leads.length && { leads }),
    });
  }
  if (items.length === 0) return undefined;
  const at = new Date();
  // recorded before anything moves, so that after a crash "No one" lists the rest and the undo covers all of it
  await StaffHandover.create({
    user: from,
    by: actor.userId,
    at,
    items,
    expiresAt: new Date(at.getTime() + HANDOVER_UNDO_DAYS * DAY_MS),
  });
  for (const item of items) await move(item, from, item.to);
  return getHandover(user);
}

/** Gives back the work that is still where the handover put it. Only one of two simultaneous calls does it. */
export async function undoStaffHandover(user: string): Promise<HandoverDto> {
  const handover = await getHandover(user);
  const open = { _id: handover?.id, undoneAt: op.missing() };
  const row =
    handover &&
    (await StaffHandover.findOneAndUpdate(open, { undoneAt: new Date() }).lean<StaffHandoverRow>());
  if (!row) throw new AppError('conflict', MESSAGES.undone);
  for (const { kind, to, ids, leads } of row.items)
    await move({ kind, to: to ?? undefined, ids, leads: leads ?? [] }, to ?? undefined, row.user);
  return handover;
}

/** Erases a person from handovers: deletes their own, and removes the name from those they received or made. */
export async function eraseHandovers(user: string): Promise<void> {
  const id = new Types.ObjectId(user);
  await StaffHandover.deleteMany({ $or: [{ user: id }, { by: id }] });
  await StaffHandover.updateMany(
    { 'items.to': id },
    { $unset: { 'items.$[item].to': 1 } },
    { arrayFilters: [{ 'item.to': id }] },
  );
}
