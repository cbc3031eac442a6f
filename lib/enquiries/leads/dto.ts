import type { SentEnquiryDto } from '@/lib/enquiries/conversation/dto';
import type { Departure } from '@/lib/listings/lifecycle';
import type { VisitStatus } from '@/lib/visits/constants';
import type { LeadNoteKind, LeadSource, LeadState, LostReason } from './constants';

export type LeadSourceDto = { kind: LeadSource; at: string; count: number };

/** A lead as the person who works on it sees it. */
export type LeadDto = {
  id: string;
  __v: number;
  state: LeadState;
  lostReason?: LostReason;
  propertyId?: string;
  propertyTitle?: string;
  /** reason why the home is no longer available */
  departure?: Departure;
  /** absent until the person has given one */
  name?: string;
  /** absent when none was given or it was withdrawn */
  phone?: string;
  email?: string;
  /** each kind once, latest first */
  sources: LeadSourceDto[];
  /** the start of the latest question */
  excerpt?: string;
  /** something has arrived since it was opened; opened does not mean answered */
  isUnread: boolean;
  waitingSince?: string;
  /** milliseconds from the first question to the first answer */
  answeredMs?: number;
  nextStep?: { text: string; at: string };
  assignee?: { id: string; name: string };
  createdAt: string;
  lastAt: string;
};

export type LeadEnquiryDto = Pick<SentEnquiryDto, 'id' | 'message' | 'createdAt' | 'messages'> & {
  /** the entry that shares the reader's own number with the person */
  numberRelease?: string;
};
export type LeadVisitDto = { id: string; status: VisitStatus; start?: string; createdAt: string };
export type LeadNoteDto = { kind: LeadNoteKind; text: string; by: string; at: string };

export type LeadDetailDto = LeadDto & {
  enquiries: LeadEnquiryDto[];
  visits: LeadVisitDto[];
  notes: LeadNoteDto[];
  /** possible assignees */
  members: { id: string; name: string }[];
  /** false if the person cannot be written to here, but only called or mailed with a mail program */
  canAnswer: boolean;
  /** the reader's own number can be shared with the person */
  canShowNumber: boolean;
  /** values of a template's placeholders */
  fields: { name: string; title: string; price: string; link: string; agent: string };
};
