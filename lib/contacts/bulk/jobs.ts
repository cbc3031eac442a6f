import 'server-only';
import { Types } from 'mongoose';
import { handedMail } from '@/lib/accounts/mails';
import { getCredentials, mapUserNames } from '@/lib/accounts/users/data';
import { contactRemoved, contactsWritten } from '@/lib/contacts/events';
import { withMerged } from '@/lib/contacts/notes/data';
import { contactTerms } from '@/lib/contacts/rules';
import type { BulkItem, BulkOrder } from '@/lib/platform/bulk/data';
import { defineBulkChange } from '@/lib/platform/bulk/mutations';
import { connectDb, ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { Contact, type ContactRow } from '@/models/contacts/contact';
import { ContactNote } from '@/models/contacts/contact-note';
import { ContactPair } from '@/models/contacts/contact-pair';
import type { ContactAction } from './constants';
import { changeInWords, labelOf } from './format';
import { changedTags } from './rules';

type Lean = ContactRow & { _id: Types.ObjectId; __v: number };
/** A deleted contact with its attachments, or a contact's previous owner. */
type Before = { owner?: string; contact?: object; notes?: object[]; pairs?: object[] };
type Update = { $set?: object; $unset?: Record<string, 1> };

/** Maximum tries, because a contact may be saved between its read and write. */
const MAX_TRIES = 3;

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

const updateOf = (row: Lean, { action, value }: BulkOrder): Update | undefined =>
  action === 'owner' ? ownerUpdate(row, value) : tagUpdate(row, action as 'tag' | 'untag', value);

/** Writes the result of `update` for the current row, unless undefined. Open forms of the contact then get a conflict. */
async function write(
  id: Types.ObjectId,
  update: (row: Lean) => Update | undefined | false,
): Promise<boolean> {
  for (let i = 0; i < MAX_TRIES; i++) {
    const row = await Contact.findById(id).lean<Lean>();
    const change = row && update(row);
    if (!row || change === false) return false;
    if (!change) return true;
    const versioned = { ...change, $inc: { __v: 1 } } as object;
    const { modifiedCount } = await Contact.updateOne({ _id: id, __v: row.__v }, versioned);
    if (modifiedCount > 0) return true;
  }
  return false;
}

/** A contact with all attached records. */
async function withAttached(_id: Types.ObjectId): Promise<Before | undefined> {
  await connectDb();
  const contact = op.in(await withMerged(String(_id)));
  const ofContact = { $or: [{ a: _id }, { b: _id }], dismissed: true };
  const [row, notes, pairs] = await Promise.all([
    Contact.collection.findOne({ _id }),
    ContactNote.find({ contact }).lean(),
    ContactPair.find(ofContact).lean(),
  ]);
  return row ? { contact: row, notes, pairs } : undefined;
}

async function removeOne(id: Types.ObjectId): Promise<void> {
  await ContactNote.deleteMany({ contact: op.in(await withMerged(String(id))) });
  await Contact.deleteOne({ _id: id });
  await contactRemoved.emit(String(id));
}

async function readBefore(items: readonly BulkItem[], order: BulkOrder) {
  const found = new Map<string, object | 'unchanged'>();
  if (order.action === 'delete') {
    for (const { target } of items) {
      const before = await withAttached(target);
      if (before) found.set(String(target), before);
    }
    return found;
  }
  const rows = await Contact.find({ _id: op.in(items.map(({ target }) => target)) }).lean<Lean[]>();
  for (const row of rows) {
    const owner = order.action === 'owner' ? { owner: String(row.owner ?? '') } : {};
    found.set(String(row._id), updateOf(row, order) ? owner : 'unchanged');
  }
  return found;
}

async function applyTo({ target }: BulkItem, order: BulkOrder): Promise<boolean> {
  if (order.action !== 'delete') return write(target, (row) => updateOf(row, order));
  await removeOne(target);
  return true;
}

async function takeBack({ target, before }: BulkItem, { action, value }: BulkOrder): Promise<boolean> {
  const stored = before as Before;
  if (action === 'delete') return putBack(stored);
  if (action !== 'owner')
    return write(target, (row) => tagUpdate(row, action === 'tag' ? 'untag' : 'tag', value));
  const previous = stored.owner ?? '';
  return write(target, (row) => {
    const isOurs = [value, previous].includes(String(row.owner ?? ''));
    return isOurs && ownerUpdate(row, previous);
  });
}

/** The original rows with their ids. They exist already if an undo was interrupted after this. */
async function putBack({ contact, notes = [], pairs = [] }: Before): Promise<boolean> {
  await connectDb();
  const insert = async (model: { collection: typeof Contact.collection }, row: object) =>
    void (await model.collection.insertOne(row).catch(ignoreExisting));
  if (!contact) return false;
  await insert(Contact, contact);
  for (const note of notes) await insert(ContactNote as never, note);
  for (const pair of pairs) await insert(ContactPair as never, pair);
  return true;
}

async function describe(orders: readonly BulkOrder[], language: Language) {
  const { t } = textsIn(language, 'contacts');
  const owners = orders.flatMap(({ action, value }) => (action === 'owner' && value ? [value] : []));
  const names = await mapUserNames(owners);
  return orders.map(({ action, value, status, done, total }) => {
    const owner = names.get(String(value));
    const words = {
      action: action as ContactAction,
      ...(action === 'owner' ? owner && { owner } : { tag: value }),
    };
    const isUndo = status === 'undoing' || status === 'undone';
    const result = isUndo
      ? t('Undone for {count, plural, one {# contact} other {# contacts}}', { count: done })
      : changeInWords(t, { ...words, count: done });
    return { label: labelOf(t, words, total), result };
  });
}

/** Tag, untag, owner and deletion of many contacts. */
export const contactBulk = defineBulkChange({
  ...{ kind: 'contacts', permission: 'contacts', audit: 'contact.write', target: 'contact' },
  read: readBefore,
  apply: applyTo,
  // a person who takes contacts over gets no mail
  receiver: (_item, { action, value, by }) =>
    action === 'owner' && value !== String(by) ? value : undefined,
  async tell(receiver, count, { byName }) {
    const person = await getCredentials({ id: receiver });
    const handed = { kind: 'contacts', id: receiver, by: byName, count } as const;
    if (person) await postMail(await handedMail(person, handed));
  },
  undo: takeBack,
  undone: async (ids, { action }) => {
    if (action === 'delete') await contactsWritten.emit([...ids]);
  },
  details: ({ action, value }) => ({ ...((action === 'tag' || action === 'untag') && { tag: value }) }),
  describe,
});
