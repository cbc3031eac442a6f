const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetime of the API token in the login reply, in seconds. API clients then have to sign in again. */
export const API_TOKEN_SECONDS = HOUR;
export const API_CALL_DAYS = 30;
/** Seconds in which a browser that signed in is recognised (lib/accounts/sign-in/mutations.ts). */
export const DEVICE_SECONDS = 180 * DAY;
/** Minimum interval between writes of lastSeenAt, so that page views rarely write to the database. */
export const TOUCH_SECONDS = 5 * MINUTE;

/** Absolute and idle timeout of a session in seconds (OWASP ASVS 5, 7.3 requires both to be stated). */
export const SESSION_LIMITS = {
  admin: { absolute: 7 * DAY, idle: 12 * HOUR },
  user: { absolute: 30 * DAY, idle: 14 * DAY },
  guest: { absolute: 180 * DAY, idle: 60 * DAY },
} as const;

/** Minutes in which a confirmed identity is valid (docs/spec/roles.md#second-factor). */
export const FRESH_MINUTES = 10;
/** Roles that must have a second factor, because they work with other people's records. */
export const SECOND_FACTOR_ROLES = ['admin', 'validator'] as const;
/** Minimum length of staff passwords, unless the account has a passkey. */
export const STAFF_PASSWORD_LENGTH = 12;
/** Days from the first sign-in of a staff account until the admin area requires a second factor. */
export const SECOND_FACTOR_GRACE_DAYS = 7;

export type SessionClass = keyof typeof SESSION_LIMITS;

export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'property'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
