import { z } from 'zod';
import { listDeliveries } from '@/lib/brokers/webhooks/data';
import { deliveryDto } from '@/lib/brokers/webhooks/dto';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: ['broker'], reply: z.strictObject({ deliveries: z.array(deliveryDto) }) },
  async ({ actor }) => ({
    deliveries: await listDeliveries(actor.userId),
  }),
);
