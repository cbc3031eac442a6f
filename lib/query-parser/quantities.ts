import { hasWords, numberOf, type Token } from './tokens';

/** Rupees per unit. "karod" and "hazar" are how many people type them. */
const MONEY_UNITS: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  hazar: 1_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  cr: 10_000_000,
  crs: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  karod: 10_000_000,
  rupees: 1,
};

/** Square feet per unit: 1 guntha is 1089 sq ft and 40 gunthas are an acre (Maharashtra revenue measure). */
const AREA_UNITS: readonly (readonly [words: readonly string[], squareFeet: number])[] = [
  [['sq', 'ft'], 1],
  [['sq', 'feet'], 1],
  [['square', 'feet'], 1],
  [['square', 'foot'], 1],
  [['sqft'], 1],
  [['sft'], 1],
  [['sq', 'm'], 10.7639],
  [['sqm'], 10.7639],
  [['square', 'metres'], 10.7639],
  [['square', 'meters'], 10.7639],
  [['sq', 'yd'], 9],
  [['gaj'], 9],
  [['guntha'], 1089],
  [['gunthas'], 1089],
  [['acre'], 43_560],
  [['acres'], 43_560],
  [['hectare'], 107_639],
  [['hectares'], 107_639],
];

type Bound = 'max' | 'min' | 'about';
const BOUNDS: readonly (readonly [words: readonly string[], bound: Bound])[] = [
  [['not', 'more', 'than'], 'max'],
  [['less', 'than'], 'max'],
  [['up', 'to'], 'max'],
  [['more', 'than'], 'min'],
  [['greater', 'than'], 'min'],
  [['at', 'least'], 'min'],
  [['starting', 'from'], 'min'],
  ...(['under', 'below', 'upto', 'within', 'max', 'maximum', 'budget'] as const).map(
    (word) => [[word], 'max'] as const,
  ),
  ...(['above', 'over', 'min', 'minimum', 'from', 'starting'] as const).map(
    (word) => [[word], 'min'] as const,
  ),
  ...(['around', 'about', 'approx', 'near', 'between'] as const).map((word) => [[word], 'about'] as const),
];

type Unit = { kind: 'money' | 'area'; factor: number; used: number };

function unitAt(tokens: Token[], at: number): Unit | undefined {
  const area = AREA_UNITS.find(([words]) => hasWords(tokens, at, words));
  if (area) return { kind: 'area', factor: area[1], used: area[0].length };
  const word = tokens[at]?.text;
  const factor = word !== undefined && Object.hasOwn(MONEY_UNITS, word) ? MONEY_UNITS[word] : undefined;
  return factor === undefined ? undefined : { kind: 'money', factor, used: 1 };
}

const isCurrency = (token?: Token) => token !== undefined && ['₹', 'rs', 'inr'].includes(token.text);
const isJoin = (token?: Token) => token !== undefined && ['-', '–', 'to', 'and'].includes(token.text);

type Amount = { value: number; unit?: Unit | undefined; currency: boolean; next: number };

function amountAt(tokens: Token[], start: number): Amount | undefined {
  const currency = isCurrency(tokens[start]);
  const at = currency ? start + 1 : start;
  const value = /^\d/.test(tokens[at]?.text ?? '') ? numberOf(tokens[at]) : undefined;
  if (value === undefined) return undefined;
  const unit = unitAt(tokens, at + 1);
  return { value, unit, currency, next: at + 1 + (unit?.used ?? 0) };
}

export type Quantity = { kind: 'money' | 'area'; low?: number; high?: number; used: number };

/** A bare figure is money only when it cannot be anything else: with a currency sign, or as large as a price. */
const BARE_PRICE = 100_000;

function bareUnit(first: Amount, last: Amount): Unit | undefined {
  const money = first.currency || last.currency || last.value >= BARE_PRICE;
  return money ? { kind: 'money', factor: 1, used: 0 } : undefined;
}

const TOLERANCE = 0.1;

/** "under 60 lakh", "40-60 lakh", "₹1.5 cr", "around 1200 sq ft", "2 acres+" at this place; undefined when none stands there. */
export function quantityAt(tokens: Token[], start: number): Quantity | undefined {
  const bound = BOUNDS.find(([words]) => hasWords(tokens, start, words));
  const first = amountAt(tokens, start + (bound?.[0].length ?? 0));
  if (!first) return undefined;
  const second = isJoin(tokens[first.next]) ? amountAt(tokens, first.next + 1) : undefined;
  const last = second ?? first;
  const unit = last.unit ?? first.unit ?? bareUnit(first, last);
  if (!unit) return undefined;
  const plus = tokens[last.next]?.text === '+' ? 1 : 0;
  const size = (amount: Amount) => Math.round(amount.value * (amount.unit ?? unit).factor);
  const used = last.next + plus - start;
  const at = size(first);
  if (second) {
    const other = size(second);
    return { kind: unit.kind, low: Math.min(at, other), high: Math.max(at, other), used };
  }
  if (plus || bound?.[1] === 'min') return { kind: unit.kind, low: at, used };
  // a bare budget means "up to"; a bare size means "about this size"
  if (bound?.[1] === 'max' || (!bound && unit.kind === 'money')) return { kind: unit.kind, high: at, used };
  return {
    kind: unit.kind,
    low: Math.round(at * (1 - TOLERANCE)),
    high: Math.round(at * (1 + TOLERANCE)),
    used,
  };
}
