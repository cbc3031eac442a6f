import type { EnquiryNoteKind } from '@/lib/enquiries/constants';

export const REMOVED_REASONS = ['spam', 'deleted'] as const;
export type RemovedReason = (typeof REMOVED_REASONS)[number];
/** Days in which a removed enquiry can be restored. */
export const REMOVED_DAYS = 30;

/** Contacts outside this site. `missed` is no reply, because nobody picked up. */
export const LOGGED_WAYS = ['call', 'missed', 'whatsapp'] as const;
export type LoggedWay = (typeof LOGGED_WAYS)[number];
export const LOGGED_WAY_LABELS: Record<LoggedWay, string> = {
  call: 'We talked on the phone',
  missed: 'I called, couldn’t get through',
  whatsapp: 'We wrote on WhatsApp',
};

/** Notes that are an answer to the sender. */
export const ANSWER_KINDS: readonly EnquiryNoteKind[] = ['reply', 'call', 'whatsapp'];

export const ENQUIRIES_PATH = '/admin/enquiries';
export const ENQUIRY_BULK_PATH = '/api/admin/enquiries/bulk';
