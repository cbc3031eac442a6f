import { z } from 'zod';
import { recordPayment } from '@/lib/deals/tokens/mutations';
import { notFound } from '@/lib/platform/errors';
import { MAX_WEBHOOK_BYTES, paymentGateway } from '@/lib/platform/gateways/payments';
import { readBytes } from '@/lib/platform/http/read-body';
import { route } from '@/lib/platform/http/route';

/** The payment gateway reports a payment. The call comes from anywhere; its signature authorises it. */
export const POST = route(
  {
    auth: 'public',
    fromAnywhere: true,
    limit: 'inboundMail',
    reply: z.strictObject({ outcome: z.string() }),
  },
  async ({ request }) => {
    const gateway = paymentGateway();
    if (!gateway) throw notFound();
    const event = gateway.readEvent(await readBytes(request, MAX_WEBHOOK_BYTES), request.headers);
    return { outcome: event ? await recordPayment(event) : 'ignored' };
  },
);
