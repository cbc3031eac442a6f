export const CONFIRMERS = ['owner', 'broker', 'agency'] as const;
export type Confirmer = (typeof CONFIRMERS)[number];

/** Steps while nobody confirms: a question, a warning, the pause. */
export const NEXT_STEPS = ['ask', 'warn', 'pause'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Days since the last confirmation. */
export const ASK_AFTER_DAYS = 14;
export const WARN_AFTER_DAYS = 53;
export const PAUSE_AFTER_DAYS = 60;
/** Minimum notice in days: nobody is paused without a warning this long ago, or warned without a question this long ago. */
export const NOTICE_DAYS = 7;
/** After that a mailed link no longer works. */
export const LINK_DAYS = 90;

/** A lower price is news for this long, and only below all that were asked within as long before it. */
export const REDUCED_DAYS = 60;

/** In newest-first lists, a listing unconfirmed for this many days counts as listed that much earlier. */
export const DECAY = [
  { afterDays: 14, backDays: 7 },
  { afterDays: 30, backDays: 30 },
  { afterDays: 45, backDays: 90 },
] as const;

/** Why a mail asks: it is due, it is the last warning, the listing was paused, or a visitor reported it gone. */
export const QUESTION_KINDS = ['ask', 'warn', 'pause', 'gone'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const ANSWERS = ['available', 'ended'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Visitors' reports kept per listing; more add nothing. */
export const MAX_GONE = 200;
