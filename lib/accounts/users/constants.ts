import type { UserRole } from '@/lib/platform/auth/roles';
/** What sign-up offers, and all that the server accepts there. */
export const SIGNUP_ROLES = ['buyer', 'seller', 'broker'] as const satisfies UserRole[];

/** The same whether or not the address had an account: its mailbox learns which. */
export const SIGN_UP_REPLY = 'Thank you. We have sent you a mail';

export const MIN_PASSWORD_LENGTH = 6;
