import { dayBounds, indianDay } from '@/lib/indian-day';
import { hoursText } from '@/lib/opening-hours';
import { DAY_MS } from '@/lib/time';
import type { HalfDay, HalfDayDto, ShowHours } from './dto';

const zone = { timeZone: 'Asia/Kolkata' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...zone,
});
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone });

/** "Mon 23 Nov" */
export const dayText = (at: Date | string) =>
  dayFormat.format(new Date(at)).replace(',', '').replace('Sept', 'Sep');

/** "10 am" */
export const timeText = (at: Date | string) =>
  timeFormat.format(new Date(at)).replace(':00', '').replace(/\s/g, ' ').toLowerCase();

/** "Mon 23 Nov, 10 am" */
export const slotText = (at: Date | string) => `${dayText(at)}, ${timeText(at)}`;

/** "Mon 23 Nov, morning" */
export function halfDayText(key: string): string {
  return `${dayText(dayBounds(key.slice(0, 10)).start)}, ${key.slice(11)}`;
}

/** "Today, afternoon", "Tomorrow, morning", "Mon 23 Nov, morning" */
export function toHalfDayDto({ key, day, half }: HalfDay, now: Date): HalfDayDto {
  const near =
    day === indianDay(now) ? 'Today' : day === indianDay(now.getTime() + DAY_MS) ? 'Tomorrow' : undefined;
  return { key, label: near ? `${near}, ${half}` : halfDayText(key) };
}

/** "Mon–Sat, 10 am to 6 pm" */
export const showHoursText = ({ days, from, until }: ShowHours) =>
  hoursText({ days, opens: from, closes: until });
