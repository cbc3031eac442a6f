import { z } from 'zod';
import { idempotencyKeySchema, versionSchema } from '@/lib/platform/http/params';
import { CHOSEN_EVENTS, MAX_URL_LENGTH } from './constants';

const events = z
  .array(z.enum(CHOSEN_EVENTS))
  .min(1, 'Please choose the webhook’s events')
  .max(CHOSEN_EVENTS.length);

export const webhookSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  url: z.string().trim().min(1, 'Please enter an address that begins with https://').max(MAX_URL_LENGTH),
  events,
});
export type WebhookInput = z.output<typeof webhookSchema>;

/** `PATCH /api/user/webhooks/{id}`, with the version that was read. */
export const webhookChangeSchema = z.object({
  isActive: z.boolean().optional(),
  events: events.optional(),
  __v: versionSchema,
});
export type WebhookChange = z.output<typeof webhookChangeSchema>;
