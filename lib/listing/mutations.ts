import 'server-only';
import { mongo, Types } from 'mongoose';
import { recordAudit } from '@/lib/audit/mutations';
import { type Actor, type AdminActor, isAdmin } from '@/lib/auth/actor';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { reservePropertyCodes } from '@/lib/listing-code/mutations';
import type { FieldName } from '@/lib/listing-field/dto';
import { fieldNames } from '@/lib/listing-field/rules';
import { receiveMedia, removeFiles } from '@/lib/listing-media/mutations';
import { arrangeImages, arrangeVideos, tooManyFiles, uploadedIds } from '@/lib/listing-media/rules';
import type { MediaOrder } from '@/lib/listing-media/schema';
import { DETAIL_STATUSES, HIDDEN_MESSAGES, type PropertyStatus } from '@/lib/listing-vocabulary/constants';
import type { IncomingFile } from '@/lib/media/ingest';
import type { MediaStore } from '@/lib/media/media-store';
import { phashBands } from '@/lib/media/phash';
import type { StoredImage, StoredVideo } from '@/lib/media/types';
import { isObjectIdHex } from '@/lib/object-id';
import { termsOf } from '@/lib/search-terms';
import { assertAccountStays } from '@/lib/user/data';
import { Property, type PropertyRow } from '@/models/property';
import { getByIdempotencyKey } from './data';
import { type PropertyDto, toPropertyDto } from './dto';
import { listingSaved } from './events';
import { toFormValues } from './format';
import { changesBetween, overlay, type Review, reraProblem, reviewAfterEdit } from './rules';
import { OPTIONAL_FIELDS, type PropertyInput, propertyFormSchema } from './schema';

export type Saved = {
  property: PropertyDto;
  /** true when the idempotency key had been used before and nothing was written */
  replayed: boolean;
  /** what the person who saved should know; the listing is saved nevertheless */
  warnings: string[];
};

/** Statuses that an owner may choose; `verified` and `unverified` are given by an admin. */
const OWNER_STATUSES: readonly PropertyStatus[] = ['active', 'draft', 'paused', 'sold', 'rented'];
const VERIFIED_NAMES = fieldNames(({ verified }) => verified === true) as (keyof PropertyRow & FieldName)[];
const NOT_PUBLISHED: readonly PropertyStatus[] = ['draft', 'paused', 'sold', 'rented', 'expired'];

/**
 * Creates a listing with its files. With an `idempotencyKey` that this owner has used before, returns the listing that
 * was created then, or rejects with 'conflict' and that listing in `details.current` when the `digest` of the request is
 * another one. Rejects with AppError; a failed attempt leaves nothing behind.
 */
export async function createProperty(
  actor: Actor,
  input: PropertyInput,
  files: IncomingFile[],
  options: { idempotencyKey?: string; digest?: string; mediaOrder?: MediaOrder; store?: MediaStore } = {},
): Promise<Saved> {
  await connectDb();
  const { idempotencyKey, digest } = options;
  const earlier = idempotencyKey && (await findByKey(actor, idempotencyKey, digest));
  if (earlier) return earlier;
  const status = chosenStatus(actor, input.status, 'active');
  assertPublishable(input, status);
  if (isVisible(status)) await assertAccountStays(actor.userId);
  const { mediaOrder, store } = options;
  assertFitting({ images: [], videos: [] }, files, mediaOrder);
  const uploaded = uploadedIds(mediaOrder);
  const stored = await receiveMedia({ actor, files, uploaded, claim: idempotencyKey, store });
  let row: PropertyRow & { _id: Types.ObjectId };
  try {
    const images = arrangeImages([], withBands(stored.images), mediaOrder, withBands(stored.uploaded));
    const propertyCode = (await reservePropertyCodes(1))(input.citySlug);
    row = (
      await Property.create({
        ...input,
        propertyCode,
        status,
        images,
        videos: stored.videos,
        owner: new Types.ObjectId(actor.userId),
        priceHistory: [{ price: input.price, at: new Date() }],
        terms: termsOf({ ...input, propertyCode }),
        review: { state: isAdmin(actor) ? 'approved' : 'pending', since: new Date() },
        ...(status === 'verified' && { verifiedAt: new Date() }),
        ...(idempotencyKey && { idempotencyKey, idempotencyDigest: digest }),
      })
    ).toObject();
    await stored.commit(images);
  } catch (error) {
    await stored.rollback();
    // the same form was sent twice at once, and the other request was first
    const first = idempotencyKey && isDuplicateKey(error) && (await findByKey(actor, idempotencyKey, digest));
    if (first) return first;
    throw error;
  }
  const warnings = await afterSave(actor, row, { listed: row.title });
  return { property: toPropertyDto(row), replayed: false, warnings };
}

/**
 * Changes the given form fields (an empty one empties the stored one, an absent one leaves it) and arranges the
 * pictures. `version` is the `__v` that the editor read: if the listing was saved since, rejects with 'conflict' and
 * the stored listing in `details.current`.
 */
export async function updateProperty(
  actor: Actor,
  id: string,
  given: Record<string, unknown>,
  files: IncomingFile[],
  options: { version?: number; mediaOrder?: MediaOrder; store?: MediaStore } = {},
): Promise<Saved> {
  const row = await editableRow(actor, id);
  const updated = await writeChanges(actor, row, given, files, options);
  await removeFiles(idsOf(row).filter((old) => !idsOf(updated).includes(old)));
  const property = toPropertyDto(updated);
  const warnings = await afterSave(actor, updated, changesBetween(toPropertyDto(row), property));
  return { property, replayed: false, warnings };
}

/**
 * Gives the status of a moderation decision and returns the version that carries it. Moderation writes the audit entry
 * and invalidates the cache once the whole decision is written.
 */
export async function writeModeratedStatus(
  admin: AdminActor,
  id: string,
  status: PropertyStatus,
  version: number,
): Promise<number> {
  const updated = await writeChanges(admin, await editableRow(admin, id), { status }, [], { version });
  await notifySaved(admin, updated);
  return updated.__v;
}

async function writeChanges(
  actor: Actor,
  row: StoredRow,
  given: Record<string, unknown>,
  files: IncomingFile[],
  options: { version?: number; mediaOrder?: MediaOrder; store?: MediaStore },
): Promise<StoredRow> {
  const input = propertyFormSchema.parse(overlay(toFormValues(toPropertyDto(row)), given));
  const version = options.version ?? row.__v;
  if (version !== row.__v) throw conflict(row);
  const status = statusAfterEdit(actor, row, input);
  assertPublishable(input, status);
  if (isVisible(status) && !isVisible(row.status)) await assertAccountStays(String(row.owner ?? ''));
  const { mediaOrder, store } = options;
  assertFitting(row, files, mediaOrder);
  const stored = await receiveMedia({ actor, files, uploaded: uploadedIds(mediaOrder), store });
  try {
    const added = withBands(stored.images);
    const images = arrangeImages(row.images, added, mediaOrder, withBands(stored.uploaded));
    const videos = arrangeVideos(row.videos, stored.videos, mediaOrder);
    // a day is stored as a date: compared as text it would look like an edit
    const possessionDate = input.possessionDate && new Date(input.possessionDate);
    const terms = termsOf({ ...input, propertyCode: row.propertyCode });
    const changes = { ...input, possessionDate, status, images, videos, terms };
    const updated = await Property.findOneAndUpdate(
      { _id: row._id, __v: version },
      {
        $set: withoutUndefined({
          ...changes,
          ...(status === 'verified' && { verifiedAt: new Date() }),
          review: reviewAfter(actor, row, changes),
        }),
        $unset: emptied(changes),
        $inc: { __v: 1 },
        ...(input.price !== row.price && {
          $push: { priceHistory: { price: input.price, at: new Date() } },
        }),
      },
      { returnDocument: 'after', runValidators: true },
    ).lean<StoredRow>();
    if (!updated) throw conflict(await editableRow(actor, String(row._id)));
    await stored.commit(updated.images);
    return updated;
  } catch (error) {
    await stored.rollback();
    throw error;
  }
}

/** Removes one picture or video. An id that the listing does not have is a 404, also at a second click. */
export async function deletePropertyImage(actor: Actor, id: string, publicId: string): Promise<PropertyDto> {
  const row = await editableRow(actor, id);
  if (!idsOf(row).includes(publicId)) throw notFound('Image not found');
  const updated = await Property.findOneAndUpdate(
    { _id: row._id },
    { $pull: { images: { public_id: publicId }, videos: { public_id: publicId } }, $inc: { __v: 1 } },
    { returnDocument: 'after' },
  ).lean<StoredRow>();
  if (!updated) throw notFound('Property not found');
  await removeFiles([publicId]);
  await afterSave(actor, updated, { removed: publicId });
  return toPropertyDto(updated);
}

type SavedRow = { _id: Types.ObjectId; owner?: unknown; images: unknown };

/** What every write of a listing ends with: the audit entry, the caches, the listeners. Returns their warnings. */
async function afterSave(actor: Actor, row: SavedRow, details: Record<string, unknown>): Promise<string[]> {
  const id = String(row._id);
  await recordAudit({ action: 'property.write', by: actor, target: { type: 'property', id }, details });
  const warnings = await notifySaved(actor, row);
  await invalidate([`property:${id}`, 'lists']);
  return warnings;
}

async function notifySaved(actor: Actor, { _id, owner, images }: SavedRow): Promise<string[]> {
  const event = { id: String(_id), owner: String(owner ?? actor.userId), images: images as StoredImage[] };
  return (await listingSaved.emit(event)).flat();
}

/** A lean row; the model's own type has subdocuments, which lean rows do not have. */
type StoredRow = Omit<PropertyRow, 'images' | 'videos' | 'review'> & {
  _id: Types.ObjectId;
  __v: number;
  images: StoredImage[];
  videos: StoredVideo[];
  review?: Review;
};

/** The row if the actor may change it; foreign, unknown and malformed ids reject alike. */
async function editableRow(actor: Actor, id: string): Promise<StoredRow> {
  if (!isObjectIdHex(id)) throw notFound('Property not found');
  await connectDb();
  const row = await Property.findById(id).select('+review').lean<StoredRow>();
  if (!row || !(isAdmin(actor) || String(row.owner ?? '') === actor.userId))
    throw notFound('Property not found');
  if (row.hidden) throw new AppError('conflict', HIDDEN_MESSAGES[row.hidden.reason]);
  return row;
}

async function findByKey({ userId }: Actor, key: string, digest?: string): Promise<Saved | undefined> {
  const found = await getByIdempotencyKey(userId, key);
  const details = { current: found?.property };
  if (found && found.digest !== digest)
    throw new AppError('conflict', 'This form was saved before with other content', { details });
  return found && { property: found.property, replayed: true, warnings: [] };
}

function chosenStatus(
  actor: Actor,
  wanted: PropertyStatus | undefined,
  current: PropertyStatus,
): PropertyStatus {
  if (!wanted || wanted === current) return current;
  if (isAdmin(actor) || OWNER_STATUSES.includes(wanted)) return wanted;
  const message = 'Only an admin may give this status';
  throw new AppError('forbidden', message, { issues: [{ path: 'status', message }] });
}

/** An owner's edit is pending again until an admin has reviewed it. */
function reviewAfter(actor: Actor, row: StoredRow, changes: object): Review | undefined {
  const before = toPropertyDto(row);
  const after = toPropertyDto({ ...row, ...changes });
  return reviewAfterEdit({ isAdmin: isAdmin(actor), review: row.review, before, after });
}

/** Verification covers these facts: when the owner changes one, the listing has to be verified again. */
function statusAfterEdit(actor: Actor, row: StoredRow, input: PropertyInput): PropertyStatus {
  const status = chosenStatus(actor, input.status, row.status);
  const changed = VERIFIED_NAMES.some(
    (name) => (row[name] ?? undefined) !== input[name as keyof PropertyInput],
  );
  return status === 'verified' && changed && !isAdmin(actor) ? 'unverified' : status;
}

function assertPublishable(input: PropertyInput, status: PropertyStatus): void {
  if (NOT_PUBLISHED.includes(status)) return;
  const message = reraProblem(input);
  if (message) throw new AppError('invalid', message, { issues: [{ path: 'reraNumber', message }] });
}

function assertFitting(
  stored: Pick<StoredRow, 'images' | 'videos'>,
  files: IncomingFile[],
  order: MediaOrder | undefined,
): void {
  const path = tooManyFiles(stored, files, order);
  const message = 'Too many files';
  if (path) throw new AppError('invalid', message, { issues: [{ path, message }] });
}

function conflict(row: StoredRow): AppError {
  return new AppError('conflict', 'Somebody else saved this listing while you were editing it', {
    details: { current: toPropertyDto(row) },
  });
}

const withBands = (images: StoredImage[]) =>
  images.map((image) => ({ ...image, ...(image.phash && { phashBands: phashBands(image.phash) }) }));

const isVisible = (status: PropertyStatus) => (DETAIL_STATUSES as readonly string[]).includes(status);

const idsOf = (row: { images: { public_id: string }[]; videos: { public_id?: string }[] }) =>
  [...row.images, ...row.videos].flatMap(({ public_id }) => public_id ?? []);

const isDuplicateKey = (error: unknown) => error instanceof mongo.MongoServerError && error.code === 11000;

/** Optional fields that are no longer among the values. */
function emptied(values: Record<string, unknown>): Record<string, 1> {
  return Object.fromEntries(OPTIONAL_FIELDS.flatMap((key) => (values[key] === undefined ? [[key, 1]] : [])));
}
const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
