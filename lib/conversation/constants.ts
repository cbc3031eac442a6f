import type { EnquiryStatus } from '@/lib/enquiry/constants';

/** More than any honest exchange needs. */
export const MAX_MESSAGES = 100;
export const MAX_MESSAGE_LENGTH = 4000;

/** What the sender of an enquiry is told of its state. */
export const STATE_LABELS: Record<EnquiryStatus, string> = {
  new: 'Sent',
  contacted: 'Answered',
  'visit planned': 'Visit planned',
  negotiating: 'Negotiating',
  won: 'Closed',
  lost: 'Closed',
};
