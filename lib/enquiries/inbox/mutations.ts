import 'server-only';
import type { Types } from 'mongoose';
import { ENDED_STATUSES, type EnquiryNoteKind } from '@/lib/enquiries/constants';
import { enquiryMoved } from '@/lib/enquiries/events';
import { statusUpdate } from '@/lib/enquiries/mutations';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { messageWith, valueInEach } from '@/lib/platform/language/message';
import { formatDateTime } from '@/lib/platform/text/format';
import { areStaff } from '@/lib/teams/staff/data';
import { Enquiry, type EnquiryRow } from '@/models/enquiries/enquiry';
import { RemovedEnquiry } from '@/models/enquiries/removed-enquiry';
import { exportEnquiryRows } from './data';
import type { EnquiryChange, EnquirySearch } from './schema';

export type StoredEnquiry = EnquiryRow & { _id: Types.ObjectId };

export async function requireEnquiry(id: string): Promise<StoredEnquiry> {
  const row = await Enquiry.findById(id).lean<StoredEnquiry>();
  if (!row) throw notFound('Enquiry not found');
  return row;
}

/** Throws unless all of them are office staff. An empty id means nobody. */
export async function assertStaff(ids: readonly string[]): Promise<void> {
  const given = ids.filter(Boolean);
  if (given.length > 0 && !(await areStaff(given)))
    throw new AppError('invalid', 'Enquiries can only be assigned to office staff');
}

function movedTo(row: StoredEnquiry, change: EnquiryChange) {
  const status = change.status ?? row.status;
  const nextAt = change.nextAt === undefined ? row.nextAt : change.nextAt;
  if (status === 'visit planned' && !nextAt)
    throw fieldError('invalid', 'nextAt', 'Enter the time of the visit');
  // removes the date for a state without one
  const isDateless = status === 'new' || ENDED_STATUSES.includes(status);
  const isLeft = status !== row.status && row.status === 'visit planned' && change.nextAt === undefined;
  return { status, nextAt: isDateless || isLeft ? null : nextAt };
}

/** Refuses to move a date that a colleague, or a visit, has changed. */
function dateMeanwhile(row: StoredEnquiry, actor: AdminActor<'enquiries'>): Promise<AppError> {
  const { nextAt } = row;
  const times = nextAt && valueInEach('time', (language) => formatDateTime(nextAt, language));
  return changedMeanwhile({
    target: { type: 'enquiry', id: String(row._id) },
    actor,
    did: () =>
      times
        ? '{by} changed this enquiry {ago}. Its date is now {time}'
        : '{by} changed this enquiry {ago}. It no longer has a date',
    values: () => times ?? {},
    seen: row.nextAt?.toISOString() ?? 'gone',
    otherwise: times
      ? messageWith('This enquiry has changed since you opened it. Its date is now {time}', times)
      : 'This enquiry has changed since you opened it. It no longer has a date',
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

/** The list as a file, logged before the first row is sent. */
export async function exportEnquiries(search: EnquirySearch, actor: AdminActor<'export'>) {
  await recordExport(actor, { details: { what: 'enquiries' }, query: search });
  return exportEnquiryRows(search, new Date());
}

export async function eraseRemovedEnquiries(sender: string, matchKeys: readonly string[]): Promise<void> {
  await RemovedEnquiry.deleteMany({ sender });
  if (matchKeys.length > 0) await RemovedEnquiry.deleteMany({ matchKeys: op.in(matchKeys) });
}
