export const GENESIS = '0'.repeat(64);

/** Action of entries that record the shortening of addresses. */
export const SHORTENED = 'audit.shorten';

export const APPEND_BATCH = 100;
/** Limit of retries of an append after another process was faster. */
export const MAX_APPEND_TRIES = 60;
