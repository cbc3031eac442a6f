/** Minimum entries for a summary, because a shorter conversation is quicker to read. */
export const LONG_CONVERSATION = 6;
/** Maximum characters of a conversation to send. */
export const MAX_SENT = 12_000;
export const MAX_SUMMARY = 1500;
