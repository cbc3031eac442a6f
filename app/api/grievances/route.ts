import { z } from 'zod';
import { listOwnGrievances } from '@/lib/compliance/grievances/data';
import { ownGrievanceDto } from '@/lib/compliance/grievances/dto';
import { createGrievance } from '@/lib/compliance/grievances/mutations';
import { grievanceSchema } from '@/lib/compliance/grievances/schema';
import { isPerson } from '@/lib/enquiries/rules';
import { can } from '@/lib/platform/auth/actor';
import { ensureVisitorId } from '@/lib/platform/auth/visitor';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

export const GET = route(
  { auth: 'public', reply: z.strictObject({ grievances: z.array(ownGrievanceDto) }) },
  ({ session, request }) => listOwnGrievances(session, request.headers),
);

/** Lodges a grievance. The office enters those received by letter or telephone. */
export const POST = route(
  {
    auth: 'public',
    limit: 'enquiry',
    body: grievanceSchema,
    bodyLimit: 32_768,
    reply: {
      201: messageDto.extend({ number: z.string().optional(), dueOn: z.string().optional() }),
    },
  },
  async ({ body, actor, session, request, headers }) => {
    if (!(await isPerson(body))) return Response.json({ message: 'Grievance received' }, { status: 201 });
    const owner = can(actor, 'settings') ? undefined : ensureVisitorId(session, request.headers, headers);
    const entered = await createGrievance(body, owner, requestLanguage(request.headers));
    return Response.json({ message: 'Grievance received', ...entered }, { status: 201 });
  },
);
