import { WEEK_DAYS, type WeekDay } from '@/lib/platform/time/opening-hours';

/** Visits begin at full hours, one family at a time. */
export const VISIT_MINUTES = 60;

export const HALVES = ['morning', 'afternoon'] as const;
export type Half = (typeof HALVES)[number];
/** The hour at which the afternoon begins. */
export const AFTERNOON_HOUR = 13;

/** How many half-days a visitor is offered. */
export const HALF_DAYS_SHOWN = 5;
/** How many of them a visitor may propose at once. */
export const MAX_PROPOSED = 3;
/** Who shows a home must have time to read of it. */
export const NOTICE_HOURS = 3;
/** Half-days are looked for up to here: holidays may take a week. */
export const LOOK_AHEAD_DAYS = 30;
/** On how many days a host may offer another time. */
export const HOST_DAYS = 10;

/** When homes are shown unless the settings or the lister say otherwise. */
export const DEFAULT_DAYS: readonly WeekDay[] = WEEK_DAYS.slice(0, 6);
export const DEFAULT_FROM = '10:00';
export const DEFAULT_UNTIL = '18:00';
