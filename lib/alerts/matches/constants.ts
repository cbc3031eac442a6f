/** Smaller price drops are not reported. */
export const MIN_PRICE_DROP = 0.01;

/** Minimum time between two instant alerts to one person, so that an import arrives as one. */
export const INSTANT_GAP_MS = 10 * 60_000;

/** Quiet hours in Indian time, without instant alerts. */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 8;
