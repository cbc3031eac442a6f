import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homesLeft } from '@/lib/listings/events';
import { answerBands } from '@/lib/listings/listers/providers';
import { announce } from '@/lib/platform/live/mutations';
import { sharedRecords } from '@/lib/teams/providers';
import { calendarItems } from '@/lib/visits/calendar/providers';
import { enquiryRecorded } from './events';
import { registerSourceListeners } from './lead-sources/listeners';

export function registerEnquiryListeners(): void {
  registerSourceListeners();
  enquiryRecorded.on('release of the number', async ({ enquiry }) => {
    if (enquiry.repeated) return;
    await (await import('./conversation/mutations')).recordEnquiryRelease(enquiry.id);
  });
  enquiryRecorded.on('open lists', async ({ enquiry }) => {
    if (!enquiry.repeated) await announce('enquiries');
  });
  enquiryRecorded.on('mails', async ({ enquiry, form, language }) => {
    if (!enquiry.repeated) (await import('./mails')).sendEnquiryMails(enquiry, form, language);
  });
  visitorSignedIn.on('enquiries', async ({ owners, to }) => {
    const { adoptEnquiries } = await import('./conversation/mutations');
    const { adoptLeads } = await import('./leads/mutations');
    for (const owner of owners) {
      await adoptEnquiries(owner, to);
      await adoptLeads(owner, to);
    }
  });
  sharedRecords.provide('enquiries', async () => (await import('./data')).SHARED_ENQUIRIES);
  sharedRecords.provide('leads', async () => (await import('./leads/data')).SHARED_LEADS);
  homesLeft.on('enquiries', async (departures) => {
    await (await import('./departures/mutations')).tellEnquirers(departures);
  });
  answerBands.provide('leads', async (owner) => (await import('./answer-time/data')).readAnswerBand(owner));
  calendarItems.provide('next steps of leads', async (asked) =>
    (await import('./next-steps.data')).listNextSteps(asked),
  );
}
