/** All details for the member, or only busy times for somebody else. */
export const FEED_KINDS = ['full', 'busy'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** An address that no program has read for this long expires. */
export const FEED_IDLE_DAYS = 180;
