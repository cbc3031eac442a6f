import type { DateOrder } from './constants';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export type ReadDay = { day: string } | { noYear: string } | 'blank' | undefined;

/**
 * Parses a date as address books write it, such as 1984-11-21, 21/11/1984, 21 Nov 1984, or `--11-21` for a day without a year. A number above 12 must be the
 * day. Outlook writes 0/0/00 for no date. `undefined` if it is not a date.
 */
export function readDay(text: string, order: DateOrder): ReadDay {
  const typed = text.trim();
  if (typed === '' || /^0+([/.-])0+\1[0]+$/.test(typed)) return 'blank';
  const open = /^--(\d\d)-?(\d\d)$/.exec(typed);
  if (open) return { noYear: `${Number(open[2])} ${capital(MONTHS[Number(open[1]) - 1] ?? '')}` };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(typed);
  if (iso) return asDay(iso[1]!, iso[2]!, iso[3]!);
  const named = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*\.?,?[ -](\d{4})$/.exec(typed);
  if (named) return asDay(named[3]!, String(MONTHS.indexOf(named[2]!.toLowerCase()) + 1), named[1]!);
  const slashed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed);
  if (!slashed) return undefined;
  const [, a, b, year] = slashed as unknown as [string, string, string, string];
  const dayFirst = Number(a) > 12 || (order === 'dmy' && Number(b) <= 12);
  return dayFirst ? asDay(year, b, a) : asDay(year, a, b);
}

const BARE = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/;

/** The order that a date reveals. 31/12/2026 has its day first and 12/31/2026 its month, but 1/2/2026 and 3/45/2026 reveal none. */
export function orderShown(text: string): DateOrder | undefined {
  const [a = 0, b = 0] = (BARE.exec(text.trim()) ?? []).slice(1).map(Number);
  if (Math.min(a, b) < 1 || Math.min(a, b) > 12 || Math.max(a, b) < 13 || Math.max(a, b) > 31)
    return undefined;
  return a > 12 ? 'dmy' : 'mdy';
}

function asDay(year: string, month: string, day: string): ReadDay {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? { day: text } : undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
