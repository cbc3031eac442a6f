/** Maximum listings per account, drafts included: a few until its address is confirmed. Brokers and the office import theirs. */
export const MAX_LISTINGS = { unconfirmed: 5, confirmed: 500 };
