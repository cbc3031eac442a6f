import { z } from 'zod';
import { uploadedPictureDto } from '@/lib/listings/media/dto';
import { uploadPicture } from '@/lib/listings/media/mutations';
import { withPictureUpload } from '@/lib/listings/upload/data';
import { route } from '@/lib/platform/http/route';

/** Uploads one picture before its listing exists. The form sends each picture as soon as it is chosen; the listing refers to it by `public_id`. */
export const POST = route(
  {
    auth: 'user',
    token: 'listings:write',
    limit: 'picture',
    reply: { 201: z.strictObject({ data: uploadedPictureDto }) },
  },
  async ({ request, actor }) => {
    const picture = await withPictureUpload(request, (file) => uploadPicture(actor, file));
    return Response.json({ data: picture }, { status: 201 });
  },
);
