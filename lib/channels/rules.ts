import { INDIA_OFFSET_MS } from '@/lib/platform/time/indian-day';
import { HOUR_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { type Purpose, QUIET_FROM_HOUR, QUIET_UNTIL_HOUR, WINDOW_MS } from './constants';

/** The time until which the person may be written to freely, 24 hours after their last message; undefined when that has passed. */
export function windowEnd(lastInbound: Date | undefined, now: Date): Date | undefined {
  if (!lastInbound) return undefined;
  const end = new Date(lastInbound.getTime() + WINDOW_MS);
  return end > now ? end : undefined;
}

const indianHour = (at: Date) => new Date(at.getTime() + INDIA_OFFSET_MS).getUTCHours();

/** The first moment from `at` outside the quiet hours, between 9:00 and 21:00 Indian time. */
export function afterQuietHours(at: Date): Date {
  const hour = indianHour(at);
  if (hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return at;
  const indian = new Date(at.getTime() + INDIA_OFFSET_MS);
  const days = hour >= QUIET_FROM_HOUR ? 1 : 0;
  const opens = Date.UTC(
    indian.getUTCFullYear(),
    indian.getUTCMonth(),
    indian.getUTCDate() + days,
    QUIET_UNTIL_HOUR,
  );
  return new Date(opens - INDIA_OFFSET_MS);
}

/** A reply to a person who has just written may be sent at night too. */
export const hasQuietHours = (purpose: Purpose): boolean =>
  purpose !== 'answers' && purpose !== 'confirmation' && purpose !== 'test';

/** Milliseconds until the next attempt: 15 seconds, a minute, 4, 16, then each hour. */
export const retryAfterMs = (attempts: number, asked = 0): number =>
  Math.max(asked * 1000, Math.min(15_000 * 4 ** Math.max(0, attempts - 1), HOUR_MS));

export const TOKEN_RETRY_MS = 5 * MINUTE_MS;

const VARIABLE = /\{\{(\d{1,2})\}\}/g;

/** Number of variables in a template's text; undefined unless they are numbered from 1 without gaps. */
export function variablesOf(body: string): number | undefined {
  const numbers = new Set([...body.matchAll(VARIABLE)].map(([, number]) => Number(number)));
  return [...numbers].every((number) => number >= 1 && number <= numbers.size) ? numbers.size : undefined;
}

/** A template's text as the person will read it; a variable without a value stays as it is. */
export const fillBody = (body: string, values: readonly string[]): string =>
  body.replace(VARIABLE, (all, number: string) => values[Number(number) - 1] ?? all);

/** WhatsApp refuses line breaks, tabs and runs of blanks in a variable (error 132012). */
export const plainValue = (value: string): string => value.replace(/\s+/g, ' ').trim();
