import type { MessageSide } from './constants';
import type { LeadState } from './leads/constants';

/** An enquiry as the listing's owner sees it: what the visitor wrote, without the notes of the admins. */
export type OwnerEnquiryDto = {
  _id: string;
  name: string;
  /** absent when the sender left none */
  email?: string;
  /** absent when the sender has taken it back */
  phone?: string;
  /** what both sides wrote since */
  messages: { from: MessageSide; text: string; at: string }[];
  /** the entry that shows one's own number to the sender */
  numberRelease?: string;
  message: string;
  propertyId?: string;
  propertyTitle?: string;
  createdAt: string;
  /** as in the list of leads */
  state: LeadState;
};

export type CreatedEnquiry = {
  id: string;
  propertyTitle?: string | undefined;
  propertyId?: string | undefined;
  ownerId?: string | undefined;
  /** the agency is notified beside the owner */
  isForAgency?: true;
  /** true when this very form had been stored before */
  repeated: boolean;
};
