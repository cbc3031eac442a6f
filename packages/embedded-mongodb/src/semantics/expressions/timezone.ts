import { ObjectId, Timestamp } from 'bson';
import { mongoError } from '../errors';
import { typeName } from '../types';

const PROPER_NAME = /^[A-Z][A-Za-z0-9_+-]*(\/[A-Z][A-Za-z0-9_+-]*)*$/;

/** Checks a zone name. Names are case-sensitive, which `Intl` ignores, and `Intl` resolves an alias to the zone's primary name. */
function isNamed(zone: string, resolved: string): boolean {
  if (zone.toLowerCase() === resolved.toLowerCase()) return zone === resolved;
  const area = zone.split('/')[0] as string;
  return PROPER_NAME.test(zone) && (area === zone || area === 'US' || area !== area.toUpperCase());
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
        era: 'short',
      });
    } catch {
      throw mongoError(40485, `unrecognized time zone identifier: "${zone}"`);
    }
    if (!isNamed(zone, format.resolvedOptions().timeZone))
      throw mongoError(40485, `unrecognized time zone identifier: "${zone}"`);
    formats.set(zone, format);
  }
  return format;
}

/** Offset of a zone from UTC at an instant, in milliseconds. */
export type Zone = (ms: number) => number;

/** Parses a zone such as `"UTC"`, `"+05:30"`, `"-03"` or `"Asia/Kolkata"`. */
export function zoneOf(name: unknown): Zone {
  if (typeof name !== 'string') {
    throw mongoError(40517, `timezone must evaluate to a string, found ${typeName(name)}`);
  }
  if (name === 'UTC' || name === 'GMT' || name === 'Z') return () => 0;
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(name);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3] ?? 0);
    return () => (fixed[1] === '-' ? -minutes : minutes) * 60_000;
  }
  if (/^[+-]/.test(name)) throw mongoError(40485, `unrecognized time zone identifier: "${name}"`);
  const format = formatFor(name);
  return (ms) => {
    const parts: Record<string, string> = {};
    for (const { type, value } of format.formatToParts(ms)) parts[type] = value;
    const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
    const local = utc(
      year,
      Number(parts.month) - 1,
      Number(parts.day),
      Number(parts.hour),
      Number(parts.minute),
      Number(parts.second),
    );
    return local - Math.floor(ms / 1000) * 1000;
  };
}

/** `Date.UTC` without its special rule for years below 100. */
export function utc(year: number, month: number, day = 1, hour = 0, minute = 0, second = 0, ms = 0): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  date.setUTCHours(hour, minute, second, ms);
  return date.getTime();
}

/** Local time as the fields of a UTC date. */
export function toLocal(ms: number, zone: Zone): Date {
  return new Date(ms + zone(ms));
}

/** The instant of a local time. Looks up the offset for a first guess, and again in case it differs. */
export function fromLocal(local: number, zone: Zone): number {
  const guess = local - zone(local);
  return local - zone(guess);
}

/** The time of an object id in milliseconds. Its seconds are a signed number, as in MongoDB. */
function objectIdTime(id: ObjectId): number {
  return ((id.getTimestamp().getTime() / 1000) | 0) * 1000;
}

/** Milliseconds of a date, timestamp or object id. Throws 16006 for other values. */
export function instantOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (value instanceof Timestamp) return value.t * 1000;
  if (value instanceof ObjectId) return objectIdTime(value);
  throw mongoError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}
