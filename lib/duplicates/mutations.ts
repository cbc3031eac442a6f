import 'server-only';
import { type QueryFilter, Types, trusted } from 'mongoose';
import { recordAudit } from '@/lib/audit/mutations';
import type { UserSession } from '@/lib/auth/types';
import { connectDb } from '@/lib/db';
import { notFound } from '@/lib/errors';
import type { StoredImage } from '@/lib/media/types';
import { isObjectIdHex } from '@/lib/object-id';
import { Property, type PropertyRow } from '@/models/property';
import { listingsWithSamePhoto, SUSPECTED_FIELDS, type Suspected, suspectIds } from './data';

type Id = Types.ObjectId;

// A flag is no change of the listing: its age and its place in the search stay as they are.
const QUIETLY = { timestamps: false } as const;

/** The desk asks for the presence of the field, and its index is sparse. */
const dropEmpty = (ids: readonly Id[]) =>
  Property.updateMany(
    { _id: trusted({ $in: [...ids] }), suspectOf: trusted({ $size: 0 }) },
    { $unset: { suspectOf: 1 } },
    QUIETLY,
  );

/** Notes, after a write, which listings may be the same property as this one, on both sides. */
export async function refreshSuspects(id: Id): Promise<void> {
  const row = await Property.findById(id, SUSPECTED_FIELDS).lean<Suspected>();
  if (!row) return;
  const found = [...(await suspectIds(row)).keys()].map((hex) => new Types.ObjectId(hex));
  const former = await Property.find({ suspectOf: id, _id: trusted({ $nin: found }) }, { _id: 1 }).lean();
  const gone = former.map(({ _id }) => _id);
  if (gone.length > 0) {
    await Property.updateMany({ _id: trusted({ $in: gone }) }, { $pull: { suspectOf: id } }, QUIETLY);
    await dropEmpty(gone);
  }
  if (found.length > 0) {
    await Property.updateMany({ _id: trusted({ $in: found }) }, { $addToSet: { suspectOf: id } }, QUIETLY);
  }
  const own = found.length ? { $set: { suspectOf: found } } : { $unset: { suspectOf: 1 } };
  await Property.updateOne({ _id: id }, own, QUIETLY);
}

/** Remembers that the two are different properties: neither is held against the other again. */
export async function dismissSuspect(
  id: string,
  other: string,
  { session, ip }: { session: UserSession; ip: string },
): Promise<void> {
  await connectDb();
  const pair = [id, other].filter(isObjectIdHex).map((hex) => new Types.ObjectId(hex));
  const [a, b] = pair;
  if (!a || !b || a.equals(b) || (await Property.countDocuments({ _id: trusted({ $in: pair }) })) !== 2) {
    throw notFound('Property not found');
  }
  for (const [one, two] of [
    [a, b],
    [b, a],
  ] as const) {
    const update = { $addToSet: { notDuplicateOf: two }, $pull: { suspectOf: two } };
    await Property.updateOne({ _id: one }, update, QUIETLY);
    const target = { type: 'property', id: String(one) };
    const details = { 'not a duplicate of': String(two) };
    await recordAudit({ action: 'property.write', by: session, ip, target, details });
  }
  await dropEmpty(pair);
}

/**
 * Notes, after a write, which listings of other owners show a photograph of this one, on both sides. Answers whether
 * there are any.
 */
export async function refreshSamePhotos(
  id: Id,
  owner: Id | string,
  images: readonly StoredImage[],
): Promise<boolean> {
  const hashes = images.flatMap(({ phash }) => (phash ? [phash] : []));
  const found = (await listingsWithSamePhoto(hashes, owner)).filter((other) => !other.equals(id));
  const others = trusted({ $in: found });
  await takeOut({ samePhotoAs: id, _id: trusted({ $nin: found }) }, [id]);
  await Property.updateMany({ _id: others }, { $addToSet: { samePhotoAs: id } }, QUIETLY);
  const own = found.length ? { $set: { samePhotoAs: found } } : { $unset: { samePhotoAs: 1 } };
  await Property.updateOne({ _id: id }, own, QUIETLY);
  return found.length > 0;
}

/** Listings that are about to go are no twins any more. */
export async function forgetSamePhotos(ids: readonly Id[]): Promise<void> {
  await takeOut({ samePhotoAs: trusted({ $in: [...ids] }) }, ids);
}

async function takeOut(filter: QueryFilter<PropertyRow>, ids: readonly Id[]): Promise<void> {
  const rows = await Property.find(filter, { _id: 1 }).lean();
  if (rows.length === 0) return;
  const touched = { _id: trusted({ $in: rows.map(({ _id }) => _id) }) };
  await Property.updateMany(touched, { $pullAll: { samePhotoAs: [...ids] } }, QUIETLY);
  // the desk asks for the presence of the field, and its index is sparse
  await Property.updateMany(
    { ...touched, samePhotoAs: trusted({ $size: 0 }) },
    { $unset: { samePhotoAs: 1 } },
    QUIETLY,
  );
}
