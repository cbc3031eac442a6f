/** Maximum listings per account, drafts included: a few until its address is confirmed. Brokers and the office import theirs. */
export const MAX_LISTINGS = { unconfirmed: 5, confirmed: 500 };

/** Free space to keep on the disk of DATA_DIR, in megabytes or as a share of a small disk. */
export const RESERVE = { bytes: 2 * 1024 ** 3, share: 0.05 };
