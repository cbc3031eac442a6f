/** A price that falls by less is no news. */
export const MIN_PRICE_DROP = 0.01;

/** Indian hours in which no instant alert leaves. */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 8;
