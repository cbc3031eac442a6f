export const MAX_SEARCHES = 50;

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const FREQUENCY_LABELS = {
  instant: 'As it happens',
  daily: 'Once a day',
  weekly: 'Once a week',
} as const satisfies Record<Frequency, string>;
export const FREQUENCY_HELP = {
  instant: 'Between 8 in the morning and 9 in the evening',
  daily: 'At 8 in the morning',
  weekly: 'On Saturday at 8 in the morning',
} as const satisfies Record<Frequency, string>;

export const ALERT_REASONS = ['new', 'price', 'back', 'gone'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];

/** A search saved with an e-mail address alone is deleted if its link is not used within this time. */
export const UNCONFIRMED_DAYS = 7;
