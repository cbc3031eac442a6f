import { splitName } from '@/lib/contacts/format';
import { formatDate } from '@/lib/platform/text/format';
import { ANSWER_KINDS } from './constants';
import type { EnquiryDto, EnquiryNote } from './dto';

type Sender = Pick<EnquiryDto, 'name' | 'email' | 'phone' | 'createdAt' | 'propertyTitle'>;

/** An enquiry's sender as a directory entry, with its origin. */
export function senderAsContact({ name, email, phone, createdAt, propertyTitle }: Sender) {
  const about = propertyTitle ? ` about ${propertyTitle}` : '';
  return {
    ...splitName(name),
    emailAddress: email,
    mobilePhone: phone ?? '',
    notes: `Enquiry of ${formatDate(createdAt)}${about}`,
  };
}

/** Notes that are replies to the sender, oldest first. */
export const answersIn = <T extends Pick<EnquiryNote, 'kind'>>(notes: readonly T[]): T[] =>
  notes.filter(({ kind }) => ANSWER_KINDS.includes(kind));
