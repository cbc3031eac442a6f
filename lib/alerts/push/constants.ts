/** Maximum subscribed browsers per owner; the oldest is dropped. */
export const MAX_DEVICES = 10;

/** How long a push service keeps a message for a device that is offline: yesterday's alert is worthless. */
export const PUSH_TTL_SECONDS = 12 * 3600;
export const PUSH_TIMEOUT_MS = 10_000;
