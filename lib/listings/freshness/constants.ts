export const CONFIRMERS = ['owner', 'broker', 'agency'] as const;
export type Confirmer = (typeof CONFIRMERS)[number];

/** Steps towards the pause of an unconfirmed listing. */
export const NEXT_STEPS = ['ask', 'warn', 'pause'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Days since the last confirmation. */
export const ASK_AFTER_DAYS = 14;
export const WARN_AFTER_DAYS = 53;
export const PAUSE_AFTER_DAYS = 60;
/** Minimum days between the question and the warning, and between the warning and the pause. */
export const NOTICE_DAYS = 7;
/** Days in which a mailed link works. */
export const LINK_DAYS = 90;

/** Days in which a price cut is news, if the price is below all of the same period before. */
export const REDUCED_DAYS = 60;

/** In newest-first lists, a listing unconfirmed for this many days counts as listed that much earlier. */
export const DECAY = [
  { afterDays: 14, backDays: 7 },
  { afterDays: 30, backDays: 30 },
  { afterDays: 45, backDays: 90 },
] as const;

/** Reasons for a mail: the question is due, the last warning, the listing was paused, or a visitor reported it gone. */
export const QUESTION_KINDS = ['ask', 'warn', 'pause', 'gone'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const ANSWERS = ['available', 'ended'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Visitors' reports kept per listing; more add nothing. */
export const MAX_GONE = 200;
