import 'server-only';
import { type Model, Types } from 'mongoose';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import { contactsWritten } from '@/lib/contacts/events';
import { contactRow } from '@/lib/contacts/mutations';
import { contactKeys, contactNameKey, contactTerms } from '@/lib/contacts/rules';
import type { ContactInput } from '@/lib/contacts/schema';
import type { ImportKind } from '@/lib/imports/dto';
import { fillEmpty, ignoreExisting, versioned } from '@/lib/imports/mutations';
import { op } from '@/lib/platform/db/operators';
import { Contact, type ContactRow } from '@/models/contacts/contact';
import { readContactRow } from './rules';

/** Contacts that a key is asked for at most: past that it is a switchboard or a shared mailbox. */
const MAX_FOUND = 2000;

const FIELDS = CONTACT_FIELDS.map(([field]) => field);

/** Contacts as an import writes them. */
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
    return rows.map(({ cells }) => readContactRow(cells, columns));
  },

  async find(keys) {
    const rows = await Contact.find({ matchKeys: op.in(keys) }, { matchKeys: 1 })
      .limit(MAX_FOUND)
      .lean();
    return rows
      .map(({ _id, matchKeys }) => ({ id: String(_id), keys: matchKeys }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
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
    // the driver's own: thousands of mongoose documents cost more than the writing does
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

const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
