import { latinDigits } from '@/lib/platform/language/digits';
import { memoizeText } from '@/lib/platform/memoize';

/** A heading in lower case, with separate words and no punctuation: "Rate/sqft" is "rate sqft", "RERA No." is "rera no". */
export const plainHeading = memoizeText((heading): string =>
  latinDigits(heading.normalize('NFC'))
    .replaceAll('\u093c', '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsq ?(?:ft|feet|foot)\b/g, 'sqft')
    .replace(/\b(?:number|nos|num)\b/g, 'no'),
);
