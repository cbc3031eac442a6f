import { WEEK_DAYS, type WeekDay } from '@/lib/platform/text/opening-hours';

/** Visits start on the hour, one family at a time. */
export const VISIT_MINUTES = 60;

export const HALVES = ['morning', 'afternoon'] as const;
export type Half = (typeof HALVES)[number];
/** A half-day, or an hour such as `h09` if the host has set hours. */
export type DayPart = Half | `h${string}`;
export const DAY_PART = `(?:${HALVES.join('|')}|h(?:[01]\\d|2[0-3]))`;
export const AFTERNOON_HOUR = 13;

/** Days of free times offered to a visitor, from the first available day, so that they include two weekends. */
export const SHOWN_DAYS = 14;
/** Maximum number of half-days a visitor may propose at once. */
export const MAX_PROPOSED = 3;
/** Minimum notice for the host. */
export const NOTICE_HOURS = 3;
/** Days ahead to search for half-days, because holidays can take a week. */
export const LOOK_AHEAD_DAYS = 30;
/** Days within which a host can offer another time. */
export const HOST_DAYS = 30;

/** Default visiting days, including Sunday, when people have time. */
export const DEFAULT_DAYS: readonly WeekDay[] = WEEK_DAYS;
export const DEFAULT_FROM = '10:00';
export const DEFAULT_UNTIL = '18:00';
