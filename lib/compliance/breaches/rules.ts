import { HOUR_MS } from '@/lib/platform/time/time';
import { BREACH_REMINDERS } from './constants';

/** Hours until the end of the clock, rounded down; negative after it. */
export const hoursLeft = (dueAt: string | Date, now: Date | number): number =>
  Math.floor((new Date(dueAt).getTime() - Number(now)) / HOUR_MS);

/** The reminder that is due: the one nearest to the end; undefined while there is time. */
export function breachReminder(dueAt: Date, now: Date): number | undefined {
  const left = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  if (left < 0) return -1;
  return BREACH_REMINDERS.filter((hours) => hours > 0 && left <= hours).at(-1);
}
