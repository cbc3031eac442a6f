export const PRESENCE_TYPES = ['listing', 'lead'] as const;
export type PresenceType = (typeof PRESENCE_TYPES)[number];

/** An open page says so this often … */
export const PRESENCE_EVERY_MS = 15_000;
/** … and is taken for closed after two calls that did not come. */
export const PRESENCE_SECONDS = 40;

/** More names than these are no help. */
export const MAX_OTHERS = 20;
