import { z } from 'zod';
import { listWebhooks } from '@/lib/brokers/webhooks/data';
import { webhookDto } from '@/lib/brokers/webhooks/dto';
import { createWebhook } from '@/lib/brokers/webhooks/mutations';
import { webhookSchema } from '@/lib/brokers/webhooks/schema';
import { route } from '@/lib/platform/http/route';

/** The caller's webhooks, without their secrets. */
export const GET = route(
  { auth: ['broker'], reply: z.strictObject({ webhooks: z.array(webhookDto) }) },
  async ({ actor }) => ({
    webhooks: await listWebhooks(actor.userId),
  }),
);

/** Creates a webhook: `secret` appears in this reply and nowhere else. */
export const POST = route(
  {
    auth: ['broker'],
    body: webhookSchema,
    reply: { 201: z.strictObject({ secret: z.string(), item: webhookDto }) },
  },
  async ({ actor, body }) => Response.json(await createWebhook(actor, body), { status: 201 }),
);
