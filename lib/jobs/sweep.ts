import 'server-only';
import { listDueErasures } from '@/lib/account/data';
import { erasePerson, removeOldTrails, shortenOldAddresses } from '@/lib/account/mutations';
import { recordAudit } from '@/lib/audit/mutations';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { removeStoredDocumentsOf } from '@/lib/user/document-store';

const DAY_MS = 86_400_000;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Erases the accounts whose grace period is over. One that fails is tried again at the next run. */
export async function eraseDueAccounts(now: Date): Promise<number> {
  const due = await listDueErasures(daysBefore(now, env().ERASURE_GRACE_DAYS));
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

/** Everything that time removes: erased accounts, old trails, full addresses. */
export async function sweep(now: Date = new Date()): Promise<void> {
  const erased = await eraseDueAccounts(now);
  const trails = await removeOldTrails(daysBefore(now, env().ACTIVITY_RETENTION_DAYS));
  const addresses = await shortenOldAddresses(daysBefore(now, env().IP_RETENTION_DAYS));
  if (erased + trails + addresses > 0) log.info({ erased, trails, addresses }, 'sweep');
}
