/** Minutes in which a broadcast can be withdrawn. */
export const HELD_MINUTES = 10;
/** Maximum recipients. Larger broadcasts are refused, because WhatsApp limits a new number to 2,000 people a day. */
export const MAX_RECIPIENTS = 5000;
