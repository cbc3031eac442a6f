import 'server-only';
import { type Model, Types } from 'mongoose';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import { contactsWritten } from '@/lib/contacts/events';
import { contactRow } from '@/lib/contacts/mutations';
import { contactKeys, contactNameKey, contactTerms } from '@/lib/contacts/rules';
import type { ContactInput } from '@/lib/contacts/schema';
import type { ImportKind } from '@/lib/imports/dto';
import { fillEmpty } from '@/lib/imports/mutations';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { versioned } from '@/lib/platform/db/versioned';
import { Contact, type ContactRow } from '@/models/contacts/contact';
import { ContactMerge } from '@/models/contacts/contact-merge';
import { ID_KEY, idsOfKeys } from './rules';
import { readContactRows } from './tasks';

/** Maximum contacts looked up per key, because more share a switchboard or a mailbox. */
const MAX_FOUND = 2000;

const FIELDS = CONTACT_FIELDS.map(([field]) => field);

export const contactImport: ImportKind<ContactInput> = {
  ...versioned(Contact as unknown as Model<Record<string, unknown>>, (row) => {
    const contact = row as unknown as ContactRow;
    return {
      nameKey: contactNameKey(contact),
      terms: contactTerms(contact),
      matchKeys: contactKeys(contact),
    };
  }),

  async read(rows, columns) {
    return readContactRows({ rows, columns });
  },

  async find(keys) {
    const rows = await Contact.find({ matchKeys: op.in(keys) }, { matchKeys: 1 })
      .limit(MAX_FOUND)
      .lean();
    const found = rows.map(({ _id, matchKeys }) => ({ id: String(_id), keys: matchKeys }));
    return [...found, ...(await findByIds(idsOfKeys(keys)))].sort((a, b) => (a.id < b.id ? -1 : 1));
  },

  async create(items) {
    const now = new Date();
    const rows = items.map(({ id, input }) => ({
      ...withoutUndefined(contactRow(input)),
      _id: new Types.ObjectId(id),
      createdAt: now,
      updatedAt: now,
      __v: 0,
    }));
    // the native driver, because thousands of mongoose documents cost more than the writes
    await Contact.collection.insertMany(rows, { ordered: false }).catch(ignoreExisting);
  },

  async change(id, input) {
    const row = await Contact.findById(id).lean();
    return row ? fillEmpty(id, row, contactRow(input), FIELDS) : undefined;
  },

  async completed(ids) {
    await contactsWritten.emit(ids);
  },
};

/** Maximum chain of merges that is followed. */
const MAX_MERGE_STEPS = 10;

/** The contacts with these ids. A merged contact is replaced by its target. */
async function findByIds(ids: readonly string[]): Promise<{ id: string; keys: string[] }[]> {
  const current = new Map(ids.map((id) => [id, id]));
  for (let step = 0; step < MAX_MERGE_STEPS && ids.length > 0; step++) {
    const gone = op.in([...current.values()]);
    const merges = await ContactMerge.find({ gone, done: true, undoneAt: null }, { gone: 1, kept: 1 }).lean();
    if (merges.length === 0) break;
    const kept = new Map(merges.map((row) => [String(row.gone), String(row.kept)]));
    for (const [id, at] of current) current.set(id, kept.get(at) ?? at);
  }
  const rows =
    ids.length > 0 ? await Contact.find({ _id: op.in([...current.values()]) }, { _id: 1 }).lean() : [];
  const stored = new Set(rows.map(({ _id }) => String(_id)));
  return [...current].flatMap(([id, at]) => (stored.has(at) ? [{ id: at, keys: [`${ID_KEY}${id}`] }] : []));
}

const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
