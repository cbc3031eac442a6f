import 'server-only';
import { Types } from 'mongoose';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import { type ContactDto, toContactDto } from '@/lib/contacts/dto';
import { contactRemoved, contactsWritten } from '@/lib/contacts/events';
import { contactRow } from '@/lib/contacts/mutations';
import { lastChangeByOthers } from '@/lib/platform/audit/data';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { connectDb, ignoreExisting } from '@/lib/platform/db/connect';
import { AppError, notFound } from '@/lib/platform/errors';
import type { ReplyKey } from '@/lib/platform/language/message';
import { Contact, type ContactRow } from '@/models/contacts/contact';
import { ContactMerge } from '@/models/contacts/contact-merge';
import { mergedContact } from './rules';
import type { ContactMergeInput } from './schema';

/** `seen` value of a pair with a removed contact. */
const GONE = 'gone';

type Whole = ContactRow & { _id: Types.ObjectId; __v: number };

/** Ends the sentence of a log entry: "Sunita merged this contact". */
const DID: Record<string, ReplyKey> = {
  merge: '{by} merged this contact {ago}',
  'merged into': '{by} merged this contact into another {ago}',
  'merge undone': '{by} undid a merge of this contact {ago}',
  delete: '{by} deleted this contact {ago}',
};

/** Refuses a merge that a colleague did first, with the versions for the next attempt. */
async function changedSince(
  { keep, gone }: Pick<ContactMergeInput, 'keep' | 'gone'>,
  actor: AdminActor<'contacts'>,
): Promise<AppError> {
  const [kept, other] = await Promise.all([whole(keep), whole(gone)]);
  const entries = await Promise.all(
    [keep, gone].map((id) => lastChangeByOthers({ type: 'contact', id }, actor)),
  );
  const isLater = (entries[1]?.at.getTime() ?? 0) > (entries[0]?.at.getTime() ?? 0);
  return changedMeanwhile({
    target: { type: 'contact', id: isLater ? gone : keep },
    actor,
    did: ({ details }) => DID[String(details.kind)] ?? '{by} changed this contact {ago}',
    seen: kept && other ? `${kept.__v} ${other.__v}` : GONE,
    otherwise: 'One of the two contacts has changed. Please reload and compare again',
  });
}

const undoneBefore = () => new AppError('conflict', 'This merge is already undone');

const whole = (id: string) => Contact.findById(id).select('+terms +matchKeys +demo').lean<Whole>();

/**
 * Merges two contacts. Records both before any write; the record takes effect with the kept one's write, so a crash leaves one or two contacts, never none.
 * Enquiries and visits find the kept contact, because it has both addresses.
 */
export async function mergeContacts(
  input: ContactMergeInput,
  actor: AdminActor<'contacts'>,
): Promise<ContactDto> {
  const [keep, gone] = await Promise.all([whole(input.keep), whole(input.gone)]);
  if (!keep || !gone) {
    const error = await changedSince(input, actor);
    throw error.details?.earlier && 'by' in (error.details.earlier as object)
      ? error
      : notFound('One of the two contacts no longer exists');
  }
  if (keep.__v !== input.keepVersion || gone.__v !== input.goneVersion)
    throw await changedSince(input, actor);
  const values = contactRow(mergedContact(toContactDto(keep), toContactDto(gone), input.take));
  const merge = await ContactMerge.create({
    kept: keep._id,
    gone: gone._id,
    keptBefore: keep,
    goneBefore: gone,
    version: keep.__v + 1,
    by: new Types.ObjectId(actor.userId),
    byName: actor.name,
    at: new Date(),
  });
  const merged = await Contact.findOneAndUpdate(
    { _id: keep._id, __v: keep.__v },
    { ...written(values), $inc: { __v: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!merged) throw await changedSince(input, actor);
  await ContactMerge.updateOne({ _id: merge._id }, { $set: { done: true } });
  const { deletedCount } = await Contact.deleteOne({ _id: gone._id, __v: gone.__v });
  if (!deletedCount && (await Contact.exists({ _id: gone._id }))) {
    // another admin saved in between, so restore both
    await ContactMerge.updateOne({ _id: merge._id }, { $set: { done: false } });
    await Contact.replaceOne({ _id: keep._id, __v: keep.__v + 1 }, keep, { timestamps: false });
    throw await changedSince(input, actor);
  }
  await contactRemoved.emit(String(gone._id));
  await contactsWritten.emit([String(keep._id)]);
  await audit(actor, String(keep._id), { kind: 'merge', with: String(gone._id) });
  await audit(actor, String(gone._id), { kind: 'merged into', other: String(keep._id) });
  return toContactDto(merged);
}

/** Restores both contacts unless the merged one has been changed since. */
export async function undoMerge(id: string, actor: AdminActor<'contacts'>): Promise<ContactDto> {
  const merge = await ContactMerge.findById(id).lean();
  if (!merge?.done) throw notFound('Merge not found');
  if (merge.undoneAt) throw undoneBefore();
  const [keptBefore, goneBefore] = [merge.keptBefore as Whole, merge.goneBefore as Whole];
  await insertBack(goneBefore);
  const { modifiedCount } = await Contact.replaceOne({ _id: merge.kept, __v: merge.version }, keptBefore, {
    timestamps: false,
  });
  if (!modifiedCount) {
    // the same undo was sent twice, and the other request has restored both
    if (await Contact.exists({ _id: merge.kept, __v: keptBefore.__v })) throw undoneBefore();
    await Contact.deleteOne({ _id: merge.gone, __v: goneBefore.__v });
    const message = 'The contact was changed, merged or deleted since: undo that first, or edit it by hand';
    throw new AppError('conflict', message);
  }
  const undoneBy = actor.name;
  await ContactMerge.updateOne({ _id: merge._id }, { $set: { undoneAt: new Date(), undoneBy } });
  await contactsWritten.emit([String(merge.kept), String(merge.gone)]);
  await audit(actor, String(merge.kept), { kind: 'merge undone', with: String(merge.gone) });
  await audit(actor, String(merge.gone), { kind: 'merge undone', with: String(merge.kept) });
  return toContactDto(keptBefore);
}

/** The original row with its id. It exists already if an undo was interrupted after this. */
async function insertBack(row: Whole): Promise<void> {
  await connectDb();
  await Contact.collection.insertOne({ ...row }).catch(ignoreExisting);
}

/** The full contact, without fields it no longer has. */
function written(values: ReturnType<typeof contactRow>) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const emptied = CONTACT_FIELDS.flatMap(([field]) =>
    values[field] === undefined ? [[field, 1 as const]] : [],
  );
  return { $set: Object.fromEntries(given), $unset: Object.fromEntries(emptied) };
}

async function audit(
  actor: AdminActor<'contacts'>,
  id: string,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit({ action: 'contact.write', by: actor, target: { type: 'contact', id }, details });
}
