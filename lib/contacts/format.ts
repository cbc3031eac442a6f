import type { Text } from '@/lib/platform/language/translate';
import type { ContactDto, ContactPage } from './dto';
import { identityKeys, listOf } from './rules';

const MAX_OCTETS = 75;

/** vCard 3.0 (RFC 2426), which every phone reads. Fields unknown to 3.0 use other programs' names (X-ANNIVERSARY, X-GENDER). */
export function toVCard(contact: ContactDto): string {
  const { firstName, lastName, organization, department, homeCity, homeState, businessState } = contact;
  const lines: (string | undefined | false)[] = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${parts(lastName, firstName, '', '', '')}`,
    `FN:${escaped(`${firstName} ${lastName}`.trim())}`,
    contact.mobilePhone && `TEL;TYPE=CELL:${escaped(contact.mobilePhone)}`,
    contact.homePhone && `TEL;TYPE=HOME:${escaped(contact.homePhone)}`,
    contact.businessPhone && `TEL;TYPE=WORK:${escaped(contact.businessPhone)}`,
    ...listOf(contact.otherPhones).map((phone) => `TEL;TYPE=OTHER:${escaped(phone)}`),
    contact.emailAddress && `EMAIL;TYPE=INTERNET,PREF:${escaped(contact.emailAddress)}`,
    ...listOf(contact.otherEmails).map((email) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    (organization || department) && `ORG:${parts(organization ?? '', department ?? '')}`,
    contact.jobTitle && `TITLE:${escaped(contact.jobTitle)}`,
    contact.birthday && `BDAY:${contact.birthday.slice(0, 10)}`,
    contact.anniversary && `X-ANNIVERSARY:${contact.anniversary.slice(0, 10)}`,
    contact.gender && `X-GENDER:${escaped(contact.gender)}`,
    (homeCity || homeState) && `ADR;TYPE=HOME:${parts('', '', '', homeCity ?? '', homeState ?? '', '', '')}`,
    businessState && `ADR;TYPE=WORK:${parts('', '', '', '', businessState, '', '')}`,
    contact.tags && `CATEGORIES:${listOf(contact.tags).map(escaped).join(',')}`,
    contact.notes && `NOTE:${escaped(contact.notes)}`,
    // the id by which an import recognises a contact without mobile or email
    identityKeys(contact).length === 0 && `UID:${contact._id}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
const parts = (...texts: string[]) => texts.map(escaped).join(';');

/** Folds lines at 75 octets without splitting a character (RFC 2426 §2.6). */
function folded(line: string): string {
  let [out, length] = ['', 0];
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (length + size > MAX_OCTETS) {
      out += '\r\n ';
      length = 1;
    }
    out += char;
    length += size;
  }
  return out;
}

/** "Asha Rao Kulkarni" → "Asha Rao" and "Kulkarni". A single word is a first name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** "300 contacts", or "More than 2,000 contacts" where they were not counted. */
export const contactCount = (
  t: Text<'contacts'>,
  { total: count, isMore }: Pick<ContactPage, 'total' | 'isMore'>,
): string =>
  isMore
    ? t('More than {count, plural, one {# contact} other {# contacts}}', { count })
    : t('{count, plural, one {# contact} other {# contacts}}', { count });
