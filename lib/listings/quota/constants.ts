/**
 * Maximum listings per account, including drafts, copies and imports; only a few until its address is confirmed. The office and brokers with a confirmed
 * address have no limit.
 */
export const MAX_LISTINGS = { unconfirmed: 5, confirmed: 500 };
