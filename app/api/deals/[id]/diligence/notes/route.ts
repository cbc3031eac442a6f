import { reportSuspicion } from '@/lib/deals/diligence/mutations';
import { suspicionSchema } from '@/lib/deals/diligence/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** A note of suspicion, readable only by the principal officer. */
export const POST = route(
  { auth: 'user', params: idParams, body: suspicionSchema },
  async ({ actor, params, body }) => {
    await reportSuspicion(actor, params.id, body.text);
    return Response.json({ message: 'Handed to the principal officer' }, { status: 201 });
  },
);
