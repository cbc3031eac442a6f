import { z } from 'zod';
import { getLead } from '@/lib/enquiries/leads/data';
import { leadDetailDto } from '@/lib/enquiries/leads/dto';
import { answerLead } from '@/lib/enquiries/leads/mutations';
import { leadAnswerSchema } from '@/lib/enquiries/leads/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Writes to the person, in the conversation and by mail. */
export const POST = route(
  {
    auth: 'user',
    token: 'leads:write',
    params: idParams,
    body: leadAnswerSchema,
    bodyLimit: 16_384,
    reply: z.union([leadDetailDto, z.strictObject({})]),
  },
  async ({ actor, params, body }) => {
    await answerLead(actor, params.id, body);
    return (await getLead(actor, params.id)) ?? {};
  },
);
