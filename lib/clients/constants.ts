export const CLIENTS_PAGE_SIZE = 25;
export const MAX_CLIENTS = 20_000;
export const MAX_NAME_LENGTH = 120;
export const MAX_NOTES_LENGTH = 4000;
export const MAX_PHONES = 5;
export const MAX_CONSENT_NOTE_LENGTH = 300;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 30;
export const MAX_SOURCE_LENGTH = 60;
export const MAX_STEP_LENGTH = 200;
export const MAX_BULK_CLIENTS = 200;
/** Maximum homes to send to each client of a bulk action. The best unsent matches come first. */
export const BULK_HOMES = 5;

/** Sort value of a client without a next step, later than every date. */
export const NO_STEP = new Date('9999-01-01T00:00:00Z');

/** List orders: latest news, longest without contact, next step, name. */
export const CLIENT_SORTS = ['news', 'contact', 'step', 'name'] as const;
export const CLIENT_SORT_LABELS = {
  news: 'New activity first',
  contact: 'Longest without contact',
  step: 'Next step',
  name: 'By name',
} as const satisfies Record<(typeof CLIENT_SORTS)[number], string>;

/** Ways of consenting to contact (Digital Personal Data Protection Act 2023, section 6). */
export const CONSENT_WAYS = ['said', 'message', 'written', 'form'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];
export const CONSENT_LABELS = {
  said: 'On the phone or in person',
  message: 'In a message or an email',
  written: 'On a signed paper',
  form: 'By ticking a box on a form',
} as const satisfies Record<ConsentWay, string>;

export const CLIENT_VIEWS = ['all', 'matches', 'reactions', 'archived'] as const;
export const CLIENT_VIEW_LABELS = {
  all: 'All clients',
  matches: 'New matches',
  reactions: 'New replies',
  archived: 'Archived',
} as const satisfies Record<(typeof CLIENT_VIEWS)[number], string>;

export const NO_CONSENT = 'First record how and when this client agreed to be contacted';
export const NO_CLIENT = 'Client not found';
