export const MAX_SEARCHES = 50;

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Why a home is in an alert. */
export const ALERT_REASONS = ['new', 'price', 'back', 'gone'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];

/** A search that was left with an e-mail address alone is forgotten when its link was not used within this time. */
export const UNCONFIRMED_DAYS = 7;
