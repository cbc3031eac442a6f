export const OFFER_STATES = ['open', 'withdrawn'] as const;
/** The state as shown: `ended` while the listing is not public or belongs to another firm. */
export const SHOWN_STATES = [...OFFER_STATES, 'ended'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
export const OFFER_LABELS = {
  open: 'Offered',
  withdrawn: 'Withdrawn',
  ended: 'Listing not available',
} as const satisfies Record<ShownState, string>;

export const MAX_OFFER_NOTE = 300;
/** Maximum open offers of other firms that are read, newest first. */
export const MAX_OFFERS = 500;
