import 'server-only';
import { mongo, Types } from 'mongoose';
import { contactRemoved, contactsWritten } from '@/lib/contacts/events';
import { withMerged } from '@/lib/contacts/notes/data';
import { contactTerms } from '@/lib/contacts/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { connectDb, isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { areStaff } from '@/lib/teams/staff/data';
import { Contact, type ContactRow } from '@/models/contacts/contact';
import { ContactChange, type ContactChangeRow } from '@/models/contacts/contact-change';
import { ContactNote } from '@/models/contacts/contact-note';
import { ContactPair } from '@/models/contacts/contact-pair';
import { CONTACT_UNDO_MINUTES } from './constants';
import { changedTags } from './rules';
import type { ContactBulk } from './schema';

type Lean = ContactRow & { _id: Types.ObjectId; __v: number };
type Item = {
  id: Types.ObjectId;
  owner?: Types.ObjectId | null | undefined;
  contact?: unknown;
  notes?: readonly unknown[] | null | undefined;
  pairs?: readonly unknown[] | null | undefined;
};
/** A stored change is one document: at most 16 MB. */
const MAX_UNDO_BYTES = 15_000_000;

type Update = { $set?: object; $unset?: Record<string, 1> };

const tagUpdate = (row: Lean, action: 'tag' | 'untag', tag: string): Update | undefined => {
  const tags = changedTags(row.tags, action, tag);
  if (tags === undefined) return undefined;
  const terms = contactTerms({ ...row, tags });
  return tags ? { $set: { tags, terms } } : { $set: { terms }, $unset: { tags: 1 } };
};

const ownerUpdate = (row: Lean, owner: string): Update | undefined => {
  if (String(row.owner ?? '') === owner) return undefined;
  return owner ? { $set: { owner: new Types.ObjectId(owner) } } : { $unset: { owner: 1 } };
};

const updateOf = (row: Lean, input: Exclude<ContactBulk, { action: 'delete' }>) =>
  input.action === 'owner' ? ownerUpdate(row, input.owner) : tagUpdate(row, input.action, input.tag);

/** Writes a row unless it was saved since it was read. An open form of it gets a conflict. */
async function write(row: Lean, update: Update): Promise<boolean> {
  const { modifiedCount } = await Contact.updateOne({ _id: row._id, __v: row.__v }, {
    ...update,
    $inc: { __v: 1 },
  } as object);
  return modifiedCount > 0;
}

/** One action for several contacts: one line in the audit log, and a record that can undo it for ten minutes. */
export async function changeContacts(
  input: ContactBulk,
  actor: AdminActor<'contacts'>,
): Promise<{ id: string | null; done: number }> {
  if (input.action === 'owner' && input.owner && !(await areStaff([input.owner])))
    throw fieldError('invalid', 'owner', 'Choose somebody of the office');
  const at = new Date();
  const change = new ContactChange({
    action: input.action,
    ...('tag' in input && { tag: input.tag }),
    ...('owner' in input && input.owner && { owner: input.owner }),
    by: actor.userId,
    byName: actor.name,
    at,
    undoUntil: new Date(at.getTime() + CONTACT_UNDO_MINUTES * MINUTE_MS),
    items: [],
  });
  const rows = await Contact.find({ _id: op.in(input.ids) }).lean<Lean[]>();
  const items = input.action === 'delete' ? await Promise.all(rows.map(itemOf)) : await writeAll(rows, input);
  if (items.length === 0) return { id: null, done: 0 };
  change.set('items', items);
  if (mongo.BSON.calculateObjectSize({ items }) > MAX_UNDO_BYTES)
    throw new AppError(
      'conflict',
      'These are too many, with their notes, to be undone at once. Please choose fewer',
    );
  // written before anything is deleted: after a crash in between the contacts are still there
  await change.save();
  if (input.action === 'delete') for (const { _id } of rows) await removeOne(_id);
  const [only] = items;
  await recordAudit({
    action: 'contact.write',
    by: actor,
    ...(items.length === 1 && only && { target: { type: 'contact', id: String(only.id) } }),
    details: {
      kind: items.length === 1 ? input.action : `bulk ${input.action}`,
      ...('tag' in input && { tag: input.tag }),
      ...(items.length > 1 && { count: items.length, items: items.map(({ id }) => String(id)) }),
    },
  });
  return { id: String(change._id), done: items.length };
}

async function writeAll(
  rows: readonly Lean[],
  input: Exclude<ContactBulk, { action: 'delete' }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const row of rows) {
    const update = updateOf(row, input);
    if (update && (await write(row, update)))
      items.push({ id: row._id, ...(row.owner && { owner: row.owner }) });
  }
  return items;
}

/** A contact with everything attached to it. */
async function itemOf({ _id }: Lean): Promise<Item> {
  await connectDb();
  const contact = op.in(await withMerged(String(_id)));
  const ofContact = { $or: [{ a: _id }, { b: _id }], dismissed: true };
  const [row, notes, pairs] = await Promise.all([
    Contact.collection.findOne({ _id }),
    ContactNote.find({ contact }).lean(),
    ContactPair.find(ofContact).lean(),
  ]);
  return { id: _id, contact: row, notes, pairs };
}

async function removeOne(id: Types.ObjectId): Promise<void> {
  await ContactNote.deleteMany({ contact: op.in(await withMerged(String(id))) });
  await Contact.deleteOne({ _id: id });
  await contactRemoved.emit(String(id));
}

/** Undoes a change for all contacts whose same field nobody has changed since. Returns how many. */
export async function undoChange(id: string, actor: AdminActor<'contacts'>): Promise<{ done: number }> {
  const inTime = { _id: id, undoUntil: op.gt(new Date()) };
  const change = await ContactChange.findOne(inTime).lean<ContactChangeRow>();
  if (!change) throw notFound(`It can no longer be undone: ${CONTACT_UNDO_MINUTES} minutes have passed`);
  const done: Types.ObjectId[] = [];
  for (const item of change.items) if (await takeBack(change, item)) done.push(item.id);
  await ContactChange.deleteOne({ _id: id });
  if (change.action === 'delete') await contactsWritten.emit(done.map(String));
  await recordAudit({
    action: 'contact.write',
    by: actor,
    details: { kind: 'bulk undo', what: change.action, count: done.length, items: done.map(String) },
  });
  return { done: done.length };
}

async function takeBack(change: ContactChangeRow, item: Item): Promise<boolean> {
  if (change.action === 'delete') return putBack(item);
  const row = await Contact.findById(item.id).lean<Lean>();
  if (!row) return false;
  if (change.action !== 'owner') {
    const update = tagUpdate(row, change.action === 'tag' ? 'untag' : 'tag', change.tag ?? '');
    return update !== undefined && write(row, update);
  }
  if (String(row.owner ?? '') !== String(change.owner ?? '')) return false;
  const update = ownerUpdate(row, String(item.owner ?? ''));
  return update !== undefined && write(row, update);
}

/** The original rows with their ids. They exist already if an undo was interrupted after this. */
async function putBack({ contact, notes, pairs }: Item): Promise<boolean> {
  await connectDb();
  const insert = async (model: { collection: typeof Contact.collection }, row: object) =>
    void (await model.collection.insertOne(row).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    }));
  if (!contact) return false;
  await insert(Contact, contact as object);
  for (const note of notes ?? []) await insert(ContactNote as never, note as object);
  for (const pair of pairs ?? []) await insert(ContactPair as never, pair as object);
  return true;
}
