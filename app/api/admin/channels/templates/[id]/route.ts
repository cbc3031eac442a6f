import { testTemplate } from '@/lib/channels/sending/mutations';
import { handInTemplate } from '@/lib/channels/templates/mutations';
import { templateActionSchema } from '@/lib/channels/templates/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Submits a template for approval, or sends it to the caller's own confirmed number. */
export const POST = route(
  { auth: { can: 'settings' }, params: idParams, body: templateActionSchema, reply: messageDto },
  async ({ actor, params, body }) => {
    if (body.action === 'hand in') await handInTemplate(actor, params.id);
    else await testTemplate(actor, params.id, body.values);
    return { message: body.action === 'hand in' ? 'Handed in' : 'Sent to your number' };
  },
);
