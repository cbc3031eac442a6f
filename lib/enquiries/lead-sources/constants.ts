import type { EnquiryStatus } from '@/lib/enquiries/constants';
import type { LeadState } from '@/lib/enquiries/leads/constants';
import type { VisitStatus } from '@/lib/visits/constants';

/** How far a lead is by the state of what it comes from. */
export const STATE_OF_ENQUIRY: Record<EnquiryStatus, LeadState> = {
  new: 'new',
  contacted: 'contacted',
  'visit planned': 'visiting',
  negotiating: 'negotiating',
  won: 'closed',
  lost: 'lost',
};
export const STATE_OF_VISIT: Record<VisitStatus, LeadState> = {
  proposed: 'new',
  confirmed: 'visiting',
  declined: 'contacted',
  cancelled: 'contacted',
};
