import { normalizePhone } from '@/lib/user/phone';

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

/** The entries of a field that holds several, separated by commas, semicolons or lines. */
export const listOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,;\n]/)
    .map((one) => one.trim())
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
export const senderKeys = (sender: { email: string; phone?: string | undefined }): string[] =>
  identityKeys({ emailAddress: sender.email, mobilePhone: sender.phone });

/** Identity, and what makes two contacts look alike: a name that sounds the same, in the same city or organization. */
export function contactKeys(contact: Keyed): string[] {
  const name = soundOf([contact.firstName, contact.lastName].filter(Boolean).join(' '));
  const places = [contact.homeCity, contact.organization].flatMap((place) => (place ? [soundOf(place)] : []));
  const alike = name.includes(' ') ? places.map((place) => `n:${name}|${place}`) : [];
  return [...new Set([...identityKeys(contact), ...alike])];
}

/**
 * A name as it is heard: Indian names are spelled in Latin letters in many ways (Deshmukh, Deshmuk; Meera, Mira;
 * Vivek, Wiwek). Words are sorted, because half the world writes the family name first.
 */
export function soundOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (/\p{Script=Devanagari}/u.test(mark) ? mark : ''))
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (words ?? []).map(soundOfWord).sort().join(' ');
}

function soundOfWord(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ee|ii|ey$|y$/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/w/g, 'v')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/(.)\1+/gu, '$1');
}
