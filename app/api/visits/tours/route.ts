import { z } from 'zod';
import { isPerson } from '@/lib/enquiries/rules';
import { ensureVisitorId } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { timesQuerySchema } from '@/lib/visits/schema';
import { listTourHomes } from '@/lib/visits/tours/data';
import { tourDto, tourHomeDto } from '@/lib/visits/tours/dto';
import { createTour } from '@/lib/visits/tours/mutations';
import { newTourSchema } from '@/lib/visits/tours/schema';

/** Homes that can be seen on the same trip, nearest first. */
export const GET = route(
  { auth: 'public', query: timesQuerySchema, reply: z.strictObject({ homes: z.array(tourHomeDto) }) },
  ({ query }) => listTourHomes(query.property),
);

export const POST = route(
  {
    auth: 'public',
    limit: 'enquiry',
    body: newTourSchema,
    bodyLimit: 16_384,
    reply: { 201: z.union([z.strictObject({ success: z.boolean() }), tourDto]) },
  },
  async ({ session, request, headers, body }) => {
    if (!(await isPerson(body))) return Response.json({ success: true }, { status: 201 });
    const owner = ensureVisitorId(session, request.headers, headers);
    const tour = await createTour(owner, body, requestLanguage(request.headers));
    return Response.json(tour, { status: 201 });
  },
);
