import type { EnquiryStatus, MessageSide } from '@/lib/enquiries/constants';

/** More than any honest exchange needs. */
export const MAX_MESSAGES = 100;
export const MAX_MESSAGE_LENGTH = 4000;

/** Letter for a side in its mails' addresses (lib/platform/mail/thread.ts). */
export const THREAD_SIDES = { sender: 's', owner: 'o', agency: 'a' } as const satisfies Record<
  MessageSide,
  string
>;

/** An enquiry's state as its sender sees it. */
export const STATE_LABELS = {
  new: 'Sent',
  contacted: 'Answered',
  'visit planned': 'Visit planned',
  negotiating: 'Negotiating',
  won: 'Closed',
  lost: 'Closed',
} as const satisfies Record<EnquiryStatus, string>;
