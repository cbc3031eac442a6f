import type { LeadState } from '@/lib/enquiries/leads/constants';
import type { VisitStatus } from '@/lib/visits/constants';

export const STATE_OF_VISIT: Record<VisitStatus, LeadState> = {
  proposed: 'new',
  confirmed: 'visiting',
  declined: 'contacted',
  cancelled: 'contacted',
};
