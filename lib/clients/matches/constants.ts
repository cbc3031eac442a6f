export const MAX_MATCHES = 200;

/** Days in which an ended match is shown. */
export const ENDED_DAYS = 90;
