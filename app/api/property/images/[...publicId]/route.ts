import { z } from 'zod';
import { deleteUpload } from '@/lib/listings/media/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { publicIdSchema } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const params = z.object({ publicId: publicIdSchema });

/** Removes an uploaded picture that no listing uses. */
export const DELETE = route(
  { auth: 'user', params, reply: messageDto },
  async ({ params: { publicId }, actor }) => {
    await deleteUpload(actor, publicId);
    return { message: 'Picture removed' };
  },
);
