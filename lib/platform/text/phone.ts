import { type MetadataJson, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import plans from '#phone-plans';
import { latinDigits } from '@/lib/platform/language/digits';

/**
 * Parses telephone numbers by libphonenumber's numbering plans, for forms, sign-up, imports, the API, links and display. A browser has only India's plan
 * (phone-plan-india.json) and leaves foreign numbers to the server.
 */
export type PhoneKind = 'mobile' | 'landline' | 'toll-free' | 'foreign';

export type Phone = {
  /** E.164, without an extension. */
  number: string;
  kind: PhoneKind;
  /** "+91 98220 12345", "0712 223 4567" or "1800 22 1234"; a foreign number in E.164. */
  shown: string;
  /** The link that calls it (RFC 3966). */
  href: string;
};

const PLANS = plans as unknown as MetadataJson;
const KNOWS_INDIA_ONLY = Object.keys(PLANS.country_calling_codes).length === 1;
const FOREIGN = /^(?:\+|00)((?!91)[1-9]\d{7,14})$/;
const CODE_OF_INDIA = /^\D*(?:\+|00)\D*91/;
const TRUNK_AFTER_CODE = /^\D*(?:\+|00)\D*91\D*0/;

const INDIAN: Partial<Record<Exclude<NumberType, undefined>, PhoneKind>> = {
  MOBILE: 'mobile',
  // some area codes begin like a mobile number
  FIXED_LINE_OR_MOBILE: 'mobile',
  TOLL_FREE: 'toll-free',
  SHARED_COST: 'toll-free',
};

/** Limits of typed numbers. A number has more digits than an area code, and a field has only a few numbers with little text around them. */
const MIN_DIGITS = 5;
const MAX_TYPED = 120;
const MAX_NUMBERS = 20;

function readOne(typed: string): Phone | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  if (TRUNK_AFTER_CODE.test(typed)) return undefined;
  const found = parsePhoneNumberFromString(typed, { defaultCountry: 'IN' }, PLANS);
  if (!found && KNOWS_INDIA_ONLY) {
    const digits = FOREIGN.exec(typed.replace(/[\s().-]/g, ''))?.[1];
    return digits ? foreign(`+${digits}`) : undefined;
  }
  if (!found?.isValid()) return undefined;
  if (found.countryCallingCode !== '91') return foreign(found.number);
  const kind = INDIAN[found.getType() ?? 'FIXED_LINE'] ?? 'landline';
  const shown = kind === 'mobile' ? found.formatInternational() : found.formatNational();
  // a toll-free number is dialled without the country code
  const href = kind === 'toll-free' ? `tel:${found.nationalNumber}` : found.getURI();
  return { number: found.number, kind, shown, href };
}

const foreign = (number: string): Phone => ({
  number,
  kind: 'foreign',
  shown: number,
  href: `tel:${number}`,
});

/** Matches two Indian mobile numbers separated by a space. */
const PAIR = /^(?:\+?91|0)?\D*([6-9]\d{4}\s?\d{5})\s+(?:\+?91|0)?\D*([6-9]\d{4}\s?\d{5})$/;
const MAX_PAIR = 40;

/** Splits typed numbers such as "9823023757 / 9823031676" or "98230 23757, 0712-2551234", in digits of any script. */
export function splitPhones(typed: string): string[] {
  const parts = latinDigits(typed.normalize('NFKC'))
    .split(/[,;/|\n]|\band\b|\bor\b|&|आणि|किंवा|या/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.flatMap((part) => {
    const pair = part.length <= MAX_PAIR && PAIR.exec(part);
    return pair ? [pair[1]!, pair[2]!] : [part];
  });
}

/** True for "9.82201E+09", as a spreadsheet stores a phone number in a numeric column. */
export const isRoundedPhone = (typed: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/i.test(typed.trim());
export const ROUNDED_PHONE =
  'A spreadsheet has rounded this number: format the column as text and enter it again';

export const readPhones = (typed: string): Phone[] =>
  splitPhones(typed)
    .filter((part) => part.length >= MIN_DIGITS)
    .slice(0, MAX_NUMBERS)
    .flatMap((part) => readOne(part) ?? []);

/** The first number in typed text, or undefined if there is no valid one. */
export const readPhone = (typed: string): Phone | undefined => readPhones(typed)[0];

/** The same in E.164. */
export const normalizePhone = (typed: string): string | undefined => readPhone(typed)?.number;

const canChat = ({ kind }: Phone): boolean => kind === 'mobile' || kind === 'foreign';

/** The first number that can use WhatsApp and SMS: an Indian mobile or a foreign one. */
export const readMobile = (typed: string): Phone | undefined => readPhones(typed).find(canChat);

export const normalizeMobile = (typed: string): string | undefined => readMobile(typed)?.number;

const WRONG_IN_INDIA = 'After +91, an Indian number has ten digits and no leading 0';
export const PHONE_MESSAGE = 'Enter a phone number, such as +91 98220 12345';

/** True for text that begins with +91 or 0091 but is not a number in India. */
export const isWrongInIndia = (typed: string): boolean =>
  CODE_OF_INDIA.test(latinDigits(typed.slice(0, MAX_TYPED).normalize('NFKC'))) && !readPhone(typed);

export const phoneProblem = (typed: string, message = PHONE_MESSAGE): string =>
  isWrongInIndia(typed) ? WRONG_IN_INDIA : message;

/** Formats typed numbers for display. Text that cannot be read completely stays unchanged. */
export function formatPhone(typed: string): string {
  const parts = splitPhones(typed);
  const read = readPhones(typed);
  return read.length > 0 && read.length === parts.length ? read.map(({ shown }) => shown).join(', ') : typed;
}

/** The link that calls a number, or undefined if there is none. */
export const phoneHref = (typed: string): string | undefined => readPhone(typed)?.href;

/** The digits that wa.me needs; undefined for a number without WhatsApp, whose digits may be a stranger's in another country. */
export const chatNumber = (typed: string): string | undefined => readMobile(typed)?.number.slice(1);
