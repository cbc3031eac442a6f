import 'server-only';
import { messageRecorded } from '@/lib/enquiries/conversation/events';
import { enquiryMoved, enquiryRecorded } from '@/lib/enquiries/events';
import { STATE_OF_ENQUIRY } from '@/lib/enquiries/leads/constants';
import { numberReleased } from '@/lib/enquiries/number-release/events';
import { visitRecorded, visitStepped } from '@/lib/visits/events';

const sources = () => import('./mutations');
const leads = () => import('@/lib/enquiries/leads/mutations');

/** Every source of a lead raises an event when it is written. The lead is stored before the write returns. */
export function registerSourceListeners(): void {
  enquiryRecorded.on('leads', async ({ enquiry }) => {
    await (await sources()).recordEnquiryLead(enquiry.id);
  });
  visitRecorded.on('leads', async ({ id }) => {
    await (await sources()).recordVisitLead(id);
  });
  numberReleased.on('leads', async ({ id, enquiry, at }) =>
    (await sources()).recordNumberLead(id, enquiry, at),
  );
  messageRecorded.on('leads', async ({ enquiry, from, at }) => {
    const lead = await (await sources()).recordEnquiryLead(enquiry);
    if (!lead) return;
    const { recordAnswer, recordWaiting } = await leads();
    await (from === 'sender' ? recordWaiting(lead, at) : recordAnswer(lead, { at }));
  });
  enquiryMoved.on('leads', async ({ id, status, ...move }) => {
    const lead = await (await sources()).recordEnquiryLead(id);
    if (lead) await (await leads()).moveLead(lead, { state: STATE_OF_ENQUIRY[status], ...move });
  });
  visitStepped.on('leads', async ({ visit, side, action }) => {
    const lead = await (await sources()).recordVisitLead(visit._id);
    if (!lead || action === 'feedback') return;
    const { recordAnswer, recordWaiting } = await leads();
    const at = new Date();
    if (visit.status === 'confirmed' && visit.start) {
      const nextStep = { text: 'Visit', at: visit.start };
      await recordAnswer(lead, { at, state: 'visiting', nextStep });
      const from = ['new', 'contacted', 'visit planned'] as const;
      const { setStatusOfLead } = await import('@/lib/enquiries/mutations');
      return setStatusOfLead(lead, { status: 'visit planned', nextAt: visit.start, from });
    }
    // times proposed by the visitor wait for the host, but the side that cancels has settled it
    await (side === 'visitor' && action === 'propose' ? recordWaiting(lead, at) : recordAnswer(lead, { at }));
  });
}
