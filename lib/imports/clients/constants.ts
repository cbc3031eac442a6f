export const MAX_CLIENT_ROWS = 5000;
/** Rows that a reply names one by one. */
export const MAX_NAMED_ROWS = 50;
