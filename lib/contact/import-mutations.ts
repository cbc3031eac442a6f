import 'server-only';
import { mongo, Types, trusted } from 'mongoose';
import type { Change, ImportKind } from '@/lib/import/types';
import { Contact } from '@/models/contact';
import { CONTACT_FIELDS } from './constants';
import { readContactRow } from './import-row';
import { contactKeys } from './keys';
import { contactRow } from './mutations';
import { noteSuspicions } from './pair-mutations';
import type { ContactInput } from './schema';
import { contactNameKey, contactTerms } from './terms';

/** Contacts that a key is asked for at most: past that it is a switchboard or a shared mailbox. */
const MOST_FOUND = 2000;

const DUPLICATE_KEY = 11000;

/** Contacts as an import writes them. */
export const contactImport: ImportKind<ContactInput> = {
  async read(rows, plan) {
    return rows.map(({ cells }) => readContactRow(cells, plan));
  },

  async find(keys) {
    const rows = await Contact.find({ matchKeys: trusted({ $in: keys }) }, { matchKeys: 1 })
      .limit(MOST_FOUND)
      .lean();
    return rows
      .map(({ _id, matchKeys }) => ({ id: String(_id), keys: matchKeys }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  },

  async existing(ids) {
    const rows = await Contact.find({ _id: trusted({ $in: ids }) }, { _id: 1 }).lean();
    return rows.map(({ _id }) => String(_id));
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
    try {
      // the driver's own: thousands of mongoose documents cost more than the writing does
      await Contact.collection.insertMany(rows, { ordered: false });
    } catch (error) {
      if (!(error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    }
  },

  async change(id, input) {
    const row = await Contact.findById(id).lean();
    if (!row) return undefined;
    const stored = row as Record<string, unknown>;
    const given = contactRow(input) as Record<string, unknown>;
    const fields = CONTACT_FIELDS.map(([field]) => field as string).filter(
      (field) => given[field] && !stored[field],
    );
    if (fields.length === 0) return undefined;
    const set = Object.fromEntries(fields.map((field) => [field, given[field]]));
    return {
      id,
      version: row.__v,
      set,
      before: Object.fromEntries(fields.map((field) => [field, stored[field] ?? null])),
    };
  },

  async apply({ id, version, set }: Change) {
    return write(id, version, version + 1, set);
  },

  async remove(ids, version) {
    await Contact.deleteMany({ _id: trusted({ $in: ids }), __v: version });
  },

  async restore(id, version, before) {
    const row = await Contact.findById(id, { __v: 1 }).lean();
    if (!row) return 'gone';
    // a crash between the writing and its record: it was restored before
    if (row.__v === version) return 'done';
    if (row.__v !== version + 1) return 'changed';
    return (await write(id, version + 1, version, before)) ? 'done' : 'changed';
  },

  async settled(ids) {
    await noteSuspicions(ids);
  },
};

/** Sets fields (null removes) if the contact is still at version `from`, with what it is found by. */
async function write(
  id: string,
  from: number,
  to: number,
  values: Record<string, unknown>,
): Promise<boolean> {
  const row = await Contact.findOne({ _id: id, __v: from }).lean();
  if (!row) return false;
  const next = { ...row, ...values } as typeof row;
  const { $set, $unset } = split(values);
  const found = { nameKey: contactNameKey(next), terms: contactTerms(next), matchKeys: contactKeys(next) };
  const { modifiedCount } = await Contact.updateOne(
    { _id: id, __v: from },
    { $set: { ...$set, ...found, __v: to }, ...(Object.keys($unset).length > 0 && { $unset }) },
  );
  return modifiedCount === 1;
}

function split(values: Record<string, unknown>) {
  const entries = Object.entries(values);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    $unset: Object.fromEntries(
      entries.flatMap(([key, value]) => (value === null ? [[key, 1 as const]] : [])),
    ),
  };
}

const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
