export const MAX_SEARCHES = 50;

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const FREQUENCY_LABELS = {
  instant: 'As it happens',
  daily: 'Once a day',
  weekly: 'Once a week',
} as const satisfies Record<Frequency, string>;
export const FREQUENCY_HELP = {
  instant: 'Between 8 am and 9 pm',
  daily: 'At 8 am',
  weekly: 'On Saturdays at 8 am',
} as const satisfies Record<Frequency, string>;

export const ALERT_REASONS = ['new', 'price', 'back', 'gone'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];

/** A search saved with an e-mail address alone is deleted if its link is not used within this time. */
export const UNCONFIRMED_DAYS = 7;
