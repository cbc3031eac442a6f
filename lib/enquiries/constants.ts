import { DAY_MS } from '@/lib/platform/time/time';

export const ENQUIRY_STATUSES = ['new', 'contacted', 'visit planned', 'negotiating', 'won', 'lost'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const ENDED_STATUSES: readonly EnquiryStatus[] = ['won', 'lost'];

/** Kinds of history entries. `missed` is an unanswered call, which is not an answer. */
export const ENQUIRY_NOTE_KINDS = ['note', 'reply', 'status', 'call', 'missed', 'whatsapp'] as const;
export type EnquiryNoteKind = (typeof ENQUIRY_NOTE_KINDS)[number];

export const MESSAGE_SIDES = ['sender', 'owner', 'agency'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Shown when the enquiry could not be sent (docs/spec/enquiries.md#enquiry-form). */
export const ENQUIRY_FAILED = 'Failed to submit form. Please try again.';

/** An enquiry not answered within a day is overdue. */
export const ANSWER_WITHIN_MS = DAY_MS;

/** Common questions about a listing, and the sentence that each choice adds to the message. */
export const ENQUIRY_TOPICS = {
  sale: [
    { label: 'Visit', sentence: 'I would like to visit it.' },
    { label: 'Price', sentence: 'Is the price negotiable?' },
    { label: 'Papers', sentence: 'Please send me copies of the documents.' },
  ],
  rent: [
    { label: 'Visit', sentence: 'I would like to visit it.' },
    { label: 'Price', sentence: 'Is the rent negotiable?' },
    { label: 'Papers', sentence: 'Which papers are needed for the agreement?' },
  ],
} as const satisfies Record<'sale' | 'rent', readonly { label: string; sentence: string }[]>;

export const DEPARTURES = ['sold', 'rented', 'paused', 'removed'] as const;
export const DEPARTURE_LABELS = {
  sold: 'Sold',
  rented: 'Let',
  paused: 'Not offered now',
  removed: 'No longer offered',
} as const;
