import { z } from 'zod';
import { deleteSubscription, saveSubscription } from '@/lib/alerts/push/mutations';
import { endpointSchema, subscriptionSchema } from '@/lib/alerts/push/schema';
import { ensureVisitorId } from '@/lib/platform/auth/visitor';
import { vapidKeys } from '@/lib/platform/crypto/vapid';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'public', reply: z.strictObject({ key: z.string() }) }, () => ({
  key: vapidKeys().publicKey,
}));

export const PUT = route({ auth: 'public', body: subscriptionSchema }, async (context) => {
  const { body, session, request, headers } = context;
  const userAgent = request.headers.get('user-agent') ?? undefined;
  await saveSubscription(ensureVisitorId(session, request.headers, headers), body, { session, userAgent });
});

export const DELETE = route({ auth: 'public', body: endpointSchema }, ({ body }) =>
  deleteSubscription(body.endpoint),
);
