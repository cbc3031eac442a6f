import { CHOICE_NAMES, minOf, notOf, RANGE_NAMES, RULED_OUT } from '@/lib/search/conditions/constants';
import { has, type Item, isSilent, isUnknown } from './items';
import { notNearSet } from './landmarks';
import { isWord, type Search } from './lexicon';
import { isOfFloors, isQuality, keysOf, type Piece, type Sentence, union } from './sentence';

/** A quality before its kind of home, to which the refusal applies: "south facing flat nako". */
export function qualityOf(s: Sentence, at: number): Piece | undefined {
  const piece = s.pieceAt(at);
  if (!piece?.set?.category || Object.keys(piece.set).length > 1) return piece;
  let next = at - 1;
  while (s.pieceAt(next) === piece) next--;
  if (s.items[next] && isSilent(s.items[next]!) && isWord('which', s.tokens[s.items[next]!.from]!.text))
    next--;
  const before = s.pieceAt(next);
  return before && !before.place && (isQuality(before) || s.isLimited(before)) ? before : piece;
}

/** True for words that a refusal skips; "no time pass please" is about time. */
const isLight = (word: string): boolean =>
  word.length <= 3 ||
  /^(?:very|really|anything|anywhere|property|much|want|need|like|looking|have|having|\P{ASCII}.*)$/u.test(
    word,
  );

/** Optional extras. "Not needed" refuses anything else. */
const EXTRAS = new Set(
  'amenities vastu registered corner furnishing meals parkingKind minParking minBalconies minBathrooms naOrder'.split(
    ' ',
  ),
);

/** "na ground floor na top floor" */
function readNeither(s: Sentence): void {
  const words = s.items.filter(
    ({ from, to }) => to === from + 1 && /^(?:na|न|ना)$/.test(s.tokens[from]!.text),
  );
  if (words.length > 1) for (const item of words) item.senses.push({ is: 'not', side: 'before' });
}

export function readRefusals(s: Sentence): void {
  readNeither(s);
  for (const [at, item] of s.items.entries()) {
    const not = has(item, 'not');
    if (s.owner.has(item) || item.used) continue;
    if (has(item, 'or') && s.pieceAt(s.beside(at, 1)) && s.pieceAt(s.beside(at, -1))) continue;
    if (has(item, 'ok') && !not) {
      accept(s, at);
      continue;
    }
    if (has(item, 'unneeded')) {
      const left = s.beside(at, -1);
      const piece = qualityOf(s, left);
      if (
        piece?.set &&
        (piece.set.possession?.includes('ready') || keysOf(piece.set).every((key) => EXTRAS.has(key)))
      )
        piece.set = {};
      else if (piece) refuseFrom(s, at, left, -1);
      continue;
    }
    if (has(item, 'optional', 'either')) {
      const [before, next] = [s.pieceAt(s.beside(at, -1)), s.pieceAt(s.beside(at, 1))];
      const piece = has(item, 'optional') ? next : before;
      // names both places of "manish nagar or not besa"
      if (piece === before && before?.place && next?.place) s.leave(before, item, next);
      else if (piece?.set && (isQuality(piece) || piece.set.category)) piece.set = kindOf(piece.set);
      continue;
    }
    if (!not) continue;
    const isLimit = (one: Item) => has(one, 'limit') !== undefined && !one.used;
    const word = (one: Item) => s.tokens[one.from]!.text;
    const isOver = (one: Item) =>
      (isSilent(one) && (!has(one, 'ordinary') || isLight(word(one)))) || isLimit(one);
    const right = s.beside(at, 1, isOver);
    const left = s.beside(
      at,
      -1,
      (one) =>
        // "manish nagar pan nako" also refuses manish nagar
        (isSilent(one) && !isWord('ranking', word(one)) && (!has(one, 'but') || one === s.items[at - 1])) ||
        isLimit(one) ||
        Boolean(has(one, 'problem')),
    );
    const next = s.items[at + 1];
    // "flat no 302"
    if (s.tokens[item.from]!.text === 'no' && item.to === item.from + 1 && next?.qty?.unit === 'bare')
      continue;
    // "no deposit", "deposit nako"
    const deposit = [right, left]
      .map((one) => s.items[one])
      .find((one) => has(one, 'field')?.field === 'deposit');
    if (deposit && !deposit.used && !s.owner.has(deposit)) {
      s.take([item, deposit], { set: { type: 'rent', maxDeposit: 0 } });
      continue;
    }
    if (isWord('courtesy', s.tokens[item.to]?.text) && !s.pieceAt(at + 1)) continue;
    const isAhead = s.pieceAt(right) ?? (next && !next.pause);
    const side =
      not.side === 'after'
        ? s.pieceAt(left) || (s.items[left] && !s.items[left]!.pause)
          ? -1
          : 1
        : not.side === 'both' && !s.pieceAt(right)
          ? -1
          : isAhead
            ? 1
            : -1;
    refuseFrom(s, at, side === 1 ? right : left, side);
  }
}

function refuseFrom(s: Sentence, at: number, start: number, step: 1 | -1): void {
  const item = s.items[at]!;
  const piece = step < 0 ? qualityOf(s, start) : s.pieceAt(start);
  if (!piece) {
    const run = [item];
    for (
      let next = at + step;
      s.items[next] &&
      !s.items[next]!.pause &&
      !s.pieceAt(next) &&
      !has(s.items[next], 'not') &&
      run.length < 4;
      next += step
    )
      run.push(s.items[next]!);
    if (run.length > 1 && !isWord('courtesy', s.tokens[run[1]!.from]?.text)) s.take(run, { left: true });
    return;
  }
  const isKind = ['category', 'bedrooms'].includes(Object.keys(piece.set ?? {}).join());
  // "no bungalow above 1 crore" refuses the limit, not the kind
  let after = start;
  while (isKind && s.pieceAt(after) === piece) after += 1;
  const limit = step > 0 && isKind ? s.pieceAt(after) : undefined;
  // "no flats under 50 lakh" refuses both together, "house not flat under 30 lakh" only the kind
  const isLone =
    /^(?:no|not a)\b/.test(textOf(s, item)) &&
    !s.items.slice(clauseStart(s, at), at).some((one) => s.owner.has(one));
  const isBound = (one: Item) =>
    isLone ? s.said.get(one)?.bound !== undefined : s.said.get(one)?.bound === 'min';
  if (
    limit?.set &&
    (limit.set?.near || [...s.owner].some(([one, owner]) => owner === limit && isBound(one)))
  ) {
    refuse(s, limit);
    s.owner.set(item, limit);
    return;
  }
  if (isKind && takeUnknownPlace(s, at, piece, step)) return;
  const unknown = s.items[s.firstOf(piece) - 1];
  // "gaothan plot nako" refuses only plots of an unknown kind
  if (step < 0 && piece.set?.category && isKind && unknown && isUnknown(unknown)) {
    s.leave(unknown, piece, item);
    return;
  }
  const last = s.beside(step > 0 ? s.lastOf(piece) : at, 1);
  const isProblem =
    has(s.items[s.lastOf(piece) + 1], 'problem') ?? has(s.items[s.beside(s.lastOf(piece), 1)], 'problem');
  if (isProblem || (step < 0 && s.items.slice(start, at).some((one) => has(one, 'problem')))) {
    s.owner.set(item, piece);
    return;
  }
  // "lift nahi hai chalega" accepts, but "nahi chahiye chalega" refuses
  const isWanted = step < 0 && /chahiye|pahije|nako|चाहिए|नको|पाहिजे/.test(textOf(s, item));
  const isOptional =
    (step > 0 && has(s.items[s.lastOf(piece) + 1], 'needed') && isQuality(piece)) ||
    (!isWanted && has(s.items[last], 'ok') !== undefined);
  const isOfAll = step < 0 && s.items.slice(start, at).some((one) => has(one, 'both'));
  const done = new Set<Piece>([piece]);
  // "bina parking bhi chalega" cancels an earlier requirement too
  const asked = JSON.stringify(piece.set);
  if (isOptional)
    for (const other of s.pieces) if (other !== piece && JSON.stringify(other.set) === asked) other.set = {};
  refuse(s, piece);
  // the list goes on in "not in besa or manewada" and "corner ya east facing nahi"
  for (let next = start; ; ) {
    while (s.pieceAt(next) === s.pieceAt(start) || (s.pieceAt(next) && done.has(s.pieceAt(next)!)))
      next += step;
    const join = s.items[next];
    // "besa, manish nagar dono nahi"
    const isOfBoth = isOfAll && join?.pause === 'comma';
    if (!join || !(has(join, 'or', 'and') || isOfBoth)) break;
    const other = s.pieceAt(s.beside(next, step));
    // "not ground floor and not top" has two refusals
    const isBoth =
      other &&
      !keysOf(other.set).some((key) => key.startsWith('not')) &&
      (has(join, 'or') ||
        (other.place && piece.place) ||
        (isOfFloors(other) && isOfFloors(piece)) ||
        keysOf(other.set).join() ===
          keysOf(piece.set)
            .join()
            .replace(/^not([A-Z])/, (_, first: string) => first.toLowerCase()));
    if (!isBoth || done.has(other)) break;
    refuse(s, other);
    done.add(other);
    start = s.beside(next, step);
    next = start;
  }
  piece.from = Math.min(piece.from, item.from);
  piece.to = Math.max(piece.to, item.to);
  s.owner.set(item, piece);
  if (isOptional) piece.set = {};
}

const textOf = (s: Sentence, { from, to }: Item): string =>
  s.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
const clauseStart = (s: Sentence, at: number): number =>
  s.items.findLastIndex((one, i) => i < at && one.pause) + 1;

/** The kind of home in a set. It is kept if nothing else in the set is a condition. */
const kindOf = ({ category, subType }: Search): Search => ({
  ...(category && { category }),
  ...(subType && { subType }),
});

/** Names an unknown place in a refusal without refusing the kind: "nalla ke paas plot nako", "no plot near nalla". */
function takeUnknownPlace(s: Sentence, at: number, piece: Piece, step: 1 | -1): boolean {
  const edge = s.firstOf(piece);
  const [near, place] =
    step < 0 ? [s.items[edge - 1], s.items[edge - 2]] : [s.items[edge + 1], s.items[edge + 2]];
  const isNear = has(near, 'near')?.side === (step < 0 ? 'after' : 'before');
  if (!near || !place || !isNear || !isUnknown(place)) return false;
  s.take([near, place], { left: true });
  s.owner.set(s.items[at]!, piece);
  return true;
}

/** True for an accepted alternative, where either value matches: "east facing preferred but west also ok". */
function isAcceptedBeside(s: Sentence, piece: Piece): boolean {
  const liked = s.pieces.find(
    (other) => other !== piece && keysOf(other.set).join() === keysOf(piece.set).join(),
  );
  const at = liked ? s.beside(s.lastOf(liked), 1) : -1;
  const isLiked = has(s.items[at], 'prefer', 'wish', 'or');
  const both = liked && isLiked && union(liked.set!, piece.set!);
  if (!both) return false;
  liked.set = both;
  piece.set = {};
  s.items[at]!.used = true;
  return true;
}

function accept(s: Sentence, at: number): void {
  const piece = qualityOf(s, s.beside(at, -1));
  if (piece && isAcceptedBeside(s, piece)) return;
  const first = s.firstOf(piece);
  // "1st or ground floor ok" names both
  const isList =
    piece && s.items.some((item) => s.owner.get(item) === piece && (item.qty?.values.length ?? 0) > 1);
  if (piece && isQuality(piece) && !s.isLimited(piece) && !isList && !has(s.items[first - 1], 'or'))
    piece.set = {};
}

const MAX_FLOORS_OUT = 5;
const NAMES = [...CHOICE_NAMES, ...RULED_OUT];

/** The exclusion of a kind. Words for any home or land exclude nothing. */
function refusedKind({ set, generic }: Piece, word: string): Search | undefined {
  if (generic || !set?.category || Object.keys(set).length > 1) return undefined;
  // houses are Residential too, so "no flats" must not exclude them
  if (set.category === 'Residential' && !/^(?:residential|रेसिडेंशियल)$/.test(word))
    return { notSubType: ['flat'] };
  return { notCategory: [set.category] };
}

/** The opposite of a condition; undefined if no filter can exclude it. */
function refusedSet(set: Search): Search | undefined {
  if (set.near !== undefined || set.alsoNear) return notNearSet(set);
  if (set.notNear) return { ...(set.city && { city: set.city }), alsoNear: set.notNear };
  const { type, category, ...rest } = set;
  const keys = Object.keys(rest).filter((key) => rest[key as keyof typeof rest] !== undefined);
  const [key] = keys;
  const { minFloor, maxFloor } = rest;
  if (type && !category && keys.length === 0) return { type: type === 'rent' ? 'sale' : 'rent' };
  if (
    keys.length === 2 &&
    minFloor !== undefined &&
    maxFloor !== undefined &&
    maxFloor - minFloor < MAX_FLOORS_OUT
  )
    return { notFloor: Array.from({ length: maxFloor - minFloor + 1 }, (_, i) => minFloor + i) };
  if (keys.length !== 1 || !key) return undefined;
  if (rest.sort === 'price-desc') return { sort: 'price-asc' };
  const values = rest[key as keyof typeof rest];
  // "no flat without a lift" requires the lift
  const asked = NAMES.find((name) => notOf(name) === key);
  if (asked === 'category') return { category: set.notCategory?.[0] } as Search;
  if (asked) return { ...(asked === 'subType' && category && { category }), [asked]: values };
  const choice = NAMES.find((name) => name === key);
  if (choice && Array.isArray(values))
    return { ...(choice === 'tenants' && type && { type }), [notOf(choice)]: values } as Search;
  const [, bound, name] = /^(min|max)(\w+)$/.exec(key) ?? [];
  const other = `${bound === 'min' ? 'max' : 'min'}${name}`;
  if (typeof values !== 'number' || !name) return undefined;
  if (['Price', 'Area', 'Rate'].includes(name)) return { [other]: values };
  // the opposite of "from 5" is "at most 4", because years and rooms are whole numbers
  const isRange = RANGE_NAMES.some((one) => minOf(one) === `min${name}`) && Number.isInteger(values);
  if (!isRange || (bound === 'min' && values <= 0)) return undefined;
  return { [other]: values + (bound === 'min' ? -1 : 1) };
}

/** Turns a wanted condition into an exclusion, or names it if no filter can exclude it. */
function refuse(s: Sentence, piece: Piece): void {
  const { set, answer } = piece;
  if (answer) {
    // not an errand: "i do not sell"
    if (answer === 'sell' || answer === 'let') Object.assign(piece, { answer: undefined, set: {} });
    return;
  }
  const item = s.items.find((one) => one.qty && s.owner.get(one) === piece);
  // an amount without its own limit
  const isAmount = item?.qty?.unit === 'money' && !s.said.get(item)?.bound;
  const city = set?.city && { city: set.city };
  if (set?.bedrooms && Object.keys(set).length === 1) {
    piece.notRooms = set.bedrooms;
    piece.set = {};
    return;
  }
  const refused = set?.locality
    ? { ...city, notLocality: set.locality }
    : set && !isAmount && (refusedSet(set) ?? refusedKind(piece, s.tokens[piece.from]?.text ?? ''));
  if (refused) piece.set = refused;
  else Object.assign(piece, { set: undefined, left: true, rank: false });
}

/** Searches all other numbers of rooms after "3 bhk nako", if no number is wanted. */
export function leaveOtherRooms(pieces: readonly Piece[]): void {
  const out = pieces.flatMap(({ notRooms }) => notRooms ?? []);
  const first = pieces.find(({ notRooms }) => notRooms);
  if (!first || pieces.some(({ set }) => set?.bedrooms ?? set?.minBedrooms)) return;
  first.set = { bedrooms: [1, 2, 3, 4, 5].filter((count) => !out.includes(count)) };
}
