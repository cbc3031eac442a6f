/** The public parts of a listing; `ended` means visitors no longer see it. */
export const ADVERT_KINDS = ['page', 'portal', 'brochure', 'card', 'picture', 'ended'] as const;
export type AdvertKind = (typeof ADVERT_KINDS)[number];
export const ADVERT_KIND_LABELS = {
  page: 'Page',
  portal: 'Text for portals',
  brochure: 'Brochure',
  card: 'Window card',
  picture: 'Picture',
  ended: 'No longer public',
} as const satisfies Record<AdvertKind, string>;

/** The predecessor of the first entry. */
export const FIRST_PREV = '0'.repeat(64);

/** Prefix of the documents' keys. */
export const ADVERTS = 'adverts/';

export const MAX_SHOWN = 500;
