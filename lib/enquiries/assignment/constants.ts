import type { WeekDay } from '@/lib/platform/text/opening-hours';

/** Minutes without an answer after which a lead goes to the next member. */
export const MIN_MINUTES = 5;
export const MAX_MINUTES = 24 * 60;
export const DEFAULT_MINUTES = 30;

export const DEFAULT_ANSWER_DAYS: readonly WeekDay[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
export const DEFAULT_ANSWER_FROM = '09:30';
export const DEFAULT_ANSWER_UNTIL = '19:00';

export const MAX_RULES = 20;
export const MAX_LOCALITIES = 40;
/** Maximum leads of one team per run of the job. */
export const MAX_WAITING = 200;
/** Maximum handovers shown to the team, and the days over which they are counted. */
export const SHOWN_HANDOVERS = 20;
export const HANDOVER_DAYS = 30;
/** Days searched for a team's next opening. */
export const LOOK_AHEAD_DAYS = 60;
