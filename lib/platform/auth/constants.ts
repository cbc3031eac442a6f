const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The API token of the login reply lives this long, in seconds; API clients then sign in again. */
export const API_TOKEN_SECONDS = HOUR;
/** How long the list of an API token's calls goes back. */
export const API_CALL_DAYS = 30;
/** A browser that signed in before is known for this long (lib/accounts/sign-in/mutations.ts). */
export const DEVICE_SECONDS = 180 * DAY;
/** lastSeenAt is written at most once in this time, so that reading pages does not write to the database. */
export const TOUCH_SECONDS = 5 * MINUTE;

/** Seconds until a session ends for good, and until it ends unused (OWASP ASVS 5, 7.3: both, stated). */
export const SESSION_LIMITS = {
  admin: { absolute: 7 * DAY, idle: 12 * HOUR },
  user: { absolute: 30 * DAY, idle: 14 * DAY },
  guest: { absolute: 180 * DAY, idle: 60 * DAY },
} as const;

/** How long a confirmed identity counts (docs/spec.md#second-factor). */
export const FRESH_MINUTES = 10;
/** Who works with other people's records has a second factor. */
export const SECOND_FACTOR_ROLES = ['admin', 'validator'] as const;
/** After the first sign-in of such an account; then the admin area asks for it. */
export const SECOND_FACTOR_GRACE_DAYS = 7;

export type SessionClass = keyof typeof SESSION_LIMITS;

/** Documents that a person stores with the account. */
export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'property'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
