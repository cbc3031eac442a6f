import { DAY_MS } from './time';

/** India has one zone and no summer time. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** '2026-11-21' for an instant, as the calendar in India shows it. */
export function indianDay(at: Date | number): string {
  return new Date(Number(at) + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** A real day: '2026-02-30' is not one, and neither is what is no day at all. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The instant at which an Indian day begins, and the one at which it is over. */
export function dayBounds(day: string): { start: Date; end: Date } {
  const start = Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS;
  return { start: new Date(start), end: new Date(start + DAY_MS) };
}

/** From the beginning of a day, to the end of another; `undefined` where neither is given. */
export function daysRange(
  from: string | undefined,
  to: string | undefined,
): { $gte?: Date; $lt?: Date } | undefined {
  if (!from && !to) return undefined;
  return { ...(from && { $gte: dayBounds(from).start }), ...(to && { $lt: dayBounds(to).end }) };
}

/** The last `count` days, oldest first, today included. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, i) => indianDay(now.getTime() - (count - 1 - i) * DAY_MS));
}
