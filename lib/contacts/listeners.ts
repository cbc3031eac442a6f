import 'server-only';
import { removeCandidatesOf, updateCandidates } from './duplicates/mutations';
import { contactRemoved, contactsWritten } from './events';

/** Every write to the directory looks for duplicates of the contacts it touched. */
export function registerContactListeners(): void {
  contactsWritten.on('duplicate candidates', updateCandidates);
  contactRemoved.on('duplicate candidates', removeCandidatesOf);
}
