import { parsePropertyCode, propertyCodeIn } from '@/lib/listings/codes/rules';

const LISTING_LINK = /\/properties\/([0-9a-f]{24})(?![0-9a-f])/i;
/** A code in a sentence such as "sg nag 4821", because people leave out the dashes. */
const SPOKEN_CODE = /\b[a-z]{2,4}\s[a-z]{3}\s\d{4,7}\b/i;

/** The listing a message names, by link or code. */
export function namedListing(text: string): { id?: string; code?: string } {
  const id = LISTING_LINK.exec(text)?.[1]?.toLowerCase();
  if (id) return { id };
  const code = propertyCodeIn(text) ?? parsePropertyCode(SPOKEN_CODE.exec(text)?.[0] ?? '');
  return code ? { code } : {};
}
