import type { Language } from '@/lib/platform/language/languages';
import { otherWords } from '@/lib/platform/language/unit-words';
import { halfWord } from '@/lib/platform/language/units';
import { formatTime, formatWeekday } from '@/lib/platform/text/format';
import { hoursText } from '@/lib/platform/text/opening-hours';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import type { HalfDay, HalfDayDto, ShowHours } from './dto';
import { halfDayStart } from './rules';

/** "Mon 23 Nov, 10 am" */
export const slotText = (at: Date | string, language: Language = 'en') =>
  `${formatWeekday(at, language)}, ${formatTime(at, language)}`;

/** "morning", or "10 am" if the host has set hours. */
export const partText = (key: string, language: Language = 'en'): string =>
  key.slice(11).startsWith('h') ? formatTime(halfDayStart(key), language) : halfWord(key.slice(11), language);

/** "Mon 23 Nov, morning", "सोमवार, 23 नोव्हेंबर, सकाळी", "Mon 23 Nov, 10 am" */
export function halfDayText(key: string, language: Language = 'en'): string {
  return `${formatWeekday(dayBounds(key.slice(0, 10)).start, language)}, ${partText(key, language)}`;
}

/** "Today", "Tomorrow", "Sat 28 Nov" */
export function dayText(day: string, language: Language, now = new Date()): string {
  const near =
    day === indianDay(now) ? 'today' : day === indianDay(now.getTime() + DAY_MS) ? 'tomorrow' : undefined;
  if (!near) return formatWeekday(dayBounds(day).start, language);
  return otherWords(language)?.near[near] ?? (near === 'today' ? 'Today' : 'Tomorrow');
}

/** "Today, afternoon", "Tomorrow, morning", "Mon 23 Nov, morning" */
export function toHalfDayDto({ key, day }: HalfDay, now: Date): HalfDayDto {
  const near =
    day === indianDay(now) ? 'Today' : day === indianDay(now.getTime() + DAY_MS) ? 'Tomorrow' : undefined;
  return { key, label: near ? `${near}, ${partText(key)}` : halfDayText(key) };
}

/** "Mon–Sat, 10 am to 6 pm" */
export const showHoursText = (
  { days, from, until }: Pick<ShowHours, 'days' | 'from' | 'until'>,
  language: Language = 'en',
) => hoursText({ days, opens: from, closes: until }, language);
