import type { UserRole } from '@/lib/platform/auth/roles';
/** Roles offered at sign-up, which are all that the server accepts there. */
export const SIGNUP_ROLES = ['buyer', 'seller', 'broker'] as const satisfies UserRole[];

/** The reply whether or not the address has an account; only its mailbox learns. */
export const SIGN_UP_REPLY = 'Thank you. We’ve sent you an email';

export const MIN_PASSWORD_LENGTH = 6;
