import { z } from 'zod';
import { numberReleaseDto } from '@/lib/accounts/number-release/dto';
import { ENQUIRY_STATUSES, MESSAGE_SIDES } from '@/lib/enquiries/constants';
import { DEPARTURES } from '@/lib/listings/lifecycle';

export const messageDto = z.strictObject({ from: z.enum(MESSAGE_SIDES), text: z.string(), at: z.string() });
export type MessageDto = z.infer<typeof messageDto>;

/** An enquiry as its sender sees it. */
export const sentEnquiryDto = z.strictObject({
  id: z.string(),
  propertyId: z.string().optional(),
  propertyTitle: z.string().optional(),
  message: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: z.string(),
  messages: z.array(messageDto),
  /** reason why the home is no longer available, and the list of similar homes */
  departure: z.strictObject({ why: z.enum(DEPARTURES), similar: z.string() }).optional(),
  /** name of the replying side: the lister's, or the agency's */
  to: z.string(),
  /** the lister's number, while it is shared in this enquiry */
  phone: z.string().optional(),
  /** true if the other side sees one's own number */
  isNumberShown: z.boolean(),
});
export type SentEnquiryDto = z.infer<typeof sentEnquiryDto>;

export const ownEnquiriesDto = z.strictObject({
  enquiries: z.array(sentEnquiryDto),
  releases: z.array(numberReleaseDto),
});
export type OwnEnquiriesDto = z.infer<typeof ownEnquiriesDto>;
