import 'server-only';
import { messageRecorded } from '@/lib/enquiries/conversation/events';
import { enquiryMoved, enquiryRecorded } from '@/lib/enquiries/events';
import { STATE_OF_ENQUIRY } from '@/lib/enquiries/leads/constants';
import { moveLead, recordAnswer, recordWaiting } from '@/lib/enquiries/leads/mutations';
import { setStatusOfLead } from '@/lib/enquiries/mutations';
import { numberReleased } from '@/lib/enquiries/number-release/events';
import { visitRecorded, visitStepped } from '@/lib/visits/events';
import { recordEnquiryLead, recordNumberLead, recordVisitLead } from './mutations';

/** Every source of a lead raises an event when it is written; the lead is stored before the write returns. */
export function registerSourceListeners(): void {
  enquiryRecorded.on('leads', async ({ enquiry }) => void (await recordEnquiryLead(enquiry.id)));
  visitRecorded.on('leads', async ({ id }) => void (await recordVisitLead(id)));
  numberReleased.on('leads', ({ id, enquiry, at }) => recordNumberLead(id, enquiry, at));
  messageRecorded.on('leads', async ({ enquiry, from, at }) => {
    const lead = await recordEnquiryLead(enquiry);
    if (!lead) return;
    await (from === 'sender' ? recordWaiting(lead, at) : recordAnswer(lead, { at }));
  });
  enquiryMoved.on('leads', async ({ id, status, ...move }) => {
    const lead = await recordEnquiryLead(id);
    if (lead) await moveLead(lead, { state: STATE_OF_ENQUIRY[status], ...move });
  });
  visitStepped.on('leads', async ({ visit, side, action }) => {
    const lead = await recordVisitLead(visit._id);
    if (!lead || action === 'feedback') return;
    const at = new Date();
    if (visit.status === 'confirmed' && visit.start) {
      const nextStep = { text: 'Visit', at: visit.start };
      await recordAnswer(lead, { at, state: 'visiting', nextStep });
      const from = ['new', 'contacted', 'visit planned'] as const;
      return setStatusOfLead(lead, { status: 'visit planned', nextAt: visit.start, from });
    }
    // times proposed by the visitor wait for the host; the side that cancels has settled it
    await (side === 'visitor' && action === 'propose' ? recordWaiting(lead, at) : recordAnswer(lead, { at }));
  });
}
