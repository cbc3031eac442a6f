import 'server-only';
import { contactRemoved, contactsWritten } from '@/lib/contact/events';
import { removeCandidatesOf, updateCandidates } from './mutations';

/** Every write to the directory looks for duplicate candidates of the contacts that it touched. */
export function listenToContacts(): void {
  contactsWritten.on('duplicate candidates', updateCandidates);
  contactRemoved.on('duplicate candidates', removeCandidatesOf);
}
