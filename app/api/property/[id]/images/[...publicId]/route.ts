import { z } from 'zod';
import { objectIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { deletePropertyImage } from '@/lib/listing/mutations';

/** Public ids contain slashes; clients send them encoded (`images%2F…`) or as they are. */
const params = z.object({
  id: objectIdSchema,
  publicId: z.array(z.string()).transform((parts) => parts.join('/').replaceAll(/%2f/gi, '/')),
});

export const DELETE = route({ auth: 'user', params }, async ({ params: { id, publicId }, actor }) => ({
  data: await deletePropertyImage(actor, id, publicId),
}));
