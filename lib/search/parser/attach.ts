import { has, type Item, isSilent, isUnit, isUnknown, type Quantity } from './items';
import { type Bound, type Sense, senseAt, type Word } from './lexicon';

/** What is said of a quantity: its limit, and the field it is of. */
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
/** Quantities that no limit is about. */
const UNLIMITED = new Set(['dimensions', 'rk', 'storeys']);
/** Where another quantity is beside it, "max" is hardly about the rooms: "emi 30k max 3 bhk". */
const isWeak = (item: Item | undefined, bound: Bound | undefined) =>
  bound === 'max' && (item?.qty?.unit === 'rooms' || item?.qty?.unit === 'spoken');

const isLink = (item: Item): boolean =>
  isSilent(item) ||
  Boolean(has(item, 'range') && !has(item, 'limit')) ||
  Boolean(has(item, 'monthly', 'each', 'between'));

/** Two limits of one range are of similar size. */
const MAX_SHARED = 20;
/** "min 1500 max 2400 sqft": the unit is said once, behind the other limit. "4 girls" are people. */
function shareUnits(items: readonly Item[], said: Map<Item, Said>, tokens: readonly Word[]): void {
  const quantities = items.filter(({ qty }) => qty);
  const isName = (item: Item) => isUnknown(items[items.indexOf(item) - 1] ?? item);
  const hasFloor = items.some(
    (item) =>
      item.qty?.unit === 'floor' ||
      isUnit(item, 'floor') ||
      item.senses.some(({ set }) => set?.floorAt ?? set?.minFloor) ||
      tokens
        .slice(item.from, item.to)
        .some((_, i) => senseAt(tokens, item.from + i, 'unit')?.sense.unit === 'floor'),
  );
  for (const [i, item] of quantities.entries()) {
    const [qty, other] = [item.qty!, quantities[i + 1]];
    if (qty.unit !== 'bare') continue;
    const people = has(items[items.indexOf(item) + 1], 'people');
    if (people) qty.unit = people.whom ? 'other' : 'people';
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

/** Measures of something else: the land under a home, the height of its building, "how many sqft is an acre". They are named. */
function readOthers(items: Item[], tokens: readonly Word[]): void {
  const hasHome = items.some(isHome);
  const hasBuilding = items.some((item) => has(item, 'noun'));
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
    if (qty?.unit === 'floor' && !qty.ordinal && !qty.isRange) {
      const isMany = /^(?:floors|majle|मजले|manzilen|मंजिलें)$/.test(tokens[item.to - 1]!.text);
      if (
        [1, -1].some((step) => isWholeHouse(besideSilent(items, at, step as 1 | -1))) ||
        (hasBuilding && isMany)
      )
        qty.unit = 'other';
    }
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

/** The nearest quantity on one side, in the same clause, with nothing in between that says something else. */
function quantityBeside(items: readonly Item[], at: number, step: 1 | -1, cross: string): Item | undefined {
  for (let next = at + step; ; next += step) {
    const item = items[next];
    if (!item || item.pause) return undefined;
    if (item.qty) return item;
    if (!isLink(item) && !has(item, cross)) return undefined;
  }
}

/** "₹2500/sqft", "per acre": the words that make an amount a rate become one field. */
function joinRates(items: Item[]): void {
  for (let at = 0; at < items.length; at++) {
    const [item, next, before] = [items[at]!, items[at + 1], items[at - 1]];
    // "4500 ka rate": of an amount, and no question
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

/** "bathroom 3 balcony 2 parking 1": each number belongs to the word before it. */
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

/** "bhk 2", "floor 3": a bare number behind its word, where there is none before it. "3 stilt car parks": a word in between. */
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

/** "plus registration", "gst extra": the price stays what it is. */
function isExtra(items: readonly Item[], at: number, isAmount: boolean): boolean {
  const [before, after] = [besideSilent(items, at, -1), besideSilent(items, at, 1)];
  const isOut = (one: Item | undefined) =>
    one && !one.used && has(one, 'extra', ...(one === before ? ['not', ...(isAmount ? [] : ['and'])] : []));
  const out = [before, after].find(isOut);
  if (out) out.used = true;
  return out !== undefined;
}

/** "3 bhk + study", "2BHK+lift": a join, and no limit. */
const isAddition = (next: Item | undefined, { qty }: Item): boolean =>
  next !== undefined &&
  !next.pause &&
  !next.places &&
  !next.qty &&
  !isSilent(next) &&
  !has(next, 'limit', 'kind') &&
  (qty!.unit === 'rooms' || next.senses.some(({ field }) => field === 'notPrice' || field === 'maintenance'));

/** "40 lakh max 30 lakh min 2bhk": as the first limit is behind its amount, so are the others of the clause. */
function limitsBehind(items: readonly Item[]): Set<Item> {
  const found = new Set<Item>();
  for (let from = 0; from < items.length; from++) {
    let to = from;
    while (items[to] && !items[to]!.pause) to++;
    const both = items.slice(from, to).filter((item) => has(item, 'limit')?.side === 'both');
    const [first, last] = [both[0], both.at(-1)];
    const [left, right] = [
      first && quantityBeside(items, items.indexOf(first), -1, 'field'),
      last && quantityBeside(items, items.indexOf(last), 1, 'field'),
    ];
    if (both.length > 1 && left && left.qty!.unit !== 'rooms' && right?.qty?.unit !== left.qty!.unit)
      for (const item of both) found.add(item);
    from = to;
  }
  return found;
}

const OPPOSITE: Record<Bound, Bound> = { max: 'min', min: 'max', about: 'about' };

/** "not above", "se zyada nahi": the refusal turns the limit round, and is used up. */
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

/**
 * Gives each quantity of a sentence its limit and field. A word takes the quantity on its side of the language, and of two the one that no
 * other word needs: "2 bhk above 80 lakh" says nothing about the rooms.
 */
export function attach(items: Item[], tokens: readonly Word[]): Map<Item, Said> {
  joinRates(items);
  joinUnits(items);
  readOthers(items, tokens);
  const behind = limitsBehind(items);
  const said = new Map<Item, Said>();
  for (const item of items) if (item.qty) said.set(item, { fields: [], monthly: false, items: [] });
  const limited = new Map<Item, Set<Bound>>();
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]!;
    const limit = has(item, 'limit');
    if (limit && !item.used) {
      let { bound, isTurned, not } = boundOf(items, at, limit);
      const fits = (one: Item | undefined) =>
        one && !UNLIMITED.has(one.qty!.unit) && !limited.get(one)?.has(bound) ? one : undefined;
      const [left, right] = [
        fits(quantityBeside(items, at, -1, 'field')),
        fits(quantityBeside(items, at, 1, 'field')),
      ];
      const isTaken =
        behind.has(item) ||
        (limit.side === 'both' && right && limited.has(right) && left && !limited.has(left));
      const isLeft =
        isTaken ||
        limit.side === 'after' ||
        (limit.side === 'both' && left && isWeak(right, bound) && !isWeak(left, bound));
      const isSign = /^[+]$/.test(tokens[item.from]?.text ?? '') || tokens[item.from]?.text === 'plus';
      const mayFall = limit.side !== 'before' || (bound !== 'about' && !has(item, 'range', 'filler', 'near'));
      const target = isSign
        ? left && at - items.indexOf(left) <= 2 && !isAddition(items[at + 1], left)
          ? left
          : undefined
        : isLeft
          ? (left ?? right)
          : (right ?? (mayFall ? left : undefined));
      // "3rd floor var": on it, and not above
      if (
        target?.qty?.unit === 'floor' &&
        /^(?:var|वर)$/.test(tokens[item.from]!.text) &&
        item.to === item.from + 1 &&
        !tokens[item.from - 1]?.isOf &&
        !tokens[item.from - 2]?.isOf
      ) {
        item.used = true;
        item.senses = [{ is: 'filler' }];
        continue;
      }
      // a range has both its ends: what is refused is the whole of it
      if (target?.qty?.isRange && not) [bound, isTurned, not] = [limit.bound!, false, undefined];
      const words = target && said.get(target);
      if (words) {
        limited.set(target, (limited.get(target) ?? new Set()).add(bound));
        words.bound ??= bound;
        words.strict ??= (limit.strict || Boolean(tokens[item.from - 1]?.isOf)) && !isTurned;
        words.isTurned ??= isTurned || Boolean(limit.least);
        words.items.push(item, ...(not ? [not] : []));
        if (limit.field) Object.assign(words, { fields: [...words.fields, limit], isBeyond: limit.strict });
        item.used = true;
        if (not) not.used = true;
      }
    }
  }
  const rents = new Set<Item>();
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]!;
    // "1 lakh deposit 15 hazar kiraya": the rent is another amount
    if (
      item.senses.some(
        ({ is, set }) => is === 'quality' && set?.type === 'rent' && Object.keys(set).length === 1,
      )
    ) {
      const open = (one: Item | undefined) =>
        one && isMoney(one.qty!) && said.get(one)!.fields.length === 0 && !rents.has(one) ? one : undefined;
      const its = open(quantityBeside(items, at, 1, 'limit')) ?? open(quantityBeside(items, at, -1, 'limit'));
      if (its) rents.add(its);
    }
    for (const sense of item.senses.filter(({ is }) => is === 'field')) {
      // "kitna down payment lagega" asks for it
      const isNone =
        sense.field === 'deposit' && ['before', 'both'].includes(has(items[at - 1], 'not')?.side ?? '');
      if (item.used || isNone || has(items[at - 1], 'howMany')) break;
      const field = sense.field!;
      const fits = (one: Item | undefined) =>
        one &&
        isOf(field, one.qty!) &&
        said.get(one)!.fields.length === 0 &&
        !(RENTED.has(field) && rents.has(one))
          ? one
          : undefined;
      const [left, right] = [
        fits(quantityBeside(items, at, -1, 'limit')),
        fits(quantityBeside(items, at, 1, 'limit')),
      ];
      const isBehind = ['ownAfter', 'old', 'newer'].includes(field) || (field === 'rate' && sense.factor);
      let target = isBehind ? (left ?? (field === 'ownAfter' ? undefined : right)) : (right ?? left);
      if ((field === 'notPrice' || field === 'maintenance') && isExtra(items, at, right !== undefined)) {
        item.used = true;
        item.isExtra = true;
        continue;
      }
      // "heavy deposit flat 5 lakh": the only amount
      const open =
        field === 'deposit'
          ? items.filter((one) => one.qty?.unit === 'money' && said.get(one)!.fields.length === 0)
          : [];
      const isHeavy = /^(?:heavy|pagdi)$/.test(tokens[item.from]!.text);
      if (!target && isHeavy && open.length === 1) target = open[0];
      if (!target) continue;
      // "20 lakh down payment 50 lakh flat": of two amounts the smaller one
      if (field === 'own' && left?.qty?.unit === 'money' && right?.qty?.unit === 'money')
        target = left.qty.values[0]! < right.qty.values[0]! ? left : right;
      // "10 saal se purana": older than that
      if (
        field === 'old' &&
        (has(items[at - 1], 'range') ??
          /^(?:peksha|पेक्षा)$/.test(tokens[items[at - 1]?.from ?? -1]?.text ?? '')) &&
        !said.get(target)!.bound
      )
        Object.assign(said.get(target)!, { bound: 'min', isBeyond: true });
      if (field === 'newer' && !said.get(target)!.bound) said.get(target)!.bound = 'max';
      said.get(target)!.fields.push(sense);
      // "carpet min 1000 max 1200"
      const end = quantityBeside(items, items.indexOf(target), 1, 'limit');
      const [one, other] = [said.get(target)!, end && said.get(end)];
      const [low, high] = [target, end].map((of) => of?.qty?.values[0] ?? 0).sort((a, b) => a - b);
      const isPair = end?.qty?.unit === 'bare' && target.qty!.unit === 'bare' && high! < low! * MAX_SHARED;
      if (isPair && one.bound && other?.bound === OPPOSITE[one.bound] && other.fields.length === 0)
        other.fields.push(sense);
      said.get(target)!.items.push(item);
      item.used = true;
    }
  }
  for (const [at, item] of items.entries()) {
    if (!item.qty) continue;
    if (item.land) said.get(item)!.items.push(item.land);
    for (const [step, is] of [
      [1, 'monthly'],
      [1, 'each'],
      [1, 'between'],
      [-1, 'between'],
    ] as const) {
      const next = items[at + step];
      if (!next || !has(next, is) || (is === 'between' && item.qty.values.length < 2)) continue;
      if (is === 'monthly') said.get(item)!.monthly = true;
      said.get(item)!.items.push(next);
      next.used = true;
    }
  }
  shareUnits(items, said, tokens);
  return said;
}
