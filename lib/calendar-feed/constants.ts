/** Everything for the member, or only when the member is busy, for somebody else. */
export const FEED_KINDS = ['full', 'busy'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
