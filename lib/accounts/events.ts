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
 * A browser has signed in, to an account or as a guest: the shortlists, visits and messages of `owners` become those of `to`. Both are
 * as in lib/platform/auth/visitor.ts.
 */
export const visitorSignedIn = defineEvent<{
  owners: readonly string[];
  to: string;
  /** the account, unless it is a guest who signs in */
  userId?: string;
  /** the guest session that is closed */
  guestID?: string | undefined;
}>('visitor signed in');

/** Raised afterwards with the new session: what is tied to a session belongs to this one from now on. */
export const sessionOpened = defineEvent<{
  owners: readonly string[];
  to: string;
  session: string;
}>('session opened');

/** A person's public details have changed: name, number or role. */
export const profileChanged = defineEvent<{ userId: string }>('profile changed');

/** A broker has entered their registration number as a real estate agent. */
export const agentNumberGiven = defineEvent<{ userId: string }>('agent number given');
