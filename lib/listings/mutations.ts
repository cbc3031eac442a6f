import 'server-only';
import type { Model, QueryFilter, Types } from 'mongoose';
import { assertAccountStays } from '@/lib/accounts/users/data';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { finishDraft } from '@/lib/listings/drafts/mutations';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import {
  isPublicStatus,
  isVisible,
  isVisibleStatus,
  type LifecycleEvent,
  lifecycleFor,
  lifecycleOf,
  listerStatusOf,
  missingOf,
  storedState,
  transition,
} from '@/lib/listings/lifecycle';
import { withCentre } from '@/lib/listings/location/data';
import { receiveMedia, removeFiles } from '@/lib/listings/media/mutations';
import {
  arrangeImages,
  arrangeVideos,
  assertFitting,
  countImages,
  idsOf,
  uploadedIds,
  withBands,
} from '@/lib/listings/media/rules';
import type { MediaOrder } from '@/lib/listings/media/schema';
import { askGate, assertNewHome } from '@/lib/listings/publish-gate/data';
import { liftGivenMeanwhile } from '@/lib/listings/publish-gate/mutations';
import { CONTACT_FREE } from '@/lib/listings/publish-gate/rules';
import { assertListingQuota, insertWithinQuota } from '@/lib/listings/quota/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { type Actor, type AdminActor, can } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { connectDb, ignoreExisting, isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce, type Keyed } from '@/lib/platform/db/create-once';
import { versioned } from '@/lib/platform/db/versioned';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import type { StoredImage } from '@/lib/platform/media/dto';
import type { IncomingFile } from '@/lib/platform/media/ingest';
import type { MediaStore } from '@/lib/platform/media/media-store';
import { ownedBy } from '@/lib/teams/data';
import { Property, type PropertyRow } from '@/models/listings/property';
import { getByIdempotencyKey, getEditableRow, type StoredRow, savedMeanwhile } from './data';
import { type OwnPropertyDto, type PropertyDto, toOwnPropertyDto, toPropertyDto } from './dto';
import { type ListingSaved, listingSaved } from './events';
import { noticesOf, toFormValues } from './format';
import { savedNotices } from './providers';
import {
  chosenStatus,
  confirmationBy,
  datesOf,
  effectsOfEdit,
  emptied,
  eventOf,
  historyOf,
  overlay,
  pricesAfter,
  type Review,
  withoutUndefined,
} from './rules';
import { type PropertyInput, propertyFormSchema } from './schema';

export type Saved = {
  property: OwnPropertyDto;
  /** true if the idempotency key was already used and nothing was written */
  replayed: boolean;
  /** notices for the person who saved; the listing is saved nevertheless */
  warnings: string[];
};

type SaveOptions = {
  mediaOrder?: MediaOrder;
  store?: MediaStore;
  /** its owner confirms a questioned price */
  confirmsPrice?: boolean;
  /** … or a web address in its texts; false where the owner can be asked */
  confirmsText?: boolean;
  /** true if the place sent with a new address belongs to it, even if it equals the old one */
  isPlaceGiven?: boolean;
};

type CreateOptions = SaveOptions & { idempotencyKey?: string; digest?: string };

type Decision = Extract<LifecycleEvent, { name: 'decided' | 'rejected' }>;

const LAST_PHOTO = 'A public listing needs at least one photo. Add another one first, or pause the listing';
const EDITED_SINCE = 'You changed verified details, so it’s shown as unverified until we check it again';

/**
 * Creates a listing with its files. If this owner already used the `idempotencyKey`, returns the listing created then, or rejects with 'conflict' and that
 * listing in `details.current` for another `digest`. A failed attempt leaves nothing behind. Ends the key's draft.
 */
export async function createProperty(
  actor: Actor,
  parsed: PropertyInput,
  files: IncomingFile[],
  options: CreateOptions = {},
): Promise<Saved> {
  const saved = await storeListing(actor, parsed, files, options);
  if (options.idempotencyKey) await finishDraft(actor, options.idempotencyKey, saved.property._id);
  return saved;
}

async function storeListing(
  actor: Actor,
  parsed: PropertyInput,
  files: IncomingFile[],
  options: CreateOptions,
): Promise<Saved> {
  const { idempotencyKey, digest, mediaOrder, store } = options;
  const earlier = idempotencyKey && (await findByKey(actor, idempotencyKey, digest));
  if (earlier) return earlier;
  await assertListingQuota(actor);
  const input = await withCentre(parsed);
  const status = chosenStatus(actor, input.status, 'active');
  const { missing, ...publication } = await askGate({
    facts: input,
    status,
    images: countImages({ images: [] }, files, mediaOrder),
    actor,
    lister: actor.userId,
    as: 'offered',
    confirmedPrice: options.confirmsPrice ? input.price : undefined,
    asksText: options.confirmsText === false,
  });
  if (isVisibleStatus(status)) await assertAccountStays(actor.userId);
  assertFitting({ images: [], videos: [] }, files, mediaOrder);
  const uploaded = uploadedIds(mediaOrder);
  const stored = await receiveMedia({ actor, files, uploaded, claim: idempotencyKey, store });
  let row: PropertyRow & { _id: Types.ObjectId };
  try {
    const images = arrangeImages([], withBands(stored.images), mediaOrder, withBands(stored.uploaded));
    const propertyCode = (await reservePropertyCodes(1))(input.citySlug);
    row = (
      await insertWithinQuota(actor, () =>
        Property.create({
          ...input,
          propertyCode,
          ...publication,
          ...storedState(transition(lifecycleFor(status, new Date()), { name: 'checked', missing })),
          images,
          videos: stored.videos,
          ...ownedBy(actor),
          priceHistory: [{ price: input.price, at: new Date() }],
          ...confirmationBy(actor, {}),
          review: { state: can(actor, 'moderate') ? 'approved' : 'pending', since: new Date() },
          ...(idempotencyKey && { idempotencyKey, idempotencyDigest: digest }),
        }),
      )
    ).toObject();
    await stored.commit(images);
  } catch (error) {
    await stored.rollback();
    // the same form was sent twice at once, and the other request was first
    const first = idempotencyKey && isDuplicateKey(error) && (await findByKey(actor, idempotencyKey, digest));
    if (first) return first;
    if (isDuplicateKey(error)) await assertNewHome(actor.userId, publication.homeKey);
    throw error;
  }
  await liftGivenMeanwhile(actor.userId, lifecycleOf(row));
  const property = toOwnPropertyDto(row);
  const warnings = await afterSave(actor, row, { listed: row.title });
  return { property, replayed: false, warnings: [...noticesOf(property), ...warnings] };
}

/**
 * Changes the given form fields (an empty one clears the stored one, an absent one is unchanged) and arranges the pictures. `version` is the `__v` that the
 * editor read. Rejects with 'conflict' and the stored listing in `details.current` if it has been saved since.
 */
export async function updateProperty(
  actor: Actor,
  id: string,
  given: Record<string, unknown>,
  files: IncomingFile[],
  options: SaveOptions & { version?: number } = {},
): Promise<Saved> {
  const row = await getEditableRow(actor, id);
  const updated = await writeChanges(actor, row, given, files, options);
  await liftGivenMeanwhile(String(row.owner), lifecycleOf(updated));
  await removeFiles(idsOf(row).filter((old) => !idsOf(updated).includes(old)));
  const property = toOwnPropertyDto(updated);
  const warnings = await afterSave(actor, updated, historyOf(toPropertyDto(row), property));
  const ended = row.status === 'verified' && property.status === 'unverified' ? [EDITED_SINCE] : [];
  return { property, replayed: false, warnings: [...ended, ...noticesOf(property), ...warnings] };
}

/**
 * Writes a moderation decision's effect on a listing's state and returns its new version. `onReview` requires the review that the moderator saw. Moderation
 * writes the audit entry and invalidates the cache once the full decision is written.
 */
export async function writeDecision(
  admin: AdminActor<'moderate'>,
  id: string,
  decision: Decision,
  seen: { version: number; onReview?: object },
): Promise<number> {
  const status = decision.name === 'rejected' ? 'paused' : decision.status;
  const options = { ...seen, decision };
  const updated = await writeChanges(admin, await getEditableRow(admin, id), { status }, [], options);
  await listingSaved.emit(savedOf(admin, updated));
  return updated.__v;
}

/** Writes fields of a home's owner by version (see `writeVersion`); undefined removes one. Not an edit of the listing. */
export async function writeOwnerContact(
  filter: QueryFilter<PropertyRow>,
  fields: Readonly<Record<string, unknown>>,
  options: Pick<Parameters<typeof writeVersion>[3], 'version' | 'current' | 'missing'>,
): Promise<void> {
  const named = Object.entries(fields).map(([key, value]) => [`ownerContact.${key}`, value] as const);
  const given = named.filter(([, value]) => value !== undefined);
  const absent = named.filter(([, value]) => value === undefined);
  const update = {
    $set: Object.fromEntries(given),
    ...(absent.length > 0 && { $unset: Object.fromEntries(absent.map(([key]) => [key, 1])) }),
  };
  await writeVersion(Property, filter, update, { ...options, at: 'ownerContact.version', timestamps: false });
}

/** Writes a listing's review, which is not an edit. Returns false if the listing or its review has changed since it was seen. */
export async function writeReview(
  id: string,
  seen: { version: number; onReview: object },
  review: Review,
): Promise<boolean> {
  const { modifiedCount } = await Property.updateOne(
    { _id: id, __v: seen.version, ...seen.onReview },
    { $set: { review } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

/** Restores fields from before a decision (null: absent). Returns true also if already restored, and false if the listing has changed since. */
export async function takeBackDecision(
  id: string,
  seen: { version: number; from: PropertyStatus },
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const all = Object.entries(values);
  const emptied = all.filter(([, value]) => value === null);
  const { modifiedCount } = await Property.updateOne(
    { _id: id, __v: seen.version },
    {
      $set: Object.fromEntries(all.filter(([, value]) => value !== null)),
      ...(emptied.length > 0 && { $unset: Object.fromEntries(emptied.map(([name]) => [name, 1])) }),
      $inc: { __v: 1 },
    },
  );
  if (modifiedCount > 0) return true;
  return (await Property.exists({ _id: id, __v: seen.version + 1, status: seen.from })) !== null;
}

async function writeChanges(
  actor: Actor,
  row: StoredRow,
  given: Record<string, unknown>,
  files: IncomingFile[],
  options: SaveOptions & { version?: number; decision?: Decision; onReview?: object },
): Promise<StoredRow> {
  const values = overlay(toFormValues(toOwnPropertyDto(row)), given, options.isPlaceGiven);
  const input = await withCentre(propertyFormSchema.parse(values));
  const version = options.version ?? row.__v;
  if (version !== row.__v) throw savedMeanwhile(row);
  const status = chosenStatus(actor, input.status, row.status);
  const { mediaOrder, store, decision } = options;
  const owner = String(row.owner ?? '');
  const isShown = isVisible(lifecycleOf(row));
  const keepsPrice = input.price === row.price && input.type === row.type;
  const isSamePrice = isShown && keepsPrice;
  const isConfirmed = keepsPrice && row.confirmedPrice === row.price;
  const waitsForReview = missingOf(lifecycleOf(row)).includes('priceReview');
  const { missing, ...publication } = await askGate({
    facts: input,
    status,
    images: countImages(row, files, mediaOrder),
    actor,
    lister: owner,
    as: isShown ? 'public' : decision ? 'decided' : 'offered',
    confirmedPrice: options.confirmsPrice || isSamePrice ? input.price : (row.confirmedPrice ?? undefined),
    isPriceSeen: isSamePrice || (isConfirmed && !waitsForReview),
    asksText: options.confirmsText === false && CONTACT_FREE.some((name) => input[name] !== row[name]),
  });
  if (isVisibleStatus(status) && !isVisibleStatus(row.status)) await assertAccountStays(owner);
  assertFitting(row, files, mediaOrder);
  const stored = await receiveMedia({ actor, files, uploaded: uploadedIds(mediaOrder), store });
  try {
    const added = withBands(stored.images);
    const images = arrangeImages(row.images, added, mediaOrder, withBands(stored.uploaded));
    const videos = arrangeVideos(row.videos, stored.videos, mediaOrder);
    const edited = { ...input, ...datesOf(input), status, images, videos };
    const { state, evidence, review } = effectsOfEdit(can(actor, 'moderate'), row, edited);
    const chosen = transition(state, decision ?? eventOf(actor, status, row.status));
    const next = storedState(transition(chosen, { name: 'checked', missing }));
    const confirmed = decision ? {} : confirmationBy(actor, row);
    // listed again, so it was not sold
    const closing = status === row.status ? row.closing : undefined;
    const changes = { ...edited, ...evidence, ...publication, ...next, closing, ...confirmed };
    const updated = await Property.findOneAndUpdate(
      { _id: row._id, __v: version, ...options.onReview },
      {
        $set: withoutUndefined({ ...changes, review, ...pricesAfter(row, input.price, new Date()) }),
        $unset: emptied(changes),
        $inc: { __v: 1 },
      },
      { returnDocument: 'after', runValidators: true },
    )
      .select('+pin')
      .lean<StoredRow>();
    if (!updated) throw savedMeanwhile(await getEditableRow(actor, String(row._id)));
    await stored.commit(updated.images);
    return updated;
  } catch (error) {
    await stored.rollback();
    if (isDuplicateKey(error)) await assertNewHome(row.owner, publication.homeKey, row._id);
    throw error;
  }
}

/** Removes one picture or video. Unknown ids are a 404, also on a second click. */
export async function deletePropertyImage(actor: Actor, id: string, publicId: string): Promise<PropertyDto> {
  const row = await getEditableRow(actor, id);
  if (!idsOf(row).includes(publicId)) throw notFound('Image not found');
  const left = <T extends { public_id?: string }>(files: T[]) =>
    files.filter(({ public_id }) => public_id !== publicId);
  const changes = { images: left(row.images), videos: left(row.videos) };
  const { state, evidence, review } = effectsOfEdit(can(actor, 'moderate'), row, changes);
  const missing = missingOf(state);
  const isPhotoMissing = isPublicStatus(listerStatusOf(state)) && changes.images.length === 0;
  if (isPhotoMissing && missing.length === 0) throw fieldError('invalid', 'images', LAST_PHOTO);
  if (isPhotoMissing) missing.push('photo');
  const next = storedState(transition(state, { name: 'checked', missing }));
  const updated = await Property.findOneAndUpdate(
    { _id: row._id, __v: row.__v },
    {
      $set: withoutUndefined({ ...changes, ...evidence, review, ...next, ...confirmationBy(actor, row) }),
      $inc: { __v: 1 },
    },
    { returnDocument: 'after' },
  ).lean<StoredRow>();
  // retry after another save in between, because the removal does not depend on it
  if (!updated) return deletePropertyImage(actor, id, publicId);
  await removeFiles([publicId]);
  await afterSave(actor, updated, { removed: publicId });
  return toPropertyDto(updated);
}

const MAX_TITLE = 160;
const SUFFIX = ' (copy)';

/**
 * Copies a listing's facts and pictures into a draft, for the next flat in the same house. The copy has its own code and no verification, figures or decisions.
 * Both share the pictures until one of them drops them.
 */
export async function duplicateListing(actor: Actor, id: string, once: Keyed = {}): Promise<PropertyDto> {
  const row = await getEditableRow(actor, id);
  const title = `${row.title.slice(0, MAX_TITLE - SUFFIX.length)}${SUFFIX}`;
  const input = propertyFormSchema.parse({ ...toFormValues(toPropertyDto(row)), title, status: 'draft' });
  const whose = can(actor, 'listings') && row.owner ? { owner: row.owner, team: row.team } : ownedBy(actor);
  const from = `${actor.userId} ${id}`;
  const { row: made, isNew } = await createOnce(Property, from, once, async (_id) => {
    const propertyCode = (await reservePropertyCodes(1))(input.citySlug);
    return insertWithinQuota(actor, () =>
      Property.create({
        _id,
        ...input,
        propertyCode,
        ...storedState(lifecycleFor('draft')),
        images: row.images,
        videos: row.videos,
        ...whose,
        priceHistory: [{ price: input.price, at: new Date() }],
        ...confirmationBy(actor, whose),
        review: { state: can(actor, 'moderate') ? 'approved' : 'pending', since: new Date() },
      }),
    );
  });
  const target = { type: 'property', id: String(made._id) } as const;
  if (isNew) await recordAudit({ action: 'property.write', by: actor, target, details: { copied: id } });
  return toPropertyDto(made.toObject());
}

/** Versioned writes by which an import fills in listings and undoes that. */
export const listingWrites = versioned(Property as unknown as Model<Record<string, unknown>>, () => ({}));

let empty: Record<string, unknown> | undefined;

/** mongoose's stored values for unset fields, in a new object. */
function emptyRow(): Record<string, unknown> {
  if (!empty) {
    const { _id, ...defaults } = new Property({}).toObject();
    empty = { ...defaults, __v: 0 };
  }
  return { ...empty };
}

/**
 * Inserts rows that have passed the form's schema, skipping existing ids. Uses the native driver, because creating and validating documents takes most of an
 * import.
 */
export async function insertListings(rows: readonly Record<string, unknown>[]): Promise<void> {
  await connectDb();
  const whole = rows.map((row) => Object.assign(emptyRow(), row));
  await Property.collection
    .insertMany(whole as never, { ordered: false, ignoreUndefined: true })
    .catch(ignoreExisting);
}

/** The row as it would be stored with these facts; rejects if they do not fit a listing. */
export async function validListing(facts: Record<string, unknown>): Promise<Record<string, unknown>> {
  const listing = new Property(facts);
  await listing.validate();
  return listing.toObject() as unknown as Record<string, unknown>;
}

type SavedRow = { _id: Types.ObjectId; owner?: unknown; images: unknown };

/** Ends every write to a listing with the audit entry, caches and listeners. Returns the listeners' notices. */
async function afterSave(actor: Actor, row: SavedRow, details: Record<string, unknown>): Promise<string[]> {
  const id = String(row._id);
  await recordAudit({ action: 'property.write', by: actor, target: { type: 'property', id }, details });
  const saved = savedOf(actor, row);
  await listingSaved.emit(saved);
  const warnings = (await savedNotices.ask(saved)).flat();
  await invalidate([`property:${id}`, 'lists']);
  return warnings;
}

const savedOf = (actor: Actor, { _id, owner, images }: SavedRow): ListingSaved => ({
  ...{ id: String(_id), owner: String(owner ?? actor.userId), images: images as StoredImage[] },
});

async function findByKey({ userId }: Actor, key: string, digest?: string): Promise<Saved | undefined> {
  const found = await getByIdempotencyKey(userId, key);
  const details = { current: found?.property };
  if (found && found.digest !== digest)
    throw new AppError('conflict', 'This form was already saved with different content', { details });
  return found && { property: found.property, replayed: true, warnings: [] };
}
