import { foldWord } from '@/lib/platform/text/place-name';
import { readRing } from '@/lib/search/around/rules';
import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import { HOUSES } from '@/lib/search/constants';
import type { Preferred } from '@/lib/search/preferred/rules';
import { readAlternatives, readConditions, readWishes } from './alternatives';
import { type Code, takeCode } from './codes';
import { ERRANDS, type Errand, isOfErrand, pairedErrand } from './errands';
import { isOrdinary, type Search } from './lexicon';
import { readQuantities } from './meanings';
import { readAllIn, readMeanings, readPurposes, readRest } from './phrases';
import type { Place, PlaceIndex } from './place-index';
import { readLikePlaces, readPlaces } from './places';
import { leaveOtherRooms, readRefusals } from './refusals';
import { respell } from './respell';
import { type ParseContext, type Piece, Sentence, WITHOUT_ROOMS } from './sentence';
import { joinCurrency, MAX_QUERY_LENGTH, type Token, tokenize } from './tokens';

/** A recognised part of the text. Removing its `words` removes its filters. */
export type QueryPart = { words: string; set: Search; place?: Place };
/** A place that was misspelt or outside the city. The page must name it. */
export type Correction = { typed: string; place: Place };

export type ParsedQuery = {
  /** the filters, ready for `searchQuery` and `searchListings` */
  search: Search;
  parts: QueryPart[];
  /** recognised parts without a filter, as typed, such as amounts other than prices and impossible exclusions */
  unrecognised: string[];
  /** unknown words: those in listings rank, the others are shown as not understood */
  words: string[];
  /** preferences as typed, which rank matching homes first */
  preferred: { words: string; set: Preferred }[];
  corrections: Correction[];
  /** each side of "2 bhk 55L or 3 bhk 75L", while the search covers both */
  either: Search[];
  /** the service line mentioned (docs/spec/pages.md#service-lines) */
  service?: string;
  /** the question or errand, and its amount */
  answer?: { kind: Errand; amount?: number; years?: number };
  /** a MahaRERA number, a phone number or an e-mail address */
  code?: Code;
};

/** The lowest price of a home. Smaller amounts are rents, unless "for sale" was typed. */
const MAX_RENT = 100_000;
const MAX_TEXT = 120;

/** Reads a typed search (README.md). Pure and bounded, because it cuts the text at MAX_QUERY_LENGTH. */
export function parseQuery(text: string, index: PlaceIndex, context: ParseContext): ParsedQuery {
  const { code, rest } = takeCode(text.slice(0, MAX_QUERY_LENGTH));
  const tokens = tokenize(rest, index.nameWords);
  const sentence = new Sentence(respell(joinCurrency(tokens), index, context.home), index, context);
  read(sentence);
  return { ...assemble(rest, sentence, context), ...(code && { code }) };
}

const LISTS: readonly string[] = [
  ...'subType locality notLocality alsoNear notNear bedrooms facing furnishing possession amenities status notFloor'.split(
    ' ',
  ),
  ...CHOICE_NAMES,
  ...[...CHOICE_NAMES, ...RULED_OUT].map(notOf),
];
/** Keys whose mentions add up, as lists ("2 bhk or 3 bhk") or joined texts. For other keys the first mention counts. */
const ADDED = new Set([...LISTS, 'q', 'sort', 'city', 'listedWithin']);

const isConflicting = (search: Search, set: Search): boolean =>
  Object.entries(set).some(([key, value]) => {
    const before = search[key as keyof Search];
    return !ADDED.has(key) && before !== undefined && before !== value;
  });

function merge(into: Search, set: Search): void {
  const target = into as Record<string, unknown>;
  for (const [key, value] of Object.entries(set)) {
    const before = target[key];
    if (before === undefined) target[key] = value;
    else if (key === 'sort' && before === 'distance') target.sort = value;
    else if (key === 'listedWithin') target.listedWithin = Math.min(Number(before), Number(value));
    else if (key === 'q') target.q = `${before} ${value}`.slice(0, MAX_TEXT);
    else if (LISTS.includes(key))
      target[key] = [...new Set([...(before as unknown[]), ...(value as unknown[])])];
  }
}

const rankOf = (errand: Errand | undefined) => (errand ? ERRANDS.indexOf(errand) : ERRANDS.length);

/** Prefers an explicit limit to a bare amount, else takes the wider limit, which hides nothing, and names the other: "10 lakh cash, flat 40 lakh". */
function takeLimit(parsed: ParsedQuery, words: string, part: Search, said: Map<string, boolean>): boolean {
  const [[key, value] = ['', undefined], ...more] = Object.entries(part);
  const before =
    /^(?:min|max)[A-Z]/.test(key) && more.length === 0 && parsed.parts.find(({ set }) => key in set);
  if (!before) return false;
  const old = before.set[key as keyof Search];
  const [wasSaid, isSaid] = [said.get(before.words) === true, said.get(words) === true];
  const isWider = key.startsWith('max') ? Number(value) > Number(old) : Number(value) < Number(old);
  if (wasSaid === isSaid ? !isWider : wasSaid) return false;
  // keeps the other end of "40 to 45, can stretch to 50"
  delete before.set[key as keyof Search];
  if (Object.keys(before.set).length === 0) {
    parsed.unrecognised.push(before.words);
    parsed.parts = parsed.parts.filter((known) => known !== before);
  }
  parsed.parts.push({ words, set: part });
  Object.assign(parsed.search, part);
  return true;
}

/** Adds the question that two words form together and removes their other meanings. */
function addPairedErrand(pieces: Piece[], tokens: readonly Token[]): void {
  if (pieces.some(({ answer }) => answer)) return;
  const isRanked = (at: number) =>
    pieces.some((piece) => piece.rank && piece.to > piece.from + 1 && piece.from <= at && at < piece.to);
  const answer = pairedErrand(new Set(tokens.filter((_, at) => !isRanked(at)).map(({ text }) => text)));
  const saysPrice = pieces.some(({ set }) =>
    [set?.maxPrice, set?.minPrice, set?.maxRate, set?.minRate].some((price) => price !== undefined),
  );
  if (!answer || (answer === 'rate' && (saysPrice || pieces.some(({ set }) => set?.sort)))) return;
  const type = answer === 'sell' ? ('sale' as const) : answer === 'let' ? ('rent' as const) : undefined;
  for (const piece of pieces)
    if (piece.rank && tokens.slice(piece.from, piece.to).every(({ text }) => isOfErrand(answer, text)))
      Object.assign(piece, { rank: false, set: {} });
  const [first] = pieces;
  if (first) first.answer = answer;
  else pieces.push({ from: 0, to: 1, answer });
  if (type) pieces.push({ from: tokens.length - 1, to: tokens.length, set: { type } });
}

/**
 * Removes meanings used up by an errand, because "contact number of your office" is not about offices to let, nor "how to check rera" about registered homes.
 */
function dropSpent(pieces: readonly Piece[]): void {
  const answers = new Set(pieces.map(({ answer }) => answer));
  for (const piece of pieces) {
    if (answers.has('reach') && piece.set?.subType?.includes('office')) piece.set = {};
    if (answers.has('rera') && piece.set?.registered) piece.set = {};
    if ((answers.has('fees') || answers.has('reach')) && piece.set?.byOwner) piece.set = {};
  }
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Ratio of a range's ends from which it must be a mistake, as in "₹3 to 55 lakh". */
const ABSURD = 15;

/** Checks conditions before they become filters. Names contradictions, empty and absurd ranges, and rooms of kinds without rooms instead of applying them. */
function judge(parsed: ParsedQuery): void {
  const search = parsed.search as Record<string, unknown>;
  const drop = (keys: readonly string[], isGone: (set: Record<string, unknown>) => boolean) => {
    parsed.unrecognised.push(...parsed.parts.filter(({ set }) => isGone(set)).map(({ words }) => words));
    parsed.parts = parsed.parts.filter(({ set }) => !isGone(set));
    for (const key of keys) delete search[key];
    for (const { set } of parsed.parts)
      merge(parsed.search, Object.fromEntries(Object.entries(set).filter(([key]) => keys.includes(key))));
  };
  // as in "wife ka office sadar me hai, 3 bhk"
  if ((search.bedrooms ?? search.minBedrooms) && WITHOUT_ROOMS.has(String(search.category)))
    drop(['category', 'subType'], (set) => set.category !== undefined && !set.bedrooms);
  for (const name of [...CHOICE_NAMES, ...RULED_OUT, 'locality'] as const) {
    const isAsked = (value: unknown) => value !== 'anyone' && listed(search[name]).includes(value);
    const isBoth = (set: Record<string, unknown>) => listed(set[notOf(name)]).some(isAsked);
    if (isBoth(search)) drop([notOf(name)], isBoth);
  }
  for (const key of Object.keys(search).filter((one) => one.startsWith('min'))) {
    const other = `max${key.slice(3)}`;
    const [low, high] = [search[key], search[other]];
    const isAbsurd = /Price|Area|Rate/.test(key) && Number(low) > 0 && Number(high) / Number(low) > ABSURD;
    if (isAbsurd || (high !== undefined && low! > high!))
      drop([key, other], (set) => key in set || other in set);
  }
}

/** Turns the first remaining ring into the place to be near. */
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

const ON_LAND: ReadonlySet<string> = new Set(['Agricultural', 'Farm Houses', 'Industrial', 'Commercial']);
/** True if another piece names a kind, which overrides a word for any home or land. */
const hasOtherKind = (pieces: readonly Piece[], { set, generic }: Piece) =>
  pieces.some(
    ({ set: other }) =>
      other?.category !== undefined &&
      other.category !== set?.category &&
      (generic !== 'land' || ON_LAND.has(other.category)),
  );

/** Reads "commercial plot" as land whose purpose ranks. A wanted kind makes refusals of other kinds unnecessary. */
function preferLand(pieces: readonly Piece[], tokens: readonly Token[]): void {
  const isPlots = pieces.some(({ set }) => set?.category === 'Plots');
  const wanted = pieces.find(({ set }) => set?.category)?.set?.category;
  for (const [i, piece] of pieces.entries()) {
    if (isPlots && /^residential$/.test(tokens[piece.from]!.text)) piece.set = {};
    const next = pieces[i + 1];
    if (
      piece.set?.category === 'Commercial' &&
      Object.keys(piece.set).length === 1 &&
      next?.from === piece.to &&
      next.set?.category === 'Plots'
    ) {
      piece.rank = true;
      delete next.generic;
    }
    const { notCategory, notSubType } = piece.set ?? {};
    if (wanted && notCategory?.includes(wanted)) Object.assign(piece, { left: true, set: undefined });
    else if (wanted && (notCategory || (notSubType?.join() === 'flat' && wanted !== 'Residential')))
      piece.set = {};
  }
}

/** Searches detached houses among both homes and villas, because they are listed as either. A duplex without another kind counts as one. */
function inBothCategories({ search, words, parts }: ParsedQuery): void {
  const { category, subType } = search;
  const isDuplex = words.includes('duplex') && !category && !subType;
  if (!isDuplex && !subType?.includes('house')) return;
  search.subType = [...new Set([...(subType ?? []), ...HOUSES])];
  delete search.category;
  for (const { set } of parts) if (set.subType?.includes('house')) delete set.category;
}

function assemble(text: string, sentence: Sentence, { home, type }: ParseContext): ParsedQuery {
  const parsed: ParsedQuery = {
    search: {},
    parts: [],
    unrecognised: [],
    words: [],
    preferred: [],
    corrections: [],
    either: sentence.branches,
  };
  const pieces = sentence.pieces.sort((a, b) => a.from - b.from);
  const { tokens } = sentence;
  const saidType = type === 'rent' || pieces.some(({ set }) => set?.type);
  const isSmallPrice = ({ maxPrice }: Search) => !saidType && maxPrice !== undefined && maxPrice < MAX_RENT;
  const isRent =
    (pieces.find(({ set }) => set?.type)?.set?.type ?? type) === 'rent' ||
    pieces.some(({ set }) => isSmallPrice(set ?? {}));
  const isPriceSaid = pieces.some(
    ({ set, isDerived }) => !isDerived && (set?.maxPrice ?? set?.minPrice) !== undefined,
  );
  const amount = pieces
    .map((piece) => piece.set?.maxPrice ?? piece.amount)
    .find((price) => price !== undefined);
  const years = pieces.find((piece) => piece.years)?.years;
  // in "loan 40 lakh, 10 lakh cash" both add up to the budget
  const loan = pieces.find((piece) => piece.left && piece.amount)?.amount;
  const cash = pieces.find(({ set, to }) => set?.maxPrice && tokens[to]?.text === 'cash');
  if (loan && cash?.set?.maxPrice) cash.set = { maxPrice: loan + cash.set.maxPrice };
  addPairedErrand(pieces, tokens);
  dropSpent(pieces);
  preferLand(pieces, tokens);
  // "list my flat for rent" is not about selling
  if (pieces.some(({ set, answer }) => set?.type === 'rent' && !answer))
    for (const piece of pieces)
      if (piece.answer === 'sell') Object.assign(piece, { answer: 'let', set: { type: 'rent' } });
  const limits = new Map<string, boolean>();
  for (const piece of pieces) {
    if (piece.generic && !piece.left && hasOtherKind(pieces, piece)) continue;
    const words = text.slice(tokens[piece.from]!.start, tokens[piece.to - 1]!.end);
    limits.set(words, piece.isLimit === true);
    if (piece.preferred) {
      parsed.preferred.push({ words, set: piece.preferred });
      continue;
    }
    // homes for sale have no suitable tenants
    const isRanked = piece.rank || piece.isWish || (piece.ofRent && !isRent);
    const isRefusal = Object.keys(piece.set ?? {}).some((key) => key.startsWith('not'));
    if (isRanked && !piece.rank && isRefusal) {
      parsed.unrecognised.push(words);
      continue;
    }
    const { set = {}, place } = isRanked || (piece.isDerived && isPriceSaid) ? {} : piece;
    const part: Search = { ...(isSmallPrice(set) && { type: 'rent' as const }), ...set };
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
      const all = piece.listed ? [piece.listed] : words.split(/\s+/);
      const telling = piece.rank || isOtherKind ? all : all.filter((word) => !isOrdinary(foldWord(word)));
      parsed.words.push(...telling);
      if (telling.length === 0) parsed.unrecognised.push(words);
    } else if (!piece.left && takeLimit(parsed, words, part, limits)) continue;
    else if (piece.left || (piece.isDerived && isPriceSaid) || isConflicting(parsed.search, part)) {
      parsed.unrecognised.push(words);
      if (piece.left && part.type) merge(parsed.search, { type: part.type });
    } else if (Object.keys(part).length > 0) {
      parsed.parts.push({ words, set: part, ...(place && { place }) });
      merge(parsed.search, part);
    }
    if (place && piece.corrected && !piece.left) parsed.corrections.push({ typed: words, place });
  }
  promoteNear(parsed);
  judge(parsed);
  inBothCategories(parsed);
  const isSearch =
    parsed.parts.length + parsed.words.length + parsed.preferred.length > 0 ||
    parsed.answer !== undefined ||
    parsed.either.length > 0 ||
    pieces.some((piece) => piece.isSearch) ||
    parsed.search.type !== undefined;
  if (isSearch && !pieces.some((piece) => piece.anywhere)) parsed.search.city ??= home;
  return parsed;
}

/** Turns a sentence's items into pieces. Each step uses what earlier steps left. */
export function read(s: Sentence): void {
  readPlaces(s);
  readMeanings(s);
  readPurposes(s);
  readQuantities(s);
  readLikePlaces(s);
  readConditions(s);
  readRefusals(s);
  readWishes(s);
  readAlternatives(s);
  readRest(s);
  readAllIn(s);
  leaveOtherRooms(s.pieces);

  // "new" means recent in "new flats of this week", and nothing in "new or resale"
  const sales = s.pieces.filter(({ set }) => set?.saleOf);
  const isAny =
    sales.some(({ set }) => set!.saleOf!.includes('new')) &&
    sales.some(({ set }) => set!.saleOf!.includes('resale'));
  const isListed = s.pieces.some(({ set }) => set?.listedWithin);
  for (const piece of sales)
    if (isAny || (isListed && piece.set!.saleOf!.includes('new') && piece.to === piece.from + 1))
      piece.set = {};
}
