/** Maximum subscribed browsers per owner; the oldest is dropped. */
export const MAX_DEVICES = 10;

/** Time that a push service keeps a message for an offline device, because old alerts are useless. */
export const PUSH_TTL_SECONDS = 12 * 3600;
export const PUSH_TIMEOUT_MS = 10_000;
