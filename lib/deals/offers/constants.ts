export const OFFER_STATES = ['open', 'withdrawn'] as const;
/** As it is shown: `ended` while the listing is not public, or has gone to another firm. */
export const SHOWN_STATES = [...OFFER_STATES, 'ended'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
export const OFFER_LABELS = {
  open: 'Offered',
  withdrawn: 'Withdrawn',
  ended: 'Listing not available',
} as const satisfies Record<ShownState, string>;

export const MAX_OFFER_NOTE = 300;
/** Open offers of other firms that are read at once, the newest first. */
export const MAX_OFFERS = 500;
