export const CLIENTS_PAGE_SIZE = 25;
export const MAX_CLIENTS = 20_000;
export const MAX_NAME_LENGTH = 120;
export const MAX_NOTES_LENGTH = 4000;
export const MAX_PHONES = 5;
export const MAX_CONSENT_NOTE_LENGTH = 300;

/** How somebody has agreed to be written to (Digital Personal Data Protection Act 2023, section 6). */
export const CONSENT_WAYS = ['said', 'message', 'written', 'form'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];
export const CONSENT_LABELS = {
  said: 'Said so, on the phone or in person',
  message: 'Wrote so in a message or mail',
  written: 'Signed a paper',
  form: 'Ticked it in a form',
} as const satisfies Record<ConsentWay, string>;

/** Which clients a list shows. */
export const CLIENT_VIEWS = ['all', 'matches', 'reactions'] as const;
export const CLIENT_VIEW_LABELS = {
  all: 'All clients',
  matches: 'New matches',
  reactions: 'New replies',
} as const satisfies Record<(typeof CLIENT_VIEWS)[number], string>;

export const NO_CONSENT = 'Note first how and when this client agreed to be written to';
export const NO_CLIENT = 'Client not found';

/** The columns of an export; an import of clients knows them again. */
export const CLIENT_COLUMNS = [
  'Full name',
  'Mobile',
  'Other phones',
  'Email',
  'Notes',
  'Consent',
  'Consent day',
  'Consent note',
] as const;
