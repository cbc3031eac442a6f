export const MAX_LISTS = 20;
export const MAX_HOMES = 200;
export const MAX_COMPARED = 6;
export const MAX_NOTE_LENGTH = 1000;
export const MAX_NAME_LENGTH = 60;
/** Maximum replies to one list, counted as people times homes. */
export const MAX_REPLIES = 1000;

/** The heart's list. */
export const DEFAULT_SLOT = 'default';
export const DEFAULT_NAME = 'Saved homes';
/** Name of a browser's list if the account already has one and the two can't be merged. */
export const ADOPTED_NAME = 'Saved before signing in';
/** List of homes marked "not for us". */
export const HIDDEN_SLOT = 'hidden';

export const SHARE_MODES = ['read', 'comment'] as const;
export type ShareMode = (typeof SHARE_MODES)[number];
export const SHARE_MODE_LABELS = {
  read: 'can look',
  comment: 'can look and reply',
} as const satisfies Record<ShareMode, string>;

export const VERDICTS = ['yes', 'maybe', 'no'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const VERDICT_LABELS = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const satisfies Record<
  Verdict,
  string
>;

/** Days without being opened after which a link expires. Its owner can create a new one. */
export const SHARE_IDLE_DAYS = 180;

/** Maximum homes per tour day. */
export const MAX_TOUR_HOMES = 8;
export const TOUR_DAYS = 30;
/** Maximum tour requests per list, counting each person's newest. */
export const MAX_TOURS = 20;
