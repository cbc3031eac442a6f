import type { WeekDay } from '@/lib/platform/time/opening-hours';
import type { Half } from './constants';

/** When somebody shows homes, Indian time: `10:00`; holidays as `2026-11-23`. */
export type ShowHours = {
  days: readonly WeekDay[];
  from: string;
  until: string;
  holidays: readonly string[];
};

/** `2026-11-23-morning`, and the instants at which visits may begin. */
export type HalfDay = { key: string; day: string; half: Half; starts: Date[] };

/** A half-day as a button. */
export type HalfDayDto = { key: string; label: string };
