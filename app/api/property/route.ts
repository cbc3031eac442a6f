import { z } from 'zod';
import { ownPropertyDto, propertyDto } from '@/lib/listings/dto';
import { createProperty } from '@/lib/listings/mutations';
import { confirmationsIn, propertyFormSchema } from '@/lib/listings/schema';
import { withPropertyUpload } from '@/lib/listings/upload/data';
import { route } from '@/lib/platform/http/route';
import { facetsDto, wordCountDto } from '@/lib/search/engine/dto';
import { listForApi } from '@/lib/search/loaders';

export const GET = route(
  {
    auth: 'public',
    limit: 'search',
    reply: z.union([
      z.strictObject({ data: z.array(propertyDto), total: z.number() }),
      z.strictObject({
        total: z.number(),
        page: z.number(),
        pages: z.number(),
        next: z.string().optional(),
        also: z.array(wordCountDto).optional(),
        data: z.array(propertyDto),
        facets: facetsDto.optional(),
      }),
    ]),
  },
  ({ request }) => listForApi(new URL(request.url).searchParams),
);

export const POST = route(
  {
    auth: 'user',
    token: 'listings:write',
    limit: 'upload',
    reply: {
      200: z.strictObject({ data: ownPropertyDto, warnings: z.array(z.string()) }),
      201: z.strictObject({ data: ownPropertyDto, warnings: z.array(z.string()) }),
    },
  },
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
