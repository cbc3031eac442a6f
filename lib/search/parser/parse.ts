import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { readRing } from '@/lib/search/around/rules';
import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import type { Preferred } from '@/lib/search/preferred/rules';
import type { PropertySearch } from '@/lib/search/schema';
import { readAlternatives } from './alternatives';
import { readAllIn } from './charges';
import { type Code, takeCode } from './codes';
import { readConditionals } from './conditionals';
import { ERRANDS, type Errand, isOfErrand, pairedErrand } from './errands';
import { dropGround, hasOtherKind, loosenKinds, preferGround, preferLand, widenKinds } from './kinds';
import { readNaOrder } from './na-order';
import { isNumber, type Piece } from './pieces';
import type { Place, PlaceIndex } from './place-index';
import { rankedWords } from './ranked-words';
import { type ParseContext, Reader } from './reader';
import { respell } from './respell';
import { tokenize } from './tokens';
import { joinCurrency } from './units';
import { readUnused } from './unused';
import { PHRASES } from './vocabulary';
import { readWishes } from './wishes';

/** A recognised part of the text. Removing its `words` from the text removes its filters. */
export type QueryPart = { words: string; set: Partial<PropertySearch>; place?: Place };

/** A place not typed exactly, or outside the city: the page must say what it shows. */
export type Correction = { typed: string; place: Place };

export type ParsedQuery = {
  /** the filters, ready for `searchQuery` and `searchListings` */
  search: Partial<PropertySearch>;
  parts: QueryPart[];
  /** recognised parts without a filter, as typed: amounts other than prices, exclusions that are impossible */
  unrecognised: string[];
  /** words that nothing explains, one by one: those in listings rank, the others are named */
  words: string[];
  /** what is liked and not required, each as typed: homes that have it come first */
  preferred: { words: string; set: Preferred }[];
  corrections: Correction[];
  /** the service line mentioned (docs/spec.md#service-lines) */
  service?: string;
  /** the question or errand, and its amount */
  answer?: { kind: Errand; amount?: number; years?: number };
  /** a MahaRERA number, a phone number or an e-mail address */
  code?: Code;
};

/** No home is sold for less: a smaller amount is a rent, unless "for sale" was typed. */
const MAX_RENT = 100_000;

/**
 * Parses a typed search in this order: codes, landmarks to be near to, numbers with units, errands, phrases, exact place names,
 * similar names (only in the city), and the remaining words. Pure and bounded: the text is cut at MAX_QUERY_LENGTH.
 */
export function parseQuery(text: string, index: PlaceIndex, context: ParseContext): ParsedQuery {
  const { code, rest } = takeCode(text);
  const reader = new Reader(respell(joinCurrency(tokenize(rest)), index, context.home), index, context);
  reader.readNear();
  reader.readAmounts();
  reader.readErrands();
  reader.readPhrases();
  reader.readPlaces();
  readNaOrder(reader);
  readConditionals(reader);
  reader.readNegations();
  readAlternatives(reader);
  readWishes(reader);
  readUnused(reader);
  reader.readText();
  return { ...assemble(rest, reader, context, code), ...(code && { code }) };
}

const LISTS = [
  'subType',
  'locality',
  'notLocality',
  'alsoNear',
  'notNear',
  'bedrooms',
  'facing',
  'furnishing',
  'possession',
  'amenities',
  'status',
  'notFloor',
  ...CHOICE_NAMES,
  ...[...CHOICE_NAMES, ...RULED_OUT].map(notOf),
] as const;

/** Lists add up ("2 bhk or 3 bhk"), texts are concatenated; of anything else the first mention counts. */
const ADDED = new Set<string>([...LISTS, 'q', 'sort', 'city', 'listedWithin']);

/** Whether a condition contradicts the ones before it: "flat or plot", "under 50 lakh, up to 60". */
function isConflicting(search: Partial<PropertySearch>, set: Partial<PropertySearch>): boolean {
  return Object.entries(set).some(([key, value]) => {
    const before = search[key as keyof PropertySearch];
    return !ADDED.has(key) && before !== undefined && before !== value;
  });
}

function merge(into: Partial<PropertySearch>, set: Partial<PropertySearch>): void {
  const target = into as Record<string, unknown>;
  for (const [key, value] of Object.entries(set)) {
    const before = target[key];
    if (before === undefined) target[key] = value;
    // "metro ke paas sasta": the stated order, within the ring
    else if (key === 'sort' && before === 'distance') target.sort = value;
    else if (key === 'listedWithin') target.listedWithin = Math.min(Number(before), Number(value));
    else if (key === 'q') target.q = `${before} ${value}`.slice(0, MAX_TEXT);
    else if (isOneOf(LISTS, key))
      target[key] = [...new Set([...(before as unknown[]), ...(value as unknown[])])];
  }
}

const MAX_TEXT = 120;

/** Of two questions the more specific one: "how much is the stamp duty" is not about a price. */
const rankOf = (errand: Errand | undefined) => (errand ? ERRANDS.indexOf(errand) : ERRANDS.length);

const isRankingPhrase = ({ owner, tokens }: Reader, at: number): boolean => {
  const piece = owner[at];
  return Boolean(piece?.text && PHRASES.at(tokens, piece.from)?.value.text);
};

/** "10 lakh cash, flat 40 lakh": of two limits the wider one counts, because it hides nothing; the other is named. */
function takeWider(parsed: ParsedQuery, words: string, part: Partial<PropertySearch>): boolean {
  const [key, ...more] = Object.keys(part);
  const isLimit = key !== undefined && more.length === 0 && /^(?:min|max)[A-Z]/.test(key);
  const before = isLimit && parsed.parts.find(({ set }) => Object.keys(set).join() === key);
  if (!before) return false;
  const [one, other] = [before.set, part].map((set) => Number(Object.values(set)[0]));
  if (key.startsWith('max') ? !(other! > one!) : !(other! < one!)) return false;
  parsed.unrecognised.push(before.words);
  parsed.parts = [...parsed.parts.filter((known) => known !== before), { words, set: part }];
  Object.assign(parsed.search, part);
  return true;
}

/** The question formed by two words; those of them with another meaning lose it. */
function addPairedErrand(reader: Reader, pieces: Piece[]): void {
  if (pieces.some(({ answer }) => answer)) return;
  // "price drop flats" asks for no price
  const words = reader.tokens.filter((_, at) => !isRankingPhrase(reader, at));
  const answer = pairedErrand(new Set(words.map(({ text }) => text)));
  // "flat price 50 lakh" states a price, and asks for none
  const saysPrice = pieces.some(({ set }) =>
    [set?.maxPrice, set?.minPrice, set?.maxRate, set?.minRate].some((price) => price !== undefined),
  );
  const saysOrder = pieces.some(({ set }) => set?.sort);
  if (!answer || (answer === 'rate' && (saysPrice || saysOrder))) return;
  const type = answer === 'sell' ? ('sale' as const) : answer === 'let' ? ('rent' as const) : undefined;
  const { tokens } = reader;
  for (const piece of pieces)
    if (piece.text && tokens.slice(piece.from, piece.to).every(({ text }) => isOfErrand(answer, text)))
      Object.assign(piece, { text: false, set: {} });
  const [first] = pieces;
  if (first) first.answer = answer;
  else pieces.push({ from: 0, to: 1, answer });
  if (type) pieces.push({ from: reader.tokens.length - 1, to: reader.tokens.length, set: { type } });
}

/** "contact number of your office" is not about offices to let, "how to check rera" not about registered homes. */
function dropSpent(pieces: readonly Piece[], code: Code | undefined): void {
  const answers = new Set(pieces.map(({ answer }) => answer));
  for (const piece of pieces) {
    if (answers.has('reach') && piece.set?.subType?.includes('office')) piece.set = {};
    if ((answers.has('rera') || code) && piece.set?.registered) piece.set = {};
    if ((answers.has('fees') || answers.has('reach')) && piece.set?.byOwner) piece.set = {};
  }
}

/** "coworking nahi private office": nothing is both asked for and ruled out, so that the refusal is named. */
function dropContradictions(parsed: ParsedQuery): void {
  const search = parsed.search as Record<string, unknown>;
  for (const name of [...CHOICE_NAMES, ...RULED_OUT, 'locality'] as const) {
    const [asked, out] = [search[name], search[notOf(name)]].map((one) => (Array.isArray(one) ? one : []));
    const both = asked!.filter((value) => value !== 'anyone' && out!.includes(value));
    if (both.length === 0) continue;
    const rest = out!.filter((value) => !both.includes(value));
    if (rest.length > 0) search[notOf(name)] = rest;
    else delete search[notOf(name)];
    for (const part of parsed.parts.filter(({ set }) => notOf(name) in set))
      parsed.unrecognised.push(part.words);
    parsed.parts = parsed.parts.filter(({ set }) => !(notOf(name) in set));
  }
}

/** "not near the bus stand, near AIIMS": what is left to be near to is the first place. */
function promoteNear({ search }: ParsedQuery): void {
  const [first, ...rest] = search.near === undefined ? (search.alsoNear ?? []) : [];
  if (first === undefined) return;
  const { place, km } = readRing(first);
  Object.assign(search, {
    near: place,
    ...(km !== undefined && { within: km }),
    sort: search.sort ?? 'distance',
  });
  if (rest.length > 0) search.alsoNear = rest;
  else delete search.alsoNear;
}

const isRefusal = ({ set }: Piece) => Object.keys(set ?? {}).some((key) => key.startsWith('not'));

function assemble(text: string, reader: Reader, { home, type }: ParseContext, code?: Code): ParsedQuery {
  const parsed: ParsedQuery = {
    search: {},
    parts: [],
    unrecognised: [],
    words: [],
    preferred: [],
    corrections: [],
  };
  const pieces = reader.pieces.sort((a, b) => a.from - b.from);
  const saidType = type === 'rent' || pieces.some(({ set }) => set?.type);
  const isRent = (pieces.find(({ set }) => set?.type)?.set?.type ?? type) === 'rent';
  const isPriceSaid = pieces.some(
    ({ set, isDerived }) => !isDerived && (set?.maxPrice ?? set?.minPrice) !== undefined,
  );
  const amount = pieces
    .map((piece) => piece.set?.maxPrice ?? piece.amount)
    .find((price) => price !== undefined);
  const parsedAnswer = pieces.find(({ answer }) => answer)?.answer;
  const years = pieces.find((piece) => piece.years)?.years;
  dropGround(reader, pieces);
  preferLand(reader, pieces);
  preferGround(reader, pieces);
  widenKinds(reader, pieces);
  loosenKinds(reader, pieces);
  readAllIn(pieces, isRent);
  addPairedErrand(reader, pieces);
  dropSpent(pieces, code);
  // "list my flat for rent" is not about a sale
  if (pieces.some(({ set, answer }) => set?.type === 'rent' && !answer))
    for (const piece of pieces)
      if (piece.answer === 'sell') Object.assign(piece, { answer: 'let', set: { type: 'rent' } });
  for (const piece of pieces) {
    if (piece.isGeneric && !piece.left && hasOtherKind(pieces, piece)) continue;
    const words = text.slice(reader.tokens[piece.from]!.start, reader.tokens[piece.to - 1]!.end);
    if (piece.preferred) {
      parsed.preferred.push({ words, set: piece.preferred });
      continue;
    }
    // in a list of sales no home says who may rent it
    const isRanked = piece.text || piece.isWish || (piece.ofRent && !isRent);
    // "family nako" in a list of sales: a refusal is named all the same
    if (isRanked && !piece.text && isRefusal(piece)) {
      parsed.unrecognised.push(words);
      continue;
    }
    const { set = {}, place } = isRanked || (piece.isDerived && isPriceSaid) ? {} : piece;
    const isSmall = !saidType && set.maxPrice !== undefined && set.maxPrice < MAX_RENT;
    // "2000 foobar": a figure with a unit that nobody knows is no rent
    // "12k negotiable" has its unit
    const isBareFigure = isSmall && reader.tokens.slice(piece.from, piece.to).every(isNumber);
    if (isBareFigure && pieces.some(({ from, text: isWord }) => isWord && from === piece.to)) {
      parsed.unrecognised.push(words);
      continue;
    }
    const part = {
      ...(isSmall && { type: 'rent' as const }),
      ...set,
    };
    if (piece.service && !(piece.answer && piece.service === 'siddhant')) parsed.service ??= piece.service;
    if (piece.answer && rankOf(piece.answer) < rankOf(parsed.answer?.kind))
      parsed.answer = {
        kind: piece.answer,
        ...(amount !== undefined && { amount }),
        ...(piece.answer === 'emi' && years !== undefined && { years }),
      };
    const isOtherKind =
      part.category !== undefined && isConflicting(parsed.search, { category: part.category });
    if (isRanked || isOtherKind) {
      const ranked = rankedWords(words, piece, isOtherKind);
      parsed.words.push(...ranked);
      // "for family" in a list of sales: no word of it tells homes apart
      if (ranked.length === 0 && piece.ofRent) parsed.unrecognised.push(words);
    } else if ((piece.years ?? piece.amount) !== undefined && !piece.set && parsedAnswer === 'emi') continue;
    else if (!piece.left && takeWider(parsed, words, part)) continue;
    else if (piece.left || (piece.isDerived && isPriceSaid) || isConflicting(parsed.search, part)) {
      parsed.unrecognised.push(words);
      // "short term": no filter asks for it, but it is a rental
      if (piece.left && part.type) merge(parsed.search, { type: part.type });
    } else if (Object.keys(part).length > 0) {
      parsed.parts.push({ words, set: part, ...(place && { place }) });
      merge(parsed.search, part);
    }
    if (place && piece.corrected && !piece.left) parsed.corrections.push({ typed: words, place });
  }
  promoteNear(parsed);
  dropContradictions(parsed);
  const anywhere = pieces.some((piece) => piece.anywhere);
  const isSearch =
    parsed.parts.length > 0 ||
    parsed.words.length + parsed.preferred.length > 0 ||
    parsed.answer !== undefined ||
    pieces.some((piece) => piece.isSearch) ||
    parsed.search.type !== undefined;
  if (isSearch && !anywhere) parsed.search.city ??= home;
  return parsed;
}
