import type { Said } from './attach';
import type { Errand } from './errands';
import { has, type Item, type Quantity } from './items';
import type { Bound, Search } from './lexicon';
import { type Piece, type Sentence, SHARED } from './sentence';

/** Facts that determine the meaning of a number without a unit, and of dates. */
export type Circumstances = {
  rent: boolean;
  today: string | undefined;
  /** rooms were typed, so that "45" is a budget and "30000" a rent */
  hasRooms: boolean;
  isOffice: boolean;
  isShared: boolean;
  /** directly after the rooms */
  isBehindRooms: boolean;
  /** a question about an instalment */
  isAboutEmi: boolean;
};
type Meaning = Omit<Piece, 'from' | 'to'>;
type Ends = { low?: number; high?: number };

const ends = (name: string, { low, high }: Ends): Search => ({
  ...(low !== undefined && { [`min${name}`]: low }),
  ...(high !== undefined && { [`max${name}`]: high }),
});
const TOLERANCE = 0.1;
const span = (low: number, high: number) =>
  Array.from({ length: Math.max(0, high - low) + 1 }, (_, i) => low + i);

/** Default limit for each kind of quantity: a maximum for a budget, about that size for an area, a minimum for baths. */
const UNSAID: Record<string, Bound | 'exact'> = {
  money: 'max',
  area: 'about',
  length: 'min',
  bathrooms: 'min',
  balconies: 'min',
  parking: 'min',
  seats: 'min',
  years: 'max',
  floor: 'exact',
  beds: 'exact',
};

function endsOf(
  { values, isRange, isLeast, unit }: Quantity,
  { bound, strict }: Said,
  isWhole: boolean,
): Ends {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (isRange && values.length > 1) return { low, high };
  const side = isLeast ? 'min' : (bound ?? UNSAID[unit] ?? 'exact');
  const beyond = Number(isWhole && strict === true);
  if (side === 'max') return { high: high - beyond };
  if (side === 'min') return { low: low + beyond };
  if (side === 'about' && !isWhole)
    return { low: Math.round(low * (1 - TOLERANCE)), high: Math.round(high * (1 + TOLERANCE)) };
  return { low, high };
}

const asBedroom = (n: number) => Math.min(Math.max(Math.trunc(n), 1), 5);
const roomList = (counts: number[]) => [...new Set(counts.map(asBedroom))].sort((a, b) => a - b);
const MAX_ROOMS = 9;

function rooms(qty: Quantity, said: Said): Meaning {
  const counts = qty.values.flatMap((value) => [Math.floor(value), Math.ceil(value)]);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  if (low < 1 || high > MAX_ROOMS) return { left: true };
  const side = qty.isLeast ? 'min' : said.bound;
  const beyond = Number(said.strict === true);
  if (side === 'min') return { set: { minBedrooms: low + beyond } };
  if (side === 'max') return { set: { bedrooms: roomList(span(1, Math.max(1, high - beyond))) } };
  return { set: { bedrooms: roomList(qty.isRange ? span(low, high) : counts) } };
}

const [MAX_EMI, OWN_SHARE, MIN_BARE_PRICE, MIN_BARE_RENT] = [300_000, 0.25, 100_000, 1000];
const SHORT = { sale: { factor: 100_000, least: 10, most: 300 }, rent: { factor: 1000, least: 3, most: 99 } };

/** The filter for an amount other than the price. */
function amount(qty: Quantity, said: Said, { rent, isAboutEmi }: Circumstances): Meaning {
  const field = said.fields[0]?.field;
  const range = endsOf({ ...qty, unit: 'money' }, said, false);
  const most = range.high ?? 0;
  // these fields have no filter for a minimum
  if (range.high === undefined && ['deposit', 'maintenance', 'emi', 'allIn'].includes(field!))
    return { left: true, ...(field === 'deposit' && { set: { type: 'rent' } }) };
  const sale = rent && { type: 'sale' as const };
  switch (field) {
    case 'deposit':
      return { set: { type: 'rent', maxDeposit: most } };
    case 'maintenance':
      return { set: { maxMaintenance: most } };
    case 'emi':
      return most > MAX_EMI
        ? { answer: 'emi', set: ends('Price', range) }
        : { service: 'vridi', set: { ...sale, maxEmi: most } };
    case 'allIn':
      return { set: { ...sale, maxAllIn: most } };
    case 'own':
    case 'ownAfter':
      return { service: 'vridi', isDerived: true, set: { maxPrice: Math.round(most / OWN_SHARE) } };
    case 'loan':
      return {
        service: 'vridi',
        amount: most,
        ...(isAboutEmi ? { set: { maxPrice: most } } : { left: true }),
      };
    case 'notPrice': {
      const errand = said.items.flatMap(({ senses }) => senses).find(({ is }) => is === 'errand')?.errand as
        | Errand
        | undefined;
      return errand ? { answer: errand, set: { maxPrice: most } } : { left: true };
    }
    case 'rate': {
      const factor = said.fields[0]!.factor ?? 1;
      const each = Object.fromEntries(
        Object.entries(range).map(([end, value]) => [end, Math.round(value / factor)]),
      );
      return { set: ends('Rate', each) };
    }
    default:
      return { set: { ...(said.monthly && { type: 'rent' as const }), ...ends('Price', range) } };
  }
}

/** Interprets a number without a unit by its size and neighbours. */
function bare(item: Item, said: Said, around: Circumstances): Meaning | undefined {
  const qty = item.qty!;
  const last = qty.values.at(-1)!;
  const field = said.fields[0]?.field;
  const as = (unit: string, factor = 1): Quantity => ({
    ...qty,
    unit,
    values: qty.values.map((value) => value * factor),
  });
  if (field === 'area')
    return last >= 100 ? { set: ends('Area', endsOf(as('area'), said, false)) } : undefined;
  if (field === 'built') return builtIn(last, said, around.today);
  if (field === 'rate') return last >= 100 && last <= 50_000 ? amount(as('money'), said, around) : undefined;
  const isMoney =
    qty.currency || said.monthly || field !== undefined || around.rent || said.bound !== undefined;
  if (last >= (field && qty.currency ? 1 : isMoney ? MIN_BARE_RENT : MIN_BARE_PRICE))
    return amount(as('money'), said, around);
  if (around.hasRooms && last >= 4000 && last < MIN_BARE_PRICE) return amount(as('money'), said, around);
  if (said.bound === 'min' && !field && last <= MAX_ROOMS && !qty.currency && !around.hasRooms)
    return rooms(qty, said);
  const { factor, least, most } = SHORT[around.rent ? 'rent' : 'sale'];
  const isBudget = isMoney || qty.isRange || around.isBehindRooms;
  const isShort = qty.isDigits && qty.values.every((value) => value >= least && value <= most);
  return isBudget && isShort ? amount(as('money', factor), said, around) : undefined;
}

function builtIn(year: number, { bound, strict }: Said, today: string | undefined): Meaning | undefined {
  const age = Number(today?.slice(0, 4)) - year;
  if (!(age >= 0)) return undefined;
  if (bound === 'min') return { set: { maxAgeYears: Math.max(0, age - Number(strict ?? true)) } };
  if (bound === 'max') return { set: { minAgeYears: age + 1 } };
  return { set: { minAgeYears: Math.max(0, age - 1), maxAgeYears: age } };
}

function years(qty: Quantity, said: Said): Meaning | undefined {
  const fields = said.fields.map(({ field }) => field);
  if (fields.length === 0) return { left: true };
  const [low, high] = [Math.min(...qty.values), Math.max(...qty.values)];
  if (qty.isRange) return { set: { ...(low > 0 && { minAgeYears: low }), maxAgeYears: high } };
  if (said.bound === 'min') return { set: { minAgeYears: low + Number(said.isBeyond === true) } };
  return { set: { maxAgeYears: high } };
}

/** Handover date: the first free day of a rental, or the possession date of a sale. */
const HANDOVER: Record<string, string> = {
  possession: 'PossessionDate',
  available: 'AvailableFrom',
  move: 'Move',
};
function handover(item: Item, said: Said, { rent }: Circumstances): Meaning | undefined {
  const named = said.fields.map(({ field }) => HANDOVER[field!]).find(Boolean);
  const { date } = item;
  if (
    !date ||
    (!named &&
      !(rent && item.qty!.unit === 'date' && (date.month || date.iso)) &&
      !(date.month && item.qty!.isLeast))
  )
    return undefined;
  const field = rent ? 'AvailableFrom' : named === 'Move' || !named ? 'PossessionDate' : named;
  const type = field === 'AvailableFrom' && !rent ? { type: 'rent' as const } : {};
  const { year, month, day, iso } = date;
  const text = (y: number, m: number, d: number) =>
    new Date(Date.UTC(y, m - 1, d)).toISOString().slice(0, 10);
  const last = iso ?? (day ? text(year, month ?? 12, day) : text(year, (month ?? 12) + 1, 0));
  const first = iso ?? text(year, month ?? 1, day ?? 1);
  // a client who asks for "available from december" moves then
  const isAfter = said.bound === 'min' && (said.strict || said.isTurned);
  if (isAfter)
    return {
      set: { ...type, [`min${field}`]: said.strict ? (iso ?? text(year, (month ?? 12) + 1, 1)) : first },
    };
  if (said.bound === 'max' && said.strict)
    return { set: { ...type, [`max${field}`]: iso ?? text(year, month ?? 1, (day ?? 1) - 1) } };
  return { set: { ...type, [`max${field}`]: last } };
}

const NAMES: Record<string, string> = {
  bathrooms: 'Bathrooms',
  balconies: 'Balconies',
  parking: 'Parking',
  seats: 'Seats',
  beds: 'BedsInRoom',
  floor: 'Floor',
};
const SIDES: Record<string, string> = { road: 'RoadWidth', frontage: 'Frontage', height: 'CeilingHeight' };

/** The filter for a quantity, or undefined. */
export function meaningOf(item: Item, said: Said, around: Circumstances): Meaning | undefined {
  const qty = item.qty!;
  const { unit, values } = qty;
  switch (unit) {
    case 'rooms':
      return rooms(qty, said);
    case 'spoken':
      return Math.max(...values) > 1 || said.bound
        ? rooms(qty, said)
        : { set: { type: 'rent', category: 'Residential', subType: ['room'] } };
    case 'rk':
      return values[0]! > 1
        ? // two rooms and a kitchen are one bedroom and a hall
          { set: { bedrooms: roomList([values[0]! - 1]) } }
        : { set: { category: 'Residential', subType: ['rk'] } };
    case 'money':
      return amount(qty, said, around);
    case 'area':
      if (SIDES[said.fields[0]?.field ?? ''])
        return { set: ends(SIDES[said.fields[0]!.field!]!, endsOf({ ...qty, unit: 'length' }, said, false)) };
      if (said.fields[0]?.field === 'rate') return amount(qty, said, around);
      return { set: ends('Area', endsOf({ ...qty, values: values.map(Math.round) }, said, false)) };
    case 'bare':
      return bare(item, said, around);
    case 'years':
      return around.isAboutEmi && said.fields.length === 0 && values[0]! <= 40
        ? { years: values[0]! }
        : said.fields.some(({ field }) => HANDOVER[field!])
          ? handover(item, said, around)
          : years(qty, said);
    case 'date':
    case 'months':
    case 'days':
      if (said.fields.some(({ field }) => field === 'deposit')) return { left: true, set: { type: 'rent' } };
      return handover(item, said, around) ?? { left: true };
    case 'dimensions':
      return { set: { dimensions: values.join('x') } };
    case 'length': {
      const side = SIDES[said.fields[0]?.field ?? ''];
      return side
        ? { set: ends(side, endsOf({ ...qty, values: values.map(Math.round) }, said, false)) }
        : { left: true };
    }
    case 'people':
      return around.isOffice
        ? { set: ends('Seats', endsOf({ ...qty, unit: 'seats' }, said, true)) }
        : around.isShared
          ? { set: ends('BedsInRoom', endsOf({ ...qty, unit: 'beds' }, said, true)) }
          : { left: true };
    case 'beds':
    case 'bathrooms':
    case 'balconies':
    case 'parking':
    case 'seats':
    case 'floor': {
      const isDesks = unit === 'beds' && values[0]! > 6;
      return {
        set: ends(
          isDesks ? 'Seats' : NAMES[unit]!,
          endsOf(isDesks ? { ...qty, unit: 'seats' } : qty, said, true),
        ),
      };
    }
    default:
      return { left: true };
  }
}

const OFFICES = /^(?:office|coworking)$/;

export function readQuantities(s: Sentence): void {
  const rooms = s.items.some(
    ({ qty, senses }) =>
      qty?.unit === 'rooms' || qty?.unit === 'rk' || senses.some(({ set }) => set?.furnishing),
  );
  const subTypes = s.items.flatMap(({ senses }) => senses.flatMap(({ set }) => set?.subType ?? []));
  for (const [at, item] of s.items.entries()) {
    const said = s.said.get(item);
    if (!said || s.owner.has(item)) continue;
    const around: Circumstances = {
      rent: s.isRent(),
      today: s.context.today,
      hasRooms: rooms,
      isOffice: subTypes.some((one) => OFFICES.test(one)),
      isShared: subTypes.some((one) => SHARED.has(one)),
      isBehindRooms:
        s.items[at - 1]?.qty?.unit === 'rooms' ||
        (rooms &&
          (s.tokens[item.from - 1]?.text === 'in' ||
            /^(?:me|mein|madhe|madhye|में|मध्ये|paryant|tak)$/.test(s.tokens[item.to]?.text ?? ''))),
      isAboutEmi: s.items.some((one) => has(one, 'errand')?.errand === 'emi'),
    };
    const isNumbered =
      item.qty!.unit === 'bare' &&
      !(said.monthly && item.qty!.values[0]! >= MIN_BARE_RENT) &&
      (has(s.items[at - 1], 'numbered') ?? has(s.items[at + 1], 'numbered'));
    const isStay =
      ['months', 'days'].includes(item.qty!.unit) &&
      said.fields.length === 0 &&
      !item.date?.iso &&
      (has(s.items[at - 1], 'for') ?? has(s.items[at + 1], 'for'));
    if (around.isShared && /^beds?$/.test(s.tokens[item.to - 1]!.text)) item.qty!.unit = 'beds';
    const isEach = said.items.some((one) => has(one, 'each'));
    const meaning = isStay
      ? { left: true, set: { type: 'rent' as const } }
      : isEach || isNumbered
        ? { left: true }
        : item.set
          ? { set: item.set }
          : meaningOf(item, said, around);
    if (meaning) s.take([item, ...said.items], { ...meaning, ...(said.bound && { isLimit: true }) });
    else if (said.items.length > 0 || item.qty!.isDigits) s.take([item, ...said.items], { left: true });
  }
}
