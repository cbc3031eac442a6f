/** Entries from which reading on takes longer than a summary. */
export const LONG_CONVERSATION = 6;
/** Characters of a conversation that are sent, and of a summary. */
export const MAX_SENT = 12_000;
export const MAX_SUMMARY = 1500;
