/** Minutes for which a message to many can be taken back. */
export const HELD_MINUTES = 10;
/** Maximum recipients. Larger broadcasts are refused, because WhatsApp limits a new number to 2,000 people a day. */
export const MAX_RECIPIENTS = 5000;
