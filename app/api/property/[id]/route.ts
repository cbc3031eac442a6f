import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getPropertyFor } from '@/lib/listing/data';
import { updateProperty } from '@/lib/listing/mutations';
import { confirmsPrice, propertyPatchSchema } from '@/lib/listing/schema';
import { listSharedPhotos } from '@/lib/listing-duplicates/data';
import { saveUploadedEdit } from '@/lib/listing-upload/mutations';
import { deleteListing } from '@/lib/own-listings/mutations';

export const GET = route({ auth: 'public', params: idParams }, async ({ params, actor }) => {
  const found = await getPropertyFor(actor, params.id);
  if (!found) throw notFound('Property not found');
  if (!found.mayEdit) return { data: found.property };
  return { data: found.property, samePhotos: (await listSharedPhotos([params.id])).get(params.id) ?? [] };
});

export const PUT = route(
  { auth: 'user', params: idParams, limit: 'upload' },
  async ({ request, params, actor }) => {
    const { property, warnings } = await saveUploadedEdit(actor, params.id, request);
    return { data: property, warnings };
  },
);

export const PATCH = route(
  { auth: 'user', params: idParams, body: propertyPatchSchema },
  async ({ params, actor, body: { __v: version, ...fields } }) => {
    const options = { version, confirmsPrice: confirmsPrice(fields) };
    const { property, warnings } = await updateProperty(actor, params.id, fields, [], options);
    return { data: property, warnings };
  },
);

/** A draft is removed, every other listing goes to the bin. */
export const DELETE = route({ auth: 'user', params: idParams }, async ({ params, actor }) => {
  const { restorableUntil } = await deleteListing(actor, params.id);
  return restorableUntil ? { message: 'Moved to the bin', restorableUntil } : { message: 'Draft deleted' };
});
