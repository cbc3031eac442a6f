import 'server-only';
import { mongo, Types } from 'mongoose';
import { connectDb } from '@/lib/db';
import { refreshSamePhotos, refreshSuspects } from '@/lib/duplicates/mutations';
import { AppError, notFound } from '@/lib/errors';
import { MAX_IMAGES, MAX_VIDEOS } from '@/lib/listing-media/constants';
import { isMediaReferenced } from '@/lib/listing-media/data';
import { arrangeImages, arrangeVideos } from '@/lib/listing-media/rules';
import type { MediaPlan } from '@/lib/listing-media/schema';
import { MediaError } from '@/lib/media/errors';
import { removeUnused } from '@/lib/media/in-flight';
import { FileRefused, type IncomingFile, type Ingested, ingest } from '@/lib/media/ingest';
import { phashBands } from '@/lib/media/phash';
import { type MediaStore, mediaStore } from '@/lib/media/store';
import type { StoredImage, StoredVideo } from '@/lib/media/types';
import { isObjectIdHex } from '@/lib/object-id';
import { termsOf } from '@/lib/search-terms';
import { Property, type PropertyRow } from '@/models/property';
import type { PropertyStatus } from './constants';
import { type PropertyDto, toPropertyDto } from './dto';
import { toFormValues } from './format';
import { overlay, type Review, reraProblem, reviewAfterEdit } from './rules';
import { OPTIONAL_FIELDS, type PropertyInput, propertyFormSchema } from './schema';

/** Who writes. Built from the session by the route; the rules below read the stored owner, never the client's word. */
export type Actor = { id: string; isAdmin: boolean };

export type Saved = {
  property: PropertyDto;
  /** true when the idempotency key had been used before and nothing was written */
  replayed: boolean;
  /** things the writer should know that stop nothing */
  warnings: string[];
};

/** Statuses that an owner may choose; `verified` and `unverified` are an admin's findings. */
const OWNER_STATUSES: readonly PropertyStatus[] = ['active', 'draft', 'paused', 'sold', 'rented'];
const NOT_PUBLISHED: readonly PropertyStatus[] = ['draft', 'paused', 'sold', 'rented', 'expired'];

/**
 * Writes a listing with its files. With an `idempotencyKey` that this owner has used before, answers the listing
 * that was made then. Rejects with AppError; nothing is left of a failed attempt.
 */
export async function createProperty(
  actor: Actor,
  input: PropertyInput,
  files: IncomingFile[],
  options: { idempotencyKey?: string; store?: MediaStore } = {},
): Promise<Saved> {
  await connectDb();
  const { idempotencyKey } = options;
  const earlier = idempotencyKey && (await findByKey(actor.id, idempotencyKey));
  if (earlier) return earlier;
  const status = chosenStatus(actor, input.status, 'active');
  assertPublishable(input, status);
  const stored = await store(files, options.store);
  try {
    const row = await Property.create({
      ...input,
      status,
      images: withBands(stored.images),
      videos: stored.videos,
      owner: new Types.ObjectId(actor.id),
      priceHistory: [{ price: input.price, at: new Date() }],
      terms: termsOf(input),
      review: { state: actor.isAdmin ? 'approved' : 'pending', since: new Date() },
      ...(status === 'verified' && { verifiedAt: new Date() }),
      ...(idempotencyKey && { idempotencyKey }),
    });
    await stored.commit();
    const warnings = await samePhotoWarnings(row._id, actor.id, stored.images);
    await refreshSuspects(row._id);
    return { property: toPropertyDto(row.toObject()), replayed: false, warnings };
  } catch (error) {
    await stored.rollback();
    // the same form was sent twice at once, and the other one was first
    const winner = idempotencyKey && isDuplicateKey(error) && (await findByKey(actor.id, idempotencyKey));
    if (winner) return winner;
    throw error;
  }
}

/**
 * Changes the given form fields (an empty one empties the stored one, an absent one leaves it) and arranges the
 * pictures. `version` is the `__v` that the editor read: when somebody saved since, rejects with 'conflict' and the
 * stored listing in `details.current`.
 */
export async function updateProperty(
  actor: Actor,
  id: string,
  given: Record<string, unknown>,
  files: IncomingFile[],
  options: { version?: number; plan?: MediaPlan; store?: MediaStore } = {},
): Promise<Saved> {
  const row = await editableRow(actor, id);
  const input = propertyFormSchema.parse(overlay(toFormValues(toPropertyDto(row)), given));
  const version = options.version ?? row.__v;
  if (version !== row.__v) throw conflict(row);
  const status = statusAfterEdit(actor, row, input);
  assertPublishable(input, status);
  assertRoom(row, files, options.plan);
  const stored = await store(files, options.store);
  try {
    const images = arrangeImages(row.images, withBands(stored.images), options.plan);
    const videos = arrangeVideos(row.videos, stored.videos, options.plan);
    const changes = { ...input, status, images, videos, terms: termsOf(input) };
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
    if (!updated) throw conflict(await editableRow(actor, id));
    await stored.commit();
    await dropMedia(idsOf(row).filter((old) => !idsOf(updated).includes(old)));
    const warnings = await samePhotoWarnings(row._id, String(row.owner ?? actor.id), updated.images);
    await refreshSuspects(row._id);
    return { property: toPropertyDto(updated), replayed: false, warnings };
  } catch (error) {
    await stored.rollback();
    throw error;
  }
}

/** Takes one picture or video out of a listing. Unknown ids are a 404, so a second click is told the truth. */
export async function deletePropertyImage(actor: Actor, id: string, publicId: string): Promise<PropertyDto> {
  const row = await editableRow(actor, id);
  if (!idsOf(row).includes(publicId)) throw notFound('Image not found');
  const updated = await Property.findOneAndUpdate(
    { _id: row._id },
    { $pull: { images: { public_id: publicId }, videos: { public_id: publicId } }, $inc: { __v: 1 } },
    { returnDocument: 'after' },
  ).lean<StoredRow>();
  if (!updated) throw notFound('Property not found');
  await dropMedia([publicId]);
  await refreshSamePhotos(row._id, String(row.owner ?? actor.id), updated.images);
  return toPropertyDto(updated);
}

/** A lean row. The model's own type speaks of subdocuments, which lean rows do not have. */
type StoredRow = Omit<PropertyRow, 'images' | 'videos' | 'review'> & {
  _id: Types.ObjectId;
  __v: number;
  images: StoredImage[];
  videos: StoredVideo[];
  review?: Review;
};

/** The row if the actor may change it; foreign, unknown and malformed ids answer alike. */
async function editableRow(actor: Actor, id: string): Promise<StoredRow> {
  if (!isObjectIdHex(id)) throw notFound('Property not found');
  await connectDb();
  const row = await Property.findById(id).select('+review').lean<StoredRow>();
  if (!row || !(actor.isAdmin || String(row.owner ?? '') === actor.id)) throw notFound('Property not found');
  return row;
}

async function findByKey(owner: string, idempotencyKey: string): Promise<Saved | undefined> {
  const row = await Property.findOne({ owner: new Types.ObjectId(owner), idempotencyKey }).lean();
  return row ? { property: toPropertyDto(row), replayed: true, warnings: [] } : undefined;
}

function chosenStatus(
  actor: Actor,
  wanted: PropertyStatus | undefined,
  current: PropertyStatus,
): PropertyStatus {
  if (!wanted || wanted === current) return current;
  if (actor.isAdmin || OWNER_STATUSES.includes(wanted)) return wanted;
  const message = 'Only an admin may give this status';
  throw new AppError('forbidden', message, { issues: [{ path: 'status', message }] });
}

/** An owner's edit is looked at by the desk before it counts as seen. */
function reviewAfter(actor: Actor, row: StoredRow, changes: object): Review | undefined {
  const before = toPropertyDto(row);
  const after = toPropertyDto({ ...row, ...changes });
  return reviewAfterEdit({ isAdmin: actor.isAdmin, review: row.review, before, after });
}

/** Verification was given to certain facts: an owner who changes them has to be verified again. */
function statusAfterEdit(actor: Actor, row: StoredRow, input: PropertyInput): PropertyStatus {
  const status = chosenStatus(actor, input.status, row.status);
  const facts = ['type', 'category', 'address', 'area', 'carpetArea', 'reraNumber'] as const;
  const changed = facts.some((field) => (row[field] ?? undefined) !== input[field]);
  return status === 'verified' && changed && !actor.isAdmin ? 'unverified' : status;
}

function assertPublishable(input: PropertyInput, status: PropertyStatus): void {
  if (NOT_PUBLISHED.includes(status)) return;
  const message = reraProblem(input);
  if (message) throw new AppError('invalid', message, { issues: [{ path: 'reraNumber', message }] });
}

function assertRoom(row: StoredRow, files: IncomingFile[], plan: MediaPlan | undefined): void {
  const count = (field: string) => files.filter((file) => file.field === field).length;
  const kept = plan?.images?.filter((entry) => 'keep' in entry).length ?? row.images.length;
  const keptVideos = plan?.videos?.length ?? row.videos.length;
  if (kept + count('images') > MAX_IMAGES) throw tooMany('images');
  if (keptVideos + count('videos') > MAX_VIDEOS) throw tooMany('videos');
}

const tooMany = (path: string) =>
  new AppError('invalid', 'Too many files', { issues: [{ path, message: 'Too many files' }] });

async function store(files: IncomingFile[], given: MediaStore | undefined): Promise<Ingested> {
  try {
    return await ingest(files, given ?? (await mediaStore()), isMediaReferenced);
  } catch (error) {
    if (error instanceof FileRefused)
      throw new AppError('invalid', error.message, {
        cause: error,
        issues: [{ path: error.field, message: `${error.fileName}: ${error.message}` }],
      });
    if (error instanceof MediaError) throw new AppError('unavailable', error.message, { cause: error });
    throw error;
  }
}

/** The sweeper removes it too; at once is what somebody expects who takes a picture of his home off the net. */
async function dropMedia(publicIds: string[]): Promise<void> {
  const media = await mediaStore();
  for (const id of publicIds) await removeUnused(media, id, isMediaReferenced).catch(() => undefined);
}

async function samePhotoWarnings(
  id: Types.ObjectId,
  owner: string,
  images: StoredImage[],
): Promise<string[]> {
  const found = await refreshSamePhotos(id, owner, images);
  return found ? ['A photo of this listing is also on a listing of somebody else'] : [];
}

function conflict(row: StoredRow): AppError {
  return new AppError('conflict', 'Somebody else saved this listing while you were editing it', {
    details: { current: toPropertyDto(row) },
  });
}

const withBands = (images: StoredImage[]) =>
  images.map((image) => ({ ...image, ...(image.phash && { phashBands: phashBands(image.phash) }) }));

const idsOf = (row: { images: { public_id: string }[]; videos: { public_id?: string }[] }) =>
  [...row.images, ...row.videos].flatMap(({ public_id }) => public_id ?? []);

const isDuplicateKey = (error: unknown) => error instanceof mongo.MongoServerError && error.code === 11000;

/** What the listing has lost: optional fields that are no longer among the values. */
function emptied(values: Record<string, unknown>): Record<string, 1> {
  return Object.fromEntries(OPTIONAL_FIELDS.flatMap((key) => (values[key] === undefined ? [[key, 1]] : [])));
}
const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
