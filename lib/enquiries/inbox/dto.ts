import type { EnquiryNoteKind, EnquiryStatus } from '@/lib/enquiries/constants';
import type { RemovedReason } from './constants';

/** An enquiry as seen by the office. */
export type EnquiryDto = {
  _id: string;
  name: string;
  /** absent when the sender left none */
  email?: string;
  /** absent when the sender has withdrawn it from the office */
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
  /** position in the list: the ordering time and the id */
  at: string;
  /** removal, for a removed enquiry */
  removed?: { why: RemovedReason; by: string; at: string };
};

/** An earlier reply, sent as `details` of the refusal, with the number for the next attempt. */
export type EarlierAnswerDto = { by: string; at: string; text: string; answers: number };

export type EnquiryNote = { kind: EnquiryNoteKind; text: string; by: string; at: string };
