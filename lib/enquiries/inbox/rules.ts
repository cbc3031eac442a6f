import { splitName } from '@/lib/contacts/format';
import { formatDate } from '@/lib/platform/text/format';
import type { EnquiryDto } from './dto';

type Sender = Pick<EnquiryDto, 'name' | 'email' | 'phone' | 'createdAt' | 'propertyTitle'>;

/** The sender of an enquiry as the directory would have it, with where the entry came from. */
export function senderAsContact({ name, email, phone, createdAt, propertyTitle }: Sender) {
  const about = propertyTitle ? ` about ${propertyTitle}` : '';
  return {
    ...splitName(name),
    emailAddress: email,
    mobilePhone: phone,
    notes: `Enquiry of ${formatDate(createdAt)}${about}`,
  };
}
