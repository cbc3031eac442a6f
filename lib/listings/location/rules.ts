import { type Category, LAND_CATEGORIES } from '@/lib/listings/fields/vocabulary';

/** Words before the number of a home, in English, Marathi and Hindi. */
const WORDS =
  '(?:flat|apartment|apt|tenement|quarter|unit|room|door|house|h\\.? ?no|f\\.? ?no|d\\.? ?no|सदनिका|फ्लॅट|फ्लैट|घर|मकान|खोली)';
const NUMBERED = '(?:\\s*(?:no|number|num|nos|क्र|क्रमांक|नं|नंबर)\\.?)?';
/** "302", "A-302", "B/4", "4B", "12-A/3" */
const CODE = '[A-Z]{0,2}[-/ ]?[\\d०-९]{1,5}(?:[-/][\\dA-Z०-९]{1,4})*[A-Z]?';
const NAMED = new RegExp(
  `(^|[,;(]\\s*)${WORDS}${NUMBERED}\\s*[:.#-]?\\s*${CODE}(?![\\w०-९])\\s*(?:(?:in|at|of)\\s+|[,;:-]\\s*|(?=\\s|$|\\)))`,
  'giu',
);
/** A bare home number before the first comma, as in "A-302, Orange Residency, Besa". */
const BARE = /^\s*(?:[A-Z]{1,2}[-/ ]?\d{1,4}[A-Z]?|\d{2,4}[A-Z]?)\s*,\s*/iu;

type Addressed = { category?: Category | undefined; unitShown?: string | null | undefined };

/** The address without the number of the flat or house. */
export const withoutUnit = (address: string): string =>
  address
    .replace(NAMED, (_, before: string) => before)
    .replace(BARE, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:-]+|(?<![\s,;:-])[\s,;:-]+$/g, '')
    .replace(/\(\s*\)/g, '')
    .trim();

/** True if the listing has a door. On land, a plot number identifies the land. */
const hasUnit = ({ category }: Addressed) => !category || !LAND_CATEGORIES.includes(category);

/** True if an address contains a home's number, whose visibility its owner decides. */
export const namesUnit = (address: string, category?: Category): boolean =>
  hasUnit({ category }) && withoutUnit(address) !== address.trim();

/** The public form of an address, with the flat number only if its owner has ticked that. */
export const publicAddress = (address: string, listing: Addressed): string =>
  listing.unitShown === 'yes' || !hasUnit(listing) ? address : withoutUnit(address);
