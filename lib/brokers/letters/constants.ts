/** Hours on Monday, in India, at which letters are written and sent. Brokers can read and edit them in between. */
export const WRITE_HOUR = 6;
export const SEND_HOUR = 11;
/** Minimum hours for a broker to read a letter, also when the site was down in the morning. */
export const MIN_READING_HOURS = 2;

export const LETTER_STATES = ['planned', 'draft', 'held', 'sending', 'sent', 'stopped'] as const;
export type LetterState = (typeof LETTER_STATES)[number];
export const LETTER_STATE_LABELS = {
  planned: 'Being written',
  draft: 'Ready',
  held: 'Held back',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped by the owner',
} as const satisfies Record<LetterState, string>;

export const MAX_SUBJECT_LENGTH = 200;
export const MAX_LETTER_LENGTH = 8000;
export const MAX_LETTER_HOMES = 20;
/** Maximum Mondays shown, and days for which letters are stored. */
export const SHOWN_LETTERS = 200;
export const LETTER_DAYS = 365;
/** Days after a visit in which the visitor can still reply. */
export const ANSWER_DAYS = 30;
