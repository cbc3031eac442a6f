import { z } from 'zod';
import { sendWebhooksSoon } from '@/lib/brokers/webhooks/jobs';
import { resendDelivery } from '@/lib/brokers/webhooks/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: ['broker'], params: idParams, reply: { 202: z.strictObject({}) } },
  async ({ actor, params }) => {
    await resendDelivery(actor, params.id);
    sendWebhooksSoon();
    return Response.json({}, { status: 202 });
  },
);
