import { memoizeText } from '@/lib/platform/basics/memoize';
import { oneSpelling } from '@/lib/platform/language/digits';

/** A heading in lower case with separate words and no punctuation: "Rate/sqft" becomes "rate sqft", "RERA No." becomes "rera no". */
export const plainHeading = memoizeText((heading): string =>
  oneSpelling(heading)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsq ?(?:ft|feet|foot)\b/g, 'sqft')
    .replace(/\b(?:number|nos|num)\b/g, 'no'),
);

/** Abbreviations inside a heading: "Avl. from", "Property Reqd.", "Owner Nm". */
const SHORT: Readonly<Record<string, string>> = {
  avl: 'available',
  avlbl: 'available',
  avail: 'available',
  reqd: 'required',
  rqd: 'required',
  nm: 'name',
  bldg: 'building',
  bldng: 'building',
  addr: 'address',
  loc: 'location',
  amt: 'amount',
  poss: 'possession',
  propty: 'property',
  mth: 'month',
  फू: 'फूट',
};

/** A heading as the names of fields are compared with it. */
export const headingOf = memoizeText((given): string =>
  plainHeading(given)
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' '),
);
