export const RULE_AREAS = ['gst', 'token', 'rera', 'dpdp', 'licence'] as const;
export type RuleArea = (typeof RULE_AREAS)[number];
export const RULE_AREA_LABELS = {
  gst: 'GST',
  token: 'Token',
  rera: 'RERA',
  dpdp: 'DPDP',
  licence: 'Leave and licence',
} as const satisfies Record<RuleArea, string>;

export const RULE_UNITS = ['percent', 'rupees', 'days', 'hours', 'months', 'years', 'text'] as const;
export type RuleUnit = (typeof RULE_UNITS)[number];

/** Days after which a source is due to be checked again. */
export const RECHECK_DAYS = 180;

/** The rules the product works with; default-rules.json has the first row of each. */
export const RULE_KEYS = [
  'sac-building',
  'sac-land',
  'sac-rent',
  'gst-retention-months',
  'token-share-percent',
  'token-section',
  'rera-half-year-order',
  'rera-half-year-days',
  'dpdp-grievance-days',
  'licence-months',
  'licence-registration',
  'licence-stamp-percent',
  'licence-deposit-percent',
  'licence-fee-municipal',
  'licence-fee-rural',
  'licence-police',
  'signed-years',
] as const;
export type RuleKey = (typeof RULE_KEYS)[number];
