export const SIDES = ['visitor', 'host'] as const;
export type Side = (typeof SIDES)[number];

/** A `confirmed` visit has a time, even while one side wants to move it. */
export const VISIT_STATUSES = ['proposed', 'confirmed', 'declined', 'cancelled'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** A stored status, or one derived from the time. */
export type VisitState = VisitStatus | 'over' | 'lapsed';
export const STATE_LABELS = {
  proposed: 'Not confirmed yet',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  over: 'Over',
  lapsed: 'Not confirmed in time',
} as const satisfies Record<VisitState, string>;

/** Reasons why a visit's home is no longer available, used to cancel the visit. */
export const DEPARTURE_TEXTS = {
  sold: 'This home is sold.',
  rented: 'This home is let.',
  paused: 'This home is not available at the moment.',
  removed: 'This home is no longer offered.',
} as const;
export const VISIT_DEPARTURES = ['sold', 'rented', 'paused', 'removed'] as const;

export const VISIT_VERDICTS = ['yes', 'maybe', 'no'] as const;
export type VisitVerdict = (typeof VISIT_VERDICTS)[number];
export const VISIT_VERDICT_LABELS = {
  yes: 'Yes, we like it',
  maybe: 'Maybe',
  no: 'No, it does not fit',
} as const satisfies Record<VisitVerdict, string>;

export const MAX_OPEN_VISITS = 10;
/** Maximum rounds of proposed times per visit. */
export const MAX_ROUNDS = 3;
export const MAX_WORD_LENGTH = 500;
/** Maximum messages stored per visit. */
export const MAX_WORDS = 30;
/** Days after a visit during which its links still accept feedback. */
export const LINK_DAYS = 30;

/** `departure` announces a visit cancelled because its home is no longer offered. */
export const MAIL_KINDS = ['reminder', 'question', 'departure'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** The evening before, Indian time. */
export const REMINDER_HOUR = 18;
/** The day after, Indian time. */
export const QUESTION_HOUR = 10;
