import { z } from 'zod';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from './constants';

/** A webhook without its secret, which only the creating reply shows. */
export const webhookDto = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  createdAt: z.string(),
  __v: z.number(),
});
export type WebhookDto = z.infer<typeof webhookDto>;

export const deliveryDto = z.strictObject({
  id: z.string(),
  webhook: z.string(),
  url: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  body: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  /** status of the latest reply */
  status: z.number().nullable(),
  error: z.string().nullable(),
  createdAt: z.string(),
  lastAt: z.string().nullable(),
  dueAt: z.string().nullable(),
});
export type DeliveryDto = z.infer<typeof deliveryDto>;

type StoredWebhook = Omit<WebhookDto, 'id' | 'createdAt' | '__v'> & {
  _id: unknown;
  createdAt: Date;
  __v?: number | null;
};
type StoredDelivery = Pick<DeliveryDto, 'event' | 'body' | 'state' | 'attempts'> & {
  _id: unknown;
  webhook: unknown;
  createdAt: Date;
  status?: number | null;
  error?: string | null;
  lastAt?: Date | null;
  dueAt?: Date | null;
};

export const toWebhookDto = (row: StoredWebhook): WebhookDto => ({
  id: String(row._id),
  url: row.url,
  events: [...row.events],
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  __v: row.__v ?? 0,
});

export const toDeliveryDto = (row: StoredDelivery, url: string): DeliveryDto => ({
  id: String(row._id),
  webhook: String(row.webhook),
  url,
  event: row.event,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  status: row.status ?? null,
  error: row.error ?? null,
  createdAt: row.createdAt.toISOString(),
  lastAt: row.lastAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
});
