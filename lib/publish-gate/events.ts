import 'server-only';
import { agentNumberGiven, emailConfirmed } from '@/lib/account/events';
import { releaseWaiting } from './mutations';

/** Publishes what waited for a fact about its owner. Called at the start of a process. */
export function listenToAccounts(): void {
  emailConfirmed.on('listings that wait for it', ({ userId }) => releaseWaiting(userId));
  agentNumberGiven.on('listings that wait for it', ({ userId }) => releaseWaiting(userId));
}
