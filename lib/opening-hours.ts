import type { Language } from '@/lib/language/languages';

/** Days of the week as schema.org names them, in the order of an Indian week. */
export const WEEK_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** When the office is open; times as `09:30`, Indian time. */
export type OpeningHours = { days: readonly WeekDay[]; opens: string; closes: string };

/** The dates of a text such as "2026-12-25, 2027-01-26". */
export const holidaysIn = (text: string | undefined): string[] => text?.match(/\d{4}-\d{2}-\d{2}/g) ?? [];

const SHORT_DAYS: Record<Language, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  mr: ['सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  hi: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
};
const BETWEEN: Record<Language, (opens: string, closes: string) => string> = {
  en: (opens, closes) => `${opens} to ${closes}`,
  mr: (opens, closes) => `${opens} ते ${closes}`,
  hi: (opens, closes) => `${opens} से ${closes}`,
};

/** Other languages count the whole day: their words for its parts differ from speaker to speaker. */
const clock = (time: string, language: Language): string => {
  if (language !== 'en') return time.replace(/^0/, '');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
};

/** "Mon–Sat, 9:30 am to 7 pm", "सोम–शनि, 9:30 ते 19:00": days that follow each other are drawn together. */
export function hoursText({ days, opens, closes }: OpeningHours, language: Language = 'en'): string {
  const open = WEEK_DAYS.map((day) => days.includes(day));
  const runs: string[] = [];
  for (let i = 0; i < WEEK_DAYS.length; i++) {
    if (!open[i]) continue;
    let end = i;
    while (open[end + 1]) end++;
    const name = (at: number) => SHORT_DAYS[language][at] ?? '';
    runs.push(end === i ? name(i) : `${name(i)}–${name(end)}`);
    i = end;
  }
  return `${runs.join(', ')}, ${BETWEEN[language](clock(opens, language), clock(closes, language))}`;
}
