import 'server-only';
import { Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import type { StoredImage } from '@/lib/media/types';
import { Property } from '@/models/property';
import { UploadedPicture } from '@/models/uploaded-picture';

/** Does any listing, published or not, use this stored picture or video? */
export async function isMediaReferenced(publicId: string): Promise<boolean> {
  await connectDb();
  const field = publicId.includes('videos/') ? 'videos.public_id' : 'images.public_id';
  return (await Property.exists({ [field]: publicId })) !== null;
}

/** Addresses of pictures that this person has uploaded and no listing shows yet, by public id. */
export async function urlsOfUploads(
  owner: string,
  publicIds: readonly string[],
): Promise<Map<string, string>> {
  if (publicIds.length === 0) return new Map();
  const rows = await UploadedPicture.find(
    { publicId: trusted({ $in: [...publicIds] }), owner: new Types.ObjectId(owner) },
    { publicId: 1, image: 1 },
  ).lean();
  return new Map(rows.map(({ publicId, image }) => [publicId, (image as StoredImage).url]));
}
