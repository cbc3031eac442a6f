/** Results of a check on the spot. */
export const SITE_STATES = ['seen', 'missing'] as const;

/** Metres from the listing's exact place within which "place seen" counts, on top of the phone's own inaccuracy. */
export const MAX_DISTANCE = 300;
/** Metres; a phone with worse accuracy has to try again. */
export const MAX_ACCURACY = 500;

export const MAX_NOTE_LENGTH = 300;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

export const SITE_CHECKS_PAGE_SIZE = 20;
/** Confirmations shown beside a listing, newest first. */
export const SHOWN_CONFIRMATIONS = 50;
