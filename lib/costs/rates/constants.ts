/** Charges that are each one line of the all-in cost. */
export const CHARGE_GROUPS = ['stamp-duty', 'local-body', 'metro-cess', 'registration', 'gst'] as const;
/** Rules outside price calculations: figures of other areas, forms, codes and texts of sections. */
export const RULE_GROUPS = ['invoices', 'token', 'rera', 'dpdp', 'licence'] as const;
/** Statutory charges, typical society charges, the initial interest rate of the instalment, and the charges of a rent agreement. */
export const RATE_GROUPS = [
  ...CHARGE_GROUPS,
  'society-transfer',
  'home-loan',
  'rent-duty',
  'rent-registration',
  // levied on an agent's fee, not on a price
  'brokerage-gst',
  ...RULE_GROUPS,
] as const;
export const RATE_GROUP_LABELS: Record<RateGroup, string> = {
  'stamp-duty': 'Stamp duty',
  'local-body': 'Local body tax',
  'metro-cess': 'Metro cess',
  registration: 'Registration',
  gst: 'GST on homes',
  'society-transfer': 'Society',
  'home-loan': 'Home loan',
  'rent-duty': 'Leave and licence',
  'rent-registration': 'Leave and licence',
  'brokerage-gst': 'GST on commission',
  invoices: 'Invoices',
  token: 'Token',
  rera: 'RERA',
  dpdp: 'DPDP',
  licence: 'Leave and licence',
};

export const RATE_UNITS = ['days', 'months', 'years'] as const;
/** Days after which a source must be read again. */
export const RECHECK_DAYS = 180;
/** Property that banks finance, which excludes farmland and houses on it. */
export const LENDABLE = ['Residential', 'Villas', 'Plots', 'Commercial', 'Industrial'] as const;
/** Property that qualifies for home loans; other loans cost more, and the rows lack their rate. */
export const HOME_LOAN_CATEGORIES = ['Residential', 'Villas', 'Plots'] as const;

/** The usual term of a rent agreement in Maharashtra, in months. */
export const RENT_MONTHS = 11;

export type RateGroup = (typeof RATE_GROUPS)[number];
