import { mongoError } from '../errors';
import { dayOfYear, isoDayOfWeek, isoWeek, weekOfYear } from './date-parts';
import { fromLocal, utc, type Zone, zoneOf } from './timezone';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const pad = (n: number, width: number) => String(n).padStart(width, '0');

function offsetText(minutes: number, colon: string): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${colon}${pad(size % 60, 2)}`;
}

const WRITERS: Record<string, (date: Date, minutes: number) => string> = {
  d: (date) => pad(date.getUTCDate(), 2),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  Y: (date) => pad(date.getUTCFullYear(), 4),
  G: (date) => pad(isoWeek(date).year, 4),
  H: (date) => pad(date.getUTCHours(), 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  j: (date) => pad(dayOfYear(date), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(isoDayOfWeek(date)),
  U: (date) => pad(weekOfYear(date), 2),
  V: (date) => pad(isoWeek(date).week, 2),
  b: (date) => (MONTHS[date.getUTCMonth()] as string).slice(0, 3),
  B: (date) => MONTHS[date.getUTCMonth()] as string,
  z: (_, minutes) => offsetText(minutes, ''),
  Z: (_, minutes) => String(minutes),
  '%': () => '%',
};

export function checkFormat(format: string): void {
  for (let i = 0; i < format.length; i++) {
    if (format[i] !== '%') continue;
    const letter = format[++i];
    if (letter === undefined) throw mongoError(18535, "Unmatched '%' at end of format string");
    if (!Object.hasOwn(WRITERS, letter))
      throw mongoError(18536, `Invalid format character '%${letter}' in format string`);
  }
}

export function formatDate(ms: number, format: string, zone: Zone): string {
  const offset = zone(ms);
  const local = new Date(ms + offset);
  const year = local.getUTCFullYear();
  if (year < 0 || year > 9999)
    throw mongoError(18537, `$dateToString is only defined on year 0-9999, tried to use year ${year}`);
  return format.replace(/%(.)/gs, (_, letter: string) =>
    (WRITERS[letter] as (date: Date, minutes: number) => string)(local, offset / 60_000),
  );
}

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i;

function failed(text: string, why: string): Error {
  return mongoError('ConversionFailure', `Error parsing date string '${text}'; ${why}`);
}

export function parseDate(text: string, zone: Zone | undefined): number {
  const match = ISO.exec(text.trim());
  if (!match) {
    const other = Date.parse(`${text} UTC`);
    if (Number.isNaN(other) || !/\d/.test(text))
      throw failed(text, `0: Unexpected character '${text.charAt(0)}'`);
    return zone ? fromLocal(other, zone) : other;
  }
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = '', suffix] = match;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  checkRange(text, Number(month), Number(day), Number(hour), Number(minute), Number(second));
  const local = utc(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    ms,
  );
  if (suffix && zone)
    throw failed(
      text,
      "you cannot pass in a date/time string with time zone information ('" +
        suffix +
        "') together with a timezone argument",
    );
  const used = suffix ? zoneOf(/^[+-]/.test(suffix) ? suffix : 'UTC') : zone;
  return used ? fromLocal(local, used) : local;
}

function checkRange(
  text: string,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): void {
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 59) {
    throw failed(text, 'a value is out of range');
  }
}

const READERS: Record<string, [string, string]> = {
  d: ['day', '(\\d{1,2})'],
  m: ['month', '(\\d{1,2})'],
  Y: ['year', '(\\d{4})'],
  H: ['hour', '(\\d{1,2})'],
  M: ['minute', '(\\d{1,2})'],
  S: ['second', '(\\d{1,2})'],
  L: ['ms', '(\\d{1,3})'],
  j: ['yearDay', '(\\d{1,3})'],
  b: ['monthName', '([A-Za-z]{3})'],
  B: ['monthName', '([A-Za-z]+)'],
  z: ['offset', '(Z|[+-]\\d{2}:?\\d{2})'],
  Z: ['minutes', '([+-]\\d+)'],
  G: ['isoYear', '(\\d{4})'],
  V: ['isoWeek', '(\\d{1,2})'],
  u: ['isoDay', '(\\d)'],
};

export function parseDateByFormat(text: string, format: string, zone: Zone | undefined): number {
  const names: string[] = [];
  const source = format.replace(/%(.)|[\\^$.*+?()[\]{}|]/gs, (all, letter: string | undefined) => {
    if (letter === undefined) return `\\${all}`;
    if (letter === '%') return '%';
    const reader = READERS[letter];
    if (!reader) throw mongoError(18536, `Invalid format character '%${letter}' in format string`);
    names.push(reader[0]);
    return reader[1];
  });
  const match = new RegExp(`^${source}$`, 's').exec(text);
  if (!match) throw failed(text, `0: the text does not have the format '${format}'`);
  const fields: Record<string, string> = {};
  names.forEach((name, i) => {
    fields[name] = match[i + 1] as string;
  });
  return fromFields(text, fields, zone);
}

function fromFields(text: string, fields: Record<string, string>, zone: Zone | undefined): number {
  const n = (name: string, fallback: number) =>
    fields[name] === undefined ? fallback : Number(fields[name]);
  const { monthName, offset, minutes } = fields;
  let month = n('month', 1);
  if (monthName)
    month = MONTHS.findIndex((name) => name.toLowerCase().startsWith(monthName.toLowerCase())) + 1;
  let local: number;
  if (fields.isoYear) {
    const fourth = new Date(utc(Number(fields.isoYear), 0, 4));
    const days = (n('isoWeek', 1) - 1) * 7 + n('isoDay', 1) - isoDayOfWeek(fourth);
    local = fourth.getTime() + days * 86_400_000;
  } else if (fields.yearDay) local = utc(n('year', 1970), 0, n('yearDay', 1));
  else {
    checkRange(text, month, n('day', 1), n('hour', 0), n('minute', 0), n('second', 0));
    local = utc(n('year', 1970), month - 1, n('day', 1));
  }
  local += ((n('hour', 0) * 60 + n('minute', 0)) * 60 + n('second', 0)) * 1000 + n('ms', 0);
  if (offset) return fromLocal(local, zoneOf(offset));
  if (minutes) return local - Number(minutes) * 60_000;
  return zone ? fromLocal(local, zone) : local;
}
