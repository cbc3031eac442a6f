import type { EnquiryStatus, MessageSide } from '@/lib/enquiries/constants';
import type { NumberReleaseDto } from '@/lib/enquiries/number-release/dto';

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
  /** the lister's number, while it is released for this enquiry */
  phone?: string;
  /** whether the other side sees one's own number */
  isNumberShown: boolean;
};

export type OwnEnquiriesDto = { enquiries: SentEnquiryDto[]; releases: NumberReleaseDto[] };
