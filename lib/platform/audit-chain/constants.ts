/** What the first entry follows. */
export const GENESIS = '0'.repeat(64);

/** The entry that says which addresses were shortened. */
export const SHORTENED = 'audit.shorten';

/** Entries that are written in one go. */
export const APPEND_BATCH = 100;
/** How often an append begins again because another process was faster. */
export const MAX_APPEND_TRIES = 60;
