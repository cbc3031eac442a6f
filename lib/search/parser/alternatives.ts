import { CHOICE_NAMES } from '@/lib/search/conditions/constants';
import type { PropertySearch } from '@/lib/search/schema';
import { joinFloors } from './accepted';
import { ACCEPTED, askedNotAt } from './negation-words';
import type { Piece, Pieces } from './pieces';
import { phraseSet } from './tokens';
import { FILLERS } from './vocabulary';

/** "Or" between two conditions; a comma or a stroke may join without being one. */
const EITHER = phraseSet('or, ya, kinva, kiva, athva, या, किंवा, अथवा');
/** "2 bhk nahi to 3 bhk": the second one where the first is not to be had. */
export const OR_ELSE = phraseSet(
  'asel tarach, ho tabhi, ho to hi, hai to hi, hoga to hi, nahi chalegi to, nahi chalega to, nasel tar fakt, only if, असेल तरच, असली तरच, हो तभी, है तभी, nahi to, nahi toh, nahitar, nahi tar, na ho to, na ho toh, nahi ho to, nahi hai to, nahi hai toh, nahi mila to, nahi mile to, nahi mili to, na mile to, na mila to, nahi milala tar, nahi milali tar, nahi milale tar, nahi bhetla tar, nasel tar, nasla tar, nasli tar, if not then, if not, if not available then, if not available, not available then, otherwise, or else, warna, varna, नहीं तो, नहीं है तो, नहीं हो तो, न हो तो, ना हो तो, नहीं मिला तो, नहीं मिले तो, न मिले तो, नाहीतर, नाही तर, नसेल तर, नाही मिळाला तर, नाही मिळाले तर, अन्यथा, वरना',
);

/** Lists of which a home has one value, so that "or" is what they mean anyway. */
const ONE_OF = new Set<string>([
  ...['bedrooms', 'locality', 'facing', 'furnishing', 'possession', 'status', 'near', 'type', 'category'],
  ...['subType', 'sort', 'listedWithin', ...CHOICE_NAMES],
]);

const keysOf = (set: Partial<PropertySearch> | undefined): string[] =>
  Object.keys(set ?? {})
    .filter((key) => key !== 'city' && key !== 'sort')
    .sort();

/** The next position in this direction that is not a filler. */
function beside({ tokens, owner }: Pieces, at: number, step: 1 | -1): number {
  let next = at + step;
  while (tokens[next] && !owner[next] && FILLERS.has(tokens[next]!.text)) next += step;
  return next;
}

const isCondition = (piece: Piece | undefined): piece is Piece & { set: Partial<PropertySearch> } =>
  Boolean(piece?.set) && keysOf(piece?.set).length > 0 && !piece!.left && !piece!.text && !piece!.isGeneric;

/** Whether a search with both finds what has either: values of one list, or ends of one range, which are compared later. */
function isEither(before: Partial<PropertySearch>, next: Partial<PropertySearch>): boolean {
  const [keys, others] = [keysOf(before), keysOf(next)];
  // two kinds of property: the parser decides about them later
  if (before.category && next.category) return true;
  // what is ruled out is "neither … nor"
  if (keys.every((key) => key.startsWith('not')) && others.every((key) => key.startsWith('not'))) return true;
  if (keys.join() !== others.join()) return false;
  return keys.every((key) => ONE_OF.has(key) || /^(?:min|max)/.test(key));
}

/** A word beside "or" that no condition explains; beside a kind of property it is another kind, and ranks. */
const isOther = (pieces: Pieces, at: number, { set }: Piece): boolean =>
  pieces.isOpen(at) && !(set?.category && pieces.isUnknown(at));

/** "besa or near AIIMS": near to either, if the localities have nothing else beside them. */
function nearEither(before: Piece, next: Piece): boolean {
  for (const [place, near] of [
    [before, next],
    [next, before],
  ] as const) {
    const [slug, ...more] = place.set?.locality ?? [];
    if (!slug || more.length > 0 || !near.set?.near || keysOf(place.set).join() !== 'locality') continue;
    const set = { ...near.set, near: `${slug},${near.set.near}` };
    before.set = set;
    next.set = set;
    delete before.place;
    delete next.place;
    return true;
  }
  return false;
}

function nameBoth({ owner }: Pieces, before: Piece, next: Piece): void {
  delete before.set;
  before.left = true;
  before.to = next.to;
  next.set = {};
  owner.fill(before, before.from, before.to);
}

/** "Or else" between two conditions. */
export function orElseAt(pieces: Pieces, at: number): { used: number } | undefined {
  const found = pieces.isFree(at) ? OR_ELSE.at(pieces.tokens, at) : undefined;
  const [before, next] = [
    pieces.owner[beside(pieces, at, -1)],
    found && pieces.owner[beside(pieces, at + found.used - 1, 1)],
  ];
  return isCondition(before) && isCondition(next) ? found : undefined;
}

function isOfSameHome({ owner }: Pieces, kind: Piece | undefined, next: Piece | undefined): boolean {
  if (!isCondition(kind) || !isCondition(next) || keysOf(kind.set).join() !== 'category') return false;
  const first = owner[kind.from - 1];
  const [key, ...more] = keysOf(next.set);
  return isCondition(first) && more.length === 0 && ONE_OF.has(key!) && keysOf(first.set).join() === key;
}

/** A wish that no filter asks for: ranked, named, or in no dictionary. */
const isNoCondition = (pieces: Pieces, piece: Piece | undefined, at: number): boolean =>
  piece ? Boolean(piece.text ?? piece.left) : pieces.isUnknown(at);

/** "corner plot ya park facing plot", "garden facing or east facing": if no filter asks for one of the two, the other cuts no homes either. */
function nameQuality(
  pieces: Pieces,
  at: number,
  before: Piece | undefined,
  next: Piece | undefined,
): boolean {
  const isKind = isCondition(before) && keysOf(before.set).join() === 'category';
  const first: Piece | undefined = isNoCondition(pieces, next, at + 1)
    ? isKind
      ? pieces.owner[before.from - 1]
      : before
    : isNoCondition(pieces, before, at - 1)
      ? next
      : undefined;
  // "gym or sauna" is named as one below
  if (
    !isCondition(first) ||
    first.place ||
    keysOf(first.set).join() === 'amenities' ||
    !keysOf(first.set).every((key) => ACCEPTED.has(key) || key === 'near')
  )
    return false;
  Object.assign(first, { set: undefined, left: true });
  const [from, to] = [pieces.isUnknown(at - 1) ? at - 1 : at, pieces.isUnknown(at + 1) ? at + 2 : at + 1];
  pieces.take({ from, to, left: true });
  return true;
}

/**
 * "lift or parking", "besa or near AIIMS": no filter asks for one of two different conditions, and a search with both would hide
 * homes that are meant, so that both are named. Of "rent or buy" neither is a condition.
 */
export function readAlternatives(pieces: Pieces): void {
  const { tokens, owner } = pieces;
  for (const at of tokens.keys()) {
    const orElse = orElseAt(pieces, at);
    const either = EITHER.at(tokens, at) ?? orElse;
    if (!either || owner[at] || (!orElse && askedNotAt(tokens, at))) continue;
    const [before, behind] = [owner[beside(pieces, at, -1)], beside(pieces, at + either.used - 1, 1)];
    const next = owner[behind];
    // "furnished flat ya semi furnished": the kind of home between both belongs to the first
    if (isOfSameHome(pieces, before, next)) continue;
    if (nameQuality(pieces, at, before, next)) continue;
    if (orElse) pieces.take({ from: at, to: at + orElse.used, set: {} });
    // "lift or sauna": nobody knows the other one
    if (
      isCondition(before) &&
      !next &&
      keysOf(before.set).join() === 'amenities' &&
      pieces.isUnknown(at + 1)
    ) {
      const rest = { from: at, to: at + 2, set: {} };
      pieces.take(rest);
      nameBoth(pieces, before, rest);
      continue;
    }
    if (isCondition(before) && isCondition(next) && joinFloors(before, next)) continue;
    if (isCondition(before) && isCondition(next)) {
      const [type, other] = [before.set.type, next.set.type];
      if (type && other && type !== other) {
        for (const piece of [before, next]) {
          const { type: _, ...set } = piece.set;
          Object.assign(piece, { set, isSearch: true });
        }
      } else if (!isEither(before.set, next.set) && !nearEither(before, next)) nameBoth(pieces, before, next);
    } else if (isCondition(before) && !next && isOther(pieces, at + 1, before) && before.to === at)
      pieces.take({ from: at, to: at + 2, left: true });
    else if (isCondition(next) && !before && isOther(pieces, at - 1, next) && next.from === at + 1)
      pieces.take({ from: at - 1, to: at + 1, left: true });
  }
}
