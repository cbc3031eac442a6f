/** The predecessor of the first entry. */
export const GENESIS = '0'.repeat(64);

/** The entry that records which addresses were shortened. */
export const SHORTENED = 'audit.shorten';

export const APPEND_BATCH = 100;
/** How often an append is retried because another process was faster. */
export const MAX_APPEND_TRIES = 60;
