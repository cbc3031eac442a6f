/** Homes that a mail names; its total is that of all. */
export const MAX_HOMES_IN_MAIL = 10;
