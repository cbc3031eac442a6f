import 'server-only';
import { defineEvent } from '@/lib/platform/event';

export const emailConfirmed = defineEvent<{ userId: string }>('email address confirmed');

/** An account was opened. `agreedWords` is the sentence beside the checkbox of the form. */
export const accountOpened = defineEvent<{
  userId: string;
  phone?: string | undefined;
  agreedWords?: string | undefined;
}>('account opened');

/**
 * A browser signed in to an account or as a guest, so shortlists, visits and messages of `owners` move to `to`. Both are as in
 * lib/platform/auth/visitor.ts.
 */
export const visitorSignedIn = defineEvent<{
  owners: readonly string[];
  to: string;
  /** the account, unless it is a guest who signs in */
  userId?: string;
  /** the guest session that is closed */
  guestID?: string | undefined;
}>('visitor signed in');

/** Raised after `visitorSignedIn` with the new session, which takes over data tied to the old one. */
export const sessionOpened = defineEvent<{
  owners: readonly string[];
  to: string;
  session: string;
}>('session opened');

/** Raised when a person's public name, number or role changes. */
export const profileChanged = defineEvent<{ userId: string }>('profile changed');

/** A broker has entered their registration number as a real estate agent. */
export const agentNumberGiven = defineEvent<{ userId: string }>('agent number given');
