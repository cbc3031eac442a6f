import type { MessageDto } from '@/lib/enquiries/conversation/dto';
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
  /** why the home is offered no longer */
  departure?: Departure;
  /** absent until the person has given one */
  name?: string;
  /** absent when none was given, or it was taken back */
  phone?: string;
  email?: string;
  /** each kind once, the last one first */
  sources: LeadSourceDto[];
  /** the first words of what was asked last */
  excerpt?: string;
  /** something came since somebody opened it; opened is not answered */
  isUnread: boolean;
  waitingSince?: string;
  /** milliseconds from the first question to the first answer */
  answeredMs?: number;
  nextStep?: { text: string; at: string };
  assignee?: { id: string; name: string };
  createdAt: string;
  lastAt: string;
};

export type LeadEnquiryDto = {
  id: string;
  message: string;
  createdAt: string;
  messages: MessageDto[];
  /** the entry that shows the reader's own number to the person */
  numberRelease?: string;
};
export type LeadVisitDto = { id: string; status: VisitStatus; start?: string; createdAt: string };
export type LeadNoteDto = { kind: LeadNoteKind; text: string; by: string; at: string };

export type LeadDetailDto = LeadDto & {
  enquiries: LeadEnquiryDto[];
  visits: LeadVisitDto[];
  notes: LeadNoteDto[];
  /** who can look after it */
  members: { id: string; name: string }[];
  /** false when nobody can write to the person here: call, or use the mail program */
  canAnswer: boolean;
  /** the reader's own number can be shown to the person */
  canShowNumber: boolean;
  /** what the fields of a template stand for */
  fields: { name: string; title: string; price: string; link: string; agent: string };
};
