import { RETRY_MS, type WebhookEvent } from './constants';

/** What a message says. It names records and no person: who they are about is read by the API, with a token. */
export type WebhookMessage = { type: WebhookEvent; timestamp: string; data: Record<string, string | null> };

/** A stored record: in whose name it is, and whose team's. */
export type Whose = { owner?: unknown; team?: unknown };

/** Something that webhooks hear of. The same `key` is one occurrence, however often it is reported. */
export type Happened = {
  whose: Whose;
  event: WebhookEvent;
  key: string;
  data: WebhookMessage['data'];
  at: Date;
};

/** When a message that was refused for the nth time is sent again; undefined when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = RETRY_MS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

export const isDelivered = (status: number): boolean => status >= 200 && status < 300;

/** The receiver says that it wants no more (Standard Webhooks 1.0: 410 Gone). */
export const isGone = (status: number): boolean => status === 410;
