import { HOUR_MS, MINUTE_MS } from '@/lib/platform/time/time';

export const EVENT_LABELS = {
  'lead.created': 'New lead',
  'visit.requested': 'Visit requested',
  'visit.changed': 'Visit changed',
  'listing.sold': 'Sold or let',
  ping: 'Test',
} as const;
export type WebhookEvent = keyof typeof EVENT_LABELS;
export const WEBHOOK_EVENTS = Object.keys(EVENT_LABELS) as WebhookEvent[];

/** Events for subscriptions; `ping` is a test sent by the owner. */
export const CHOSEN_EVENTS = ['lead.created', 'visit.requested', 'visit.changed', 'listing.sold'] as const;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_STATE_LABELS = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
} as const satisfies Record<DeliveryState, string>;

export const MAX_WEBHOOKS = 5;
export const MAX_URL_LENGTH = 500;
export const MAX_ERROR_LENGTH = 200;
export const DELIVERY_DAYS = 30;
export const SHOWN_DELIVERIES = 100;

/** Delays between eight attempts in about two days. */
export const RETRY_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
] as const;
