import { BEFORE } from './bounds';
import { isNearAt, isNearBehind } from './near';
import { isOrdinary } from './ordinary-words';
import type { Piece, Pieces } from './pieces';
import type { Token } from './tokens';
import { FILLERS, NOT_BEFORE } from './vocabulary';
import { isWishAhead } from './wishes';

/** "apart from ground floor": a word inside a longer refusal is no limit. */
export const isInRefusal = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((back) => (NOT_BEFORE.at(tokens, at - back)?.used ?? 0) > back);

const isKind = ({ set, place }: Piece): boolean => {
  const keys = Object.keys(set ?? {});
  return !place && keys.length > 0 && keys.every((key) => ['category', 'subType', 'bedrooms'].includes(key));
};

/** Here another sentence begins: "no plots, only flats under 50 lakh". */
const ENDS = new Set(', only but just want need show'.split(' '));
const OF_KIND = new Set(['with', 'without', 'having', 'that', 'which']);
const OLDER = new Set(['older', 'newer']);

/** What follows the kind and belongs to it: a comparison, a place to be near to, a part of it, its direction. */
function isQuality({ tokens }: Pieces, { from, set, place, left }: Piece): boolean {
  if (!set || place || left) return false;
  const bound = BEFORE.at(tokens, from)?.value;
  const isCompared = bound === 'above' || bound === 'below' || OLDER.has(tokens[from]!.text);
  const isNear =
    (set.near ?? set.alsoNear ?? set.notNear) !== undefined && isNearAt(tokens, from) !== undefined;
  return isCompared || isNear || OF_KIND.has(tokens[from - 1]?.text ?? '') || set.facing !== undefined;
}

/** "no flats under 50 lakh", "no house near the airport": what is refused of a kind that is wanted. */
export function qualityOfKind(pieces: Pieces, kind: Piece): Piece | undefined {
  if (!isKind(kind)) return undefined;
  const { tokens, owner } = pieces;
  let at = kind.to;
  const isPassed = (text: string) => !ENDS.has(text) && (FILLERS.has(text) || isOrdinary(text));
  const isOther = () => isNearAt(tokens, at) !== undefined || isWishAhead(tokens, at);
  while (tokens[at] && pieces.isFree(at) && !isOther() && isPassed(tokens[at]!.text)) at++;
  const next = owner[at];
  if (next) return isQuality(pieces, next) ? next : undefined;
  // "no plot near nalla": a place that nobody knows
  const near = isNearAt(tokens, at);
  const name = at + (near?.used ?? 0);
  if (!near || !pieces.isUnknown(name)) return undefined;
  pieces.take({ from: at, to: pieces.unknownEnd(name), left: true });
  return owner[at];
}

/** "nalla ke paas plot nako": the place that nobody knows, before the kind. */
export function unknownNearBefore(pieces: Pieces, kind: Piece): Piece | undefined {
  const { tokens } = pieces;
  const used = [4, 3, 2, 1].find((back) => isNearBehind(tokens, kind.from - back)?.used === back) ?? 0;
  let from = kind.from - used;
  if (used === 0 || !isKind(kind) || !pieces.isFree(from, kind.from)) return undefined;
  while (pieces.isUnknown(from - 1)) from--;
  if (from === kind.from - used) return undefined;
  const place: Piece = { from, to: kind.from, left: true };
  pieces.take(place);
  return place;
}
