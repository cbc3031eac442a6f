import 'server-only';
import type { Types } from 'mongoose';
import { handedMail } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import { REMOVED_DAYS, type RemovedReason } from '@/lib/enquiries/inbox/constants';
import type { EnquiryBulk } from '@/lib/enquiries/inbox/schema';
import type { BulkItem, BulkOrder } from '@/lib/platform/bulk/data';
import { defineBulkChange } from '@/lib/platform/bulk/mutations';
import { connectDb, ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { DAY_MS } from '@/lib/platform/time/time';
import { findVisit } from '@/lib/visits/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead, type LeadRow } from '@/models/enquiries/lead';
import { RemovedEnquiry } from '@/models/enquiries/removed-enquiry';

/** The previous assignee, or the reason why a restored one had been removed. */
type Before = { assignee?: string; why?: RemovedReason };

type Action = EnquiryBulk['action'];

const RESULTS = {
  assign: '{count, plural, one {# enquiry} other {# enquiries}} assigned',
  spam: '{count, plural, one {# enquiry} other {# enquiries}} marked as spam',
  delete: '{count, plural, one {# enquiry} other {# enquiries}} deleted',
  restore: '{count, plural, one {# enquiry} other {# enquiries}} restored',
} as const satisfies Record<Action, string>;
const LABELS = {
  assign: 'Assign {count, plural, one {# enquiry} other {# enquiries}}',
  spam: 'Move to spam: {count, plural, one {# enquiry} other {# enquiries}}',
  delete: 'Delete {count, plural, one {# enquiry} other {# enquiries}}',
  restore: 'Restore {count, plural, one {# enquiry} other {# enquiries}}',
} as const satisfies Record<Action, string>;

async function readBefore(items: readonly BulkItem[], { action }: BulkOrder) {
  const found = new Map<string, object | 'unchanged'>();
  const _id = op.in(items.map(({ target }) => target));
  if (action === 'restore') {
    for (const row of await RemovedEnquiry.find({ _id }, { why: 1 }).lean())
      found.set(String(row._id), { why: row.why });
    return found;
  }
  for (const row of await Enquiry.find({ _id }, { assignee: 1 }).lean())
    found.set(String(row._id), action === 'assign' ? { assignee: String(row.assignee ?? '') } : {});
  return found;
}

async function applyTo({ target, value }: BulkItem, { action, byName }: BulkOrder): Promise<boolean> {
  if (action === 'assign') return assign(target, value, {});
  if (action === 'restore') return restore(target);
  return takeOut(target, action === 'spam' ? 'spam' : 'deleted', byName);
}

async function takeBack(
  { target, value, before }: BulkItem,
  { action, byName }: BulkOrder,
): Promise<boolean> {
  const { assignee = '', why = 'deleted' } = before as Before;
  if (action === 'restore') return takeOut(target, why, byName);
  if (action !== 'assign') return restore(target);
  // skips those assigned to another person since
  return assign(target, assignee, { assignee: op.in([value, assignee].map((id) => id || null)) });
}

async function assign(_id: Types.ObjectId, assignee: string, only: object): Promise<boolean> {
  const change = assignee ? { $set: { assignee } } : { $unset: { assignee: 1 as const } };
  const { matchedCount } = await Enquiry.updateOne({ _id, ...only }, change);
  return matchedCount > 0;
}

/** Stores a copy of the enquiry before removing it, so that after a crash in between it is still in the list. */
async function takeOut(_id: Types.ObjectId, why: RemovedReason, byName: string): Promise<boolean> {
  await connectDb();
  const enquiry = await Enquiry.collection.findOne({ _id });
  if (!enquiry) return (await RemovedEnquiry.exists({ _id })) !== null;
  const { matchKeys, sender } = enquiry as { matchKeys?: string[]; sender?: string };
  const at = new Date();
  const row = {
    ...{ why, byName, at, expiresAt: new Date(at.getTime() + REMOVED_DAYS * DAY_MS) },
    ...(matchKeys && { matchKeys }),
    ...(sender && { sender }),
    enquiry,
  };
  await RemovedEnquiry.replaceOne({ _id }, row, { upsert: true });
  await Enquiry.deleteOne({ _id });
  const lead = await takeLeadOf(enquiry.lead as Types.ObjectId | undefined);
  if (lead) await RemovedEnquiry.updateOne({ _id }, { $set: { lead } });
  return true;
}

async function restore(_id: Types.ObjectId): Promise<boolean> {
  const row = await RemovedEnquiry.findById(_id).lean();
  if (!row) return (await Enquiry.exists({ _id })) !== null;
  if (row.lead) await insertOnce(Lead.collection, row.lead);
  await insertOnce(Enquiry.collection, row.enquiry);
  await RemovedEnquiry.deleteOne({ _id });
  return true;
}

/** Inserts a row unless it exists, because an interrupted restore put it back or, for a lead, because the person has a new one. */
async function insertOnce(collection: typeof Lead.collection, row: object): Promise<void> {
  await collection.insertOne(row).catch(ignoreExisting);
}

/** Removes a lead created only by the removed enquiry, and returns it as it was. */
async function takeLeadOf(id: Types.ObjectId | undefined): Promise<object | undefined> {
  await connectDb();
  const row = id && (await Lead.collection.findOne({ _id: id }));
  if (!row) return undefined;
  const ofEnquiries = (row.sources as LeadRow['sources']).every(
    ({ kind }) => kind === 'enquiry' || kind === 'number',
  );
  if (!ofEnquiries || (await Enquiry.exists({ lead: id })) || (await findVisit({ lead: id }, { _id: 1 })))
    return undefined;
  await Lead.deleteOne({ _id: id });
  return row;
}

export const enquiryBulk = defineBulkChange({
  ...{ kind: 'enquiries', permission: 'enquiries', audit: 'enquiry.write' },
  ...{ read: readBefore, apply: applyTo, undo: takeBack },
  // no mail to people who take enquiries themselves
  receiver: ({ value }, { action, by }) => (action === 'assign' && value !== String(by) ? value : undefined),
  async tell(receiver, count, { byName }) {
    const person = await getCredentials({ id: receiver });
    const handed = { kind: 'enquiries', id: receiver, by: byName, count } as const;
    if (person) await postMail(await handedMail(person, handed));
  },
  describe: async (orders, language) => {
    const { t } = textsIn(language, 'enquiries/inbox');
    return orders.map(({ action, status, done, total }) => ({
      label: t(LABELS[action as Action], { count: total }),
      result:
        status === 'undoing' || status === 'undone'
          ? t('Undone for {count, plural, one {# enquiry} other {# enquiries}}', { count: done })
          : t(RESULTS[action as Action], { count: done }),
    }));
  },
});
