import { z } from 'zod';
import { isPerson } from '@/lib/enquiries/rules';
import { ensureVisitorId, ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { createVisit } from '@/lib/visits/booking.mutations';
import { readOwnVisits } from '@/lib/visits/data';
import { ownVisitsDto } from '@/lib/visits/dto';
import { newVisitSchema } from '@/lib/visits/schema';

export const GET = route(
  { auth: 'public', token: 'visits:read', reply: ownVisitsDto },
  ({ session, request }) => readOwnVisits(ownerOf(session, request.headers), session),
);

export const POST = route(
  {
    auth: 'public',
    limit: 'enquiry',
    body: newVisitSchema,
    bodyLimit: 16_384,
    reply: {
      201: z.union([
        z.strictObject({ success: z.boolean() }),
        z.strictObject({ id: z.string(), url: z.string() }),
      ]),
    },
  },
  async ({ session, request, headers, body }) => {
    if (!(await isPerson(body))) return Response.json({ success: true }, { status: 201 });
    const owner = ensureVisitorId(session, request.headers, headers);
    const visit = await createVisit(owner, body, requestLanguage(request.headers));
    return Response.json(visit, { status: 201 });
  },
);
