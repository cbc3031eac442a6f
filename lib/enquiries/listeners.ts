import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homesLeft } from '@/lib/listings/events';
import { answerBandRequested } from '@/lib/listings/listers/events';
import { userOwner } from '@/lib/platform/auth/visitor';
import { announce } from '@/lib/platform/live/mutations';
import { sharedRecords } from '@/lib/teams/events';
import { calendarRequested } from '@/lib/visits/calendar/events';
import { readAnswerBand } from './answer-time/data';
import { adoptEnquiries } from './conversation/mutations';
import { SHARED_ENQUIRIES } from './data';
import { tellEnquirers } from './departures/mutations';
import { enquiryRecorded } from './events';
import { registerSourceListeners } from './lead-sources/listeners';
import { SHARED_LEADS } from './leads/data';
import { adoptLeads } from './leads/mutations';
import { sendEnquiryMails } from './mails';
import { listNextSteps } from './next-steps/data';
import { recordEnquiryRelease } from './number-release/mutations';

export function registerEnquiryListeners(): void {
  registerSourceListeners();
  enquiryRecorded.on('release of the number', async ({ enquiry }) => {
    if (!enquiry.repeated) await recordEnquiryRelease(enquiry.id);
  });
  enquiryRecorded.on('open lists', async ({ enquiry }) => {
    if (!enquiry.repeated) await announce('enquiries');
  });
  enquiryRecorded.on('mails', async ({ enquiry, form, language }) => {
    if (!enquiry.repeated) sendEnquiryMails(enquiry, form, language);
  });
  visitorSignedIn.on('enquiries', async ({ owners, userId }) => {
    for (const owner of owners) {
      await adoptEnquiries(owner, userOwner(userId));
      await adoptLeads(owner, userOwner(userId));
    }
  });
  sharedRecords.on('enquiries', async () => SHARED_ENQUIRIES);
  sharedRecords.on('leads', async () => SHARED_LEADS);
  homesLeft.on('enquiries', async (departures) => void (await tellEnquirers(departures)));
  answerBandRequested.on('leads', (owner) => readAnswerBand(owner));
  calendarRequested.on('next steps of leads', listNextSteps);
}
