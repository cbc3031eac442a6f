import { type Category, SUB_TYPES_OF, type SubType } from '@/lib/listings/fields/vocabulary';
import { preferable } from '@/lib/search/preferred/rules';
import { has, type Item, isSilent, isUnknown } from './items';
import { isWord, type Search } from './lexicon';
import { qualityOf } from './refusals';
import { isOfFloors, isQuality, keysOf, type Piece, type Sentence, union, WITHOUT_ROOMS } from './sentence';

/** The sub-types meant by a category's name in "flat or row house", which is not a request for a shared room. */
const WHOLE_HOMES: Partial<Record<Category, readonly SubType[]>> = {
  ...SUB_TYPES_OF,
  Residential: ['flat', 'penthouse', 'studio'],
};

/** Lists in which a home can have several values. In any other list, "or" is the meaning anyway. */
const MANY = new Set(['amenities', 'dimensions']);

/** Names both conditions of "lift or parking", because no filter asks for either of two different ones. */
export function readAlternatives(s: Sentence): void {
  for (const [at, item] of s.items.entries()) {
    if (s.owner.has(item) || (isJoint(item) && (takeBranches(s, at) || takeKinds(s, at))) || !has(item, 'or'))
      continue;
    const [left, right] = [
      s.beside(at, -1),
      s.beside(at, 1, (one) => isSilent(one) || Boolean(has(one, 'and'))),
    ];
    const next = s.pieceAt(right);
    const quality = qualityOf(s, left);
    // "fully furnished flat ya semi furnished"
    const before = next && isQuality(next) ? quality : s.pieceAt(left);
    const [one, other] = [s.items[left], s.items[right]];
    if (has(other, 'not') && quality?.place) {
      s.leave(quality, item, other!, s.pieceAt(right + 1) ?? s.pieceAt(s.beside(right, 1)));
      continue;
    }
    // "gym or sauna" sets no filter if one of them is unknown
    const isOne = (piece: Piece | undefined): piece is Piece => piece?.set !== undefined && isQuality(piece);
    if ((isStrange(s, other) && isOne(quality)) || (isStrange(s, one) && isOne(next))) {
      s.leave(...(isStrange(s, other) && isOne(quality) ? [quality, other!] : [one!, next!]), item);
      continue;
    }
    if (before?.set && next?.set && takeAsNear(before, next)) continue;
    // in "duplex or row house" one only ranks, so that both do
    if (before && next && before !== next && (before.rank || next.rank)) {
      before.rank = true;
      next.rank = true;
      continue;
    }
    if (!before?.set || !next?.set || before === next || before.left || next.left) continue;
    const [keys, others] = [keysOf(before.set), keysOf(next.set)];
    if (keys.length === 0 || others.length === 0) continue;
    // "below 30 or above 25"
    if (
      /^m(?:in|ax)/.test(keys.join()) &&
      keys.join().slice(3) === others.join().slice(3) &&
      keys.join() !== others.join()
    )
      continue;
    if (
      before.set.type &&
      next.set.type &&
      before.set.type !== next.set.type &&
      keys.length + others.length === 2
    ) {
      for (const piece of [before, next]) Object.assign(piece, { set: {}, isSearch: true });
      continue;
    }
    if (before.set.category && before.set.category === next.set.category)
      for (const [wide, narrow] of [
        [before, next],
        [next, before],
      ] as const)
        if (!wide.set?.subType && narrow.set?.subType) narrow.set = { category: narrow.set.category! };
    const floors = isOfFloors(before) && isOfFloors(next) ? union(before.set, next.set) : undefined;
    if (floors) {
      before.set = floors;
      next.set = {};
      continue;
    }
    const isStroke = s.tokens[item.from]!.text === '/';
    if (!isStroke && !isEither(before.set, next.set)) s.leave(before, item, next);
  }
}

const isJoint = (item: Item | undefined): item is Item =>
  item !== undefined && (has(item, 'and', 'or') !== undefined || item.pause === 'comma');

const isKind = (piece: Piece | undefined): piece is Piece =>
  piece?.set !== undefined &&
  !piece.left &&
  keysOf(piece.set).length > 0 &&
  keysOf(piece.set).every((key) => key === 'category' || key === 'subType');

/** Reads a list of kinds such as "flat, villa or row house", starting at its first joint, if they are in several categories. */
function takeKinds(s: Sentence, at: number): boolean {
  const kinds = [s.pieceAt(s.beside(at, -1))];
  for (let joint = at; isJoint(s.items[joint]) && isKind(kinds.at(-1)); ) {
    const next = s.pieceAt(s.beside(joint, 1, (item) => isSilent(item) || isJoint(item)));
    if (!isKind(next)) break;
    kinds.push(next);
    joint = s.beside(s.lastOf(next), 1, (item) => isSilent(item) && !isJoint(item));
  }
  const pieces = kinds.filter(isKind);
  if (pieces.length < 2 || new Set(pieces.map(({ set }) => set?.category)).size < 2) return false;
  const subTypes = pieces.map(({ set }) => set?.subType ?? (set?.category && WHOLE_HOMES[set.category]));
  // a search has one category; plots and farm houses have no sub-types, so that a list with them sets no filter
  const isFiltered = subTypes.every((one) => one !== undefined);
  for (const [i, piece] of pieces.entries()) {
    if (isFiltered) piece.set = { subType: [...subTypes[i]!] };
    else piece.rank = true;
    delete piece.generic;
  }
  return true;
}

/** Reads "besa or near aiims" as near to either. */
function takeAsNear(before: Piece, next: Piece): boolean {
  const slugs = [before, next].map(({ set }) =>
    set?.near ? set.near : set?.locality?.length === 1 ? set.locality[0]! : undefined,
  );
  const isMixed = Boolean(before.set?.near) !== Boolean(next.set?.near);
  if (!isMixed || !slugs[0] || !slugs[1] || keysOf(before.set).length + keysOf(next.set).length > 2)
    return false;
  const set = { city: before.set!.city ?? next.set!.city, near: slugs.join(','), sort: 'distance' } as Search;
  for (const piece of [before, next]) {
    piece.set = set;
    delete piece.place;
  }
  return true;
}

/** True for a word without a filter. */
const isStrange = (s: Sentence, item: Item | undefined): boolean => {
  const piece = item && s.owner.get(item);
  return Boolean(
    item && (piece ? piece.rank && !piece.set : isUnknown(item) || (item.landmark && !item.places)),
  );
};

/** Fields in which the homes of two branches differ. All other fields apply to both. */
const OF_HOME = ['category', 'subType', 'bedrooms', 'minBedrooms'] as const;
const OF_BRANCH = [...OF_HOME, 'minPrice', 'maxPrice', 'minArea', 'maxArea', 'locality'] as const;

/** Reads "2 bhk 55L or 3 bhk 75L" as homes that differ in several fields. The search covers both, and each branch is named. */
function takeBranches(s: Sentence, at: number): boolean {
  const isList = s.items[at]!.pause === 'comma';
  const isEnd = (item: Item | undefined) =>
    item?.pause === 'wall' ||
    (isList && item?.pause !== undefined) ||
    has(item, 'or') ||
    (!has(s.items[at], 'or') && has(item, 'and'));
  const side = (step: 1 | -1): Map<string, Piece> => {
    const found = new Map<string, Piece>();
    for (let next = at + step; s.items[next] && !isEnd(s.items[next]); next += step)
      for (const key of keysOf(s.pieceAt(next)?.set)) if (!found.has(key)) found.set(key, s.pieceAt(next)!);
    return found;
  };
  const [left, right] = [side(-1), side(1)];
  const value = (of: Map<string, Piece>, key: string) => of.get(key)?.set?.[key as keyof Search];
  const shared = OF_BRANCH.filter((key) => left.has(key) && right.has(key));
  const isOther = (key: string) => JSON.stringify(value(left, key)) !== JSON.stringify(value(right, key));
  const lone = OF_HOME.filter((key) => left.has(key) !== right.has(key));
  const isHome = (of: Map<string, Piece>) => OF_HOME.some((key) => of.has(key));
  const kinds = shared.includes('category') && isOther('category');
  // the rooms in "3 bhk flat or row house" apply to both
  const isRoomless = [left, right].some((of) => WITHOUT_ROOMS.has(String(value(of, 'category'))));
  const isTwo =
    isHome(left) &&
    isHome(right) &&
    (shared.filter((key) => isOther(key) && !(kinds && key === 'subType')).length > 1 ||
      (has(s.items[at], 'or') &&
        (kinds
          ? lone.some((key) => key !== 'subType') && isRoomless
          : !OF_HOME.some((key) => shared.includes(key)))));
  if (!isTwo || s.branches.length > 0) return false;
  const keys = OF_BRANCH.filter((key) => shared.includes(key) || (lone as string[]).includes(key));
  const only = (of: Map<string, Piece>) =>
    Object.fromEntries(keys.filter((key) => of.has(key)).map((key) => [key, value(of, key)])) as Search;
  s.branches = [only(left), only(right)];
  for (const key of keys) {
    const [one, other] = [value(left, key), value(right, key)];
    const isKind = key === 'category' || key === 'subType';
    const isLone = one === undefined || other === undefined || (isKind && kinds);
    const isWider = key.startsWith('min') ? Number(one) < Number(other) : Number(one) > Number(other);
    const gone = isLone ? [left, right] : Array.isArray(one) || !isOther(key) ? [] : [isWider ? right : left];
    for (const of of gone) delete of.get(key)?.set?.[key];
  }
  return true;
}
function isEither(before: Search, next: Search): boolean {
  const [keys, others] = [keysOf(before), keysOf(next)];
  if (before.category && next.category) return true;
  if ([...keys, ...others].every((key) => key.startsWith('not'))) return true;
  const isPlace = (key: string) => key === 'locality' || key === 'near' || key === 'alsoNear';
  if (keys.every(isPlace) && others.every(isPlace)) return true;
  return keys.join() === others.join() && keys.every((key) => !MANY.has(key));
}

/**
 * Names all of "agar lift hai to koi bhi floor chalega" and "lift ho to 3rd floor nahi to ground floor" without excluding homes, because no filter has a
 * condition on a condition.
 */
export function readConditions(s: Sentence): void {
  const isSaid = (item: Item) => s.owner.has(item) && !has(item, 'if');
  const find = (from: number, fits: (item: Item, at: number) => boolean) =>
    s.items.findIndex((item, at) => at > from && fits(item, at));
  const opened = find(-1, (item) => has(item, 'if') !== undefined && !s.owner.has(item));
  const then = find(
    opened,
    (item, at) =>
      (has(item, 'then') !== undefined || (opened >= 0 && isWord('then', s.tokens[item.to - 1]!.text))) &&
      s.items.slice(Math.max(0, opened), at).some(isSaid),
  );
  if (then < 0) return;
  const other = find(then + 1, (item) => has(item, 'or') !== undefined);
  const accepted = find(then, (item) => has(item, 'ok') !== undefined);
  // "3rd floor nahi to ground floor" is one list
  const isList = s.items
    .slice(then)
    .some(
      ({ qty, from, to }) =>
        (qty?.values.length ?? 0) > 1 && s.tokens.slice(from, to).some(({ text }) => isWord('else', text)),
    );
  const isOther =
    isList || (other > 0 && s.items.slice(then, other).some(isSaid) && s.items.slice(other).some(isSaid));
  const end = isOther ? s.items.findLastIndex(isSaid) : opened >= 0 ? accepted : -1;
  if (end < 0) return;
  const before = s.pieceAt(then - 1);
  const start = opened >= 0 ? opened : before ? s.firstOf(before) : Math.max(0, then - 1);
  s.leave(...s.items.slice(start, end + 1));
}

export function readWishes(s: Sentence): void {
  for (const [at, item] of s.items.entries()) {
    const wishes = item.senses.filter(({ is }) => is === 'wish' || is === 'prefer');
    if (wishes.length === 0 || item.used || s.owner.has(item)) continue;
    const [isBefore, isAfter] = (['before', 'after'] as const).map((side) =>
      wishes.some((wish) => wish.side === side),
    );
    const isLead = (one: Item) => isSilent(one) || Boolean(has(one, 'and'));
    const [ahead, behind] = [s.beside(at, 1, isLead), s.beside(at, -1)];
    const next = s.pieceAt(ahead);
    // applies to what follows in "2 bhk if possible with parking", and to what precedes in "vastu preferred corner plot"
    const isLed = next && !has(item, 'prefer') && (isQuality(next) || s.isLimited(next));
    const isLast = !s.items[ahead] || Boolean(s.items[ahead]!.pause);
    const isBehind = s.pieceAt(behind) && (isAfter ? !(isBefore && isLed) : isLast);
    const start = isBehind ? behind : isBefore ? ahead : -1;
    const step = isBehind ? -1 : 1;
    const piece = step < 0 ? qualityOf(s, start) : s.pieceAt(start);
    if (!piece?.set || keysOf(piece.set).length === 0) continue;
    // a kind, and rooms after "prefer", are required
    if (step > 0 && !isQuality(piece) && (has(item, 'prefer') || piece.set.category)) continue;
    likeOnly(piece);
    let join = start;
    while (s.pieceAt(join) === s.pieceAt(start)) join += step;
    const other = has(s.items[join], 'or', 'and') && s.pieceAt(s.beside(join, step));
    if (other?.set && isQuality(other) && keysOf(other.set).length > 0) likeOnly(other);
  }
}

/** Makes a condition a preference, which excludes no home. It ranks homes that can be ordered by it; otherwise its words rank. */
function likeOnly(piece: Piece): void {
  const preferred = preferable(piece.set ?? {});
  const isLimit = keysOf(piece.set).some((key) => /^(?:(?:min|max|not)[A-Z]|byOwner$)/.test(key));
  if (preferred) piece.preferred = preferred;
  else if (isLimit) piece.left = true;
  else piece.isWish = true;
  piece.set = {};
  delete piece.place;
}
