import 'server-only';
import { contactRemoved, contactsWritten } from './events';

/** Makes every write to the directory look for duplicates of the changed contacts. */
export function registerContactListeners(): void {
  contactsWritten.on('duplicate candidates', async (ids) =>
    (await import('./duplicates/mutations')).updateCandidates(ids),
  );
  contactRemoved.on('duplicate candidates', async (id) =>
    (await import('./duplicates/mutations')).removeCandidatesOf(id),
  );
}
