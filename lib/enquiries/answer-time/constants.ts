/** First answers needed before an answer time is stated. */
export const MIN_BAND_ANSWERS = 5;
/** Most recent enquirers considered, none older than this. */
export const BAND_LEADS = 20;
export const BAND_DAYS = 180;

/** Bands of "Usually replies within …"; the median is rounded up to the next. */
export const ANSWER_BANDS = [
  { hours: 1 / 6, label: 'Usually replies within 10 minutes' },
  { hours: 1 / 3, label: 'Usually replies within 20 minutes' },
  { hours: 1 / 2, label: 'Usually replies within 30 minutes' },
  { hours: 2 / 3, label: 'Usually replies within 40 minutes' },
  { hours: 1, label: 'Usually replies within an hour' },
  { hours: 2, label: 'Usually replies within 2 hours' },
  { hours: 6, label: 'Usually replies within 6 hours' },
  { hours: 24, label: 'Usually replies within a day' },
  { hours: 72, label: 'Usually replies within 3 days' },
] as const;
