import 'server-only';
import { connectDb } from '@/lib/db';
import { Property } from '@/models/property';

/** Does any listing, published or not, use this stored picture or video? */
export async function isMediaReferenced(publicId: string): Promise<boolean> {
  await connectDb();
  const field = publicId.includes('videos/') ? 'videos.public_id' : 'images.public_id';
  return (await Property.exists({ [field]: publicId })) !== null;
}
