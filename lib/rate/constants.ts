/** One line of the all-in cost each. */
export const RATE_GROUPS = ['stamp-duty', 'local-body', 'metro-cess', 'registration', 'gst'] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];
