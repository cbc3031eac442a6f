/** Each is one line of the all-in cost. */
export const CHARGE_GROUPS = ['stamp-duty', 'local-body', 'metro-cess', 'registration', 'gst'] as const;
/** Statutory charges, typical society charges, the interest rate that the instalment starts with, and the charges of a rent agreement. */
export const RATE_GROUPS = [
  ...CHARGE_GROUPS,
  'society-transfer',
  'home-loan',
  'rent-duty',
  'rent-registration',
  // levied on an agent's fee, not on a price
  'brokerage-gst',
] as const;
/** Property that lenders finance: no bank lends on farmland, or on a house on it. */
export const LENDABLE = ['Residential', 'Villas', 'Plots', 'Commercial', 'Industrial'] as const;
/** Property that home loans are given for; other loans cost more, and their rate is not in the rows. */
export const HOME_LOAN_CATEGORIES = ['Residential', 'Villas', 'Plots'] as const;

/** The usual term of a rent agreement in Maharashtra, in months. */
export const RENT_MONTHS = 11;

export type RateGroup = (typeof RATE_GROUPS)[number];
