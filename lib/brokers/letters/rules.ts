import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import { MIN_READING_HOURS, SEND_HOUR, WRITE_HOUR } from './constants';

/** Weekday of an Indian day; 1 is Monday, as in ISO 8601. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const hourOf = (day: string, hour: number) => new Date(dayBounds(day).start.getTime() + hour * HOUR_MS);

export type Monday = {
  /** the Monday itself, as an Indian day */
  week: string;
  sendAt: Date;
};

/** The Monday whose letters can be planned now; undefined on other days, and before the hour of writing. */
export function mondayAt(now: Date): Monday | undefined {
  const week = indianDay(now);
  if (weekdayOf(week) !== 1 || now < hourOf(week, WRITE_HOUR)) return undefined;
  const least = now.getTime() + MIN_READING_HOURS * HOUR_MS;
  return { week, sendAt: new Date(Math.max(hourOf(week, SEND_HOUR).getTime(), least)) };
}

/** The seven days before a Monday, and the seven before them, oldest first. */
export function weeksBefore(monday: string): { days: string[]; before: string[] } {
  const { start } = dayBounds(monday);
  const all = Array.from({ length: 14 }, (_, i) => indianDay(start.getTime() - (14 - i) * DAY_MS));
  return { days: all.slice(7), before: all.slice(0, 7) };
}

type Contact = { email?: string | null | undefined; phones?: readonly string[] | null | undefined };

/** The owner's address or first number, so that each owner gets one letter for all homes. */
export const addressOf = ({ email, phones }: Contact): string | undefined =>
  email?.toLowerCase() || phones?.[0] || undefined;
