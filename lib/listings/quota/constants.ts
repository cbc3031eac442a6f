/** Maximum listings per account, drafts, copies and imports included: a few until its address is confirmed. Brokers whose address is, and the office, have no limit. */
export const MAX_LISTINGS = { unconfirmed: 5, confirmed: 500 };
