import 'server-only';
import { type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { phashBands, phashDistance, SAME_PHOTO_DISTANCE } from '@/lib/media/phash';
import { Property } from '@/models/property';

/** Does any listing, published or not, use this stored picture or video? */
export async function isMediaReferenced(publicId: string): Promise<boolean> {
  await connectDb();
  const field = publicId.includes('videos/') ? 'videos.public_id' : 'images.public_id';
  return (await Property.exists({ [field]: publicId })) !== null;
}

/**
 * Listings of other owners that carry one of these photographs: advertisements copied from somebody else, or one
 * property offered by two brokers. Near copies are found too, up to SAME_PHOTO_DISTANCE differing bits.
 */
export async function listingsWithSamePhoto(
  phashes: string[],
  owner: Types.ObjectId | string,
): Promise<Types.ObjectId[]> {
  if (phashes.length === 0) return [];
  await connectDb();
  const rows = await Property.find(
    {
      'images.phashBands': trusted({ $in: phashes.flatMap(phashBands) }),
      owner: trusted({ $ne: owner }),
    },
    { 'images.phash': 1 },
  )
    .limit(200)
    .lean<{ _id: Types.ObjectId; images: { phash?: string }[] }[]>();
  const near = (other: string | undefined) =>
    Boolean(other) && phashes.some((mine) => phashDistance(mine, other as string) <= SAME_PHOTO_DISTANCE);
  return rows.filter(({ images }) => images.some(({ phash }) => near(phash))).map(({ _id }) => _id);
}
