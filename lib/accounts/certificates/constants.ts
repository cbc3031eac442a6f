/** The holder of the certificate that is the agency's own. */
export const FIRM = 'firm';

export const MAX_NUMBER_LENGTH = 40;

/** Days before its end on which people are reminded of it; 0: the first day without it. */
export const REMIND_BEFORE = [90, 30, 7, 0] as const;
export type RemindBefore = (typeof REMIND_BEFORE)[number];
