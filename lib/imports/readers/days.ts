import { EMPTY, EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { readChoice } from '@/lib/imports/readers/cells';
import { isBlank, readWord } from '@/lib/imports/values/rules';
import { latinDigits } from '@/lib/platform/language/digits';
import { readDay } from '@/lib/platform/tabular/day';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The last day of a month ("Dec 2027", "12/2027"), a quarter ("Q3 2027") or a year ("2027"). */
function monthOrYear(text: string): string | undefined {
  const typed = latinDigits(text.toLowerCase());
  const year = /\b(20\d\d)\b/.exec(typed)?.[1] ?? /['’ -](\d\d)$/.exec(typed)?.[1]?.replace(/^/, '20');
  if (!year) return undefined;
  const named = MONTHS.findIndex((month) => new Set(typed.match(/[a-z]{3}/g) ?? []).has(month));
  const quarter = /q([1-4])/.exec(typed)?.[1];
  const numbered = /^(\d{1,2})[/.-]20\d\d$/.exec(typed.trim())?.[1];
  const month = quarter ? Number(quarter) * 3 : named >= 0 ? named + 1 : numbered ? Number(numbered) : 12;
  if (month < 1 || month > 12) return undefined;
  const isKnown = quarter || named >= 0 || numbered || /^\D*20\d\d\D*$/.test(typed);
  return isKnown ? new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10) : undefined;
}

const DAY_AND_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3})[a-z]*\.?$|^([a-z]{3})[a-z]*\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?$/;

/** "15th Dec": the nearest such day that is not more than a month ago. */
function dayWithoutYear(text: string, now: Date): string | undefined {
  const [, day, month, otherMonth, otherDay] =
    DAY_AND_MONTH.exec(latinDigits(text.trim().toLowerCase())) ?? [];
  const at = MONTHS.indexOf(month ?? otherMonth ?? '');
  const figure = Number(day ?? otherDay);
  if (at < 0 || !figure) return undefined;
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, now.getUTCDate()));
  const days = [0, 1].map((more) => new Date(Date.UTC(now.getUTCFullYear() + more, at, figure)));
  const found = days.find((one) => one >= from && one.getUTCMonth() === at);
  return found?.toISOString().slice(0, 10);
}

/** Shows the assumed year of a day without one, so that it can be changed. */
function shownDay(reader: RowReader, field: string, day: string): string | undefined {
  const meaning = reader.meaningOf({
    field,
    value: reader.text(field),
    column: reader.heading(field),
    meaning: day,
    says: day,
    isSure: true,
    choices: [{ meaning: day, label: day }, EMPTY_CHOICE],
  });
  return meaning === EMPTY ? undefined : meaning;
}

const AT_ONCE = /\bimm(?:ed|d)?\b|immediate|now|ready|turant|त्वरित|तात्काळ|तुरंत|लगेच|आता|अभी/i;
/** True for a home that is free or finished today: "Immediate", "turant". */
export const isAtOnce = (text: string): boolean => AT_ONCE.test(text) && readDay(text, 'dmy') === undefined;

export function readDate(reader: RowReader, field: string): string | undefined {
  // two-digit years belong to this century
  const text = reader.text(field).replace(/^(\d{1,2}[/.-]\d{1,2}[/.-])(\d\d)$/, '$120$2');
  if (!text || isBlank(text)) return undefined;
  const read = readDay(text, reader.columns.dateOrder);
  if (read && typeof read === 'object' && 'day' in read) return read.day;
  if (AT_ONCE.test(text)) return undefined;
  const near = dayWithoutYear(text, new Date());
  if (near) return shownDay(reader, field, near);
  const month = monthOrYear(text);
  if (!month) reader.tell(reader.heading(field), text, 'Use a date such as 2027-03-31');
  return month;
}

/** Reads "Ready", "बांधकाम सुरू", or the day itself. "Dec 2027" means under construction until then. */
export function readPossession(reader: RowReader): { possession?: string; possessionDate?: string } {
  const text = reader.text('possession');
  const date = readDate(reader, 'possessionDate');
  const withDate = date ? { possessionDate: date } : {};
  const day = text && !readWord('possession', text) ? dayOf(reader, text) : undefined;
  if (day) {
    const isPast = day <= new Date().toISOString().slice(0, 10);
    return isPast
      ? { possession: 'ready', ...withDate }
      : { possession: 'under-construction', possessionDate: day, ...withDate };
  }
  const finished = !text && isAtOnce(reader.text('possessionDate')) ? 'ready' : undefined;
  const possession = finished ?? readChoice(reader, 'possession');
  return { ...(possession && { possession }), ...withDate };
}

/** A possession day, perhaps without its year: "1 Dec". */
function dayOf(reader: RowReader, text: string): string | undefined {
  const written = asDay(reader, text) ?? monthOrYear(text);
  const near = written ? undefined : dayWithoutYear(text, new Date());
  return near ? shownDay(reader, 'possession', near) : written;
}

function asDay(reader: RowReader, text: string): string | undefined {
  const read = readDay(text, reader.columns.dateOrder);
  return read && typeof read === 'object' && 'day' in read ? read.day : undefined;
}
