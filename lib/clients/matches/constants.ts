/** Homes that one requirement is matched with when it is written, the newest ones; the list of the search has them all. */
export const MAX_MATCHES = 200;

/** Days for which a match that has ended is shown. */
export const ENDED_DAYS = 90;
