import 'server-only';
import { Types } from 'mongoose';
import { ENDED_STATUSES, type EnquiryNoteKind } from '@/lib/enquiries/constants';
import { enquiryMoved } from '@/lib/enquiries/events';
import { statusUpdate } from '@/lib/enquiries/mutations';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { connectDb, isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { formatDateTime } from '@/lib/platform/text/format';
import { DAY_MS } from '@/lib/platform/time/time';
import { areStaff } from '@/lib/teams/staff/data';
import { Enquiry, type EnquiryRow } from '@/models/enquiries/enquiry';
import { Lead, type LeadRow } from '@/models/enquiries/lead';
import { RemovedEnquiry } from '@/models/enquiries/removed-enquiry';
import { Visit } from '@/models/visits/visit';
import { REMOVED_DAYS, type RemovedReason } from './constants';
import { exportEnquiryRows } from './data';
import type { EnquiryBulk, EnquiryChange, EnquirySearch } from './schema';

export type StoredEnquiry = EnquiryRow & { _id: Types.ObjectId };

/** The stored enquiry; throws if it does not exist. */
export async function requireEnquiry(id: string): Promise<StoredEnquiry> {
  const row = await Enquiry.findById(id).lean<StoredEnquiry>();
  if (!row) throw notFound('Enquiry not found');
  return row;
}

async function assertStaff(ids: readonly string[]): Promise<void> {
  const given = ids.filter(Boolean);
  if (given.length > 0 && !(await areStaff(given)))
    throw new AppError('invalid', 'Only somebody of the office can look after an enquiry');
}

/** The row with its state and date after the change. */
function movedTo(row: StoredEnquiry, change: EnquiryChange) {
  const status = change.status ?? row.status;
  const nextAt = change.nextAt === undefined ? row.nextAt : change.nextAt;
  if (status === 'visit planned' && !nextAt) throw fieldError('invalid', 'nextAt', 'Say when the visit is');
  // the date of a state that no longer has one
  const isDateless = status === 'new' || ENDED_STATUSES.includes(status);
  const isLeft = status !== row.status && row.status === 'visit planned' && change.nextAt === undefined;
  return { status, nextAt: isDateless || isLeft ? null : nextAt };
}

/** The refusal of a move of a date that a colleague, or a visit, has changed. */
function dateMeanwhile(row: StoredEnquiry, actor: AdminActor<'enquiries'>): Promise<AppError> {
  const now = row.nextAt ? `its date is ${formatDateTime(row.nextAt)} now` : 'it has no date now';
  return changedMeanwhile({
    target: { type: 'enquiry', id: String(row._id) },
    actor,
    did: () => 'changed this enquiry',
    what: () => now,
    seen: row.nextAt?.toISOString() ?? 'gone',
    otherwise: `This enquiry has changed since you opened it: ${now}`,
  });
}

/** Changes state, date and assignee, and adds a note, in one write. None of them is an answer. */
export async function changeEnquiry(
  id: string,
  change: EnquiryChange,
  actor: AdminActor<'enquiries'>,
): Promise<void> {
  const row = await requireEnquiry(id);
  if (change.seenAt !== undefined && change.seenAt !== row.nextAt?.toISOString())
    throw await dateMeanwhile(row, actor);
  await assertStaff([change.assignee ?? '']);
  const at = new Date();
  const { status, nextAt } = movedTo(row, change);
  const isMoved = status !== row.status;
  const isDated = nextAt?.getTime() !== row.nextAt?.getTime();
  const note = (kind: EnquiryNoteKind, text: string) => ({ kind, text, by: actor.name, at });
  const notes = [
    ...(isMoved ? [note('status', `${row.status} → ${status}`)] : []),
    ...(change.note ? [note('note', change.note)] : []),
  ];
  const { $set, $unset } = statusUpdate(row, { status, nextAt: nextAt ?? null });
  const gone = { ...$unset, ...(change.assignee === '' && { assignee: 1 as const }) };
  await Enquiry.updateOne(
    { _id: id },
    {
      $set: { ...$set, ...(change.assignee && { assignee: change.assignee }) },
      ...(Object.keys(gone).length > 0 && { $unset: gone }),
      ...(notes.length > 0 && { $push: { notes: { $each: notes } } }),
    },
  );
  if (isMoved || isDated) {
    const move = { ...(isDated && { nextAt: nextAt ?? null }), isAnswer: false, at, by: actor };
    await enquiryMoved.emit({ id, status, ...move });
  }
  const details = {
    ...(isMoved && { from: row.status, to: status }),
    ...(isDated && { next: nextAt ?? 'none' }),
    ...(change.assignee !== undefined && { assignee: change.assignee }),
    ...(change.note && { note: true }),
  };
  await recordAudit({ action: 'enquiry.write', by: actor, target: { type: 'enquiry', id }, details });
}

type Assigned = { id: string; assignee: string };

/** One action for several enquiries, with one line in the audit log. What `assign` returns can undo it. */
export async function bulkEnquiries(
  input: EnquiryBulk,
  actor: AdminActor<'enquiries'>,
): Promise<{ done: number; before?: Assigned[] }> {
  const record = (items: readonly string[]) =>
    recordAudit({
      action: 'enquiry.write',
      by: actor,
      details: { kind: `bulk ${input.action}`, count: items.length, items },
    });
  if (input.action === 'assign') {
    const before = await assignAll(input.items);
    await record(before.map(({ id }) => id));
    return { done: before.length, before };
  }
  const item =
    input.action === 'restore' ? restoreOne : takeOut(input.action === 'spam' ? 'spam' : 'deleted', actor);
  const done: string[] = [];
  for (const id of new Set(input.ids.map((given) => given.toLowerCase()))) if (await item(id)) done.push(id);
  await record(done);
  return { done: done.length };
}

async function assignAll(items: readonly Assigned[]): Promise<Assigned[]> {
  await assertStaff(items.map(({ assignee }) => assignee));
  const ids = items.map(({ id }) => id);
  const rows = await Enquiry.find({ _id: op.in(ids) }, { assignee: 1 }).lean();
  const wanted = new Map(items.map(({ id, assignee }) => [id.toLowerCase(), assignee]));
  for (const { _id } of rows) {
    const assignee = wanted.get(String(_id));
    await Enquiry.updateOne({ _id }, assignee ? { $set: { assignee } } : { $unset: { assignee: 1 } });
  }
  return rows.map(({ _id, assignee }) => ({ id: String(_id), assignee: assignee ? String(assignee) : '' }));
}

/** Stores a copy of the enquiry, then removes it: after a crash in between it is still in the list. */
const takeOut = (why: RemovedReason, actor: AdminActor<'enquiries'>) => async (id: string) => {
  await connectDb();
  const _id = new Types.ObjectId(id);
  const enquiry = await Enquiry.collection.findOne({ _id });
  if (!enquiry) return false;
  const { matchKeys, sender } = enquiry as { matchKeys?: string[]; sender?: string };
  const at = new Date();
  const row = {
    why,
    byName: actor.name,
    at,
    expiresAt: new Date(at.getTime() + REMOVED_DAYS * DAY_MS),
    ...(matchKeys && { matchKeys }),
    ...(sender && { sender }),
    enquiry,
  };
  await RemovedEnquiry.replaceOne({ _id }, row, { upsert: true });
  await Enquiry.deleteOne({ _id });
  const lead = await takeLeadOf(enquiry.lead as Types.ObjectId | undefined);
  if (lead) await RemovedEnquiry.updateOne({ _id }, { $set: { lead } });
  return true;
};

async function restoreOne(id: string): Promise<boolean> {
  await connectDb();
  const row = await RemovedEnquiry.findById(id).lean();
  if (!row) return false;
  if (row.lead) await putLeadBack(row.lead);
  await Enquiry.collection.insertOne(row.enquiry).catch((error: unknown) => {
    // already put back by an interrupted restore
    if (!isDuplicateKey(error)) throw error;
  });
  await RemovedEnquiry.deleteOne({ _id: id });
  return true;
}

/** The list as a file, logged before the first row is sent. */
export async function exportEnquiries(search: EnquirySearch, actor: AdminActor<'export'>) {
  await recordExport(actor, { what: 'enquiries' }, search);
  return exportEnquiryRows(search, new Date());
}

/** Removed enquiries about a person are deleted with the person. */
export async function eraseRemovedEnquiries(sender: string, matchKeys: readonly string[]): Promise<void> {
  await RemovedEnquiry.deleteMany({ sender });
  if (matchKeys.length > 0) await RemovedEnquiry.deleteMany({ matchKeys: op.in(matchKeys) });
}

/** Removes a lead created only by the removed enquiry, and returns it as it was. */
async function takeLeadOf(id: Types.ObjectId | undefined): Promise<object | undefined> {
  await connectDb();
  const row = id && (await Lead.collection.findOne({ _id: id }));
  if (!row) return undefined;
  const ofEnquiries = (row.sources as LeadRow['sources']).every(
    ({ kind }) => kind === 'enquiry' || kind === 'number',
  );
  if (!ofEnquiries || (await Enquiry.exists({ lead: id })) || (await Visit.exists({ lead: id })))
    return undefined;
  await Lead.deleteOne({ _id: id });
  return row;
}

/** … and puts it back, unless the person has a new one meanwhile. */
async function putLeadBack(lead: object): Promise<void> {
  await connectDb();
  await Lead.collection.insertOne(lead).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
