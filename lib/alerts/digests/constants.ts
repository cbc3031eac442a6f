/** Maximum homes in a mail; its total counts all. */
export const MAX_HOMES_IN_MAIL = 10;
