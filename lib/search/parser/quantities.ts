import type { Bound } from './bounds';
import { type Prefix, prefixAt, suffixAt } from './limits';
import { type Numeral, numberAt } from './numbers';
import { phraseSet, type Token } from './tokens';
import {
  A_MONTH,
  AREA_KINDS,
  BETWEEN_AFTER,
  isBareRent,
  isBehindRooms,
  isBesideIn,
  isBesideRent,
  isCounting,
  PAIR_SIGN,
  RUPEES,
  squareFeetAt,
  UNITS,
  type Unit,
} from './units';

export const JOINS = phraseSet(
  '-, –, to, and, n, nd, &, upto, up to, till, se, te, aur, ya, or, से, ते, और, आणि',
);

export type Amount = {
  value: number;
  numeral: Numeral;
  unit?: Unit | undefined;
  currency: boolean;
  /** stated with a plus sign */
  isLeast: boolean;
  next: number;
};

/** One number with its unit. In words it requires one: "do" alone is English. */
function simpleAmount(tokens: readonly Token[], start: number): Amount | undefined {
  const numeral = numberAt(tokens, start) ?? articleAt(tokens, start);
  if (!numeral) return undefined;
  const at = start + numeral.used;
  // "1500+ sqft"
  const plus = tokens[at]?.text === '+' && UNITS.at(tokens, at + 1) ? 1 : 0;
  const unit =
    countedUnitAt(tokens, at + plus) ??
    UNITS.at(tokens, at + plus) ??
    squareFeetAt(tokens, at + plus, numeral.value);
  if (!unit && !numeral.digits && !hasUnitBehind(tokens, at)) return undefined;
  const value = numeral.value * (unit?.value.factor ?? 1);
  const next = at + plus + (unit?.used ?? 0);
  return {
    value,
    numeral,
    unit: unit?.value,
    currency: Boolean(tokens[start]?.currency),
    isLeast: plus > 0,
    next,
  };
}

/** "ten thousand sq ft": a word for thousands of square feet is not about money. */
function countedUnitAt(tokens: readonly Token[], at: number): { value: Unit; used: number } | undefined {
  const count = UNITS.at(tokens, at);
  const area = count && UNITS.at(tokens, at + count.used);
  if (count?.value.kind !== 'money' || count.value.factor < 1000 || area?.value.kind !== 'area')
    return undefined;
  // "3 lakh guntha" is the price of each
  if (area.value.factor >= 1000) return undefined;
  return {
    value: { kind: 'area', factor: count.value.factor * area.value.factor },
    used: count.used + area.used,
  };
}

/** "chalis se pachas lakh", "pachas pachpan lakh": the unit follows the second number in words */
function hasUnitBehind(tokens: readonly Token[], at: number): boolean {
  const join = JOINS.at(tokens, at) ?? { used: 0 };
  const second = numberAt(tokens, at + join.used);
  return Boolean(second && UNITS.at(tokens, at + join.used + second.used));
}

/** "a crore", "an acre" */
function articleAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const isArticle = ['a', 'an'].includes(tokens[at]?.text ?? '') && UNITS.at(tokens, at + 1);
  return isArticle ? { value: 1, used: 1, digits: false } : undefined;
}

/** "1 crore 20 lakh", also with "and": amounts of decreasing units are one sum. */
export function amountAt(tokens: readonly Token[], start: number, mayUseAnd: boolean): Amount | undefined {
  const sum = simpleAmount(tokens, start);
  let last = sum?.unit;
  while (sum && last?.kind === 'money') {
    const joined = [',', ...(mayUseAnd ? ['and', 'aur', 'और', 'आणि'] : [])].includes(
      tokens[sum.next]?.text ?? '',
    );
    const more = simpleAmount(tokens, sum.next + (joined ? 1 : 0));
    if (more?.unit?.kind !== 'money' || more.unit.factor >= last.factor) break;
    sum.value += more.value;
    sum.next = more.next;
    last = more.unit;
  }
  return sum;
}

export type Quantity = {
  kind: 'money' | 'area';
  low?: number;
  high?: number;
  /** stated per month */
  monthly: boolean;
  used: number;
};

/** From here on a number without a unit is a price, or a rent. */
const MIN_BARE_PRICE = 100_000;
const MIN_BARE_RENT = 1000;
const MIN_BARE_AREA = 100;

const TOLERANCE = 0.1;

/** Whether rentals are searched, and whether a number without a unit is a PIN code. */
export type AmountContext = { rent: boolean; isPin: (value: number) => boolean };

/** The only possible meaning of a number without a unit where a budget is stated: "under 40" means lakhs, or thousands of rent. */
const SPOKEN_SHORT = {
  sale: { factor: 100_000, least: 10, most: 300 },
  rent: { factor: 1000, least: 3, most: 99 },
};
function shortUnit(first: Amount, last: Amount, tokens: readonly Token[], rent: boolean) {
  const { factor, least, most } = SPOKEN_SHORT[rent ? 'rent' : 'sale'];
  const isShort = [first, last].every(
    ({ value, numeral, next }) =>
      value >= least && value <= most && numeral.digits && !isCounting(tokens, next),
  );
  return isShort ? ({ kind: 'money', factor } as const) : undefined;
}

function bareUnit(
  first: Amount,
  last: Amount,
  prefix: Prefix,
  monthly: boolean,
  { rent, isPin }: AmountContext,
) {
  if (prefix.hint === 'area') return last.value >= 100 ? ({ kind: 'area', factor: 1 } as const) : undefined;
  const isMoney = first.currency || last.currency || monthly || prefix.hint === 'money';
  const isPlain = !isMoney && (prefix.bound === undefined || prefix.bound === 'about') && isPin(last.value);
  const least = isMoney || rent || prefix.bound ? MIN_BARE_RENT : MIN_BARE_PRICE;
  return !isPlain && last.value >= least ? ({ kind: 'money', factor: 1 } as const) : undefined;
}

/** The end of any amount, including the words before and after it. */
export function amountEnd(tokens: readonly Token[], start: number): number | undefined {
  const amount = amountAt(tokens, prefixAt(tokens, start).next, true);
  if (!amount) return undefined;
  const end = amount.next + (suffixAt(tokens, amount.next)?.used ?? 0);
  return end + (A_MONTH.at(tokens, end)?.used ?? 0);
}

/** "under 60 lakh", "40-60 lakh", "₹1.5 cr", "around 1200 sq ft", "2 acres+", "15k a month"; undefined without an amount. */
export function quantityAt(
  tokens: readonly Token[],
  start: number,
  context: AmountContext,
): Quantity | undefined {
  const prefix = prefixAt(tokens, start);
  const first = amountAt(tokens, prefix.next, prefix.bound !== 'about');
  if (!first) return undefined;
  const more = stretchAt(tokens, first);
  if (more) return { kind: 'money', high: more.high, monthly: false, used: more.end - start };
  const join = JOINS.at(tokens, first.next) ?? pairAt(tokens, first);
  // "from 40 lakh upto 60 lakh", "min 50 lakh to max 75 lakh"
  const behind = join && prefixAt(tokens, first.next + join.used);
  const isOtherEnd = behind && !behind.hint && behind.bound !== 'min' && behind.bound !== 'about';
  const end = isOtherEnd ? amountAt(tokens, behind.next, true) : undefined;
  // "1000 sqft and 55 lakh" are no ends of one range
  const second = first.unit && end?.unit && first.unit.kind !== end.unit.kind ? undefined : end;
  const last = second ?? first;
  const month = A_MONTH.at(tokens, last.next);
  const areaKind = month ? undefined : AREA_KINDS.at(tokens, last.next);
  // "900 carpet minimum"
  const kindUsed = (areaKind && suffixAt(tokens, last.next + areaKind.used) && areaKind.used) ?? 0;
  const suffix = suffixAt(tokens, last.next + (month?.used ?? 0) + kindUsed);
  const isBudget =
    prefix.hint === 'money' ||
    ((prefix.bound ?? suffix?.bound) && !prefix.hint) ||
    second ||
    isBehindRooms(tokens, start) ||
    isBesideIn(tokens, start, first.next) ||
    (context.rent && isBesideRent(tokens, start, last.next));
  const hinted: Unit | undefined =
    areaKind && last.value >= MIN_BARE_AREA ? { kind: 'area', factor: 1 } : undefined;
  const unit =
    last.unit ??
    first.unit ??
    hinted ??
    unitOfOther(tokens, prefix, last.next) ??
    bareUnit(first, last, { ...prefix, bound: prefix.bound ?? suffix?.bound }, Boolean(month), context) ??
    (isBudget ? shortUnit(first, last, tokens, context.rent) : undefined) ??
    (isBareRent(first, last, tokens) ? RUPEES : undefined);
  if (!unit) return undefined;
  const between = second && BETWEEN_AFTER.at(tokens, last.next);
  const ofArea = unit.kind === 'area' ? (areaKind?.used ?? 0) : 0;
  const used = last.next + (between?.used ?? (month?.used ?? 0) + (suffix?.used ?? 0) + ofArea) - start;
  const size = (amount: Amount) => Math.round(amount.unit ? amount.value : amount.value * unit.factor);
  const base = { kind: unit.kind, monthly: Boolean(month), used };
  if (second) {
    const ends = [size(first), size(second)];
    const wider = unit.kind === 'money' ? stretchAt(tokens, { ...second, unit }) : undefined;
    if (wider) return { ...base, low: Math.min(...ends), high: wider.high, used: wider.end - start };
    return { ...base, low: Math.min(...ends), high: Math.max(...ends) };
  }
  return {
    ...base,
    ...range(size(first), suffix?.bound ?? (first.isLeast ? 'min' : prefix.bound), unit.kind),
  };
}

/** "min 1500 max 2400 sqft": the unit is said once, behind the other limit. */
function unitOfOther(tokens: readonly Token[], { bound, hint }: Prefix, at: number): Unit | undefined {
  const other = bound && !hint ? prefixAt(tokens, at + (JOINS.at(tokens, at)?.used ?? 0)) : undefined;
  if (!other?.bound || other.hint || other.bound === bound) return undefined;
  return amountAt(tokens, other.next, false)?.unit;
}

/** "budget 35 but can stretch to 40": the larger amount is the limit. */
const STRETCH = phraseSet(
  'but can stretch to, but can stretch upto, can stretch to, can stretch upto, can stretch till, but can go to, but can go upto, can go to, can go upto, can go till, but can extend to, can extend to, can extend upto, can increase to, can increase upto, stretchable to, stretchable upto, extendable to, extendable upto, extendable till, flexible upto, flexible to, flexible till',
);
function stretchAt(tokens: readonly Token[], first: Amount): { high: number; end: number } | undefined {
  const word = STRETCH.at(tokens, first.next);
  const second = word && amountAt(tokens, first.next + word.used, false);
  if (!second) return undefined;
  const unit = second.unit ?? first.unit ?? shortUnit(first, second, tokens, false);
  if (unit?.kind !== 'money') return undefined;
  return { high: Math.round(second.unit ? second.value : second.value * unit.factor), end: second.next };
}

/** "65, 70 lakh", "55/60 lakh", "65 70 lakh": a range with one unit, with or without a sign in between. */
function pairAt(tokens: readonly Token[], first: Amount): { used: number } | undefined {
  if (first.unit) return twiceAt(tokens, first);
  if (first.value >= MIN_BARE_RENT) return undefined;
  const used = PAIR_SIGN.at(tokens, first.next)?.used ?? 0;
  const second = numberAt(tokens, first.next + used);
  const unit = second && UNITS.at(tokens, first.next + used + second.used);
  // "sector 2 65 lakh": the ends of a range are of similar size
  const isPair = used > 0 || (second && second.value > first.value && second.value <= first.value * 2);
  // "65, 70": nothing else was typed, or only rooms before it
  const isAlone = used > 0 && second?.digits && tokens.length === first.next + used + second.used;
  return (unit || isAlone) && isPair ? { used } : undefined;
}

/** "40 lakh 50 lakh": both ends with their unit; a second amount with a word of its own behind it is another matter. */
function twiceAt(tokens: readonly Token[], first: Amount): { used: number } | undefined {
  const second = amountAt(tokens, first.next, false);
  const isEnd =
    second?.unit === first.unit &&
    (first.unit?.factor ?? 0) > MIN_BARE_RENT &&
    first.unit?.kind === 'money' &&
    second !== undefined &&
    second.value !== first.value &&
    Math.max(first.value, second.value) <= Math.min(first.value, second.value) * 2;
  return isEnd && !OF_ANOTHER.has(tokens[second.next]?.text ?? '') ? { used: 0 } : undefined;
}
const OF_ANOTHER = new Set(
  'deposit down downpayment dp loan emi advance booking token own in cash salary income ka ki per monthly'.split(
    ' ',
  ),
);

/** A budget without a limit word means "up to"; a size means "about this size". */
function range(at: number, bound: Bound | undefined, kind: Unit['kind']): { low?: number; high?: number } {
  if (bound === 'min') return { low: at };
  if (bound === 'max' || (!bound && kind === 'money')) return { high: at };
  return { low: Math.round(at * (1 - TOLERANCE)), high: Math.round(at * (1 + TOLERANCE)) };
}
