import { memoizeText } from '@/lib/platform/basics/memoize';
import { latinDigits, oneSpelling } from '@/lib/platform/language/digits';
import { CRORE, LAKH } from '@/lib/platform/text/format';
import { moneyFactor, moneyPattern } from '@/lib/platform/text/money-names';
import { parseArea, readFigure, wholeRupees } from '@/lib/platform/text/typed-figures';
import {
  BLANK_WORDS,
  CHOICE_WORDS,
  FLOOR_WORDS,
  isBroad,
  MAX_FIGURE,
  NO_PRICE,
  PROPERTY_WORDS,
  type Property,
  TYPE_WORDS,
  YES_NO_WORDS,
} from './constants';

/** A cell's spelling for comparison: lower case, Latin digits, punctuation as spaces. Equal spellings have the same value. */
export const plainValue = memoizeText((text): string =>
  oneSpelling(text)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}✓✔✅√✗✘❌?.+×]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** True if the cell only says that the value is unknown. */
export const isBlank = (text: string): boolean => {
  const value = plainValue(text);
  return value === '' || BLANK_WORDS.has(text.trim().toLowerCase()) || BLANK_WORDS.has(value);
};

export const readType = memoizeText((text): 'sale' | 'rent' | undefined => {
  const value = plainValue(text);
  const whole = TYPE_WORDS.get(value);
  if (whole) return whole;
  const found = new Set(value.split(' ').flatMap((word) => TYPE_WORDS.get(word) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
});

export const readYesNo = (text: string): 'yes' | 'no' | undefined => YES_NO_WORDS.get(plainValue(text));

/** True for a form of "lease", which can be a rent or the sale of a leasehold. */
export const isLease = (text: string): boolean => /\blease|लीज|भाडेपट्टी/.test(plainValue(text));

const BEDROOMS = /(?:^|[^\d.])(\d{1,2}(?:\.5)?)\s*(?:bhk|b h k|bed ?rooms?|beds?|बीएचके|बी एच के|बेडरूम|बेड)/;
const ROOM_KITCHEN = /\b1?\s*rk\b|आरके/;
const LONGEST_WORDS = 3;

export type Configuration = { bedrooms?: number; property?: Property };

/** Rooms and kind from "2BHK Flat", "3 बीएचके फ्लॅट", "row bungalow", "1 RK". Undefined without either. */
export const readConfiguration = memoizeText((text): Readonly<Configuration> | undefined => {
  const value = plainValue(text).replace(/(\d)([a-z\u0900-\u097f])/g, '$1 $2');
  const rooms = BEDROOMS.exec(value)?.[1];
  const property = propertyIn(value);
  const isRoomKitchen = !rooms && ROOM_KITCHEN.test(value);
  const found: Configuration = {
    ...(rooms && { bedrooms: Math.floor(Number(rooms)) }),
    ...(isRoomKitchen && { bedrooms: 1 }),
    ...(property && { property }),
  };
  if (isRoomKitchen && !property) found.property = { category: 'Residential', subType: 'rk' };
  return Object.keys(found).length > 0 ? found : undefined;
});

/** Maximum words at the start of a text to search for a kind. */
const NAMING_WORDS = 300;

/** The longest property name in a text; the name of a use only if nothing narrower is there. */
function propertyIn(value: string): Property | undefined {
  const all = value.split(' ').filter(Boolean).slice(0, NAMING_WORDS);
  let broad: Property | undefined;
  for (let length = Math.min(LONGEST_WORDS, all.length); length > 0; length--)
    for (let from = 0; from + length <= all.length; from++) {
      const found = PROPERTY_WORDS.get(all.slice(from, from + length).join(' '));
      if (found && !isBroad(found)) return found;
      broad ??= found;
    }
  return broad;
}

/** A choice field's value for a common word. */
export function readWord(field: string, text: string): string | undefined {
  const known = CHOICE_WORDS[field];
  if (!known) return undefined;
  const value = plainValue(text);
  const direct = known.get(value);
  if (direct) return direct;
  const short = value.replace(/\b(?:facing|face|furnished|status|possession)\b/g, '').trim();
  return known.get(short);
}

/** Returns undefined for texts longer than `MAX_FIGURE`, because the time of a figure reader grows faster than its text. */
export const figureReader = <T>(read: (text: string) => T | undefined): ((text: string) => T | undefined) =>
  memoizeText((text) => (text.length > MAX_FIGURE ? undefined : read(text.replace(/\s+/g, ' '))));

export type Floor = { floor?: number; totalFloors?: number };

/** Floors above the ground: "G+4", "S+P+7", "तळ + १". */
const ABOVE =
  /^(?:(?:b|lg|g|gf|gr|ground|s|p|stilt|parking|तळ|तळमजला|तल|भूतल|ग्राउंड|पार्किंग|स्टिल्ट)\s*\+\s*)+(\d{1,3})$/;

/** "3", "3rd flr", "तिसरा मजला", "३ रा", "3/7", "3rd of 7", "G+4", "Ground". */
export const readFloor = figureReader((text): Readonly<Floor> | undefined => {
  const below = /^\s*-\s*(\d{1,2})\s*$/.exec(latinDigits(text))?.[1];
  if (below) return { floor: -Number(below) };
  const value = plainValue(text)
    .replace(/\b(?:floor|flr|fl|level)\b|मजला|मजल्यावर|मंजिल|फ्लोर|माळा/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)\s*(?:ला|ली|रा|री|था|थी|वा|वी|वे|वां|वीं|वाँ|व्या|ऱ्या)(?![\p{L}\p{M}])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const above = ABOVE.exec(value);
  if (above) return { totalFloors: Number(above[1]) };
  const [first = '', last] = value.split(/\s*(?:\/|\bof\b|\bout of\b|पैकी|में से)\s*|(?<=\S) (?=\d+$)/);
  const floor = FLOOR_WORDS.get(first.trim()) ?? (/^\d{1,3}$/.test(first.trim()) ? Number(first) : undefined);
  if (floor === undefined) return undefined;
  const total = last && /^\d{1,3}$/.test(last.trim()) ? Number(last) : undefined;
  return { floor, ...(total !== undefined && { totalFloors: total }) };
});

const UNIT: Readonly<Record<string, number>> = { rupees: 1, thousand: 1000, lakh: LAKH, crore: CRORE };
export type MoneyUnit = 'rupees' | 'thousand' | 'lakh' | 'crore';
export const factorOf = (unit: string): number | undefined => UNIT[unit];

/** The unit in a column heading: "Price (Lacs)", "किंमत लाखात". */
export function headingUnit(heading: string): MoneyUnit | undefined {
  const name = heading.toLowerCase();
  if (/\b(?:lakhs?|lacs?)\b|लाख|\bin l\b|\(l\)/.test(name)) return 'lakh';
  if (/\b(?:crores?|cr)\b|कोटी|करोड/.test(name)) return 'crore';
  if (/\bthousands?\b|हजार|\bin k\b|\(k\)/.test(name)) return 'thousand';
  return undefined;
}

const AREA_WORD = /\d\s*(?:sq\b|sq\.|sqft|sft|चौ|वर्ग|acre|guntha|एकर|गुंठ)/;
const MONEY_WORD =
  /₹|\brs|\d\s*(?:l|lac|lakh|lakhs|cr|crore|k|haza+r|haja+r)\b|लाख|कोटी|करोड|\/\s*(?:sq|sft|चौ|वर्ग)/;

export type Money =
  | { rupees: number }
  /** too small for rupees, so in lakhs, crores or thousands */
  | { bare: number }
  | { from: number; to: number; isBare: boolean }
  | { none: true };

const AMOUNT = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?|(?<![\\p{L}\\p{M}])\\.\\d+)\\s*(haza+r|haja+r|${moneyPattern(['crore', 'lakh', 'thousand'], '[\\u0900-\\u0963]*')})?(?![a-z\\u0900-\\u0963])`,
  'gu',
);
/** A unit whose figure is in words: "22 लाख पन्नास हजार". */
const UNIT_ALONE =
  /#.*(?:[\u0900-\u0963]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred))\s+(?:crores?|lakhs?|lacs?|thousand|कोटी|करोड|लाख|हजार)/;
const factorOfWord = (word: string) => (/^ha[zj]a/.test(word) ? 1000 : moneyFactor(word));
/** Smaller figures are not prices in rupees, for sales and monthly rents. */
const MIN_RUPEES = 1000;
/** The text without brackets, unless nothing precedes them: "62.5 L (nego 60)". */
const outsideBrackets = (text: string) => text.replace(/\([^)]*\)/g, ' ').trim() || text;

const RANGE = /\d\s*(?:[a-z\u0900-\u097f.]*)\s*(?:-|–|—|to|ते|से|\/)\s*₹?\s*(?:rs\.?)?\s*\d/;

/** Nothing but "and" between the parts of one amount. */
const SIDE_BY_SIDE = /^[^#]*#(?:\s*\.?\s*(?:and|&|व|आणि|और)?\s*#)+[^#]*$/;

/** True if the amount is small enough to be a price and a safe number. */
const isAmount = ({ figure, factor = 1 }: { figure: number; factor?: number | undefined }) =>
  Number.isSafeInteger(Math.round(figure * factor));

/** Foreign currencies, because listings are offered only in rupees. */
const FOREIGN = /[$£€¥]|\b(?:usd|aed|gbp|eur|euros?|dollars?|dirhams?|pounds?)\b/;

/** Words that may be beside an amount without changing it. */
const BESIDE = new Set(
  `rs inr rupee rupees only approx approximately about around nearly asking ask price rate cost total final fixed firm net all in incl inclusive
  including excl excluding exclusive plus extra nego neg negotiable slightly reg regn registry registration stamp duty gst tax taxes charges pm per
  month monthly mth a rent rental maint maintenance and लाखात लाखांत किंमत भाव रुपये रुपए रु फक्त केवळ सिर्फ़ अंदाजे सुमारे लगभग करीब दरमहा महिना
  प्रति माह महीना भाडे किराया वाटाघाटी निगोशिएबल कुल एकूण मात्र इतकी lakh lakhs lac lacs l crore crores cr k thousand लाख कोटी करोड हजार`
    .trim()
    .split(/\s+/),
);
const WORDS_AND_SIGNS = /[\p{L}\p{M}]+|[^\s\p{L}\p{M}]/gu;
/** Words between the figures of a range, such as "45 ते 50 L". */
const BETWEEN = new Set(['to', 'ते', 'से']);

const isBeside = (part: string) =>
  /^[#.,/\-–—:;+*()=~'"₹|&]$/.test(part) || BESIDE.has(part) || BETWEEN.has(part);

/** "-45,00,000", and as accountants write it "(45,00,000)". */
const IS_NEGATIVE = /^\s*(?:[-–—]\s*₹?\s*\d|\(\s*[\d.,]+\s*\)\s*$)/;

type MoneyCell = { money: Money; isWhole: boolean };

/** A text's amount, and whether there is nothing else, unlike "18 lakh token paid, total 55 lakh". */
const moneyCell = figureReader((text): Readonly<MoneyCell> | undefined => {
  const typed = oneSpelling(text.toLowerCase());
  const read = amountsOf(text);
  if (!read) return undefined;
  const rest = typed.replace(AMOUNT, ' # ').match(WORDS_AND_SIGNS) ?? [];
  const isWhole = read.isOne && !IS_NEGATIVE.test(typed) && ('none' in read.money || rest.every(isBeside));
  return { money: read.money, isWhole };
});

/** Parses money as people write it: "₹ 62,50,000/-", "62.5 L", "1.25cr", "45-50 L", "on request", "18k pm". Undefined if it is not an amount. */
export const readMoney = (text: string): Readonly<Money> | undefined => moneyCell(text)?.money;

/** True if a text is only an amount, so that nothing is lost when only the amount is kept. */
export const isOnlyMoney = (text: string): boolean => moneyCell(text)?.isWhole === true;

/** The first amount, and whether it is the only one. */
function amountsOf(text: string): { money: Money; isOne: boolean } | undefined {
  const typed = oneSpelling(outsideBrackets(text).toLowerCase());
  const one = (money: Money | undefined, isOne = true) => money && { money, isOne };
  if (NO_PRICE.test(plainValue(typed))) return one({ none: true });
  if (FOREIGN.test(typed)) return undefined;
  if (AREA_WORD.test(typed) && !MONEY_WORD.test(typed)) return undefined;
  const rest = typed.replace(AMOUNT, ' # ');
  if (UNIT_ALONE.test(rest)) return undefined;
  const found = [...typed.matchAll(AMOUNT)].map(([, figure = '', word]) => ({
    figure: readFigure(figure, Boolean(word)) ?? Number.NaN,
    factor: word ? factorOfWord(word) : undefined,
  }));
  if (!found.every(isAmount)) return undefined;
  // "1 cr 10" is 1.10 crore
  const [crores, lakhs] = found;
  const isShort = found.length === 2 && crores?.factor === CRORE && lakhs && !lakhs.factor;
  const isAlone = (rest.match(WORDS_AND_SIGNS) ?? []).every(isBeside);
  if (isShort && isAlone && lakhs.figure < 100 && SIDE_BY_SIDE.test(rest.trim())) lakhs.factor = LAKH;
  // "1 cr 20 l" and "22 लाख 50 हजार" are one amount
  const isSum =
    found.length > 1 &&
    SIDE_BY_SIDE.test(rest.trim()) &&
    found.every(({ factor }, i) => factor && (i === 0 || factor < found[i - 1]!.factor!)) &&
    !RANGE.test(typed);
  if (isSum)
    return one(
      amountOf(
        found.reduce((sum, { figure, factor }) => sum + figure * factor!, 0),
        1,
      ),
    );
  if (found.length === 0 || found.length > 2) return undefined;
  const [first, second] = found;
  if (!first) return undefined;
  if (!second) return one(amountOf(first.figure, first.factor));
  if (!RANGE.test(typed)) return one(amountOf(first.figure, first.factor), false);
  const factor = second.factor ?? first.factor;
  const [from, to] = [first.figure * (first.factor ?? factor ?? 1), second.figure * (factor ?? 1)];
  return one({
    from: Math.round(Math.min(from, to)),
    to: Math.round(Math.max(from, to)),
    isBare: factor === undefined && to < MIN_RUPEES,
  });
}

function amountOf(figure: number, factor: number | undefined): Money | undefined {
  if (factor === undefined && figure < MIN_RUPEES) return { bare: figure };
  const rupees = wholeRupees(figure, factor);
  return rupees === undefined ? undefined : { rupees };
}

/** Fields of figures, whose commas may be decimal. */
const FIGURES = new Set(
  'price ratePerSqFt area carpetArea builtUpArea superBuiltUpArea dimensions roadWidth deposit maintenance wishBudget'.split(
    ' ',
  ),
);
/** A comma that parts no thousands: "48,50", and not "1,200", "48,50,000" or "12,5,3". */
const DECIMAL_COMMA = /(?<![\d,.])(\d+),(\d{1,2})(?![\d,])/g;

/** Converts decimal commas in a cell of a file separated by semicolons: "48,50 Lakh" is 48.50 lakh. */
export const withDecimalPoints = (field: string, value: string): string =>
  FIGURES.has(field) ? latinDigits(value).replace(DECIMAL_COMMA, '$1.$2') : value;

export type Size = { squareFeet: number; sides?: [number, number]; second?: number };

const SIDES = /^(\d{1,4}(?:\.\d+)?)\s*(?:ft|feet|'|फूट)?\s*[x×*]\s*(\d{1,4}(?:\.\d+)?)\s*(?:ft|feet|'|फूट)?$/;
const AREA_HEADINGS: readonly [RegExp, string][] = [
  [/sq\.?\s*m(?!i)|square met|चौ\.?\s*मी|वर्ग मीटर/i, 'sq m'],
  [/sq\.?\s*y|square yard|gaj|गज|वार/i, 'sq yd'],
  [/guntha|गुंठ/i, 'guntha'],
  [/\bacres?\b|एकर|एकड/i, 'acre'],
];

/** The unit that a heading gives its areas: "Area (Guntha)". */
export const headingAreaUnit = (heading: string): string =>
  AREA_HEADINGS.find(([pattern]) => pattern.test(heading))?.[1] ?? '';

/** An area as people write it, in its column's unit unless it states one: "1200 sqft", "2 guntha", "30x50", "1250/980". */
export function readSize(text: string, heading: string): Readonly<Size> | undefined {
  return sizeOf(`${headingAreaUnit(heading)}|${text}`);
}

const sizeOf = figureReader((cell): Readonly<Size> | undefined => {
  const unit = cell.slice(0, cell.indexOf('|'));
  const text = cell.slice(unit.length + 1);
  const typed = latinDigits(text.normalize('NFC').toLowerCase())
    .replace(/\(.*?\)/g, ' ')
    .replace(
      /\b(?:approx|appx|about|carpet|built ?up|super|rera|plot|area|saleable)\b\.?|कार्पेट|चटई|अंदाजे/g,
      ' ',
    )
    .replace(/(?<![a-z])sq[.\s-]*(?:m(?:t|tr|eter|etre)?s?)\b\.?/g, ' sq m ')
    .replace(/(?<![a-z])sq[.\s-]*(?:yr?ds?|yards?)\b\.?/g, ' sq yd ')
    .replace(/sq\.?[\s-]*(?:ft|feet)\.?|sft|चौ\.?\s*(?:फूट|फुट)|वर्ग\s*(?:फुट|फीट|फ़ुट)/g, ' sqft ')
    .replace(/\s+/g, ' ')
    .trim();
  const sides = SIDES.exec(typed.replace(/ sqft$/, ''));
  if (sides) {
    const [width, depth] = [Number(sides[1]), Number(sides[2])];
    return { squareFeet: Math.round(width * depth), sides: [width, depth] };
  }
  const one = (part: string) => parseArea(/[a-z\u0900-\u097f]/.test(part) ? part : `${part} ${unit}`.trim());
  const listed = typed.split(/\s*[/|;&]\s*|,\s+|\s+-\s+|\s+and\s+/);
  // "2 acre, 10 guntha" is one area; "200, 220" are two
  const units = new Set(listed.map((part) => part.replace(/[\d.,\s]+/g, '')));
  const isOne = listed.length === 1 || (units.size === listed.length && !units.has(''));
  const whole = isOne ? one(listed.join(' ')) : undefined;
  if (whole !== undefined) return { squareFeet: whole };
  const parts = listed.map(one);
  if (parts.length !== 2 || parts[0] === undefined || parts[1] === undefined) return undefined;
  return { squareFeet: Math.max(parts[0], parts[1]), second: Math.min(parts[0], parts[1]) };
});
