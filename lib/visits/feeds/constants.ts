/** A calendar with all details for the member, or only with busy times for others. */
export const CALENDAR_FEEDS = ['full', 'busy'] as const;
/** Adds the public listings of the member's team for portals (lib/brokers/portals). */
export const FEED_KINDS = [...CALENDAR_FEEDS, 'listings'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Formats of the listing feed, each a file at the same secret address. */
export const LISTING_FILES = ['listings.json', 'meta.csv', 'google.csv'] as const;
export type ListingFile = (typeof LISTING_FILES)[number];

/** Days without a read after which a feed address expires. */
export const FEED_IDLE_DAYS = 180;
