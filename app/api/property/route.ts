import { createProperty } from '@/lib/listings/mutations';
import { confirmationsIn, propertyFormSchema } from '@/lib/listings/schema';
import { withPropertyUpload } from '@/lib/listings/upload/data';
import { route } from '@/lib/platform/http/route';
import { listForApi } from '@/lib/search/loaders';

export const GET = route({ auth: 'public', limit: 'search' }, ({ request }) =>
  listForApi(new URL(request.url).searchParams),
);

export const POST = route(
  { auth: 'user', token: 'listings:write', limit: 'upload' },
  async ({ request, actor }) => {
    const saved = await withPropertyUpload(request, ({ fields, files, ...options }) =>
      createProperty(actor, propertyFormSchema.parse(fields), files, {
        ...options,
        ...confirmationsIn(fields),
      }),
    );
    return Response.json(
      { data: saved.property, warnings: saved.warnings },
      { status: saved.replayed ? 200 : 201, headers: { location: `/api/property/${saved.property._id}` } },
    );
  },
);
