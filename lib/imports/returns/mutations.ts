import 'server-only';
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { MAX_DOCUMENT_BYTES, removeStoredDocument, storeDocument } from '@/lib/accounts/documents/data';
import { findUser } from '@/lib/accounts/users/data';
import { addDocument } from '@/lib/accounts/users/mutations';
import { FOLDERS } from '@/lib/imports/archives/constants';
import { extract } from '@/lib/imports/restoring/data';
import type { NewRow, Restoring } from '@/lib/imports/restoring/dto';
import { filesOf, pastOf, type Returned } from '@/lib/imports/restoring/rules';
import { toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { confirmation } from '@/lib/listings/freshness/rules';
import { type Lifecycle, lifecycleOf, missingOf, storedState, transition } from '@/lib/listings/lifecycle';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { storeReturned } from '@/lib/listings/media/mutations';
import { withBands } from '@/lib/listings/media/rules';
import { missingOfAccount } from '@/lib/listings/publish-gate/data';
import { publishGate } from '@/lib/listings/publish-gate/rules';
import { propertyFormSchema } from '@/lib/listings/schema';
import { can } from '@/lib/platform/auth/actor';
import { DOCUMENT_TYPES } from '@/lib/platform/auth/constants';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { isOneOf } from '@/lib/platform/is-one-of';
import { Property } from '@/models/listings/property';

type Named = ReturnType<typeof filesOf>[number];

/** Extracts the files from the ZIP one by one and stores them; refused ones are named and left out. */
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

/** Its state here: verification belongs to the office alone, and publication requires everything the publish gate asks for. */
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
  const draft = new Property({ ...facts, ...to.owned, _id, lifecycle });
  await draft.validate();
  const row = draft.toObject() as unknown as Record<string, unknown>;
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
    // it got a new number: the old one still identifies it in an import
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
