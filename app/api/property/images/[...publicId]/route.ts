import { z } from 'zod';
import { publicIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { deleteUpload } from '@/lib/listing-media/mutations';

const params = z.object({ publicId: publicIdSchema });

/** Removes a picture that was uploaded and that no listing shows. */
export const DELETE = route({ auth: 'user', params }, async ({ params: { publicId }, actor }) => {
  await deleteUpload(actor, publicId);
  return { message: 'Picture removed' };
});
