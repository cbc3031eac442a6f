import 'server-only';
import { type QueryFilter, type Types, trusted } from 'mongoose';
import type { StoredImage } from '@/lib/media/types';
import { Property, type PropertyRow } from '@/models/property';
import { listingsWithSamePhoto } from './same-photo-data';

type Id = Types.ObjectId;

// A flag is no change of the listing: its age and its place in the search stay as they are.
const QUIETLY = { timestamps: false } as const;

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
