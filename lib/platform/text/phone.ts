import { latinDigits } from '@/lib/platform/language/digits';

/**
 * E.164 of what a person typed, or `undefined` when it is no phone number. Ten digits that start with 6 to 9 are an
 * Indian mobile; a number with a plus sign is taken as it stands.
 */
export function normalizePhone(typed: string): string | undefined {
  const compact = latinDigits(typed).replace(/[\s().-]/g, '');
  const mobile = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(compact)?.[1];
  if (mobile) return `+91${mobile}`;
  return /^\+[1-9]\d{7,14}$/.test(compact) ? compact : undefined;
}

/** The same where an Indian number must be a mobile; a number of another country is taken as it stands. */
export function normalizeMobile(typed: string): string | undefined {
  const phone = normalizePhone(typed);
  return phone?.startsWith('+91') && !/^\+91[6-9]\d{9}$/.test(phone) ? undefined : phone;
}

/** A number as people read it, however it was typed: +91 98220 12345. One from elsewhere, or an extension, stays as it is. */
export function formatPhone(typed: string): string {
  const number = normalizePhone(typed) ?? typed;
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/** The address that a press on a number calls (RFC 3966). */
export function phoneHref(typed: string): string {
  return `tel:${normalizePhone(typed) ?? latinDigits(typed).replace(/[^\d+]/g, '')}`;
}

/** `number` in digits only, as wa.me wants it. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
