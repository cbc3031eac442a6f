import { z } from 'zod';
import { WEEK_DAYS, type WeekDay } from '@/lib/platform/text/opening-hours';
import type { DayPart } from './constants';

/** Visiting hours in Indian time, such as `10:00`; holidays are dates such as `2026-11-23`. */
export type ShowHours = {
  days: readonly WeekDay[];
  from: string;
  until: string;
  holidays: readonly string[];
  /** set by listers whose visitors choose hours instead of half-days */
  isByHour?: true;
};

/** A lister's hours for the form. Without any day, the agency's hours and times apply. */
export const ownHoursDto = z.strictObject({
  days: z.array(z.enum(WEEK_DAYS)),
  from: z.string(),
  until: z.string(),
  /** `2026-11-23, 2026-12-25` */
  holidays: z.string(),
  /** version of the account */
  __v: z.number(),
});
export type OwnHoursDto = z.infer<typeof ownHoursDto>;

/** `2026-11-23-morning` or `2026-11-23-h09`, with the possible start times as instants. */
export type HalfDay = { key: string; day: string; half: DayPart; starts: Date[] };

export const halfDayDto = z.strictObject({ key: z.string(), label: z.string() });
export type HalfDayDto = z.infer<typeof halfDayDto>;
