import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import {
  AFTERNOON_HOUR,
  type DayPart,
  HALVES,
  type Half,
  LOOK_AHEAD_DAYS,
  NOTICE_HOURS,
  SHOWN_DAYS,
  VISIT_MINUTES,
} from './constants';
import type { HalfDay, ShowHours } from './dto';

export const VISIT_MS = VISIT_MINUTES * 60_000;

const hourOf = (time: string, round: (hours: number) => number) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return round(hours + minutes / 60);
};

function closedOn(day: string, { days, holidays }: ShowHours): 'holiday' | 'day' | undefined {
  // Monday is the first in WEEK_DAYS and 1 in JavaScript
  const weekDay = WEEK_DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (holidays.includes(day)) return 'holiday';
  return weekDay && days.includes(weekDay) ? undefined : 'day';
}

/** Visiting times on a day, or the reason why there are none. */
export function openOn(day: string, hours: ShowHours): { start: Date; end: Date } | 'holiday' | 'day' {
  const at = (time: string) => new Date(`${day}T${time}:00+05:30`);
  return closedOn(day, hours) ?? { start: at(hours.from), end: at(hours.until) };
}

/** Hours at which a visit can start and still end in time; none on a holiday. */
function hoursOn(day: string, hours: ShowHours): number[] {
  if (closedOn(day, hours)) return [];
  const { from, until } = hours;
  const [first, end] = [hourOf(from, Math.ceil), hourOf(until, Math.floor)];
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
}

const hourPart = (hour: number): DayPart => `h${String(hour).padStart(2, '0')}`;
/** The hour in an hourly key; undefined for half-days. */
const hourOfKey = (key: string): number | undefined => {
  const [, hour] = /-h(\d{2})$/.exec(key) ?? [];
  return hour === undefined ? undefined : Number(hour);
};

const halfOf = (hour: number): Half => (hour < AFTERNOON_HOUR ? 'morning' : 'afternoon');

/** Upcoming half-days with free times for visits. */
export function upcomingHalfDays(
  hours: ShowHours,
  now: Date,
  taken: ReadonlySet<number>,
  days = LOOK_AHEAD_DAYS,
): HalfDay[] {
  const earliest = now.getTime() + NOTICE_HOURS * HOUR_MS;
  return Array.from({ length: days }, (_, i) => indianDay(now.getTime() + i * DAY_MS)).flatMap((day) => {
    const midnight = dayBounds(day).start.getTime();
    const starts = hoursOn(day, hours)
      .map((hour) => ({ hour, at: midnight + hour * HOUR_MS }))
      .filter(({ at }) => at >= earliest && !taken.has(at));
    const part = (half: DayPart, of: typeof starts): HalfDay[] =>
      of.length > 0 ? [{ key: `${day}-${half}`, day, half, starts: of.map(({ at }) => new Date(at)) }] : [];
    if (hours.isByHour) return starts.flatMap((start) => part(hourPart(start.hour), [start]));
    return HALVES.flatMap((half) =>
      part(
        half,
        starts.filter(({ hour }) => halfOf(hour) === half),
      ),
    );
  });
}

export function withoutBusy(
  halfDays: readonly HalfDay[],
  busy: readonly { start: Date; end: Date }[],
): HalfDay[] {
  const isFree = (at: Date) =>
    !busy.some(({ start, end }) => at < end && at.getTime() + VISIT_MS > start.getTime());
  return halfDays
    .map((halfDay) => ({ ...halfDay, starts: halfDay.starts.filter(isFree) }))
    .filter(({ starts }) => starts.length > 0);
}

/** Start of a half-day, at midnight or noon. */
export function halfDayStart(key: string): Date {
  const { start } = dayBounds(key.slice(0, 10));
  const hour = hourOfKey(key);
  if (hour !== undefined) return new Date(start.getTime() + hour * HOUR_MS);
  return key.endsWith('morning') ? start : new Date(start.getTime() + AFTERNOON_HOUR * HOUR_MS);
}

/** End of a half-day, after which a proposal can't be confirmed. */
export function halfDayEnd(key: string): Date {
  const { start, end } = dayBounds(key.slice(0, 10));
  const hour = hourOfKey(key);
  if (hour !== undefined) return new Date(start.getTime() + hour * HOUR_MS + VISIT_MS);
  return key.endsWith('morning') ? new Date(start.getTime() + AFTERNOON_HOUR * HOUR_MS) : end;
}

export const sortHalfDays = (keys: readonly string[]): string[] =>
  [...new Set(keys)].sort((a, b) => halfDayStart(a).getTime() - halfDayStart(b).getTime());

/** Two weeks of free times from the first free day. */
export function shownHalfDays(free: readonly HalfDay[]): HalfDay[] {
  const [first] = free;
  if (!first) return [];
  const end = dayBounds(first.day).start.getTime() + SHOWN_DAYS * DAY_MS;
  return free.filter(({ day }) => dayBounds(day).start.getTime() < end);
}
