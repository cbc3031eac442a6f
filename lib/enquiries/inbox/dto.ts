import type { EnquiryNoteKind, EnquiryStatus } from '@/lib/enquiries/constants';
import type { RemovedReason } from './constants';

/** An enquiry as the office sees it. */
export type EnquiryDto = {
  _id: string;
  name: string;
  /** absent when the sender left none */
  email?: string;
  /** absent when the sender has taken it back from the office */
  phone?: string;
  message: string;
  propertyId?: string;
  propertyTitle?: string;
  serviceLine?: string;
  status: EnquiryStatus;
  createdAt: string;
  firstAnsweredAt?: string;
  /** when the next step is due */
  nextAt?: string;
  assignee?: string;
  notes: EnquiryNote[];
  /** its place in the list: the time by which it is ordered, and its id */
  at: string;
  /** of one that was taken out */
  removed?: { why: RemovedReason; by: string; at: string };
};

/** An answer that came before another one: `details` of its refusal, with what the next try has to name. */
export type EarlierAnswerDto = { by: string; at: string; text: string; answers: number };

export type EnquiryNote = { kind: EnquiryNoteKind; text: string; by: string; at: string };

/** The median milliseconds to the first answer, and of how many enquiries. */
export type MedianDto = { ms: number; of: number };
