import type { DeliveryState, WebhookEvent } from './constants';

/** A webhook without its secret, which is shown only in the reply that creates it. */
export type WebhookDto = {
  id: string;
  url: string;
  events: WebhookEvent[];
  isActive: boolean;
  createdAt: string;
  __v: number;
};

export type DeliveryDto = {
  id: string;
  webhook: string;
  url: string;
  event: WebhookEvent;
  body: string;
  state: DeliveryState;
  attempts: number;
  /** status of the latest reply */
  status: number | null;
  error: string | null;
  createdAt: string;
  lastAt: string | null;
  dueAt: string | null;
};

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
