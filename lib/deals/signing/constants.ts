/** `complete`: all have signed, and the signed file is being made. */
export const SIGNING_STATES = ['open', 'complete', 'signed', 'refused', 'cancelled', 'expired'] as const;
export type SigningState = (typeof SIGNING_STATES)[number];
export const SIGNING_STATE_LABELS = {
  open: 'Waiting for signatures',
  complete: 'All have signed',
  signed: 'Signed',
  refused: 'Refused',
  cancelled: 'Withdrawn',
  expired: 'Expired',
} as const satisfies Record<SigningState, string>;
/** A document has one signing of these, or none. */
export const LIVE_STATES = ['open', 'complete', 'signed'] as const;

export const SIGNER_STATES = ['waiting', 'signed', 'refused'] as const;
export type SignerState = (typeof SIGNER_STATES)[number];
export const SIGNER_STATE_LABELS = {
  waiting: 'Has not signed yet',
  signed: 'Has signed',
  refused: 'Has refused',
} as const satisfies Record<SignerState, string>;

/** How somebody signs. */
export const SIGN_KINDS = ['typed', 'drawn', 'aadhaar'] as const;
export type SignKind = (typeof SIGN_KINDS)[number];
export const SIGN_KIND_LABELS = {
  typed: 'Typed name',
  drawn: 'Drawn name',
  aadhaar: 'Aadhaar eSign',
} as const satisfies Record<SignKind, string>;

export const SIGN_EVENTS = [
  'sent',
  'opened',
  'code',
  'wrong-code',
  'esign-failed',
  'signed',
  'refused',
  'reminded',
  'resent',
  'cancelled',
  'expired',
] as const;
export type SignEvent = (typeof SIGN_EVENTS)[number];
export const SIGN_EVENT_LABELS = {
  sent: 'Sent for signing',
  opened: 'Opened the page',
  code: 'Asked for a code',
  'wrong-code': 'Entered a wrong code',
  'esign-failed': 'Aadhaar eSign did not succeed',
  signed: 'Signed',
  refused: 'Refused to sign',
  reminded: 'Reminded',
  resent: 'Link sent again',
  cancelled: 'Withdrawn by the agent',
  expired: 'The time to sign has ended',
} as const satisfies Record<SignEvent, string>;

export const MAX_SIGNERS = 8;
export const MAX_EVENTS = 200;
export const MAX_REASON_LENGTH = 300;
/** Days in which a document can be signed. */
export const SIGN_DAYS = [3, 7, 14, 30] as const;
/** Reminders: this many days after sending, and this many before the end. */
export const REMIND_AFTER_DAYS = 3;
export const REMIND_BEFORE_DAYS = 1;

export const CODE_MINUTES = 10;
/** Wrong entries of one code. */
export const MAX_CODE_TRIES = 5;

/** The field in which a name is drawn, in its own units. */
export const PAD = { width: 600, height: 200 } as const;
export const MAX_STROKES = 60;
/** Numbers of all strokes together: two for each point. */
export const MAX_POINTS = 6000;
