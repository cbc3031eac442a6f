import 'server-only';
import { accountOpened, visitorSignedIn } from '@/lib/accounts/events';
import { instantWays } from '@/lib/alerts/digests/providers';
import { searchSaved } from '@/lib/alerts/saved-searches/events';
import { enquiryRecorded } from '@/lib/enquiries/events';
import { leadMerged } from '@/lib/enquiries/leads/events';
import { userOwner } from '@/lib/platform/auth/visitor';
import { visitorReminded, visitRecorded } from '@/lib/visits/events';

/** Every form with a checkbox stores the consent together with its other data. */
function registerConsentListeners(): void {
  const consents = () => import('./consents/mutations');
  accountOpened.on('consent', async ({ userId, phone, agreedWords: words }) =>
    (await consents()).agreeInForm('signUp', { words, phone, owner: userOwner(userId) }),
  );
  enquiryRecorded.on('consent', async ({ form: { agreedWords: words, phone }, sender: owner }) => {
    if (owner) await (await consents()).agreeInForm('enquiry', { words, phone, owner });
  });
  visitRecorded.on('consent', async ({ agreedWords: words, phone, owner }) =>
    (await consents()).agreeInForm('visit', { words, phone, owner }),
  );
  searchSaved.on('consent', async ({ userId, agreedWords: words }) => {
    const phone = words && (await (await import('./consents/data')).confirmedNumber(userId));
    await (await consents()).agreeInForm('alert', { words, phone, owner: userOwner(userId) });
  });
  visitorSignedIn.on('consents', async ({ owners, to }) => (await consents()).adoptConsents(owners, to));
}

export function registerChannelListeners(): void {
  registerConsentListeners();
  instantWays.provide('whatsapp', async (alert) =>
    (await import('./reminders.mutations')).alertByWhatsApp(alert),
  );
  visitorReminded.on('whatsapp', async ({ visit }) =>
    (await import('./reminders.mutations')).remindByWhatsApp(visit),
  );
  leadMerged.on('channels', async ({ from, into }) => {
    await (await import('./messages/mutations')).moveMessages(from, into);
    await (await import('./calls/mutations')).moveCalls(from, into);
  });
}
