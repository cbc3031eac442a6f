export const PRESENCE_TYPES = ['listing', 'lead'] as const;
export type PresenceType = (typeof PRESENCE_TYPES)[number];

/** Interval at which an open page reports itself. */
export const PRESENCE_EVERY_MS = 15_000;
/** Time after which a page counts as closed, because two calls are missing. */
export const PRESENCE_SECONDS = 40;

/** Maximum names, because more would not help. */
export const MAX_OTHERS = 20;
