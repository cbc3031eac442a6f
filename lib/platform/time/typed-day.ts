import { latinDigits } from '@/lib/platform/language/digits';
import type { Language } from '@/lib/platform/language/languages';
import { otherWords } from '@/lib/platform/language/unit-words';
import { indianDay, isDay } from './indian-day';
import { DAY_MS } from './time';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** A month's number by its name, such as "nov", "November", "Sept" or "नोव्हेंबर". 0 for other text. */
function monthOf(name: string, language: Language): number {
  const own = otherWords(language)?.days.months.indexOf(name) ?? -1;
  if (own >= 0) return own + 1;
  const english = name === 'sept' ? 'sep' : name;
  return MONTHS.findIndex((month) => english.length >= 3 && month.startsWith(english)) + 1;
}

const two = (value: number | string) => String(value).padStart(2, '0');
const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text);

/** Year, month and day as typed, with the day before the month as in India. */
function partsOf(text: string, today: string, language: Language): [string, number, string] | undefined {
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (figures) return [yearOf(figures[3]!), Number(figures[2]), figures[1]!];
  const named = /^(\d{1,2})[\s-]*([^\s\d,.-]+)[\s,.-]*(\d{4}|\d{2})?$/.exec(text);
  const month = named ? monthOf(named[2]!, language) : 0;
  return named && month ? [yearOf(named[3] ?? today.slice(0, 4)), month, named[1]!] : undefined;
}

/**
 * Parses a typed day as `2026-11-23`, such as "23 Nov 2026", "23 November", "23/11/2026", "2026-11-23", "today" or "23 नोव्हेंबर 2026". Without a year, uses
 * that of `now`. Undefined if the text is not a day.
 */
export function parseTypedDay(
  typed: string,
  language: Language = 'en',
  now = Date.now(),
): string | undefined {
  const text = latinDigits(typed).normalize('NFC').trim().toLowerCase();
  const { today = 'today', tomorrow = 'tomorrow' } = otherWords(language)?.near ?? {};
  if (text === 'today' || text === today) return indianDay(now);
  if (text === 'tomorrow' || text === tomorrow) return indianDay(now + DAY_MS);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDay(text) ? text : undefined;
  const parts = partsOf(text, indianDay(now), language);
  const day = parts && `${parts[0]}-${two(parts[1])}-${two(parts[2])}`;
  return day && isDay(day) ? day : undefined;
}
