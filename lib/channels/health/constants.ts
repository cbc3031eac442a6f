/** So many days before the token ends the office gets a mail, largest first. */
export const WARNED_DAYS = [14, 7, 3, 1] as const;
