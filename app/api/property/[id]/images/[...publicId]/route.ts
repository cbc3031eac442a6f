import { z } from 'zod';
import { objectIdSchema, publicIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { deletePropertyImage } from '@/lib/listing/mutations';

const params = z.object({ id: objectIdSchema, publicId: publicIdSchema });

export const DELETE = route({ auth: 'user', params }, async ({ params: { id, publicId }, actor }) => ({
  data: await deletePropertyImage(actor, id, publicId),
}));
