import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { instantAlert } from '@/lib/alerts/digests/events';
import { moveCalls } from '@/lib/channels/calls/mutations';
import { adoptConsents } from '@/lib/channels/consents/mutations';
import { moveMessages } from '@/lib/channels/messages/mutations';
import { alertByWhatsApp, remindByWhatsApp } from '@/lib/channels/reminders/mutations';
import { leadMerged } from '@/lib/enquiries/leads/events';
import { visitorReminded } from '@/lib/visits/events';

export function registerChannelListeners(): void {
  visitorSignedIn.on('channels', ({ owners, userId }) => adoptConsents(owners, userId));
  instantAlert.on('whatsapp', alertByWhatsApp);
  visitorReminded.on('whatsapp', ({ visit }) => remindByWhatsApp(visit));
  leadMerged.on('channels', async ({ from, into }) => {
    await moveMessages(from, into);
    await moveCalls(from, into);
  });
}
