/** Smaller price drops are not reported. */
export const MIN_PRICE_DROP = 0.01;

/** Quiet hours in Indian time, without instant alerts. */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 8;
