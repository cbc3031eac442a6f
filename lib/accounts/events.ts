import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** After a person has shown that an e-mail address is theirs. */
export const emailConfirmed = defineEvent<{ userId: string }>('e-mail address confirmed');

/**
 * A browser that was used without an account signed in: what it had set aside, booked and written becomes the account's. `owners` are
 * as in lib/platform/auth/visitor.ts.
 */
export const visitorSignedIn = defineEvent<{
  userId: string;
  owners: readonly string[];
  /** the guest session that ends */
  guestID?: string | undefined;
}>('visitor signed in');

/** After that, with the session that was opened: what ends with a session belongs to this one from now on. */
export const sessionOpened = defineEvent<{
  userId: string;
  owners: readonly string[];
  session: string;
}>('session opened');

/** What others show of a person has changed: name, number, role. */
export const profileChanged = defineEvent<{ userId: string }>('profile changed');

/** After a broker has given the number of the registration as a real estate agent. */
export const agentNumberGiven = defineEvent<{ userId: string }>('agent number given');
