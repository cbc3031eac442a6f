import { listWebhooks } from '@/lib/brokers/webhooks/data';
import { createWebhook } from '@/lib/brokers/webhooks/mutations';
import { webhookSchema } from '@/lib/brokers/webhooks/schema';
import { route } from '@/lib/platform/http/route';

/** The caller's webhooks, without their secrets. */
export const GET = route({ auth: ['broker'] }, async ({ actor }) => ({
  webhooks: await listWebhooks(actor.userId),
}));

/** Creates a webhook: `secret` appears in this reply and nowhere else. */
export const POST = route({ auth: ['broker'], body: webhookSchema }, async ({ actor, body }) =>
  Response.json(await createWebhook(actor, body), { status: 201 }),
);
