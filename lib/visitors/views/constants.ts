export const READER_SOURCE_LABELS = {
  list: 'Our lists of homes',
  home: 'Our home page',
  listing: 'Another home on this site',
  saved: 'A shortlist or comparison',
  page: 'Another page of this site',
  print: 'Brochure or window card',
  message: 'WhatsApp picture',
  mail: 'An email',
  search: 'A search engine',
  social: 'A social network',
  campaign: 'An advertisement',
  site: 'Another website',
  direct: 'Typed, bookmarked or from an app',
};
export type ReaderSource = keyof typeof READER_SOURCE_LABELS;
/** The kind of place from which a reader opened a listing, never an address. */
export const READER_SOURCES = Object.keys(READER_SOURCE_LABELS) as ReaderSource[];

/** Details of a source: the referring website, and campaign tags. */
export const ORIGIN_KINDS = ['site', 'campaign'] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];
/** Maximum names stored per kind, listing and day. More would come from a bot. */
export const MAX_ORIGINS = 50;

/** `utm_source` of our own prints. */
export const PRINT_SOURCES = ['brochure', 'window-card'] as const;
export const PICTURE_SOURCE = 'whatsapp-picture';

/** Maximum cards per call. */
export const MAX_SEEN = 60;
