import { introductionDto } from '@/lib/deals/introductions/dto';
import { addStep } from '@/lib/deals/introductions/mutations';
import { stepSchema } from '@/lib/deals/introductions/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Adds a step to the history: shares the number, disputes, writes, settles or withdraws. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: stepSchema, reply: introductionDto },
  ({ actor, params, body }) => addStep(actor, params.id, body),
);
