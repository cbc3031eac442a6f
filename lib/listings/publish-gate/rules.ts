import type { FormFields } from '@/lib/listings/fields/dto';
import { HOME_CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { findCity } from '@/lib/places/rules';
import type { Issue } from '@/lib/platform/errors';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { formatRupees } from '@/lib/platform/text/format';
import { slugify } from '@/lib/platform/text/slug';
import {
  FAR_FROM_MIDDLE,
  MIN_AREA_SQ_FT,
  MIN_SQ_FT_PER_BEDROOM,
  type MISSING_PATHS,
  USUAL_PRICES,
} from './constants';

/** MahaRERA project numbers: `P` and 11 digits, since 2024 also `PR` and 13 digits. */
const MAHARERA = /^(?:P\d{11}|PR\d{13})$/;

const MAHARERA_SITE = 'https://maharera.maharashtra.gov.in';
export const MAHARERA_HOST = new URL(MAHARERA_SITE).host;

/** The target of an advertisement's QR code. */
export const maharera = (number: string): string =>
  `${MAHARERA_SITE}/projects-search-result?project_name=${encodeURIComponent(number)}`;

/** The number in a MahaRERA address; empty for other text. */
export function mahareraNumberIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === MAHARERA_SITE ? (url.searchParams.get('project_name') ?? '') : '';
}

/** True for a project number. Projects elsewhere have their own state's formats. */
export const isProjectNumber = (number: string, citySlug: string): boolean =>
  findCity(citySlug)?.state !== 'Maharashtra' || MAHARERA.test(number);

type UnitFacts = {
  type: string;
  category: string;
  possession?: string | null | undefined;
  project?: string | null | undefined;
};
type ReraFacts = Pick<FormFields, 'type' | 'category' | 'possession' | 'reraNumber' | 'reraExemption'> &
  UnitFacts & { citySlug: string };

/**
 * True for a sale in a project, which is anything unfinished, or a plot of a named layout, which can't be ready to move into. "Ready to move" states that the
 * occupation certificate exists.
 */
export function isProjectUnit({ type, category, possession, project }: UnitFacts): boolean {
  if (type !== 'sale' || category === 'Agricultural') return false;
  const isUnfinished = possession === 'under-construction' || possession === 'new-launch';
  return isUnfinished || (category === 'Plots' && Boolean(project?.trim()));
}

/** True if the listing can't be advertised without a project number. */
export const needsRera = (facts: ReraFacts): boolean => !facts.reraExemption && isProjectUnit(facts);

/** The error of the field that prevents publishing, or null. */
function reraProblem(facts: ReraFacts): string | null {
  if (facts.reraNumber) {
    if (isProjectNumber(facts.reraNumber, facts.citySlug)) return null;
    return 'A MahaRERA project number is P and 11 digits, or PR and 13 digits, as on the certificate';
  }
  if (!needsRera(facts)) return null;
  if (facts.possession === 'ready' || !facts.possession)
    return 'A plot in a layout needs the layout’s RERA number before it is advertised. Enter it, say why none is needed, or save a draft';
  return 'An unfinished project needs its RERA number before it is advertised. Enter it, say why none is needed, or save a draft';
}

/** True if the possession status is omitted, which must not exempt a project from its number. */
const hidesPossession = ({ type, category, possession, reraNumber, reraExemption }: ReraFacts): boolean =>
  type === 'sale' && category !== 'Agricultural' && !possession && !reraNumber && !reraExemption;

const MOBILE = /^(?:0091|91|0)?[6-9]\d{9}$/;
const LANDLINE = /^0[1-9]\d{9}$/;
/** Digits of the longest number: 0091 and ten. */
const MAX_DIGITS = 14;
/** Context of a figure that is no phone number: "₹98 50 000 000", "800 900 1000 sq ft". */
const MONEY_BEFORE = /(?:₹|rs\.?|inr|rupees)\s*$/i;
const MONEY_LENGTH = 20;
const UNIT_AFTER = /^\s*(?:sq|ft|feet|lakh|lac|crore|cr\b|acre|guntha|metre|meter|m\b|km|years?|\/-)/i;
const WORD = String.raw`[\p{L}\p{M}\p{N}_-]`;
const AT = String.raw`(?:@|[([{]\s*(?:at|@|ॲट|अॅट|एट)\s*[)\]}])`;
const LAST = String.raw`\p{L}[\p{L}\p{M}]+`;
/** A point before a space ends a sentence, as in "Flat @ Besa. Ready", unless the ending of an address follows. */
const POINT = String.raw`\.${LAST}|\s*\.\s*(?:com|net|org|co|कॉम|नेट|भारत)(?![\p{L}\p{M}])`;
const DOT = String.raw`${POINT}|(?:\s*[([{]\s*(?:dot|डॉट)\s*[)\]}]\s*|\s+(?:dot|डॉट)\s+)${LAST}`;
/** Matched only from its first letter, because trying every letter of a long word takes quadratic time. */
const LOCAL = String.raw`(?<![\p{L}\p{M}\p{N}_.+-])[\p{L}\p{M}\p{N}_.+-]+`;
const EMAIL = new RegExp(
  String.raw`${LOCAL}(?:\s*${AT}\s*${WORD}+(?:${DOT})+| (?:at|ॲट|अॅट|एट) ${WORD}+ (?:dot|डॉट) ${LAST})`,
  'iu',
);

const DIGIT_NAMES =
  'zero शून्य|one एक|two दो दोन|three तीन|four चार|five पाच पाँच पांच|six सहा छह छः छे|seven सात|eight आठ|nine नौ नऊ';
const DIGIT_OF_NAME = new Map(
  DIGIT_NAMES.split('|').flatMap((names, digit) => names.split(' ').map((name) => [name, String(digit)])),
);
const NAMED_DIGIT = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...DIGIT_OF_NAME.keys()].join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);
/** Invisible joiners and marks. U+20E3 makes a keycap of a digit. */
const UNSEEN = /[\u200b-\u200f\u2060]|\ufe0f|\u20e3/g;
/** Letters that look like digits in a number. */
const LOOKALIKES = /(?<=\d)[oOlI|]+(?=\d)/g;

/** A text as a person reads it, with digits of every alphabet, digits in words and keycaps. */
const asRead = (text: string): string =>
  latinDigits(text.normalize('NFKC').replace(UNSEEN, '')).replace(
    NAMED_DIGIT,
    (name) => DIGIT_OF_NAME.get(name.toLowerCase()) ?? name,
  );

/** Spellings with the letter O as a zero, or as a mere separator. */
const spellings = (text: string): string[] =>
  ['0', ''].map((zero) =>
    text.replace(LOOKALIKES, (letters) => letters.replace(/[lI|]/g, '1').replace(/o/gi, zero)),
  );

/** Digits with single separators: one number as people type it, or several. A letter before it makes it a code (P505…). */
const DIGIT_RUNS = /(?<![\p{L}\d])\+?\d+(?:[ .()\-–]{1,3}\d+)*/gu;

/** True if adjacent groups of digits form a phone number, unlike PIN codes, dates and areas. */
function hasPhone(text: string): boolean {
  return [...text.matchAll(DIGIT_RUNS)].some(({ 0: run, index }) => {
    if (
      MONEY_BEFORE.test(text.slice(Math.max(0, index - MONEY_LENGTH), index)) ||
      UNIT_AFTER.test(text.slice(index + run.length))
    )
      return false;
    const groups = run.match(/\d+/g) ?? [];
    return groups.some((_group, from) => {
      let digits = '';
      for (let i = from; i < groups.length && digits.length < MAX_DIGITS; i++) {
        digits += groups[i];
        if (MOBILE.test(digits) || (LANDLINE.test(digits) && from === 0)) return true;
      }
      return false;
    });
  });
}

/** The owner's contact details revealed by a text. */
export function contactIn(text: string): 'phone number' | 'email address' | undefined {
  if (EMAIL.test(text.normalize('NFKC'))) return 'email address';
  return spellings(asRead(text)).some(hasPhone) ? 'phone number' : undefined;
}

const WEB =
  /(?:https?:\/\/|www\.)[^\s,]+|\b(?:t|wa)\.me\/\S+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{2,}\.(?:com|org|net)|[a-z0-9-]{5,}\.(?:co\.in|in|me|app|io))(?![\p{L}\p{N}-])(?:\/\S*)?|(?<![\p{L}\p{N}.])@[a-z][\w.]{2,29}|\b(?:insta(?:gram)?|telegram|facebook|fb)\s*(?:id|handle|page)?\s*[:@-]\s*@?[\w.]{3,}/giu;

/** The first web address or handle that leads away from the site; the register of projects does not count. */
export const addressIn = (text: string): string | undefined =>
  [...text.normalize('NFKC').matchAll(WEB)].find(
    // "Dharampeth.In a quiet lane" has lost a space
    ([found]) => !found.includes(MAHARERA_HOST) && !/\.[A-Z]/.test(found),
  )?.[0];

export const ADDRESS_QUESTION =
  'The text contains a web address or a handle. Remove it, or confirm that visitors need it to judge the home';

/** Public texts of a listing. */
export const CONTACT_FREE = ['title', 'description'] as const;

/** The reason why a text cannot be public as it is; undefined for one without a number or an address. */
export function contactProblem(text: string): string | undefined {
  const contact = contactIn(text);
  return (
    contact &&
    `Please remove the ${contact}. People reach you through the buttons on the page, so that no one can collect it`
  );
}

const UNUSUAL = {
  sale: {
    plain: '{price} is unusual for a sale. Correct it, or confirm that it’s right',
    other: '{price} is unusual for a sale. Is it a month’s rent? Correct it, or confirm that it’s right',
  },
  rent: {
    plain: '{price} a month is unusual. Correct it, or confirm that it’s right',
    other: '{price} a month is unusual. Is it a sale price? Correct it, or confirm that it’s right',
  },
} as const;

type PricedFacts = Pick<FormFields, 'type' | 'category' | 'price' | 'area'> & {
  /** rupees per square foot, the median of similar homes in its locality */
  middleRate?: number | undefined;
};

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** The reason why a price is implausible, or undefined. */
export function priceQuestion({ type, category, price, area, middleRate }: PricedFacts): string | undefined {
  const usual = USUAL_PRICES[type];
  // an impossibly small area says nothing about the price
  const rate = area >= MIN_AREA_SQ_FT ? price / area : undefined;
  const bands = [usual.perSqFt[category]];
  if (middleRate) bands.push([middleRate / FAR_FROM_MIDDLE, middleRate * FAR_FROM_MIDDLE]);
  const isUsual =
    isWithin(price, usual.price) && (rate === undefined || bands.every((band) => isWithin(rate, band)));
  if (isUsual) return undefined;
  const isLow = price < usual.price[0] || (rate !== undefined && bands.some(([least]) => rate < least));
  const mayBeOther = isLow === (type === 'sale');
  return messageWith(UNUSUAL[type][mayBeOther ? 'other' : 'plain'], { price: formatRupees(price) });
}

export type GateFacts = ReraFacts &
  PricedFacts &
  Pick<FormFields, 'title' | 'description'> & {
    bedrooms?: number | null | undefined;
    subType?: string | null | undefined;
  };

/** Kinds whose area can be that of one room. */
const SHARED: readonly string[] = ['pg', 'hostel', 'room'];

export type Verdict = {
  /** errors to correct before anyone sees it */
  issues: Issue[];
  /** the text with an address, or else the price, for its owner to confirm if there is no other issue */
  asks: 'text' | 'price' | undefined;
  /** facts to add before it is public */
  missing: (keyof typeof MISSING_PATHS)[];
};

/**
 * The single gate for everything that goes public. Form, API, import, status and moderation use it; drafts do not. `confirmedPrice` is a questioned price that
 * was confirmed. Addresses in texts are asked about where they are written (`asksText`).
 */
export function publishGate(
  facts: GateFacts,
  images: number,
  confirmedPrice?: number | null,
  asksText = false,
): Verdict {
  const issues: Issue[] = [];
  const refuse = (path: string, message: string | null | undefined | false) =>
    message && issues.push({ path, message });
  for (const path of CONTACT_FREE) refuse(path, contactProblem(facts[path]));
  refuse('price', facts.price === 0 && 'Please enter the price. Nothing is listed for ₹0');
  refuse(
    'area',
    facts.area < MIN_AREA_SQ_FT &&
      messageWith('An area is at least {min} sq ft. Please check it', { min: MIN_AREA_SQ_FT }),
  );
  const isWholeHome = HOME_CATEGORIES.includes(facts.category) && !SHARED.includes(facts.subType ?? '');
  const least = isWholeHome ? (facts.bedrooms ?? 0) * MIN_SQ_FT_PER_BEDROOM : 0;
  refuse(
    'area',
    facts.area >= MIN_AREA_SQ_FT &&
      facts.area < least &&
      messageWith('A {count} BHK home has at least {min} sq ft. Please check both', {
        count: String(facts.bedrooms),
        min: least,
      }),
  );
  refuse('reraNumber', reraProblem(facts));
  const question = facts.price > 0 && facts.price !== confirmedPrice && priceQuestion(facts);
  const away = asksText ? CONTACT_FREE.find((path) => addressIn(facts[path])) : undefined;
  const isQuestion = issues.length === 0 && Boolean(away || question);
  const asks = isQuestion ? (away ? 'text' : 'price') : undefined;
  if (away) refuse(away, ADDRESS_QUESTION);
  refuse('price', question);
  const missing: Verdict['missing'] = [];
  if (images === 0) missing.push('photo');
  if (hidesPossession(facts)) missing.push('possession');
  return { issues, asks, missing };
}

export type Home = Pick<FormFields, 'type' | 'category' | 'address' | 'area'> & {
  bedrooms?: number | null | undefined;
  floor?: number | null | undefined;
};

/** A key that is equal for two listings of one home, from offer, address, size, rooms and floor. */
export const homeKeyOf = ({ type, category, address, area, bedrooms, floor }: Home): string =>
  [type, category, slugify(address) || address.trim(), area, bedrooms ?? '', floor ?? ''].join('|');
