import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';

const SUNDAY = 0;
const SATURDAY = 6;
/** Number of offered days, over two weekends, when families have time. */
const OFFERED = 4;

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Days that a page offers for seeing homes, from tomorrow: next Sunday first, then the other days of two weekends. */
export function tourDays(now: Date): string[] {
  const ahead = Array.from({ length: 15 }, (_, i) => indianDay(now.getTime() + (i + 1) * DAY_MS));
  const weekend = ahead.filter((day) => [SUNDAY, SATURDAY].includes(weekday(day))).slice(0, OFFERED);
  const sunday = weekend.find((day) => weekday(day) === SUNDAY);
  return sunday ? [sunday, ...weekend.filter((day) => day !== sunday)] : weekend;
}
