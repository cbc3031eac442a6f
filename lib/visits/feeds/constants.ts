/** Everything for the member, or only when the member is busy, for somebody else. */
export const FEED_KINDS = ['full', 'busy'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** An address that no program has read for so long ends. */
export const FEED_IDLE_DAYS = 180;
