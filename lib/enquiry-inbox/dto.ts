import type { EnquiryStatus } from '@/lib/enquiry/constants';

/** An enquiry as an admin sees it. */
export type EnquiryDto = {
  _id: string;
  name: string;
  /** absent when the sender left none */
  email?: string;
  phone: string;
  message: string;
  propertyId?: string;
  propertyTitle?: string;
  serviceLine?: string;
  status: EnquiryStatus;
  createdAt: string;
  firstAnsweredAt?: string;
  assignee?: string;
  notes: EnquiryNote[];
};

export type EnquiryNote = { kind: 'note' | 'reply' | 'status'; text: string; by: string; at: string };
