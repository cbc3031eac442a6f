import { byText } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import type { CalendarItem } from './dto';
import type { CalendarView } from './schema';

const shifted = (day: string, days: number) =>
  indianDay(dayBounds(day).start.getTime() + days * DAY_MS + DAY_MS / 2);

/** Monday is 0. */
const weekDayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Days shown by a view. A month has whole weeks from Monday. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  const begin = view === 'week' ? day : `${day.slice(0, 7)}-01`;
  const monday = shifted(begin, -weekDayOf(begin));
  const days = Array.from({ length: view === 'week' ? 7 : 42 }, (_, i) => shifted(monday, i));
  return view === 'week' ? days : days.slice(0, days[35]?.slice(0, 7) === day.slice(0, 7) ? 42 : 35);
}

export function stepped(view: CalendarView, day: string, step: 1 | -1): string {
  if (view !== 'month') return shifted(day, step * (view === 'week' ? 7 : 1));
  const month = Number(day.slice(5, 7)) - 1 + step;
  return new Date(Date.UTC(Number(day.slice(0, 4)), month, 1)).toISOString().slice(0, 10);
}

/** The entries of one day: all-day entries first, then by time and by name in the reader's language. */
export const itemsOn = (items: readonly CalendarItem[], day: string, language: Language): CalendarItem[] => {
  const compare = byText(language);
  return items
    .filter((item) => item.day === day)
    .sort((a, b) => (a.start ?? '').localeCompare(b.start ?? '') || compare(a.title, b.title));
};
