import 'server-only';
import { listDueErasures } from '@/lib/account/data';
import {
  erasePerson,
  removeOldEnquiries,
  removeOldTrails,
  removeOldVisits,
  shortenOldAddresses,
} from '@/lib/account/mutations';
import { recordAudit } from '@/lib/audit/mutations';
import { log } from '@/lib/log';
import { retention } from '@/lib/settings/data';
import { listDocumentKeys } from '@/lib/user/data';
import { removeStoredDocumentsOf, sweepDocuments } from '@/lib/user/document-store';

const DAY_MS = 86_400_000;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Erases the accounts whose grace period is over. One that fails is tried again at the next run. */
export async function eraseDueAccounts(now: Date): Promise<number> {
  const due = await listDueErasures(daysBefore(now, (await retention()).erasure));
  let erased = 0;
  for (const person of due) {
    try {
      await removeStoredDocumentsOf(person.id);
      await erasePerson(person);
      await recordAudit({ action: 'user.erased', by: null, target: { type: 'user', id: person.id } });
      erased += 1;
    } catch (err) {
      log.error({ err, userId: person.id }, 'erasure failed and will be tried again');
    }
  }
  return erased;
}

/** Everything that time removes: erased accounts, old trails, full addresses, and what the settings give a time to. */
export async function sweep(now: Date = new Date()): Promise<void> {
  const days = await retention();
  const erased = await eraseDueAccounts(now);
  const trails = await removeOldTrails(daysBefore(now, days.activity));
  const addresses = await shortenOldAddresses(daysBefore(now, days.ip));
  const enquiries = days.enquiry ? await removeOldEnquiries(daysBefore(now, days.enquiry)) : 0;
  const visits = days.visit ? await removeOldVisits(daysBefore(now, days.visit)) : 0;
  const documents = await sweepDocuments(listDocumentKeys, now.getTime());
  if (erased + trails + addresses + enquiries + visits + documents > 0) {
    log.info({ erased, trails, addresses, enquiries, visits, documents }, 'sweep');
  }
}
