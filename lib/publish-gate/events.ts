import 'server-only';
import { emailConfirmed } from '@/lib/account/events';
import { releaseConfirmed } from './mutations';

/** Publishes what waited for the confirmation of an e-mail address. Called at the start of a process. */
export function listenToAccounts(): void {
  emailConfirmed.on('listings that wait for it', ({ userId }) => releaseConfirmed(userId));
}
