import 'server-only';
import { emailConfirmed } from '@/lib/account/events';
import { adoptMailSearches } from './mutations';

/** What somebody saved with an address alone becomes the account's that confirms it. Called at the start of a process. */
export function listenToConfirmations(): void {
  emailConfirmed.on('saved searches', ({ userId }) => adoptMailSearches(userId));
}
