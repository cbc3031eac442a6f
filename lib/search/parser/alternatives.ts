import { has } from './items';
import type { Search } from './lexicon';
import { isOfFloors, keysOf, type Sentence } from './sentence';

/** Lists of which a home has one value, so that "or" is what they mean anyway. */
const MANY = new Set(['amenities']);

/** "lift or parking": no filter asks for either of two different conditions, so that both are named. Branches that say the same things of two homes add up. */
export function readAlternatives(s: Sentence): void {
  for (const [at, item] of s.items.entries()) {
    if (!has(item, 'or') || s.owner.has(item)) continue;
    const [before, next] = [s.pieceAt(s.beside(at, -1)), s.pieceAt(s.beside(at, 1))];
    if (!before?.set || !next?.set || before === next || before.left || next.left) continue;
    const [keys, others] = [keysOf(before.set), keysOf(next.set)];
    if (keys.length === 0 || others.length === 0) continue;
    if (keys.join() === 'dimensions' && others.join() === 'dimensions') {
      for (const piece of [before, next]) Object.assign(piece, { set: undefined, left: true });
      continue;
    }
    if (
      before.set.type &&
      next.set.type &&
      before.set.type !== next.set.type &&
      keys.length + others.length === 2
    ) {
      for (const piece of [before, next]) Object.assign(piece, { set: {}, isSearch: true });
      continue;
    }
    if (before.set.category && next.set.category && before.set.category !== next.set.category) {
      // a search has one category, so that neither cuts
      for (const piece of [before, next]) {
        piece.rank = true;
        delete piece.generic;
      }
      continue;
    }
    if (before.set.category && before.set.category === next.set.category)
      for (const [wide, narrow] of [
        [before, next],
        [next, before],
      ] as const)
        if (!wide.set?.subType && narrow.set?.subType) narrow.set = { category: narrow.set.category! };
    if (
      isOfFloors(before) &&
      isOfFloors(next) &&
      before.set.maxFloor !== undefined &&
      next.set.maxFloor !== undefined &&
      before.set.minFloor !== undefined &&
      next.set.minFloor !== undefined
    ) {
      before.set = {
        minFloor: Math.min(before.set.minFloor, next.set.minFloor),
        maxFloor: Math.max(before.set.maxFloor, next.set.maxFloor),
      };
      next.set = {};
      continue;
    }
    const isStroke = s.tokens[item.from]!.text === '/';
    if (isStroke || isEither(before.set, next.set) || isBranch(s, at)) continue;
    Object.assign(before, { left: true, to: next.to });
    delete before.set;
    next.set = {};
  }
}

/** "2 bhk 55L or 3 bhk 75L": both sides say the same kinds of things. */
function isBranch(s: Sentence, at: number): boolean {
  const side = (step: 1 | -1): Set<string> => {
    const keys = new Set<string>();
    for (
      let next = at + step;
      s.items[next] && s.items[next]!.pause !== 'wall' && !has(s.items[next], 'or');
      next += step
    )
      for (const key of keysOf(s.pieceAt(next)?.set)) keys.add(key);
    return keys;
  };
  const [left, right] = [side(-1), side(1)];
  return [...right].filter((key) => left.has(key)).length > 1;
}

function isEither(before: Search, next: Search): boolean {
  const [keys, others] = [keysOf(before), keysOf(next)];
  if (before.category && next.category) return true;
  if ([...keys, ...others].every((key) => key.startsWith('not'))) return true;
  const isPlace = (key: string) => key === 'locality' || key === 'near' || key === 'alsoNear';
  if (keys.every(isPlace) && others.every(isPlace)) return true;
  return keys.join() === others.join() && keys.every((key) => !MANY.has(key));
}
