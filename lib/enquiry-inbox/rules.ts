import { splitName } from '@/lib/contact/format';
import { formatDate } from '@/lib/format';
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
