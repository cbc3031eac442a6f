/** Where somebody was before a listing was opened: a kind of place, never an address. */
export const READER_SOURCES = [
  'list',
  'home',
  'listing',
  'saved',
  'page',
  'print',
  'message',
  'mail',
  'search',
  'social',
  'campaign',
  'site',
  'direct',
] as const;
export type ReaderSource = (typeof READER_SOURCES)[number];

export const READER_SOURCE_LABELS: Record<ReaderSource, string> = {
  list: 'Our lists of homes',
  home: 'Our home page',
  listing: 'Another home on this site',
  saved: 'A shortlist or comparison',
  page: 'Another page of this site',
  print: 'Brochure or window card',
  message: 'WhatsApp picture',
  mail: 'An e-mail',
  search: 'A search engine',
  social: 'A social network',
  campaign: 'An advertisement',
  site: 'Another website',
  direct: 'Typed, bookmarked or from an app',
};

/** What else is said of where somebody came from: the website before, and the tags of a campaign. */
export const ORIGIN_KINDS = ['site', 'campaign'] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];
/** More of a kind are not stored of a listing on a day: a program made them up. */
export const MAX_ORIGINS = 50;

/** `utm_source` of what we print and send ourselves. */
export const PRINT_SOURCES = ['brochure', 'window-card'] as const;
export const PICTURE_SOURCE = 'whatsapp-picture';

/** Cards that one call may report. */
export const MAX_SEEN = 60;
