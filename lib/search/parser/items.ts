import { landmarkNameAt } from './landmarks';
import {
  isOrdinary,
  isWord,
  MONTHS,
  means,
  ORDINALS,
  phrasesAt,
  type Search,
  type Sense,
  senseAt,
} from './lexicon';
import { fractionBehind, numberAt } from './numbers';
import type { Landmark, Place, PlaceIndex } from './place-index';
import { exactAt, pinAt } from './place-match';
import { isPause, type Token } from './tokens';

/** A number with its unit, or several as a list or a range. */
export type Quantity = {
  unit: string;
  values: number[];
  isRange: boolean;
  /** factor from the typed unit to its kind's measure */
  factor: number;
  isDigits: boolean;
  currency: boolean;
  /** "1500+" */
  isLeast: boolean;
  /** "third" */
  ordinal: boolean;
};

/** A quantity without special features. */
export const quantity = (unit: string, values: number[], more: Partial<Quantity> = {}): Quantity => ({
  unit,
  values,
  isRange: false,
  factor: 1,
  isDigits: true,
  currency: false,
  isLeast: false,
  ordinal: false,
  ...more,
});

/** A day, a month or a year; `iso` if counted from today. */
export type Day = { year: number; month?: number; day?: number; iso?: string };

/** A phrase, quantity, place or unknown word, which the rules attach to one another. */
export type Item = {
  from: number;
  to: number;
  senses: Sense[];
  qty?: Quantity;
  places?: readonly Place[];
  landmark?: Landmark & { isNear: boolean };
  set?: Search;
  date?: Day;
  pause?: 'wall' | 'comma';
  /** a charge beside the price */
  isExtra?: boolean;
  /** the word for land that a measure belongs to */
  land?: Item;
  /** a rule has used it */
  used?: boolean;
};

/** The first sense of these kinds, in their order. */
export const has = (item: Item | undefined, ...kinds: string[]): Sense | undefined =>
  item && kinds.map((kind) => item.senses.find(({ is }) => is === kind)).find(Boolean);
export const isUnit = (item: Item | undefined, unit: string): boolean =>
  item?.senses.some((sense) => sense.is === 'unit' && sense.unit === unit) ?? false;

type One = {
  /** as said */ raw: number /** in its unit */;
  value: number;
  unit?: Sense;
  used: number;
  isDigits: boolean;
  isLeast: boolean;
  ordinal: boolean;
};

const figureOf = (text: string): number | undefined => {
  const figure = /^(\d{1,2})\p{L}[\p{L}\p{M}]*$/u.exec(text)?.[1];
  return figure === undefined ? ORDINALS.get(text) : Number(figure);
};

const COUNTS = new Map(Object.entries({ single: 1, double: 2, triple: 3, सिंगल: 1, डबल: 2, ट्रिपल: 3 }));
/** Maximum count of an area, because "3 lakh guntha" is the price of each. */
const MAX_COUNTED_AREA = 1000;

const ORDINAL_ENDING = /^(?:st|nd|rd|th|va|vi|ve|vya|wa|wi|व्या|वा|वी|वें|वे)$/;
/** An ordinal in two words: "10 va majla". */
function ordinalAt(tokens: readonly Token[], at: number): One | undefined {
  const isOrdinal =
    /^\d{1,2}$/.test(tokens[at]?.text ?? '') && ORDINAL_ENDING.test(tokens[at + 1]?.text ?? '');
  const one = isOrdinal
    ? oneAt([{ ...tokens[at]!, text: `${tokens[at]!.text}th` }, ...tokens.slice(at + 2)], 0)
    : undefined;
  return one && { ...one, used: one.used + 1 };
}

/** One number with its unit: "50 lakh", "3rd floor", "1 crore 20 lakh". */
function oneAt(tokens: readonly Token[], at: number): One | undefined {
  const apart = ordinalAt(tokens, at);
  if (apart) return apart;
  const ordinal = figureOf(tokens[at]?.text ?? '');
  const named = COUNTS.get(tokens[at]?.text ?? '');
  const numeral =
    ordinal !== undefined
      ? { value: ordinal, used: 1, digits: true }
      : named !== undefined && unitAt(tokens, at + 1, named)
        ? { value: named, used: 1, digits: false }
        : (numberAt(tokens, at) ?? articleAt(tokens, at));
  if (!numeral) return undefined;
  const hyphen =
    tokens[at + numeral.used]?.text === '-' && senseAt(tokens, at + numeral.used + 1, 'unit') ? 1 : 0;
  let next = at + numeral.used + hyphen;
  // "don number majla"
  const isNumbered =
    /^(?:number|nambar|no|नंबर)$/.test(tokens[next]?.text ?? '') && unitAt(tokens, next + 1, numeral.value);
  if (isNumbered && isNumbered.sense.unit === 'floor') next++;
  const plus = tokens[next]?.text === '+' && unitAt(tokens, next + 1, numeral.value) ? 1 : 0;
  const unit = unitAt(tokens, next + plus, numeral.value, tokens[at]?.currency);
  if (ordinal !== undefined && unit && unit.sense.unit !== 'floor') return undefined;
  next += plus + (unit?.used ?? 0);
  const more = fractionBehind(tokens, next);
  // "1 acre and half acre" are two
  if (/^(?:money|area)$/.test(unit?.sense.unit ?? '') && !senseAt(tokens, next + more.used, 'unit')) {
    numeral.value += more.value;
    next += more.used;
  }
  const one: One = {
    raw: numeral.value,
    value: numeral.value * (unit?.sense.factor ?? 1),
    ...(unit && { unit: unit.sense }),
    used: next - at,
    isDigits: numeral.digits,
    isLeast: plus > 0,
    ordinal: ordinal !== undefined,
  };
  if (unit?.sense.unit !== 'money') return one;
  // "ten thousand sq ft"
  const area = unit.sense.factor! >= 1000 ? unitAt(tokens, next, 0) : undefined;
  if (area?.sense.unit === 'area' && area.sense.factor! < MAX_COUNTED_AREA)
    return { ...one, value: one.value * area.sense.factor!, unit: area.sense, used: one.used + area.used };
  let [sum, factor] = [numeral.value * unit.sense.factor!, unit.sense.factor!];
  for (;;) {
    const join = ['and', ',', 'aur', 'और', 'आणि'].includes(tokens[at + one.used]?.text ?? '') ? 1 : 0;
    const more = numberAt(tokens, at + one.used + join);
    const smaller = more && unitAt(tokens, at + one.used + join + more.used, more.value);
    if (smaller?.sense.unit !== 'money' || smaller.sense.factor! >= factor) break;
    factor = smaller.sense.factor!;
    sum += more!.value * factor;
    one.used += join + more!.used + smaller.used;
  }
  return { ...one, value: sum };
}

/** "a crore", "an acre" */
function articleAt(tokens: readonly Token[], at: number) {
  // in "25 lakh an acre" it is the price of each
  const isEach = senseAt(tokens, at - 1, 'unit')?.sense.unit === 'money';
  const isArticle = !isEach && ['a', 'an'].includes(tokens[at]?.text ?? '');
  const unit = isArticle ? unitAt(tokens, at + 1, 1)?.sense.unit : undefined;
  return unit === 'money' || unit === 'area' ? { value: 1, used: 1, digits: false } : undefined;
}

const MIN_SQUARE_FEET = 200;
function unitAt(
  tokens: readonly Token[],
  at: number,
  value: number,
  isAmount = false,
): { sense: Sense; used: number } | undefined {
  const found = senseAt(tokens, at, 'unit');
  // the amount in "₹8,000 parking" counts nothing
  if (!found || (isAmount && found.sense.unit !== 'money')) return undefined;
  // "max 55 min 40"
  if (found.sense.unit === 'minutes' && tokens[at]?.text === 'min' && numberAt(tokens, at + 1))
    return undefined;
  // "1 jan" is a day
  if (found.sense.unit === 'people' && tokens[at]?.text === 'jan' && value === 1) return undefined;
  // so many feet must be square feet: "office 2000 ft"
  if (found.sense.unit === 'length' && value >= MIN_SQUARE_FEET)
    return { sense: { is: 'unit', unit: 'area', factor: 1 }, used: found.used };
  return found;
}

/** True if a number without a unit can share the next one's unit, because both could be ends of one range. */
const isOfSize = (raw: number, next: One): boolean =>
  next.unit!.unit === 'money' || next.unit!.unit === 'area'
    ? raw < next.raw * 20 && next.raw < Math.max(raw * 20, 10)
    : raw <= (next.unit!.unit === 'rooms' ? 9 : 60);

const LISTED = new Set(['rooms', 'spoken', 'floor']);
const SINGLE = new Set(['distance', 'minutes', 'people', 'rk', 'storeys']);

/** The quantity here, with the other end of its range or the other values in its list. */
function quantityAt(tokens: readonly Token[], at: number): { qty: Quantity; used: number } | undefined {
  const first = oneAt(tokens, at);
  if (!first) return undefined;
  const dims = dimensionsAt(tokens, at, first);
  if (dims) return dims;
  const isBetween = senseAt(tokens, at - 1, 'between') !== undefined;
  // a limit has one amount, so "under 55 lakh 75 lakh" is not a list
  const isLimited = [1, 2, 3].some((back) => senseAt(tokens, at - back, 'limit')?.used === back);
  const ones = [first];
  let [unit, end, isRange, last] = [first.unit, at + first.used, false, first];
  for (let steps = 0; steps < 4; steps++) {
    const range = senseAt(tokens, end, 'range');
    const list = senseAt(tokens, end, 'or') ?? senseAt(tokens, end, 'and');
    const join = range?.used ?? list?.used ?? (tokens[end]?.text === ',' ? 1 : 0);
    const next = oneAt(tokens, end + join);
    if (!next || next.isLeast || (unit && SINGLE.has(unit.unit!))) break;
    const kind = (unit ?? next.unit)?.unit;
    const sign = tokens[end]?.text;
    const isEnds = range !== undefined || isBetween;
    const isOrdinals = first.ordinal && next.ordinal;
    const isListed = LISTED.has(kind ?? '');
    const isShared =
      !unit && next.unit && !SINGLE.has(kind!) && !tokens[at]?.currency && isOfSize(first.raw, next);
    // "2 bhk, 3 bhk" adds up later, and "40 lakh or 50 lakh" are two limits
    const isOne = unit
      ? next.unit?.unit === unit.unit &&
        (isEnds || (isListed && join > 0) || (join === 0 && kind === 'money' && !isLimited))
      : isShared ||
        isOrdinals ||
        (!next.unit && join > 0 && isAlike(first, next) && (isEnds || sign === ',' || sign === '/'));
    const isApart = join === 0 && !isAdjacent(last, next) && !isOrdinals;
    // "max 1200, 65 lakh" ends with its amount, "first or second floor, third nahi" refuses the third
    const isEnd =
      sign === ',' && ((isLimited && !isBetween) || isRefusedBehind(tokens, end + join + next.used));
    if (isApart || !isOne || isEnd) break;
    if (sign === '+' && !unit && kind === 'rooms') next.value += first.raw;
    isRange ||= Boolean(range) || isBetween || !isListed;
    unit ??= next.unit;
    ones.push(next);
    end += join + next.used;
    last = next;
  }
  if (!unit && !first.isDigits && !first.ordinal) return undefined;
  const factor = unit?.factor ?? 1;
  const values = ones.map((one) => (one.unit ? one.value : one.raw * factor));
  return {
    qty: quantity(unit?.unit === 'metre' ? 'length' : (unit?.unit ?? 'bare'), values, {
      isRange,
      factor,
      isDigits: first.isDigits,
      currency: Boolean(tokens[at]?.currency),
      isLeast: first.isLeast,
      ordinal: first.ordinal,
    }),
    used: end - at,
  };
}

/** True for numbers in one list, unlike "75,00,000, don't", where the Marathi word also means two. */
const isAlike = (one: One, next: One): boolean =>
  one.isDigits === next.isDigits &&
  Math.max(one.raw, next.raw) <= 20 * Math.max(1, Math.min(one.raw, next.raw));

const isRefusedBehind = (tokens: readonly Token[], at: number): boolean => {
  const not = senseAt(tokens, at, 'not')?.sense;
  return not !== undefined && not.side !== 'before';
};

/** True for two ends of a range of similar size, of which only the second has a unit: "65 70 lakh", "do teen bhk". */
const isAdjacent = (one: One, next: One): boolean => {
  if (one.isDigits !== next.isDigits || !next.unit) return false;
  const isMoney = next.unit.unit === 'money';
  const isNear = Math.max(one.raw, next.raw) <= Math.min(one.raw, next.raw) * 2;
  // "45 lakh 55 lakh"
  if (one.unit) return isMoney && isNear && one.unit.unit === 'money' && one.unit.factor === next.unit.factor;
  return LISTED.has(next.unit.unit!) ? next.raw === one.raw + 1 : isMoney && isNear && next.raw > one.raw;
};

const SIDES = { min: 8, max: 2000 };
function dimensionsAt(tokens: readonly Token[], at: number, first: One) {
  const isSide = ({ value }: One) => Number.isInteger(value) && value >= SIDES.min && value <= SIDES.max;
  const isPlain = (one: One) => !one.unit || one.unit.unit === 'length';
  const times = senseAt(tokens, at + first.used, 'times')?.used ?? 0;
  const other =
    times > 0 && isPlain(first) && isSide(first) ? oneAt(tokens, at + first.used + times) : undefined;
  if (!other || !isSide(other) || !isPlain(other)) return undefined;
  return { qty: quantity('dimensions', [first.value, other.value]), used: first.used + times + other.used };
}

/** True if another amount in the same unit follows, so that "or" joins them: "below 30 or above 25". */
const isOfLikeUnit = (tokens: readonly Token[], at: number, before: Item | undefined): boolean => {
  const next = oneAt(tokens, at);
  const unit = next?.unit?.unit ?? 'bare';
  return next !== undefined && before?.qty?.unit === unit;
};

const PROPERTY_CODE = /^[a-z]{2,4}-[a-z]{2,4}-\d{3,7}$/;

/** Splits the text into items, longest phrase or name first, except that a number with its unit wins. */
export function itemsOf(tokens: readonly Token[], index: PlaceIndex): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item = itemAt(tokens, at, index, items.at(-1));
    items.push(item);
    at = item.to;
  }
  return items;
}

function itemAt(tokens: readonly Token[], at: number, index: PlaceIndex, before: Item | undefined): Item {
  const { text } = tokens[at]!;
  const item = (used: number, more: Partial<Item> = {}): Item => ({
    from: at,
    to: at + used,
    senses: [],
    ...more,
  });
  const left = { senses: [{ is: 'left' }] };
  // a misspelt registration number
  if (/^p\d{7,}/.test(text)) return item(1, left);
  // "g + 1" gives the floors of a house
  if (/^(?:g|ground)$/.test(text) && tokens[at + 1]?.text === '+' && numberAt(tokens, at + 2)?.digits)
    return item(3, left);
  if (isPause(tokens[at])) return item(1, { pause: text === ',' ? 'comma' : 'wall' });
  if (PROPERTY_CODE.test(text)) return item(1, { set: { q: text.toUpperCase() } });
  const pin = pinAt(tokens, at, index);
  if (pin) return pin;
  // "or under" is a limit only after an amount
  const isJoin = senseAt(tokens, at, 'or') ?? senseAt(tokens, at, 'and');
  const phrases = phrasesAt(tokens, at).filter(
    ({ senses, used }) =>
      // "flat no 302" has a number, but "flat no broker" a refusal
      !(used > 1 && senses.some(({ is }) => is === 'numbered') && !numberAt(tokens, at + used)) &&
      !(
        isJoin &&
        (!(before?.qty ?? has(before, 'monthly')) || isOfLikeUnit(tokens, at + used, before)) &&
        senses.every(({ is }) => is === 'limit')
      ),
  );
  const found = quantityAt(tokens, at);
  // "ground floor" is also a number
  const floors = phrases[0]?.senses.map(({ set }) =>
    set?.maxFloor === set?.minFloor ? set?.minFloor : undefined,
  );
  const floor = floors?.find((one) => one !== undefined);
  if (floor !== undefined && (found?.used ?? 0) <= phrases[0]!.used)
    return item(phrases[0]!.used, { qty: quantity('floor', [floor], { ordinal: true }) });
  const phrase =
    phrases.find(({ senses }) => senses.some(({ is }) => is !== 'unit' && is !== 'filler')) ?? phrases[0];
  const used = phrase?.used ?? 0;
  const isName = index.exact.has(text) && !/^\d/.test(text);
  const isPhrase = used === found?.used && phrase!.senses.some(({ is }) => SAYING.has(is));
  if (found && used <= found.used && !isName && !isPhrase) return item(found.used, { qty: found.qty });
  let end = at + 1;
  while (tokens[end] && !isPause(tokens[end])) end++;
  const place = means(text, 'filler') ? undefined : exactAt(tokens, at, end, index);
  const landmark = landmarkNameAt(tokens, at, end, index);
  const longest = Math.max(used, place?.used ?? 0);
  const also = landmark && landmark.to - at === longest && { landmark };
  if (landmark && landmark.to - at > longest) return item(landmark.to - at, { landmark });
  // "estate" after a place is part of its name
  if (before?.places?.some(({ kind }) => kind === 'locality') && isWord('estate', text))
    return item(1, { senses: [{ is: 'filler' }] });
  if (place && place.used > used) return item(place.used, { places: place.places, ...also });
  if (phrase)
    return item(used, {
      senses: phrases.filter((one) => one.used === used).flatMap(({ senses }) => senses),
      ...also,
    });
  const month = MONTHS.has(text) ? [{ is: 'month' }] : [];
  return item(1, { senses: isOrdinary(text) ? [{ is: 'ordinary' }, ...month] : month });
}

const SAYING = new Set(['kind', 'quality', 'service', 'errand', 'rank', 'left']);
const SILENT = new Set(
  'per but filler ordinary from onFoot needed must noun for if then both howMany numbered'.split(' '),
);
/** True for filler: "is", "of", "should be". */
export const isSilent = (item: Item): boolean =>
  !item.qty &&
  !item.places &&
  !item.landmark &&
  !item.set &&
  !item.pause &&
  item.senses.every(({ is }) => SILENT.has(is)) &&
  item.senses.length > 0;
export const isUnknown = (item: Item): boolean =>
  !item.qty && !item.places && !item.landmark && !item.set && !item.pause && item.senses.length === 0;
