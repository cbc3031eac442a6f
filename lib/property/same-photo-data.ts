import 'server-only';
import { type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { phashBands, phashDistance, SAME_PHOTO_DISTANCE } from '@/lib/media/phash';
import type { StoredImage } from '@/lib/media/types';
import { isObjectIdHex } from '@/lib/object-id';
import { Property } from '@/models/property';
import { DETAIL_STATUSES } from './constants';

type Id = Types.ObjectId;
type Pictured = { _id: Id; images: Pick<StoredImage, 'public_id' | 'phash'>[] };

/** One photograph of a listing that somebody else's listing shows too. */
export type SamePhoto = {
  publicId: string;
  /** those that everybody may see */
  listings: { id: string; title: string }[];
  /** how many others there are, about which nothing is said */
  hidden: number;
};

/** Enough to judge a listing by; a photograph on more is a stock picture. */
const MOST_ROWS = 200;

const isSame = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && phashDistance(a, b) <= SAME_PHOTO_DISTANCE;

/**
 * Listings of other owners that carry one of these photographs: advertisements copied from somebody else, or one
 * property offered by two brokers. Near copies are found too, up to SAME_PHOTO_DISTANCE differing bits.
 */
export async function listingsWithSamePhoto(phashes: string[], owner: Id | string): Promise<Id[]> {
  if (phashes.length === 0) return [];
  await connectDb();
  const rows = await Property.find(
    {
      'images.phashBands': trusted({ $in: phashes.flatMap(phashBands) }),
      owner: trusted({ $ne: owner }),
    },
    { 'images.phash': 1 },
  )
    .limit(MOST_ROWS)
    .lean<Pictured[]>();
  const near = (other: string | undefined) => phashes.some((mine) => isSame(mine, other));
  return rows.filter(({ images }) => images.some(({ phash }) => near(phash))).map(({ _id }) => _id);
}

/**
 * What the owners of these listings are told, by listing. The caller has checked that the viewer may edit them; of
 * the other listings only what is public leaves.
 */
export async function samePhotosOf(ids: readonly string[]): Promise<Map<string, SamePhoto[]>> {
  await connectDb();
  const known = ids.filter(isObjectIdHex);
  const mine = await Property.find(
    { _id: trusted({ $in: known }), samePhotoAs: trusted({ $exists: true }) },
    { 'images.public_id': 1, 'images.phash': 1, samePhotoAs: 1 },
  ).lean<(Pictured & { samePhotoAs: Id[] })[]>();
  const twins = await Property.find(
    { _id: trusted({ $in: mine.flatMap(({ samePhotoAs }) => samePhotoAs) }) },
    { title: 1, status: 1, 'images.phash': 1 },
  )
    .limit(MOST_ROWS)
    .lean<(Pictured & { title: string; status: string })[]>();
  return new Map(
    mine.map(({ _id, images, samePhotoAs }) => {
      const others = twins.filter((twin) => samePhotoAs.some((id) => id.equals(twin._id)));
      return [String(_id), images.flatMap((image) => samePhoto(image, others))];
    }),
  );
}

function samePhoto(
  image: Pictured['images'][number],
  twins: (Pictured & { title: string; status: string })[],
): SamePhoto[] {
  const others = twins.filter(({ images }) => images.some(({ phash }) => isSame(image.phash, phash)));
  if (others.length === 0) return [];
  const shown = others.filter(({ status }) => (DETAIL_STATUSES as readonly string[]).includes(status));
  const listings = shown.map(({ _id, title }) => ({ id: String(_id), title }));
  return [{ publicId: image.public_id, listings, hidden: others.length - shown.length }];
}
