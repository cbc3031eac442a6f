/** One line of the all-in cost each. */
export const CHARGE_GROUPS = ['stamp-duty', 'local-body', 'metro-cess', 'registration', 'gst'] as const;
/** The charges, and the interest that the instalment begins with. */
export const RATE_GROUPS = [...CHARGE_GROUPS, 'home-loan'] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];
