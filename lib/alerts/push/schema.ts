import { z } from 'zod';

const key = (bytes: number) =>
  z.string().refine((value) => /^[\w-]+={0,2}$/.test(value) && decodedLength(value) === bytes, 'Unknown key');

const decodedLength = (value: string) => Math.floor((value.replace(/=+$/, '').length * 3) / 4);

/** Result of `PushSubscription.toJSON()` (Push API): an uncompressed P-256 point and 16 bytes (RFC 8291). */
export const subscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type SubscriptionInput = z.infer<typeof subscriptionSchema>;

export const endpointSchema = subscriptionSchema.pick({ endpoint: true });
