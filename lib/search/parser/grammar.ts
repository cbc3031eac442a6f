import type { PropertySearch } from '@/lib/search/schema';
import { charges } from './charges';
import { conversion } from './conversions';
import type { FieldContext } from './field-match';
import { fieldMatch } from './fields';
import { prefixAt, suffixAt } from './limits';
import { numberAt } from './numbers';
import { type AmountContext, amountAt, amountEnd, quantityAt } from './quantities';
import { countAt, ROOMS, roomKitchen, roomList, spokenRooms } from './rooms';
import { PhraseTable, phraseSet, type Token } from './tokens';
import { EACH } from './units';

/** The meaning of a sequence of tokens: filters, or an amount without a filter. */
export type Match = {
  used: number;
  set?: Partial<PropertySearch>;
  /** the service line it is about */
  service?: string;
  /** of a loan */
  amount?: number;
  /** a question about this amount */
  answer?: 'emi';
  /** of a loan */
  years?: number;
  /** named as without a filter, beside what it sets */
  left?: true;
  /** a price that gives way to a stated one */
  isDerived?: boolean;
  /** the price that is stated elsewhere includes all charges */
  isAllIn?: true;
};

const LIST_JOINS = phraseSet('or, and, ya, kinva, ani, या, किंवा, aur, और, आणि, /, &');
const RANGES = phraseSet('-, –, to, se, te, से, ते');
/** "3 bhk", "2 or 3 bhk", "2-4 bhk", "3+ bhk", "minimum 3 bhk", "3 bhk or more", "bhk 2" */
function bedrooms(tokens: readonly Token[], start: number): Match | undefined {
  const prefix = prefixAt(tokens, start);
  if (prefix.hint || (prefix.next > start && !prefix.bound)) return undefined;
  let [at, counts, isRange] = [prefix.next, [] as number[], false];
  let named = 0;
  for (let steps = 0; steps < 5; steps++) {
    const count = countAt(tokens, at);
    if (!count) break;
    counts = [...counts, ...count.counts];
    at += count.used;
    // "4+1 bhk": a small room more
    const more = tokens[at]?.text === '+' && tokens[at + 1]?.text === '1' && ROOMS.at(tokens, at + 2);
    if (more)
      return roomMatch(tokens, {
        start,
        end: at + 2 + more.used,
        counts: [...counts, counts.at(-1)! + 1],
        isRange,
      });
    if (tokens[at]?.text === '+' && ROOMS.at(tokens, at + 1))
      return {
        used: at + 1 + ROOMS.at(tokens, at + 1)!.used - start,
        set: { minBedrooms: Math.min(...counts) },
      };
    const room = ROOMS.at(tokens, at);
    if (room) {
      at += room.used;
      named = at;
    }
    const range = RANGES.at(tokens, at);
    // "3bhk+2bhk"
    const isSum = room && PLUS.has(tokens[at]?.text ?? '') && isRoomAhead(tokens, at + 1);
    const join =
      range ??
      (isSum ? { used: 1 } : undefined) ??
      LIST_JOINS.at(tokens, at) ??
      (tokens[at]?.text === ',' ? { used: 1 } : undefined) ??
      (isNextNumber(tokens, at, count) ? { used: 0 } : undefined);
    if (!join || !countAt(tokens, at + join.used) || (room && !isRoomAhead(tokens, at + join.used))) break;
    isRange ||= Boolean(range);
    at += join.used;
  }
  if (!named || named !== at) return undefined;
  return roomMatch(tokens, { start, end: at, counts, isRange });
}

/** "two three bhk", "do teen bhk": one more than the number before, and written like it; "ek 2 bhk" is a home of two. */
function isNextNumber(tokens: readonly Token[], at: number, { counts, digits }: NonNullable<Count>) {
  const next = countAt(tokens, at);
  return counts.length === 1 && next?.digits === digits && next.counts.join() === String(counts[0]! + 1);
}
type Count = ReturnType<typeof countAt>;

/** After "1 bhk to" only another number of rooms continues the list: "2 bhk to 60 lakh" does not. */
const isRoomAhead = (tokens: readonly Token[], at: number) => {
  const count = countAt(tokens, at);
  return Boolean(count && ROOMS.at(tokens, at + count.used));
};

const PLUS = new Set(['+', 'plus']);
const SMALL_ROOMS = new Set(
  'study servant store pooja puja terrace hall garden maid guest office kitchen balcony parking'.split(' '),
);

const span = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i);

const COMPARED = new Set(['se', 'peksha', 'से', 'पेक्षा']);

type Rooms = { start: number; end: number; counts: number[]; isRange: boolean };

function roomMatch(tokens: readonly Token[], { start, end, counts, isRange }: Rooms): Match {
  const { bound, strict } = prefixAt(tokens, start);
  // "3 bhk + study": a small room more, and no minimum
  const next = tokens[end + 1];
  // "2BHK+lift": a join
  const isJoined = next && tokens[end]!.end === next.start && /^\p{L}/u.test(next.text);
  const isMore = PLUS.has(tokens[end]?.text ?? '') && (isJoined || SMALL_ROOMS.has(next?.text ?? ''));
  const suffix = isMore ? undefined : suffixAt(tokens, end);
  const side = suffix?.bound ?? bound;
  const used = end + (suffix?.used ?? 0) - start;
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  // "3 bhk se bada": more than that
  const isMoreThan = suffix?.bound === 'min' && COMPARED.has(tokens[end]?.text ?? '');
  if (side === 'min') return { used, set: { minBedrooms: low + Number(strict || isMoreThan) } };
  if (side === 'max')
    return { used, set: { bedrooms: roomList(span(1, Math.max(1, high - Number(strict)))) } };
  return { used, set: { bedrooms: roomList(isRange ? span(low, high) : counts) } };
}

/** "bhk 2": the number after its word, if no number precedes it */
function bedroomsAfterWord(tokens: readonly Token[], at: number): Match | undefined {
  const room = ROOMS.at(tokens, at);
  const count = room && countAt(tokens, at + room.used);
  if (!room || !count || suffixOrUnit(tokens, at + room.used)) return undefined;
  // "bhk 3 ya 4"
  const at2 = at + room.used + count.used;
  const join = LIST_JOINS.at(tokens, at2);
  const other = join && countAt(tokens, at2 + join.used);
  const more = other && !suffixOrUnit(tokens, at2 + join.used) ? other : undefined;
  const used = room.used + count.used + (more ? join!.used + more.used : 0);
  return { used, set: { bedrooms: roomList([...count.counts, ...(more?.counts ?? [])]) } };
}

const suffixOrUnit = (tokens: readonly Token[], at: number) => (amountEnd(tokens, at) ?? 0) > at + 1;

/** "minimum 3": no price is that small, so these are rooms. */
function leastRooms(tokens: readonly Token[], start: number): Match | undefined {
  const prefix = prefixAt(tokens, start);
  const count = prefix.bound === 'min' && !prefix.hint ? countAt(tokens, prefix.next) : undefined;
  const end = prefix.next + (count?.used ?? 0);
  if (!count || suffixOrUnit(tokens, prefix.next) || /^\p{L}/u.test(tokens[end]?.text ?? ''))
    return undefined;
  return { used: end - start, set: { minBedrooms: Math.min(...count.counts) + Number(prefix.strict) } };
}

const EMI_WORDS = 'emi, ईएमआई, kist, kisht, किस्त, हप्ता, हफ्ता, installment, instalment';
/** Words that make an amount a limit of the monthly or total cost. */
const COSTS = new PhraseTable<'maxEmi' | 'maxAllIn'>([
  ...`monthly emi, ${EMI_WORDS}`.split(', ').map((phrase) => [phrase, 'maxEmi'] as const),
  ...'including gst, with gst, incl gst, inclusive of gst, gst included, gst inclusive, gst ke sath, gst sahit, gst sah, inclusive of registration, registration included, stamp duty included, inclusive of everything, inclusive of all charges, inclusive of all, including all charges, including charges, with all charges, all charges included, including registration, including registry, including stamp duty, including all, including everything, incl registration, with registration, with registry, registry ke sath, registration ke sath, registry sahit, registry sobat, registry sah, on road price, on road, everything included, all included, sab kuch mila ke, sab kharcha, नोंदणीसह, रजिस्ट्री सहित, all in cost, all in, all inclusive, total cost, sab mila ke, sab milake, sab milakar, kul kharcha, kul kharch, sagla milun, sagle milun, सब मिलाकर, कुल खर्च, कुल खर्चा, एकूण खर्च, सगळे मिळून, सगळं मिळून'
    .split(', ')
    .map((phrase) => [phrase, 'maxAllIn'] as const),
]);

/** Words that make an amount something other than the price, and the service line for it. */
const NOT_PRICE = new PhraseTable<string | undefined>([
  ...`${EMI_WORDS}, loan of, loan amount, loan, home loan, housing loan, कर्ज, लोन, होम लोन`
    .split(', ')
    .map((phrase) => [phrase, 'vridi'] as const),
  ...'booking amount, booking, token amount, token, processing fee, stamp duty, registration, gst, tax, advance, maintenance, brokerage, salary, income, pagar, earn, earning, earns, earnings, i earn, take home, in hand salary, ctc, package, kamai, kamata hu, kamata hoon, kamavto, kamate, tankhwah, tankha, vetan, पगार, कमाई, वेतन, तनख्वाह, कमावतो, कमावते'
    .split(', ')
    .map((phrase) => [phrase, undefined] as const),
]);
/** "home loan chahiye 30 lakh", "my income is 60000" */
const WANTED = phraseSet(
  'chahiye, required, needed, pahije, chahie, चाहिए, पाहिजे, हवे, is, is about, hai, ahe, aahe, है, आहे',
);
const OF = phraseSet(
  'is, hai, ahe, aahe, है, आहे, should be, must be, should not, will be, ka, ki, का, की, चे, चा, ची, as, of, for, on, pe, par, per month, mein, me, में, मध्ये, पर',
);

/** "EMI 25k", "25k per month emi", "salary 50000", "40 lakh ka loan": amounts without a filter */
function otherAmount(tokens: readonly Token[], start: number): Match | undefined {
  // "zero brokerage 15000": the amount is the rent, and nothing of what there is not
  const before = NONE.has(tokens[start - 1]?.text ?? '') ? undefined : NOT_PRICE.at(tokens, start);
  const link = start + (before ? before.used + (WANTED.at(tokens, start + before.used)?.used ?? 0) : 0);
  const end = before && amountEnd(tokens, link);
  // "no brokerage 2 bhk": the number belongs to what follows it
  const isMoney =
    before &&
    (suffixOrUnit(tokens, link) || (numberAt(tokens, prefixAt(tokens, link).next)?.value ?? 0) >= 1000);
  const said = (at: number) => {
    const value = amountAt(tokens, prefixAt(tokens, at).next, true)?.value;
    return value === undefined ? {} : { amount: value };
  };
  if (end && isMoney)
    return {
      used: end - start,
      ...(before.value && { service: before.value, ...said(link) }),
    };
  const isNothing = numberAt(tokens, start)?.value === 0;
  const amount = isNothing ? undefined : amountEnd(tokens, start);
  const after = amount && NOT_PRICE.at(tokens, amount + (OF.at(tokens, amount)?.used ?? 0));
  if (!after) return undefined;
  const last = amount + (OF.at(tokens, amount)?.used ?? 0) + after.used;
  // "below 45 lakh, loan possible": a price
  if (POSSIBLE.has(tokens[last]?.text ?? '')) return undefined;
  // "60 lakh emi 25k": the word belongs to the amount after it
  if (suffixOrUnit(tokens, last) || (numberAt(tokens, last)?.value ?? 0) >= 1000) return undefined;
  // "40 lakh + registration" is a price, plus an addition
  const isAdded = tokens.slice(start, last).some(({ text }) => ADDED_TO.has(text));
  const { amount: maxPrice } = said(start);
  if (!after.value && isAdded && maxPrice !== undefined) return { used: last - start, set: { maxPrice } };
  return { used: last - start, ...(after.value && { service: after.value, ...said(start) }) };
}

const NONE = new Set(['0', 'no', 'zero', 'nil', 'without', 'bina', 'बिना', 'शून्य', 'झिरो', 'ज़ीरो']);
const ADDED_TO = new Set(['+', 'plus']);
const POSSIBLE = new Set('possible facility approved eligible available sanctioned friendly'.split(' '));
const ofAt = (tokens: readonly Token[], at: number) => at + (OF.at(tokens, at)?.used ?? 0);

/** A limit in rupees. Nobody has a minimum instalment, so that is not one. */
function limitAt(tokens: readonly Token[], start: number): { limit: number; end: number } | undefined {
  const found = quantityAt(tokens, start, { rent: true, isPin: () => false });
  if (found?.kind !== 'money' || found.high === undefined) return undefined;
  return { limit: found.high, end: start + found.used };
}

/** "EMI up to 35 000", "35k emi", "all-in up to 60 L", "60 lakh mein sab milakar" */
function costLimit(tokens: readonly Token[], start: number, { rent }: AmountContext): Match | undefined {
  const prefix = prefixAt(tokens, start);
  const word = prefix.bound === 'min' ? undefined : COSTS.at(tokens, prefix.next);
  const behind = word && limitAt(tokens, ofAt(tokens, prefix.next + word.used));
  if (behind) return costMatch(word.value, behind.limit, behind.end - start, rent);
  const before = limitAt(tokens, start);
  const after = before && COSTS.at(tokens, ofAt(tokens, before.end));
  // "stamp duty included, flat 40 lakh"
  const isApart = word?.value === 'maxAllIn' && word.used > 1 && prefix.next === start;
  if (!after) return isApart ? { used: word.used, set: {}, isAllIn: true } : undefined;
  const end = ofAt(tokens, before.end) + after.used;
  // "60 lakh emi 25k": the word belongs to the amount after it
  if (limitAt(tokens, ofAt(tokens, end))) return undefined;
  return costMatch(after.value, before.limit, end - start, rent);
}

/** Nobody pays that much a month: the question is about the instalment of a loan of this size. */
const MAX_EMI = 300_000;

/** Both are about buying, even in a search for rentals. */
const costMatch = (key: 'maxEmi' | 'maxAllIn', limit: number, used: number, rent: boolean): Match =>
  key === 'maxEmi' && limit > MAX_EMI
    ? { used, answer: 'emi', set: { maxPrice: limit } }
    : {
        used,
        set: { ...(rent && { type: 'sale' as const }), [key]: limit },
        ...(key === 'maxEmi' && { service: 'vridi' }),
      };

function quantity(tokens: readonly Token[], at: number, context: AmountContext): Match | undefined {
  const found = quantityAt(tokens, at, context);
  if (!found) return undefined;
  const { kind, low, high, monthly, used } = found;
  // "एकर दहा लाख प्रमाणे": the price of each, and not of the whole
  const each = EACH.at(tokens, at + used);
  if (each) return { used: used + each.used };
  if (kind === 'area')
    return {
      used,
      set: { ...(low !== undefined && { minArea: low }), ...(high !== undefined && { maxArea: high }) },
    };
  const set = { ...(low !== undefined && { minPrice: low }), ...(high !== undefined && { maxPrice: high }) };
  return { used, set: { ...(monthly && { type: 'rent' as const }), ...set } };
}

export type NumberContext = AmountContext & FieldContext;

/** Numbers with units. They are read first: a unit is never part of a name. */
export function amountMatch(tokens: readonly Token[], at: number, context: NumberContext): Match | undefined {
  return (
    conversion(tokens, at) ??
    charges(tokens, at) ??
    fieldMatch(tokens, at, context) ??
    roomKitchen(tokens, at) ??
    bedrooms(tokens, at) ??
    spokenRooms(tokens, at) ??
    costLimit(tokens, at, context) ??
    otherAmount(tokens, at) ??
    quantity(tokens, at, context) ??
    bedroomsAfterWord(tokens, at) ??
    leastRooms(tokens, at)
  );
}
