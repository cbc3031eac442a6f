import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Raised when a person has proved that an e-mail address is theirs. */
export const emailConfirmed = defineEvent<{ userId: string }>('e-mail address confirmed');

/**
 * A browser used without an account has signed in: its shortlists, visits and messages become the account's. `owners` are as in
 * lib/platform/auth/visitor.ts.
 */
export const visitorSignedIn = defineEvent<{
  userId: string;
  owners: readonly string[];
  /** the guest session that is closed */
  guestID?: string | undefined;
}>('visitor signed in');

/** Raised afterwards with the new session: what is tied to a session belongs to this one from now on. */
export const sessionOpened = defineEvent<{
  userId: string;
  owners: readonly string[];
  session: string;
}>('session opened');

/** A person's public details have changed: name, number or role. */
export const profileChanged = defineEvent<{ userId: string }>('profile changed');

/** A broker has entered their registration number as a real estate agent. */
export const agentNumberGiven = defineEvent<{ userId: string }>('agent number given');
