/** One line of the all-in cost each. */
export const CHARGE_GROUPS = ['stamp-duty', 'local-body', 'metro-cess', 'registration', 'gst'] as const;
/** The charges, what a society may ask for, the interest that the instalment begins with, and the charges of a rent agreement. */
export const RATE_GROUPS = [
  ...CHARGE_GROUPS,
  'society-transfer',
  'home-loan',
  'rent-duty',
  'rent-registration',
  // on what an agent takes, not on a price
  'brokerage-gst',
] as const;
/** What lenders lend on: no bank lends on farmland, or on a house on it. */
export const LENDABLE = ['Residential', 'Villas', 'Plots', 'Commercial', 'Industrial'] as const;
/** What home loans are given for; others cost more, and their rate is not in the rows. */
export const HOME_LOAN_CATEGORIES = ['Residential', 'Villas', 'Plots'] as const;

/** Months that a rent agreement of Maharashtra usually runs. */
export const RENT_MONTHS = 11;

export type RateGroup = (typeof RATE_GROUPS)[number];
