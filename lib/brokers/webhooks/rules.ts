import { RETRY_MS, type WebhookEvent } from './constants';

/** A message's content. Contains record ids but no personal data; the API returns details for a token. */
export type WebhookMessage = { type: WebhookEvent; timestamp: string; data: Record<string, string | null> };

/** A stored record's broker and team. */
export type Whose = { owner?: unknown; team?: unknown };

/** An event that webhooks report. The same `key` is one event, however often it is reported. */
export type Happened = {
  whose: Whose;
  event: WebhookEvent;
  key: string;
  data: WebhookMessage['data'];
  at: Date;
};

/** Time of the retry after the nth refusal; undefined to give up. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = RETRY_MS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

export const isDelivered = (status: number): boolean => status >= 200 && status < 300;

/** True if the receiver wants no more messages (Standard Webhooks 1.0: 410 Gone). */
export const isGone = (status: number): boolean => status === 410;
