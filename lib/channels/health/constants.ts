/** Days before the token expires on which the office is mailed, largest first. */
export const WARNED_DAYS = [14, 7, 3, 1] as const;
