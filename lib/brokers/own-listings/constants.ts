/** Rows of the table of own listings, so that a broker's forty fit on one page. */
export const OWN_PAGE_SIZE = 50;

/** Days in the small chart of each row. */
export const SERIES_DAYS = 14;

/** Filters for own listings, in their owner's terms. */
export const OWN_STATES = ['live', 'waiting', 'paused', 'draft', 'closed', 'expired', 'refused'] as const;
export type OwnState = (typeof OWN_STATES)[number];
export const OWN_STATE_LABELS = {
  live: 'On the market',
  waiting: 'Not public yet',
  paused: 'Paused',
  draft: 'Drafts',
  closed: 'Sold or let',
  expired: 'Expired',
  refused: 'Not approved',
} as const satisfies Record<OwnState, string>;

export const OWN_SORTS = ['newest', 'oldest', 'price-asc', 'price-desc', 'stale'] as const;
export type OwnSort = (typeof OWN_SORTS)[number];
export const OWN_SORT_LABELS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  stale: 'Confirmed longest ago',
} as const satisfies Record<OwnSort, string>;

/** Changes of a listing that the Today page counts, and the linked list shows. */
export const OWN_CHANGES = ['approved', 'rejected', 'stale'] as const;
export type OwnChange = (typeof OWN_CHANGES)[number];
