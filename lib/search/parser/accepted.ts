import type { PropertySearch } from '@/lib/search/schema';
import { ordinalAt } from './floors';
import { GROUND } from './negated';
import { isNumber, type Piece, type Pieces } from './pieces';
import { FLOOR } from './storeys';
import type { Token } from './tokens';

/** Lists of which a home has one value: a second value is one more that is wanted. */
const ADDING = ['facing', 'furnishing', 'possession', 'saleOf', 'floorAt', 'parkingKind'] as const;
const OR = new Set(['or', 'ya', 'kinva', 'या', 'किंवा', 'nor']);

const floorOf = ({ set }: Piece): number | undefined =>
  set?.minFloor !== undefined && set.minFloor === set.maxFloor && Object.keys(set).length === 2
    ? set.minFloor
    : undefined;

/** "not on ground", "any floor except first", "above 2nd floor but not top": a floor without its word. */
export function floorLeftOut(
  tokens: readonly Token[],
  at: number,
  isOfFloor = tokens.slice(0, at).some(({ text }, i) => text === 'ground' || FLOOR.at(tokens, i)),
): Partial<PropertySearch> | undefined {
  const text = tokens[at]?.text ?? '';
  if (text === 'ground') return { ...GROUND };
  if (!tokens[at] || isNumber(tokens[at])) return undefined;
  if (!isOfFloor) return undefined;
  if (text === 'top') return { notFloorAt: ['top'] };
  const ordinal = ordinalAt(tokens, at);
  return ordinal?.used === 1 ? { notFloor: [ordinal.value] } : undefined;
}

/** The range from the floor that was said before to this one. */
function widen({ pieces }: Pieces, before: number, floor: number): boolean {
  const wished = pieces.filter((piece) => piece.to <= before && floorOf(piece) !== undefined).at(-1);
  const first = wished && floorOf(wished);
  if (!wished || first === undefined) return false;
  wished.isOneOf = true;
  wished.set = { minFloor: Math.min(first, floor), maxFloor: Math.max(first, floor) };
  return true;
}

/** "1st floor preferred but 2nd also ok": the floor is said once. */
export function acceptOrdinal(pieces: Pieces, at: number, to: number): boolean {
  const ordinal = at > 0 && pieces.isFree(at - 1) ? ordinalAt(pieces.tokens, at - 1) : undefined;
  if (ordinal?.used !== 1 || !widen(pieces, at - 1, ordinal.value)) return false;
  pieces.take({ from: at - 1, to, set: {} });
  return true;
}

/** "furnished preferred but semi furnished also ok": what is accepted beside another wish of the same kind is wanted too. */
export function addsToWished(pieces: Pieces, piece: Piece): boolean {
  if (OR.has(pieces.tokens[piece.from - 1]?.text ?? '')) return false;
  const floor = floorOf(piece);
  if (floor !== undefined && widen(pieces, piece.from, floor)) {
    piece.set = {};
    return true;
  }
  const keys = Object.keys(piece.set ?? {});
  const key = ADDING.find((name) => name === keys[0]);
  if (!key || keys.length !== 1) return false;
  const wished = pieces.pieces.filter(
    (other) => other !== piece && !other.left && !other.text && other.set?.[key],
  );
  for (const one of wished) one.isOneOf = true;
  if (wished.length > 0) piece.isOneOf = true;
  return wished.length > 0;
}

/** "तळमजला किंवा पहिला मजला": neighbouring floors are a range. */
export function joinFloors(before: Piece, next: Piece): boolean {
  const [one, other] = [floorOf(before), floorOf(next)];
  if (one === undefined || other === undefined || Math.abs(one - other) > 1) return false;
  before.set = { minFloor: Math.min(one, other), maxFloor: Math.max(one, other) };
  next.set = {};
  return true;
}
