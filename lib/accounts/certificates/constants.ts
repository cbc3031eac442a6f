/** The holder id of the agency's own certificate. */
export const FIRM = 'firm';

export const MAX_NUMBER_LENGTH = 40;

/** Days before expiry on which a reminder is sent; 0 is the first day after it. */
export const REMIND_BEFORE = [90, 30, 7, 0] as const;
export type RemindBefore = (typeof REMIND_BEFORE)[number];
