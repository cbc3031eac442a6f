import { partFoldsOf } from '@/lib/platform/text/fold';
import { normalizeMobile, readPhones } from '@/lib/platform/text/phone';
import { soundOf } from '@/lib/platform/text/search-terms';
import { CONTACT_FILTERS, type ContactFilter } from './constants';

type Keyed = Partial<
  Record<
    | 'firstName'
    | 'lastName'
    | 'mobilePhone'
    | 'homePhone'
    | 'businessPhone'
    | 'otherPhones'
    | 'emailAddress'
    | 'otherEmails'
    | 'homeCity'
    | 'organization',
    string | null | undefined
  >
>;

export const isMobile = (typed: string): boolean => normalizeMobile(typed) !== undefined;
export const NO_MOBILE =
  'This isn’t a mobile number. Use ten digits that start with 6 to 9, or one with its country code';

/** The entries of a multi-value field, separated by commas, semicolons or lines. */
export const listOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Keys that identify a person: a phone in E.164, an email in lower case. A landline belongs to a household or office, so among home and business numbers only
 * Indian mobiles count.
 */
export function identityKeys(contact: Keyed): string[] {
  const own = [contact.mobilePhone, ...listOf(contact.otherPhones)];
  const shared = [contact.homePhone, contact.businessPhone];
  const phones = [
    ...own.flatMap((text) => readPhones(text ?? '').map(({ number }) => number)),
    ...shared
      .flatMap((text) => readPhones(text ?? ''))
      .filter(({ kind }) => kind === 'mobile')
      .map(({ number }) => number),
  ];
  const emails = [contact.emailAddress, ...listOf(contact.otherEmails)];
  const keys = [
    ...phones.map((phone) => `p:${phone}`),
    ...emails.flatMap((email) => (email?.trim() ? [`e:${email.trim().toLowerCase()}`] : [])),
  ];
  return [...new Set(keys)];
}

/** Keys for finding the sender of an enquiry, or anyone who left an email, in the directory, however it was typed. */
export const senderKeys = (sender: {
  email?: string | null | undefined;
  phone?: string | undefined;
}): string[] => identityKeys({ emailAddress: sender.email, mobilePhone: sender.phone });

/** Keys of identity and of similarity, which is a name that sounds the same in the same city or organization. */
export function contactKeys(contact: Keyed): string[] {
  const name = soundOf([contact.firstName, contact.lastName].filter(Boolean).join(' '));
  const places = [contact.homeCity, contact.organization].flatMap((place) => (place ? [soundOf(place)] : []));
  const alike = name.includes(' ') ? places.map((place) => `n:${name}|${place}`) : [];
  return [...new Set([...identityKeys(contact), ...alike])];
}

/**
 * Search keys of the directory, which avoid scans and regular expressions. Each contact stores the parts of its words, with the same keys in every script, and
 * the suffixes of its phone numbers. A search looks one of them up in the index.
 */

/** Longest stored prefix. Longer ones use its range, because few contacts share one. */
export const MAX_PREFIX_LENGTH = 6;
/** People type the last digits of a number, or all of it, with or without +91. */
const MIN_SUFFIX_LENGTH = 3;

type Named = { tags?: string | null } & Partial<Record<ContactFilter, string | null | undefined>> & {
    firstName?: string | null;
    lastName?: string | null;
    mobilePhone?: string | null;
    homePhone?: string | null;
    businessPhone?: string | null;
    otherPhones?: string | null;
  };

export function contactNameKey({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ').toLowerCase().trim();
}

/** All search keys of a contact, without duplicates. */
export function contactTerms(contact: Named): string[] {
  const terms = new Set<string>();
  for (const word of partFoldsOf(contactNameKey(contact))) {
    for (let length = 1; length <= Math.min(word.length, MAX_PREFIX_LENGTH); length++)
      terms.add(word.slice(0, length));
    if (word.length > MAX_PREFIX_LENGTH) terms.add(word);
  }
  const { mobilePhone, homePhone, businessPhone, otherPhones } = contact;
  for (const phone of [mobilePhone, homePhone, businessPhone, ...listOf(otherPhones)]) {
    const digits = (phone ?? '').replace(/\D/g, '').slice(-15);
    for (let at = 0; at <= digits.length - MIN_SUFFIX_LENGTH; at++) terms.add(`#${digits.slice(at)}`);
  }
  for (const field of CONTACT_FILTERS) {
    const value = contact[field];
    if (value) terms.add(filterTerm(field, value));
  }
  for (const tag of listOf(contact.tags)) terms.add(tagTerm(tag));
  return [...terms];
}

export const tagTerm = (tag: string): string => `tag:${plain(tag)}`;

/** Without duplicates, ignoring case. */
export function tagsOf(text: string | null | undefined): string[] {
  const tags = listOf(text).map((tag) => tag.replace(/\s+/g, ' '));
  return tags.filter((tag, i) => tags.findIndex((other) => plain(other) === plain(tag)) === i);
}

const plain = (value: string) => value.trim().toLowerCase().replace(/\s+/g, ' ');

/** A filter's full value as a search term, ignoring case and extra blanks. */
export function filterTerm(field: ContactFilter, value: string): string {
  return `${field}:${plain(value)}`;
}
