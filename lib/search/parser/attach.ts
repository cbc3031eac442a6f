import { has, type Item, isSilent, isUnit, isUnknown, type Quantity } from './items';
import { type Bound, isWord, type Sense, senseAt, type Word } from './lexicon';

/** The limit of a quantity, and its field. */
export type Said = {
  bound?: Bound;
  strict?: boolean;
  isTurned?: boolean;
  isBeyond?: boolean;
  fields: Sense[];
  monthly: boolean;
  items: Item[];
};

/** Measures of some fields; any other field is of an amount. */
const FITS: readonly (readonly [fields: string, fits: (qty: Quantity) => boolean])[] = [
  ['old newer age', ({ unit }) => unit === 'years'],
  ['move possession available', ({ unit }) => ['date', 'months', 'days', 'years'].includes(unit)],
  ['built', ({ unit, values }) => unit === 'bare' && values[0]! >= 1950 && values[0]! <= 2040],
  [
    'area',
    ({ unit, values: [n], currency }) =>
      !currency && (unit === 'area' || (unit === 'bare' && n! >= 100 && n! <= 100_000)),
  ],
  [
    'road frontage height',
    ({ unit, values, factor }) =>
      (unit === 'length' || (unit === 'area' && factor === 1)) && values[0]! <= 300,
  ],
  ['deposit', (qty) => isMoney(qty) || qty.unit === 'months'],
  ['rate', (qty) => isMoney(qty) || (qty.unit === 'area' && qty.factor === 1 && qty.values[0]! <= 50_000)],
];
const isOf = (field: string, qty: Quantity): boolean =>
  (FITS.find(([fields]) => fields.split(' ').includes(field))?.[1] ?? isMoney)(qty);
const isMoney = ({ unit, values, currency }: Quantity) =>
  unit === 'money' || (unit === 'bare' && (currency || values.at(-1)! >= 10));
const RENTED = new Set(['deposit', 'maintenance', 'own', 'emi', 'notPrice', 'loan']);
/** Quantities without limits. */
const UNLIMITED = new Set(['dimensions', 'rk', 'storeys']);
/** True if "max" is hardly about the rooms because another quantity is near: "emi 30k max 3 bhk". */
const isWeak = (item: Item | undefined, bound: Bound | undefined) =>
  bound === 'max' && (item?.qty?.unit === 'rooms' || item?.qty?.unit === 'spoken');

const isLink = (item: Item): boolean =>
  isSilent(item) ||
  Boolean(has(item, 'range') && !has(item, 'limit')) ||
  Boolean(has(item, 'monthly', 'each', 'between'));

/** Maximum ratio between the two limits of one range. */
const MAX_SHARED = 20;
/** Gives both limits in "min 1500 max 2400 sqft" the unit that follows the second. "4 girls" are people. */
function shareUnits(items: readonly Item[], said: Map<Item, Said>, tokens: readonly Word[]): void {
  const quantities = items.filter(({ qty }) => qty);
  const isName = (item: Item) => isUnknown(items[items.indexOf(item) - 1] ?? item);
  const hasFloor = tokens.some((_, i) => senseAt(tokens, i, 'unit')?.sense.unit === 'floor');
  for (const [i, item] of quantities.entries()) {
    const [qty, other] = [item.qty!, quantities[i + 1]];
    if (qty.unit !== 'bare') continue;
    const at = items.indexOf(item);
    const people = has(items[at + 1], 'people');
    const isOf = tokens[item.from - 1]?.text === 'of';
    // "rent for a family of 5"
    if (isOf && besideSilent(items, at, -1)?.senses.some(({ set }) => set?.tenants)) qty.unit = 'people';
    else if (people) qty.unit = people.whom ? 'other' : 'people';
    else if (qty.ordinal && (hasFloor || (qty.values[0] === 0 && !isName(item)))) qty.unit = 'floor';
    const [bound, its] = [said.get(item)!.bound, other && said.get(other)!.bound];
    if (!bound || !its || its === bound || !['money', 'area'].includes(other!.qty!.unit) || qty.currency)
      continue;
    // "above 9000000, max 1000 sqft"
    const { fields, monthly } = said.get(item)!;
    const shared = qty.values[0]! * other!.qty!.factor;
    if (
      fields.length > 0 ||
      monthly ||
      (bound === 'min' ? shared > other!.qty!.values[0]! : shared > other!.qty!.values[0]! * MAX_SHARED)
    )
      continue;
    qty.unit = other!.qty!.unit;
    qty.values = qty.values.map((value) => value * other!.qty!.factor);
  }
}

const isHome = (item: Item | undefined) =>
  isUnit(item, 'rooms') ||
  item?.qty?.unit === 'rooms' ||
  has(item, 'kind')?.generic === 'home' ||
  ['Residential', 'Villas'].includes(has(item, 'kind')?.set?.category ?? '');
const isLand = (item: Item | undefined) => has(item, 'kind')?.set?.category === 'Plots';
const WHOLE_HOUSES = new Set(['house', 'row-house', 'duplex']);
const isWholeHouse = (item: Item | undefined) => {
  const kind = has(item, 'kind');
  return (
    kind?.generic === 'home' ||
    kind?.set?.category === 'Villas' ||
    kind?.set?.subType?.some((one) => WHOLE_HOUSES.has(one)) ||
    has(item, 'noun') !== undefined
  );
};

/** Names measures of something else, such as the land under a home, the height of its building, or "how many sqft is an acre". */
function readOthers(items: Item[], tokens: readonly Word[]): void {
  const hasHome = items.some(isHome);
  for (const [at, item] of items.entries()) {
    const { qty } = item;
    // "10 saal se purani building"
    const isOld = item.senses.some(({ set }) => set?.saleOf?.includes('resale'));
    const years = items.slice(0, at).findLast((one) => !has(one, 'range', 'limit'));
    if (isOld && has(item, 'quality') && years?.qty?.unit === 'years')
      item.senses = [{ is: 'field', field: 'old' }];
    const asked = has(item, 'howMany') && besideSilent(items, at, 1);
    if (asked && isUnit(asked, 'area') && !asked.qty)
      for (const one of items) if (one.qty?.unit === 'area') one.qty.unit = 'other';
    const counted = items[at + 1];
    // "a society with less than 50 flats"
    if (
      qty?.unit === 'bare' &&
      !qty.currency &&
      qty.values[0]! >= 4 &&
      has(counted, 'kind') &&
      /(?:flats|units|houses|shops|apartments)$/.test(tokens[counted!.from]!.text)
    )
      qty.unit = 'other';
    if (!hasHome || !isLand(item) || has(items[at - 1], 'or') || has(items[at + 1], 'or')) continue;
    const isBare = (one: Item | undefined) => one?.qty?.unit === 'bare' && one.qty.values[0]! >= 300;
    const isField = (one: Item) => has(one, 'field')?.field === 'area';
    const its = [besideSilent(items, at, -1), besideSilent(items, at, 1, isField)].find(
      (one) => one?.qty?.unit === 'area' || isBare(one),
    );
    if (!its) continue;
    its.qty!.unit = 'other';
    its.land = item;
    item.senses = [{ is: 'filler' }];
  }
}

/** True for the floors of a building: "a house with 2 floors", "3 floors". For a flat, "up to 3 floors" is its position. */
function isHeight(items: readonly Item[], at: number, { bound }: Said, tokens: readonly Word[]): boolean {
  const { qty, to } = items[at]!;
  if (qty!.unit !== 'floor' || qty!.ordinal || qty!.isRange) return false;
  return (
    ([1, -1] as const).some((step) => isWholeHouse(besideSilent(items, at, step))) ||
    (isWord('floors', tokens[to - 1]!.text) && (bound !== 'max' || items.some((item) => has(item, 'noun'))))
  );
}

/** The nearest quantity on one side in the same clause, with nothing meaningful in between. */
function quantityBeside(items: readonly Item[], at: number, step: 1 | -1, cross: string): Item | undefined {
  for (let next = at + step; ; next += step) {
    const item = items[next];
    if (!item || item.pause) return undefined;
    if (item.qty) return item;
    if (!isLink(item) && !has(item, cross)) return undefined;
  }
}

/** Makes one field of an amount and its unit of area: "₹2500/sqft", "per acre". */
function joinRates(items: Item[]): void {
  for (let at = 0; at < items.length; at++) {
    const [item, next, before] = [items[at]!, items[at + 1], items[at - 1]];
    // in "4500 ka rate" it belongs to an amount and is not a question
    const isSmall =
      before?.qty?.factor === 1 && before.qty.values[0]! >= 100 && before.qty.values[0]! < 50_000;
    if (has(item, 'errand')?.errand === 'rate' && isSmall && ['bare', 'money'].includes(before!.qty!.unit))
      item.senses = [{ is: 'field', field: 'rate', factor: 1 }];
    const isPer = has(item, 'per') && next && isUnit(next, 'area') && !next.qty;
    const area = isPer ? next : item;
    const unit = area.senses.find((sense) => sense.is === 'unit' && sense.unit === 'area');
    const isOfLand = unit && !isPer && before?.qty?.unit === 'money' && unit.factor! >= 1000;
    const isAfterRupees =
      unit &&
      !isPer &&
      before?.qty?.unit === 'money' &&
      before.qty.factor === 1 &&
      before.qty.values[0]! < 50_000;
    if (!unit || !(isPer || isOfLand || isAfterRupees)) continue;
    item.senses = [{ is: 'field', field: 'rate', factor: unit.factor! }];
    if (isPer) {
      item.to = next.to;
      items.splice(at + 1, 1);
    }
  }
}

const COUNTED_AHEAD = new Set(['rooms', 'floor', 'bathrooms', 'balconies', 'parking', 'seats']);
const countedIn = (item: Item | undefined) =>
  item?.senses.find((sense) => sense.is === 'unit' && COUNTED_AHEAD.has(sense.unit!))?.unit;

/** Gives each number in "bathroom 3 balcony 2 parking 1" to the word before it. */
function shiftUnits(items: Item[]): void {
  for (const [at, item] of items.entries()) {
    let end = at + 1;
    while (items[end]?.qty && COUNTED_AHEAD.has(items[end]!.qty!.unit)) end++;
    const last = items[end]?.qty;
    if (!countedIn(item) || item.qty || end === at + 1 || last?.unit !== 'bare' || last.values[0]! > 20)
      continue;
    for (let to = end; to > at; to--)
      items[to]!.qty!.unit = to === at + 1 ? countedIn(item)! : items[to - 1]!.qty!.unit;
    item.used = true;
  }
}

/**
 * Joins a bare number to the word before it, if none precedes that word: "bhk 2", "floor 3". A word may be in between: "3 stilt car
 * parks".
 */
function joinUnits(items: Item[]): void {
  shiftUnits(items);
  for (const [at, item] of items.entries()) {
    const unit = item.senses.find(
      (sense) =>
        sense.is === 'unit' &&
        (COUNTED_AHEAD.has(sense.unit!) || (sense.unit === 'area' && sense.factor! < 100)),
    );
    if (!unit || item.used || items[at - 1]?.qty?.unit === 'bare') continue;
    const [kind, count] = [items[at - 1], items[at - 2]?.qty];
    const isBetween = kind && !kind.qty && has(kind, 'limit', 'quality', 'ordinary', 'which');
    if (
      isBetween &&
      count?.unit === 'bare' &&
      count.values.every((value) => value <= 20) &&
      !count.currency
    ) {
      count.unit = unit.unit!;
      item.used = true;
      continue;
    }
    let next = at + 1;
    while (items[next] && (isSilent(items[next]!) || has(items[next], 'limit'))) next++;
    const number = items[next]?.qty;
    if (
      number?.unit !== 'bare' ||
      number.values.some(
        (value) => value > (unit.unit === 'area' ? 100_000 : unit.unit === 'seats' ? 2000 : 60),
      ) ||
      number.currency
    )
      continue;
    if (unit.unit === 'area') {
      number.values = number.values.map((value) => value * unit.factor!);
      number.factor = unit.factor!;
    }
    number.unit = unit.unit!;
    item.used = true;
    const more = has(items[next + 1], 'or') ? items[next + 2]?.qty : undefined;
    if (more?.unit === 'bare' && more.values.every((value) => value <= 9)) {
      number.values.push(...more.values);
      items[next]!.to = items[next + 2]!.to;
      items.splice(next + 1, 2);
    }
    if (next === at + 1) items[next]!.from = item.from;
  }
}

function besideSilent(
  items: readonly Item[],
  at: number,
  step: 1 | -1,
  skip = (_: Item) => false,
): Item | undefined {
  let next = at + step;
  while (items[next] && (isSilent(items[next]!) || skip(items[next]!))) next += step;
  return items[next];
}

/** True for a charge that does not change the price: "plus registration", "gst extra". */
function isExtra(items: readonly Item[], at: number, isAmount: boolean): boolean {
  const [before, after] = [besideSilent(items, at, -1), besideSilent(items, at, 1)];
  const isOut = (one: Item | undefined) =>
    one && !one.used && has(one, 'extra', ...(one === before ? ['not', ...(isAmount ? [] : ['and'])] : []));
  const out = [before, after].find(isOut);
  if (out) out.used = true;
  return out !== undefined;
}

/** True for a join that is not a limit: "3 bhk + study", "2BHK+lift". */
const isAddition = (next: Item | undefined, { qty }: Item): boolean =>
  next !== undefined &&
  !next.pause &&
  !next.places &&
  !next.qty &&
  !isSilent(next) &&
  !has(next, 'limit', 'kind') &&
  (qty!.unit === 'rooms' || next.senses.some(({ field }) => field === 'notPrice' || field === 'maintenance'));

/** The limits after their amounts, as in "40 lakh max 30 lakh min 2bhk", where the first determines the others of the clause. */
function limitsBehind(items: readonly Item[]): Set<Item> {
  const found = new Set<Item>();
  for (let from = 0; from < items.length; from++) {
    let to = from;
    while (items[to] && !items[to]!.pause) to++;
    const both = items.slice(from, to).filter((item) => has(item, 'limit')?.side === 'both');
    const [first, last] = [both[0], both.at(-1)];
    const beside = (item: Item | undefined, step: 1 | -1) =>
      item && quantityBeside(items, items.indexOf(item), step, 'field')?.qty?.unit;
    const unit = beside(first, -1);
    // except in "2 acre above 20 lakh below 40 lakh"
    const isBehind = both.length > 1 && unit && unit === beside(first, 1) && unit !== beside(last, 1);
    if (isBehind && unit !== 'rooms') for (const item of both) found.add(item);
    from = to;
  }
  return found;
}

const OPPOSITE: Record<Bound, Bound> = { max: 'min', min: 'max', about: 'about' };

/** The bound of a limit, reversed and used up by a refusal: "not above", "se zyada nahi". */
function boundOf(
  items: readonly Item[],
  at: number,
  sense: Sense,
): { bound: Bound; isTurned: boolean; not?: Item } {
  if (sense.bound === 'about') return { bound: 'about', isTurned: false };
  const before = besideSilent(items, at, -1);
  const after = besideSilent(items, at, 1, (item) => Boolean(has(item, 'field')));
  const not = ['before', 'both'].includes(has(before, 'not')?.side ?? '')
    ? before
    : sense.side !== 'before' && (has(after, 'not')?.side === 'after' || has(after, 'asked'))
      ? after
      : undefined;
  return not
    ? { bound: OPPOSITE[sense.bound!], isTurned: true, not }
    : { bound: sense.bound!, isTurned: false };
}

/** The quantities left and right of a word that it can refer to. */
const sidesOf = (items: readonly Item[], at: number, cross: string, fits: (one: Item) => boolean) =>
  ([-1, 1] as const).map((step) => {
    const one = quantityBeside(items, at, step, cross);
    return one && fits(one) ? one : undefined;
  });

/**
 * Gives each quantity of a sentence its limit and field. A word takes the quantity on the side usual in its language, and of two the one that no other word
 * needs, so that "2 bhk above 80 lakh" limits no rooms.
 */
export function attach(items: Item[], tokens: readonly Word[]): Map<Item, Said> {
  joinRates(items);
  joinUnits(items);
  readOthers(items, tokens);
  const said = new Map<Item, Said>();
  for (const item of items) if (item.qty) said.set(item, { fields: [], monthly: false, items: [] });
  attachLimits(items, said, tokens);
  attachFields(items, said, tokens);
  for (const [at, item] of items.entries()) {
    const its = said.get(item);
    if (!its) continue;
    if (item.land) its.items.push(item.land);
    if (isHeight(items, at, its, tokens)) item.qty!.unit = 'other';
    const isEnds = item.qty!.values.length > 1;
    for (const next of [
      has(items[at + 1], 'monthly', 'each') && items[at + 1],
      isEnds && has(items[at + 1], 'between') && items[at + 1],
      isEnds && has(items[at - 1], 'between') && items[at - 1],
    ]) {
      if (!next) continue;
      its.monthly ||= has(next, 'monthly') !== undefined;
      its.items.push(next);
      next.used = true;
    }
  }
  shareUnits(items, said, tokens);
  return said;
}

function attachLimits(items: readonly Item[], said: Map<Item, Said>, tokens: readonly Word[]): void {
  const behind = limitsBehind(items);
  const limited = new Map<Item, Set<Bound>>();
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]!;
    const limit = has(item, 'limit');
    if (!limit || item.used) continue;
    const text = tokens[item.from]!.text;
    let { bound, isTurned, not } = boundOf(items, at, limit);
    const isOpen = (one: Item) => !UNLIMITED.has(one.qty!.unit) && !limited.get(one)?.has(bound);
    const [left, right] = sidesOf(items, at, 'field', isOpen);
    const isEither = limit.side === 'both' && left !== undefined;
    const isLeft =
      behind.has(item) ||
      limit.side === 'after' ||
      (isEither && right && limited.has(right) && !limited.has(left)) ||
      (isEither && isWeak(right, bound) && !isWeak(left, bound));
    const mayFall = limit.side !== 'before' || (bound !== 'about' && !has(item, 'range', 'filler', 'near'));
    const isOfLeft = left && at - items.indexOf(left) <= 2 && !isAddition(items[at + 1], left);
    const target =
      text === '+' || text === 'plus'
        ? isOfLeft && left
        : isLeft
          ? left
          : (right ?? (mayFall ? left : undefined));
    const words = target && said.get(target);
    if (!words) continue;
    const isOf = tokens[item.from - 1]?.isOf;
    item.used = true;
    // "3rd floor var" means on that floor, not above it
    if (/^(?:var|वर)$/.test(text) && item.to === item.from + 1 && target.qty!.unit === 'floor')
      if (!isOf && !tokens[item.from - 2]?.isOf) {
        item.senses = [{ is: 'filler' }];
        continue;
      }
    // a refused range is excluded completely, because it has both its ends
    if (target.qty!.isRange && not) [bound, isTurned, not] = [limit.bound!, false, undefined];
    limited.set(target, (limited.get(target) ?? new Set()).add(bound));
    words.bound ??= bound;
    words.strict ??= (limit.strict || Boolean(isOf)) && !isTurned;
    words.isTurned ??= isTurned || Boolean(limit.least);
    words.items.push(item, ...(not ? [not] : []));
    if (limit.field) Object.assign(words, { fields: [...words.fields, limit], isBeyond: limit.strict });
    if (not) not.used = true;
  }
}

function attachFields(items: readonly Item[], said: Map<Item, Said>, tokens: readonly Word[]): void {
  const rents = new Set<Item>();
  const isFree = (one: Item) => said.get(one)!.fields.length === 0;
  const isBudget = (one: Item) =>
    has(besideSilent(items, items.indexOf(one), -1), 'field')?.field === 'price';
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]!;
    const before = items[at - 1];
    // in "1 lakh deposit 15 hazar kiraya" the rent is the other amount
    if (
      item.senses.some(
        ({ is, set }) => is === 'quality' && set?.type === 'rent' && Object.keys(set).length === 1,
      )
    ) {
      const [left, right] = sidesOf(
        items,
        at,
        'limit',
        (one) => isMoney(one.qty!) && isFree(one) && !rents.has(one),
      );
      const its = right ?? left;
      if (its) rents.add(its);
    }
    for (const sense of item.senses.filter(({ is }) => is === 'field')) {
      const field = sense.field!;
      // "kitna down payment lagega" asks for its amount
      const isNone = field === 'deposit' && ['before', 'both'].includes(has(before, 'not')?.side ?? '');
      if (item.used || isNone || has(before, 'howMany')) break;
      const [left, right] = sidesOf(
        items,
        at,
        'limit',
        (one) =>
          isOf(field, one.qty!) && isFree(one) && !(RENTED.has(field) && (rents.has(one) || isBudget(one))),
      );
      const isBehind = ['ownAfter', 'old', 'newer'].includes(field) || (field === 'rate' && sense.factor);
      let target = isBehind ? (left ?? (field === 'ownAfter' ? undefined : right)) : (right ?? left);
      if ((field === 'notPrice' || field === 'maintenance') && isExtra(items, at, right !== undefined)) {
        item.used = true;
        item.isExtra = true;
        continue;
      }
      // the only amount in "heavy deposit flat 5 lakh"
      const amounts = items.filter((one) => one.qty?.unit === 'money' && isFree(one));
      if (/^(?:heavy|pagdi)$/.test(tokens[item.from]!.text) && amounts.length === 1) target ??= amounts[0];
      // a down payment is the smaller of two amounts, a deposit the larger: "20 lakh down payment 50 lakh flat", "50k deposit 12k rent"
      if (left?.qty?.unit === 'money' && right?.qty?.unit === 'money') {
        const [less, more] = left.qty.values[0]! < right.qty.values[0]! ? [left, right] : [right, left];
        if (field === 'own') target = less;
        if (field === 'deposit' && !said.get(less)!.bound && !said.get(more)!.bound) target = more;
      }
      const its = target && said.get(target);
      if (!its) continue;
      // "10 saal se purana" means older than that
      const isThan = has(before, 'range') || /^(?:peksha|पेक्षा)$/.test(tokens[before?.from ?? -1]?.text ?? '');
      if (field === 'old' && isThan && !its.bound) Object.assign(its, { bound: 'min', isBeyond: true });
      if (field === 'newer') its.bound ??= 'max';
      its.fields.push(sense);
      its.items.push(item);
      item.used = true;
      // "carpet min 1000 max 1200"
      const end = quantityBeside(items, items.indexOf(target!), 1, 'limit');
      const other = end && said.get(end);
      const [low, high] = [target, end].map((one) => one?.qty?.values[0] ?? 0).sort((a, b) => a - b);
      const isPair = [target, end].every((one) => one?.qty?.unit === 'bare') && high! < low! * MAX_SHARED;
      if (isPair && its.bound && other?.bound === OPPOSITE[its.bound] && other.fields.length === 0)
        other.fields.push(sense);
    }
  }
}
