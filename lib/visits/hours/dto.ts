import type { WeekDay } from '@/lib/platform/time/opening-hours';
import type { DayPart } from './constants';

/** Visiting hours in Indian time: `10:00`; holidays as `2026-11-23`. */
export type ShowHours = {
  days: readonly WeekDay[];
  from: string;
  until: string;
  holidays: readonly string[];
  /** set by the lister: visitors choose hours instead of half-days */
  isByHour?: true;
};

/** `2026-11-23-morning` or `2026-11-23-h09`, and the possible start times as instants. */
export type HalfDay = { key: string; day: string; half: DayPart; starts: Date[] };

/** A half-day as a button. */
export type HalfDayDto = { key: string; label: string };
