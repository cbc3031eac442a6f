import { answerGrievance } from '@/lib/compliance/grievances/mutations';
import { grievanceAnswerSchema } from '@/lib/compliance/grievances/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Answers a grievance, once, and mails the answer. */
export const POST = route(
  { auth: { can: 'settings' }, params: idParams, body: grievanceAnswerSchema, reply: messageDto },
  async ({ actor, params, body }) => {
    await answerGrievance(actor, params.id, body.text);
    return { message: 'Answer sent' };
  },
);
