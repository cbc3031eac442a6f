import { latinDigits } from '@/lib/platform/language/digits';

/** The code people say on the phone: "SG-NAG-4821" has the agency's letters, the city's, and a number unique on the site. */

/** Numbers start with four digits, so that all codes have the same length. */
const FIRST_NUMBER = 1001;
const NO_CITY = 'IND';

/** "property id SG-NAG-4821", "code: sg nag 4821" */
const ANNOUNCED = /^(?:property|listing)?\s*(?:id|code|number|no)?\s*[.:#]?\s*(?=\S)/i;
const CODE = /^([a-z]{2,4})[\s-]*([a-z]{3})[\s-]*(\d{4,7})$/i;
const CODE_IN_TEXT = /\b[a-z]{2,4}-[a-z]{3}-\d{4,7}\b/gi;

/** "new-delhi" → "NEW" */
const cityLetters = (citySlug: string | undefined) => {
  const letters = (citySlug ?? '').replace(/[^a-z]/gi, '').toUpperCase();
  return letters.length >= 3 ? letters.slice(0, 3) : NO_CITY;
};

/** The code of the listing at this position, from 0, in the order of all listings. */
export function formatPropertyCode(prefix: string, citySlug: string | undefined, place: number): string {
  return `${prefix}-${cityLetters(citySlug)}-${FIRST_NUMBER + place}`;
}

/** The stored form of a typed code: "sg nag 4821", "SGNAG4821"; undefined when the text is something else. */
export function parsePropertyCode(text: string): string | undefined {
  const match = CODE.exec(latinDigits(text).trim().replace(ANNOUNCED, ''));
  return match?.slice(1).join('-').toUpperCase();
}

/** The short address of a listing, to be read from paper and typed. */
export const typedPath = ({
  _id,
  propertyCode,
}: {
  _id: unknown;
  propertyCode?: string | null | undefined;
}): string => (propertyCode ? `/p/${propertyCode}` : `/properties/${_id}`);

/** The first code in a message. */
export function propertyCodeIn(text: string): string | undefined {
  return latinDigits(text).match(CODE_IN_TEXT)?.[0].toUpperCase();
}

/** Position of a code with this prefix in the order of all listings; undefined for anything else. */
export function placeOfCode(code: string, prefix: string): number | undefined {
  const [letters, , number] = CODE.exec(code)?.slice(1) ?? [];
  if (letters?.toUpperCase() !== prefix || !number) return undefined;
  const place = Number(number) - FIRST_NUMBER;
  return place >= 0 ? place : undefined;
}
