import { z } from 'zod';
import { propertyDto } from '@/lib/listings/dto';
import { deletePropertyImage } from '@/lib/listings/mutations';
import { objectIdSchema, publicIdSchema } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const params = z.object({ id: objectIdSchema, publicId: publicIdSchema });

export const DELETE = route(
  { auth: 'user', params, reply: z.strictObject({ data: propertyDto }) },
  async ({ params: { id, publicId }, actor }) => ({
    data: await deletePropertyImage(actor, id, publicId),
  }),
);
