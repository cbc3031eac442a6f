/** Seed §6. `validator` is only ever given by an admin; `guest` is a session without an account, never a stored role. */
export const USER_ROLES = ['buyer', 'seller', 'broker', 'admin', 'validator'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** What sign-up offers, and all that the server accepts there. */
export const SIGNUP_ROLES = ['buyer', 'seller', 'broker'] as const satisfies UserRole[];

export const MIN_PASSWORD_LENGTH = 6;

export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'property'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
