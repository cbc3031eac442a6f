/** Maximum homes per tour and per family, because more cannot be seen in a day. */
export const MAX_HOMES = 10;
export const MAX_FAMILY_HOMES = 6;
export const MAX_FAMILIES = 8;
export const MAX_AGENTS = 6;

export const STOP_MINUTES = [20, 30, 45, 60] as const;
export const DEFAULT_MINUTES = 30;
/** Times of a tour are multiples of it, in minutes. */
export const STEP_MINUTES = 5;
/** Minutes of travel to a home if its place, or that of the home before it, is unknown. */
export const UNKNOWN_TRAVEL_MINUTES = 20;
/** Minutes between two homes at one place, and between two families at one home. */
export const MIN_TRAVEL_MINUTES = 5;

/** The person who opens the home or has the keys. `office` means one set, which one agent takes along. */
export const KEYS = ['owner', 'tenant', 'guard', 'neighbour', 'office'] as const;
export type Keys = (typeof KEYS)[number];
export const KEY_LABELS = {
  owner: 'The owner lets us in',
  tenant: 'The tenant lets us in',
  guard: 'Keys are with the guard',
  neighbour: 'Keys are with a neighbour',
  office: 'One set of keys at our office',
} as const satisfies Record<Keys, string>;

export const TOUR_STATES = ['draft', 'sent', 'cancelled'] as const;
export type TourState = (typeof TOUR_STATES)[number];
export const TOUR_STATE_LABELS = {
  draft: 'Not sent yet',
  sent: 'Sent',
  cancelled: 'Cancelled',
} as const satisfies Record<TourState, string>;

/** Answers of the person who opens a home. */
export const HOME_ANSWERS = ['none', 'confirmed', 'declined'] as const;
export type HomeAnswer = (typeof HOME_ANSWERS)[number];
export const HOME_ANSWER_LABELS = {
  none: 'No answer yet',
  confirmed: 'Confirmed',
  declined: 'Declined',
} as const satisfies Record<HomeAnswer, string>;

/** Reasons why a family cannot see a home on that day. */
export const UNPLACED_REASONS = ['holiday', 'day', 'taken', 'declined', 'far', 'time'] as const;
export type UnplacedReason = (typeof UNPLACED_REASONS)[number];
export const UNPLACED_TEXTS = {
  holiday: 'not shown on this holiday',
  day: 'not shown on this day of the week',
  taken: 'no free time on this day',
  declined: 'its owner has declined',
  far: 'too far from the other homes of this tour',
  time: 'no time left on this tour',
} as const satisfies Record<UnplacedReason, string>;

export const MAX_NOTE_LENGTH = 200;
/** Days after a tour in which its links work and the deal board shows its results. */
export const LINK_DAYS = 30;
export const BOARD_DAYS = 7;
export const MAX_LISTED = 100;
