import { storedFoldsOf } from '@/lib/platform/text/fold';
import { normalizeMobile, normalizePhone } from '@/lib/platform/text/phone';
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

/** With the code of Nagpur in front a landline has as many digits as a mobile. */
const NAGPUR_LANDLINE = /^\s*\(?0712/;
export const isMobile = (typed: string): boolean =>
  normalizeMobile(typed) !== undefined && !NAGPUR_LANDLINE.test(typed);
export const NO_MOBILE = 'This is no mobile number: use ten digits from 6 to 9, or one with its country code';

/** The entries of a field that holds several, separated by commas, semicolons or lines. */
export const listOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * What makes two contacts the same person: a phone in E.164, an e-mail in lower case. A landline is a household's or an
 * office's, so among home and business numbers only Indian mobiles count: 712 is the code of Nagpur.
 */
export function identityKeys(contact: Keyed): string[] {
  const own = [contact.mobilePhone, ...listOf(contact.otherPhones)];
  const shared = [contact.homePhone, contact.businessPhone];
  const phones = [
    ...own.map((text) => normalizePhone(text ?? '')),
    ...shared
      .map((text) => normalizePhone(text ?? ''))
      .filter((phone) => /^\+91(?!712)[6-9]/.test(phone ?? '')),
  ];
  const emails = [contact.emailAddress, ...listOf(contact.otherEmails)];
  const keys = [
    ...phones.flatMap((phone) => (phone ? [`p:${phone}`] : [])),
    ...emails.flatMap((email) => (email?.trim() ? [`e:${email.trim().toLowerCase()}`] : [])),
  ];
  return [...new Set(keys)];
}

/** By what the sender of an enquiry, or who left an e-mail, is found in the directory, however it was typed. */
export const senderKeys = (sender: {
  email?: string | null | undefined;
  phone?: string | undefined;
}): string[] => identityKeys({ emailAddress: sender.email, mobilePhone: sender.phone });

/** Identity, and what makes two contacts look alike: a name that sounds the same, in the same city or organization. */
export function contactKeys(contact: Keyed): string[] {
  const name = soundOf([contact.firstName, contact.lastName].filter(Boolean).join(' '));
  const places = [contact.homeCity, contact.organization].flatMap((place) => (place ? [soundOf(place)] : []));
  const alike = name.includes(' ') ? places.map((place) => `n:${name}|${place}`) : [];
  return [...new Set([...identityKeys(contact), ...alike])];
}

/**
 * How the directory is searched without a scan or a regular expression: each contact stores the beginnings of its
 * words, as keys that are the same in every script, and the ends of its phone numbers; a search asks the index for one of them.
 */

/** A beginning longer than this is looked up by its first letters and a range: few contacts share them. */
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

/** Everything one contact is found by, without repeats. */
export function contactTerms(contact: Named): string[] {
  const terms = new Set<string>();
  for (const word of storedFoldsOf(contactNameKey(contact))) {
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

/** Each tag once, however it was written. */
export function tagsOf(text: string | null | undefined): string[] {
  const tags = listOf(text).map((tag) => tag.replace(/\s+/g, ' '));
  return tags.filter((tag, i) => tags.findIndex((other) => plain(other) === plain(tag)) === i);
}

const plain = (value: string) => value.trim().toLowerCase().replace(/\s+/g, ' ');

/** How a filter's value stands among the terms: whole, in any case, however many blanks. */
export function filterTerm(field: ContactFilter, value: string): string {
  return `${field}:${plain(value)}`;
}
