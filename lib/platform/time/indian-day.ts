import { DAY_MS } from './time';

/** Offset of India, which has one time zone and no summer time. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The calendar day in India at an instant, such as '2026-11-21'. */
export function indianDay(at: Date | number): string {
  return new Date(Number(at) + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** True for a real day, unlike '2026-02-30' or other text. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The first instant of an Indian day, and the first after it. */
export function dayBounds(day: string): { start: Date; end: Date } {
  const start = Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS;
  return { start: new Date(start), end: new Date(start + DAY_MS) };
}

/** The range from the start of one day to the end of another. `undefined` if neither is given. */
export function daysRange(
  from: string | undefined,
  to: string | undefined,
): { $gte?: Date; $lt?: Date } | undefined {
  if (!from && !to) return undefined;
  return { ...(from && { $gte: dayBounds(from).start }), ...(to && { $lt: dayBounds(to).end }) };
}

/** The last `count` days including today, oldest first. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, i) => indianDay(now.getTime() - (count - 1 - i) * DAY_MS));
}
