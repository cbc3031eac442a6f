import type { Language } from '@/lib/platform/language/languages';
import { otherWords } from '@/lib/platform/language/unit-words';
import { formatTime } from '@/lib/platform/text/format';

/** Days of the week with schema.org's names, in the order of an Indian week. */
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

/** Opening hours of the office, with times such as `09:30` in Indian time. */
export type OpeningHours = { days: readonly WeekDay[]; opens: string; closes: string };

/** The dates in a text such as "2026-12-25, 2027-01-26". */
export const holidaysIn = (text: string | undefined): string[] => text?.match(/\d{4}-\d{2}-\d{2}/g) ?? [];

const BETWEEN: Record<Language, (opens: string, closes: string) => string> = {
  en: (opens, closes) => `${opens} to ${closes}`,
  mr: (opens, closes) => `${opens} ते ${closes}`,
  hi: (opens, closes) => `${opens} से ${closes}`,
};

const clock = (time: string, language: Language): string =>
  formatTime(`2026-01-01T${time}:00+05:30`, language);

const TO: Record<Language, string> = { en: '–', mr: ' ते ', hi: ' से ' };

/** A weekday's name. The table of words starts with Sunday. */
const dayName = (at: number, language: Language): string =>
  otherWords(language)?.days.weekdays[(at + 1) % 7] ?? (WEEK_DAYS[at] ?? '').slice(0, 3);

/** Formats "Mon–Sat, 9:30 am to 7 pm" or "सोमवार ते शनिवार, सकाळी 9:30 ते रात्री 7". Consecutive days are joined. */
export function hoursText({ days, opens, closes }: OpeningHours, language: Language = 'en'): string {
  const open = WEEK_DAYS.map((day) => days.includes(day));
  const runs: string[] = [];
  for (let i = 0; i < WEEK_DAYS.length; i++) {
    if (!open[i]) continue;
    let end = i;
    while (open[end + 1]) end++;
    const name = (at: number) => dayName(at, language);
    runs.push(end === i ? name(i) : `${name(i)}${TO[language]}${name(end)}`);
    i = end;
  }
  return `${runs.join(', ')}, ${timesText({ opens, closes }, language)}`;
}

/** Formats "9:30 am to 7 pm". */
export const timesText = (
  { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>,
  language: Language = 'en',
): string => BETWEEN[language](clock(opens, language), clock(closes, language));
