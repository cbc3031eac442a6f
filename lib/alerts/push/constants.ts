/** Browsers of one owner that get messages; the oldest makes room. */
export const MAX_DEVICES = 10;

/** How long a push service keeps a message for a device that is off: an alert of yesterday is no alert. */
export const PUSH_TTL_SECONDS = 12 * 3600;
/** A push service that does not reply in this time counts as failed. */
export const PUSH_TIMEOUT_MS = 10_000;
