import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { instantAlert } from '@/lib/alerts/digests/events';
import { leadMerged } from '@/lib/enquiries/leads/events';
import { visitorReminded } from '@/lib/visits/events';

export function registerChannelListeners(): void {
  visitorSignedIn.on('channels', async ({ owners, userId }) =>
    (await import('./consents/mutations')).adoptConsents(owners, userId),
  );
  instantAlert.on('whatsapp', async (alert) =>
    (await import('./reminders/mutations')).alertByWhatsApp(alert),
  );
  visitorReminded.on('whatsapp', async ({ visit }) =>
    (await import('./reminders/mutations')).remindByWhatsApp(visit),
  );
  leadMerged.on('channels', async ({ from, into }) => {
    await (await import('./messages/mutations')).moveMessages(from, into);
    await (await import('./calls/mutations')).moveCalls(from, into);
  });
}
