export const CHECK_LABELS = {
  place: 'Place seen',
  area: 'Area measured',
  'land-record': '7/12 extract',
  'index-ii': 'Index II',
  occupation: 'Occupation or completion certificate',
  tax: 'Property tax paid',
  'society-noc': 'No-objection certificate from the society',
  lien: 'Loans and charges on the property',
  rera: 'MahaRERA page',
};
export type CheckName = keyof typeof CHECK_LABELS;
/** Checks of a property before paying, in panel order. */
export const CHECKS = Object.keys(CHECK_LABELS) as CheckName[];

/** `not-asked` means nothing is stored. */
export const CHECK_STATES = ['seen', 'told', 'missing', 'not-asked'] as const;
export type CheckState = (typeof CHECK_STATES)[number];
export const CHECK_STATE_LABELS: Record<CheckState, string> = {
  seen: 'Seen',
  told: 'Seller’s word',
  missing: 'Not there yet',
  'not-asked': 'Not asked',
};

/** Sources of a fact; the default is the lister's statement. */
export const SOURCES = ['said', 'document', 'measured'] as const;
export type Source = (typeof SOURCES)[number];
export const SOURCE_LABELS: Record<Source, string> = {
  said: 'said',
  document: 'seen in a document',
  measured: 'measured',
};

export const WITNESSES = ['agency', 'lister'] as const;
export type Witness = (typeof WITNESSES)[number];
