import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getLead } from '@/lib/lead/data';
import { answerLead } from '@/lib/lead/mutations';
import { leadAnswerSchema } from '@/lib/lead/schema';

/** Writes to the person, in the conversation and by mail. */
export const POST = route(
  { auth: 'user', params: idParams, body: leadAnswerSchema, bodyLimit: 16_384 },
  async ({ actor, params, body }) => {
    await answerLead(actor, params.id, body.text);
    return getLead(actor, params.id);
  },
);
