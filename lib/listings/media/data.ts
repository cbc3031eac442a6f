import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import type { StoredImage } from '@/lib/platform/media/dto';
import { Property } from '@/models/listings/property';
import { UploadedPicture } from '@/models/listings/uploaded-picture';

/** True if any listing, published or not, uses this stored picture or video. */
export async function isMediaReferenced(publicId: string): Promise<boolean> {
  const field = publicId.includes('videos/') ? 'videos.public_id' : 'images.public_id';
  return (await Property.exists({ [field]: publicId })) !== null;
}

/** Addresses of pictures that this person uploaded and no listing shows yet, by public id. */
export async function urlsOfUploads(
  owner: string,
  publicIds: readonly string[],
): Promise<Map<string, string>> {
  if (publicIds.length === 0) return new Map();
  const rows = await UploadedPicture.find(
    { publicId: op.in(publicIds), owner: new Types.ObjectId(owner) },
    { publicId: 1, image: 1 },
  ).lean();
  return new Map(rows.map(({ publicId, image }) => [publicId, (image as StoredImage).url]));
}
