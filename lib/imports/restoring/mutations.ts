import 'server-only';
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { MAX_DOCUMENT_BYTES, removeStoredDocument, storeDocument } from '@/lib/accounts/documents/data';
import { findUser } from '@/lib/accounts/users/data';
import { addDocument } from '@/lib/accounts/users/mutations';
import { requirementWritten } from '@/lib/clients/requirements/events';
import { contactsWritten } from '@/lib/contacts/events';
import { contactRow } from '@/lib/contacts/mutations';
import { contactInputSchema } from '@/lib/contacts/schema';
import { FOLDERS, RECORD_LISTS, type RecordList } from '@/lib/imports/archive-files/constants';
import { type Listed, RECORD_MODELS } from '@/lib/imports/packing/data';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { confirmation } from '@/lib/listings/freshness/rules';
import { type Lifecycle, lifecycleOf, missingOf, storedState, transition } from '@/lib/listings/lifecycle';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { finishUploads, storeReturned } from '@/lib/listings/media/mutations';
import { withBands } from '@/lib/listings/media/rules';
import { validListing } from '@/lib/listings/mutations';
import { missingOfAccount } from '@/lib/listings/publish-gate/data';
import { publishGate } from '@/lib/listings/publish-gate/rules';
import { assertListingQuota } from '@/lib/listings/quota/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { can } from '@/lib/platform/auth/actor';
import { DOCUMENT_TYPES } from '@/lib/platform/auth/constants';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { connectDb, ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { teamScope } from '@/lib/teams/data';
import { newLink } from '@/lib/visits/booking.mutations';
import { extract, recordsIn } from './data';
import type { NewRow, Restoring } from './dto';
import { filesOf, pastOf, RETURNS, type Returned } from './rules';

const BATCH = 50;

/** Lists that require a permission. */
function mayHave(list: RecordList, { actor }: Restoring): boolean {
  if (list === 'contacts' || list === 'notes') return can(actor, 'contacts');
  if (list === 'clients' || list === 'requirements') return actor.role === 'broker' || actor.role === 'admin';
  return true;
}

/** The ids among these that are the actor's own records, or in the directory. Only those can be referred to. */
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
 * Restores a complete ZIP, list by list, in the actor's name. Idempotent, because records keep their ids and existing ones stay unchanged. Calls `progress`
 * after each batch; if it returns false, the work stops.
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
      add('already there', known);
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

type Named = ReturnType<typeof filesOf>[number];

/** Extracts the files from the ZIP one by one and stores them. Names the refused ones and leaves them out. */
async function storeFiles(named: Named[], field: 'images' | 'videos', max: number, to: Restoring) {
  const stored: Record<string, unknown>[] = [];
  for (const { file, more } of named) {
    const path = join(/*turbopackIgnore: true*/ to.directory, randomUUID());
    try {
      await extract(to.zip, file, path);
      if ((await stat(path)).size > max) throw new AppError('invalid', 'The file is too large');
      const { images, videos } = await storeReturned([{ field, path, name: file }]);
      for (const one of [...images, ...videos]) stored.push({ ...one, ...more });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      to.note(`${file}: ${error.message}`);
    } finally {
      await rm(path, { force: true });
    }
  }
  return stored;
}

/** Its state here. Only the office verifies, and publication requires everything the publish gate asks for. */
async function stateOf(wanted: Lifecycle, pictures: number, row: object, to: Restoring) {
  const form = propertyFormSchema.safeParse(toFormValues(toPropertyDto(row as never)));
  const gate = form.success ? publishGate(form.data, pictures) : undefined;
  const isOffice = can(to.actor, 'moderate');
  const { choice, verification, binnedAt } = wanted;
  const isListed = choice === 'listed';
  const isWrong = isListed && (!gate || gate.issues.length > 0);
  const plain: Lifecycle = {
    choice: isWrong ? 'draft' : choice,
    blockedBy: binnedAt ? ['bin'] : [],
    ...(isOffice && verification && { verification }),
    ...(binnedAt && { binnedAt }),
  };
  // a registered project is hidden while its agent's registration has lapsed
  const ofAccount = (await missingOfAccount(to.actor.userId)).filter((fact) =>
    fact === 'certificate' ? 'reraNumber' in row && row.reraNumber : !isOffice,
  );
  const missing = [...(gate?.missing ?? []), ...ofAccount];
  const state = isListed && !isWrong ? transition(plain, { name: 'checked', missing }) : plain;
  const why = form.error?.issues[0]?.message ?? gate?.issues[0]?.message;
  return { stored: storedState(state), why: isWrong ? why : undefined, missing: missingOf(state) };
}

/** A listing as it was, in the restoring person's name, with its pictures. Rejects if its facts do not fit a listing. */
export async function returnedListing(record: Returned, to: Restoring): Promise<NewRow> {
  const { _id, images, videos, lifecycle, status: _status, propertyCode, createdAt, ...facts } = record;
  const row = await validListing({ ...facts, ...to.owned, _id, lifecycle });
  const code = typeof propertyCode === 'string' ? propertyCode : '';
  const folder = code || _id;
  const pictures = await storeFiles(
    filesOf(images, `${FOLDERS.pictures}/${folder}`, to.zip.entries, MAX_IMAGES),
    'images',
    MAX_IMAGE_BYTES,
    to,
  );
  const films = await storeFiles(
    filesOf(videos, `${FOLDERS.videos}/${folder}`, to.zip.entries, MAX_VIDEOS),
    'videos',
    MAX_VIDEO_BYTES,
    to,
  );
  const wanted = lifecycleOf({ lifecycle: row.lifecycle });
  const { stored, why } = await stateOf(wanted, pictures.length, { ...row, images: pictures }, to);
  if (why) to.note(`${code || facts.title}: ${why}`);
  return {
    ...row,
    ...stored,
    ...confirmation(to.actor.role, to.now),
    _id: new Types.ObjectId(_id),
    images: withBands(pictures as never),
    videos: films,
    ...(code && to.kept.codes.has(code) ? { propertyCode: code } : { propertyCode: undefined }),
    // the old number still identifies it in an import
    ...(code && !to.kept.codes.has(code) && !row.code && { code: code.toLowerCase() }),
    review: can(to.actor, 'moderate') ? undefined : { state: 'pending', since: to.now },
    createdAt: pastOf(createdAt, to.now) ?? to.now,
  };
}

/** A paper of the account, unless it exists. */
export async function returnDocument(record: Returned, to: Restoring): Promise<boolean> {
  const { type, file } = record;
  const name = typeof record.name === 'string' ? record.name.slice(-120) : '';
  if (!isOneOf(DOCUMENT_TYPES, String(type)) || typeof file !== 'string') throw new AppError('invalid');
  const entry = file.startsWith(`${FOLDERS.documents}/`) ? to.zip.entries.get(file) : undefined;
  if (!entry) throw new AppError('invalid');
  // it is checked in memory; a false size ends the reading
  if (entry.uncompressedSize > MAX_DOCUMENT_BYTES) throw new AppError('invalid', 'The file is too large');
  const { userId } = to.actor;
  if (await findUser({ _id: userId, documents: op.elemMatch({ type, name }) } as never, { _id: 1 }))
    return false;
  const path = join(/*turbopackIgnore: true*/ to.directory, randomUUID());
  await extract(to.zip, file, path);
  const stored = await storeDocument(userId, path).finally(() => rm(path, { force: true }));
  await addDocument(userId, { type: type as never, ...stored, name }).catch(async (error: unknown) => {
    await removeStoredDocument(stored.storageKey);
    throw error;
  });
  return true;
}
