/** Who says that a listing is still there. */
export const CONFIRMERS = ['owner', 'broker', 'agency'] as const;
export type Confirmer = (typeof CONFIRMERS)[number];

/** What happens next while nobody confirms: a question, a warning, the pause. */
export const NEXT_STEPS = ['ask', 'warn', 'pause'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Days after the last confirmation. */
export const ASK_AFTER_DAYS = 14;
export const WARN_AFTER_DAYS = 53;
export const PAUSE_AFTER_DAYS = 60;
/** Nobody is paused who was not warned this long ago, or warned who was not asked this long ago. */
export const NOTICE_DAYS = 7;
/** After that a mailed link opens nothing. */
export const LINK_DAYS = 90;

/** In lists of the newest, a listing that was not confirmed for so many days counts as listed so many days earlier. */
export const DECAY = [
  { afterDays: 14, backDays: 7 },
  { afterDays: 30, backDays: 30 },
  { afterDays: 45, backDays: 90 },
] as const;

/** Why a mail asks: the time has come, it is the last warning, it was paused, or a visitor says that it is gone. */
export const QUESTION_KINDS = ['ask', 'warn', 'pause', 'gone'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const ANSWERS = ['available', 'ended'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Visitors of one listing whose word is kept apart; more say nothing new. */
export const MAX_GONE = 200;
