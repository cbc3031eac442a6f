import { z } from 'zod';
import { deleteListing } from '@/lib/listings/bin/mutations';
import { getPropertyFor } from '@/lib/listings/data';
import { ownPropertyDto } from '@/lib/listings/dto';
import { listSharedPhotos } from '@/lib/listings/duplicates/data';
import { sharedPhotoDto } from '@/lib/listings/media/dto';
import { updateProperty } from '@/lib/listings/mutations';
import { confirmationsIn, propertyPatchSchema } from '@/lib/listings/schema';
import { saveUploadedEdit } from '@/lib/listings/upload/mutations';
import { notFound } from '@/lib/platform/errors';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const READ = { auth: 'public', token: 'listings:read', params: idParams } as const;
const WRITE = { auth: 'user', token: 'listings:write', params: idParams } as const;

export const GET = route(
  {
    ...READ,
    reply: z.strictObject({ data: ownPropertyDto, samePhotos: z.array(sharedPhotoDto).optional() }),
  },
  async ({ params, actor }) => {
    const found = await getPropertyFor(actor, params.id);
    if (!found) throw notFound('Property not found');
    if (!found.mayEdit) return { data: found.property };
    return { data: found.property, samePhotos: (await listSharedPhotos([params.id])).get(params.id) ?? [] };
  },
);

export const PUT = route(
  {
    ...WRITE,
    limit: 'upload',
    reply: z.strictObject({ data: ownPropertyDto, warnings: z.array(z.string()) }),
  },
  async ({ request, params, actor }) => {
    const { property, warnings } = await saveUploadedEdit(actor, params.id, request);
    return { data: property, warnings };
  },
);

export const PATCH = route(
  {
    ...WRITE,
    body: propertyPatchSchema,
    reply: z.strictObject({ data: ownPropertyDto, warnings: z.array(z.string()) }),
  },
  async ({ params, actor, body }) => {
    const { __v: version, ...fields } = body;
    const options = { version, ...confirmationsIn(fields) };
    const { property, warnings } = await updateProperty(actor, params.id, fields, [], options);
    return { data: property, warnings };
  },
);

/** Deletes a draft; any other listing moves to the bin. */
export const DELETE = route(
  {
    ...WRITE,
    reply: messageDto.extend({ restorableUntil: z.iso.datetime().optional() }),
  },
  async ({ params, actor }) => {
    const { restorableUntil } = await deleteListing(actor, params.id);
    return restorableUntil
      ? { message: 'Moved to the bin', restorableUntil: restorableUntil.toISOString() }
      : { message: 'Draft deleted' };
  },
);
