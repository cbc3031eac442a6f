import type { NumberReleaseDto } from '@/lib/accounts/number-release/dto';
import type { EnquiryStatus, MessageSide } from '@/lib/enquiries/constants';
import type { Departure } from '@/lib/listings/lifecycle';

export type MessageDto = { from: MessageSide; text: string; at: string };

/** An enquiry as its sender sees it. */
export type SentEnquiryDto = {
  id: string;
  propertyId?: string;
  propertyTitle?: string;
  message: string;
  status: EnquiryStatus;
  createdAt: string;
  messages: MessageDto[];
  /** reason why the home is no longer available, and the list of similar homes */
  departure?: { why: Departure; similar: string };
  /** the name of the answering side: the lister, or the agency */
  to: string;
  /** the lister's number, while it is shared in this enquiry */
  phone?: string;
  /** true if the other side sees one's own number */
  isNumberShown: boolean;
};

export type OwnEnquiriesDto = { enquiries: SentEnquiryDto[]; releases: NumberReleaseDto[] };
