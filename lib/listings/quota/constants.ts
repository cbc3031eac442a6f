/** Listings of one account, drafts included: a few until its address is confirmed. Brokers and the office import theirs. */
export const MAX_LISTINGS = { unconfirmed: 5, confirmed: 500 };

/** Megabytes of files that are stored at least free on the disk of DATA_DIR, or this share of a small disk. */
export const RESERVE = { bytes: 2 * 1024 ** 3, share: 0.05 };
