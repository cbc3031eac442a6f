import { z } from 'zod';
import { getLead } from '@/lib/enquiries/leads/data';
import { leadDetailDto } from '@/lib/enquiries/leads/dto';
import { changeLead } from '@/lib/enquiries/leads/mutations';
import { leadChangeSchema } from '@/lib/enquiries/leads/schema';
import { notFound } from '@/lib/platform/errors';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', token: 'leads:read', params: idParams, reply: leadDetailDto },
  async ({ actor, params }) => {
    const lead = await getLead(actor, params.id);
    if (!lead) throw notFound('Lead not found');
    return lead;
  },
);

export const PATCH = route(
  {
    auth: 'user',
    token: 'leads:write',
    params: idParams,
    body: leadChangeSchema,
    reply: z.union([leadDetailDto, z.strictObject({})]),
  },
  async ({ actor, params, body }) => {
    await changeLead(actor, params.id, body);
    return (await getLead(actor, params.id)) ?? {};
  },
);
