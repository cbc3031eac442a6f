import { route } from '@/lib/http/route';
import { uploadPicture } from '@/lib/listing-media/mutations';
import { withPictureUpload } from '@/lib/listing-upload/data';

/** One picture ahead of its listing, which then names it by `public_id`: the form sends each as soon as it is chosen. */
export const POST = route({ auth: 'user', limit: 'picture' }, async ({ request, actor }) => {
  const picture = await withPictureUpload(request, (file) => uploadPicture(actor, file));
  return Response.json({ data: picture }, { status: 201 });
});
