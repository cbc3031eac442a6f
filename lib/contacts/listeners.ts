import 'server-only';
import { contactRemoved, contactsWritten } from './events';

/** Every write to the directory looks for duplicates of the contacts it touched. */
export function registerContactListeners(): void {
  contactsWritten.on('duplicate candidates', async (ids) =>
    (await import('./duplicates/mutations')).updateCandidates(ids),
  );
  contactRemoved.on('duplicate candidates', async (id) =>
    (await import('./duplicates/mutations')).removeCandidatesOf(id),
  );
}
