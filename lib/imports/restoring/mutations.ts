import 'server-only';
import { Types } from 'mongoose';
import { requirementWritten } from '@/lib/clients/requirements/events';
import { contactsWritten } from '@/lib/contacts/events';
import { contactRow } from '@/lib/contacts/mutations';
import { contactInputSchema } from '@/lib/contacts/schema';
import { RECORD_LISTS, type RecordList } from '@/lib/imports/archives/constants';
import { ignoreExisting } from '@/lib/imports/mutations';
import { type Listed, RECORD_MODELS } from '@/lib/imports/packing/data';
import { returnDocument, returnedListing } from '@/lib/imports/returns/mutations';
import { RETURNS } from '@/lib/imports/returns/rules';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { finishUploads } from '@/lib/listings/media/mutations';
import { assertListingQuota } from '@/lib/listings/quota/mutations';
import { can } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { teamScope } from '@/lib/teams/data';
import { newLink } from '@/lib/visits/booking/mutations';
import { recordsIn } from './data';
import type { NewRow, Restoring } from './dto';
import { pastOf, type Returned } from './rules';

const BATCH = 50;

/** Lists that require a permission. */
function mayHave(list: RecordList, { actor }: Restoring): boolean {
  if (list === 'contacts' || list === 'notes') return can(actor, 'contacts');
  if (list === 'clients' || list === 'requirements') return actor.role === 'broker' || actor.role === 'admin';
  return true;
}

/** Which of these ids are the actor's own records, or in the directory: only those may be referred to. */
async function ownIds(list: Listed, ids: readonly string[], { actor }: Restoring): Promise<string[]> {
  const { owner, team } = teamScope(actor);
  const isOpen = list === 'contacts' || list === 'notes' || list === 'messages' || list === 'visits';
  const scope = isOpen ? {} : { team, ...(owner && { owner }) };
  const rows = await RECORD_MODELS[list].find({ ...scope, _id: op.in(ids) }, { _id: 1 }).lean();
  return rows.map(({ _id }) => String(_id));
}

async function rowOf(list: Listed, record: Returned, to: Restoring): Promise<NewRow | undefined> {
  if (list === 'listings') return returnedListing(record, to);
  const _id = new Types.ObjectId(record._id);
  if (list === 'contacts') {
    const day = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : undefined);
    const days = { birthday: day(record.birthday), anniversary: day(record.anniversary) };
    return { ...contactRow(contactInputSchema.parse({ ...record, ...days })), _id };
  }
  const facts = RETURNS[list](record, to);
  if (!facts) return undefined;
  const links = list === 'visits' && { visitorLink: newLink(_id, 'visitor'), hostLink: newLink(_id, 'host') };
  const row = new RECORD_MODELS[list]({ ...facts, ...links, _id });
  await row.validate();
  return row.toObject() as NewRow;
}

/** Rows per batch. Returns how many were stored and how many existed. */
async function storeBatch(list: Listed, records: Returned[], to: Restoring) {
  const model = RECORD_MODELS[list];
  const known = await model.find({ _id: op.in(records.map(({ _id }) => _id)) }, { _id: 1 }).lean();
  const before = new Set(known.map(({ _id }) => String(_id)));
  const rows: NewRow[] = [];
  for (const record of records.filter(({ _id }) => !before.has(_id))) {
    try {
      if (list === 'listings') await assertListingQuota(to.actor, rows.length + 1);
      const row = await rowOf(list, record, to);
      if (row) rows.push(row);
      else to.note(`${list}: ${record._id}`);
    } catch (error) {
      to.note(`${list}: ${record._id}: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
    }
  }
  if (list === 'listings') await withCodes(rows);
  const isTimed = Boolean(model.schema.options.timestamps);
  const written = rows.map((row) => ({
    ...row,
    ...(isTimed && { createdAt: createdOf(row, records, to.now), updatedAt: to.now }),
    ...(model.schema.options.versionKey !== false && { __v: 0 }),
  }));
  await connectDb();
  if (written.length > 0)
    await model.collection
      .insertMany(written as never, { ordered: false, ignoreUndefined: true })
      .catch(ignoreExisting);
  const there = await ownIds(
    list,
    records.map(({ _id }) => _id),
    to,
  );
  for (const id of there) to.there[list].add(id);
  const made = rows.map(({ _id }) => String(_id)).filter((id) => there.includes(id));
  // a unique index matched another existing record: the hour of a visit, the person of a lead
  for (const { _id } of rows) if (!there.includes(String(_id))) to.note(`${list}: ${String(_id)}`);
  await completed(list, made, rows, to);
  return { made: made.length, known: before.size };
}

const createdOf = (row: NewRow, records: readonly Returned[], now: Date): Date =>
  pastOf(records.find(({ _id }) => _id === String(row._id))?.createdAt, now) ?? now;

/** New numbers for listings that could not keep theirs. */
async function withCodes(rows: NewRow[]): Promise<void> {
  const without = rows.filter(({ propertyCode }) => !propertyCode);
  if (without.length === 0) return;
  const makeCode = await reservePropertyCodes(without.length);
  for (const row of without) row.propertyCode = makeCode(row.citySlug as string | undefined);
}

/** Notifies the dependents: pages, matches, duplicate candidates. */
async function completed(list: Listed, ids: string[], rows: readonly NewRow[], to: Restoring): Promise<void> {
  if (ids.length === 0) return;
  if (list === 'contacts') await contactsWritten.emit(ids);
  if (list === 'requirements') for (const id of ids) await requirementWritten.emit(id);
  if (list !== 'listings') return;
  for (const { _id, propertyCode } of rows) to.codes.set(String(_id), String(propertyCode ?? ''));
  await finishUploads(rows.flatMap(({ images }) => images as never));
  await invalidate([...ids.map((id) => `property:${id}` as const), 'lists']);
}

export type Progress = (done: number, counts: Record<string, number>) => Promise<boolean>;

async function returnDocuments(to: Restoring): Promise<number> {
  let made = 0;
  for await (const record of recordsIn(to.zip, 'documents')) {
    if (!record) continue;
    try {
      if (await returnDocument(record, to)) made += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      to.note(`documents: ${String(record.name ?? record._id)}: ${error.message}`);
    }
  }
  return made;
}

/**
 * Restores a whole ZIP, list after list, in the actor's name. Idempotent: a record keeps its id, and existing ones stay
 * unchanged. `progress` is called after each batch; if it returns false, the work stops.
 */
export async function restoreRecords(to: Restoring, progress: Progress): Promise<void> {
  const counts: Record<string, number> = {};
  let done = 0;
  const add = (name: string, count: number) => {
    if (count > 0) counts[name] = (counts[name] ?? 0) + count;
  };
  for (const list of RECORD_LISTS) {
    if (list === 'documents') {
      add('documents', await returnDocuments(to));
      continue;
    }
    if (!mayHave(list, to)) continue;
    let batch: Returned[] = [];
    const flush = async () => {
      const { made, known } = await storeBatch(list, batch, to);
      add(list, made);
      add('there already', known);
      done += batch.length;
      batch = [];
      return progress(done, counts);
    };
    for await (const record of recordsIn(to.zip, list)) {
      if (!record) to.note(`${list}: a line that cannot be read`);
      else batch.push(record);
      if (batch.length >= BATCH && !(await flush())) return;
    }
    if (batch.length > 0 && !(await flush())) return;
  }
}
