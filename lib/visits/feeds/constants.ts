/** A calendar with all details for the member, or with busy times only for others. */
export const CALENDAR_FEEDS = ['full', 'busy'] as const;
/** … and the public listings of the member's team for portals (lib/brokers/portals). */
export const FEED_KINDS = [...CALENDAR_FEEDS, 'listings'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The formats of the feed of listings, each a file at the same secret address. */
export const LISTING_FILES = ['listings.json', 'meta.csv', 'google.csv'] as const;
export type ListingFile = (typeof LISTING_FILES)[number];

/** An address that no program has read for this long expires. */
export const FEED_IDLE_DAYS = 180;
