import { route } from '@/lib/http/route';
import { createProperty } from '@/lib/listing/mutations';
import { confirmsPrice, propertyFormSchema } from '@/lib/listing/schema';
import { deleteDraft } from '@/lib/listing-draft/mutations';
import { withPropertyUpload } from '@/lib/listing-upload/data';
import { listForApi } from '@/lib/search/loaders';

export const GET = route({ auth: 'public', limit: 'search' }, ({ request }) =>
  listForApi(new URL(request.url).searchParams),
);

export const POST = route({ auth: 'user', limit: 'upload' }, async ({ request, actor }) => {
  const saved = await withPropertyUpload(request, async ({ fields, files, ...options }) => {
    const result = await createProperty(actor, propertyFormSchema.parse(fields), files, {
      ...options,
      confirmsPrice: confirmsPrice(fields),
    });
    if (options.idempotencyKey) await deleteDraft(actor, options.idempotencyKey);
    return result;
  });
  return Response.json(
    { data: saved.property, warnings: saved.warnings },
    { status: saved.replayed ? 200 : 201, headers: { location: `/api/property/${saved.property._id}` } },
  );
});
