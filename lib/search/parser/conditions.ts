import { has, type Item } from './items';
import { isWord } from './lexicon';
import type { Sentence } from './sentence';

/**
 * "agar lift hai to koi bhi floor chalega", "lift ho to 3rd floor nahi to ground floor": no filter asks for a condition of a condition, so
 * that all of it is named and none of it leaves a home out.
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
  const start = opened >= 0 ? opened : firstOf(s, then - 1);
  const inside = s.items.slice(start, end + 1);
  const gone = new Set(inside.map((item) => s.owner.get(item)));
  s.pieces.splice(0, s.pieces.length, ...s.pieces.filter((piece) => !gone.has(piece)));
  s.take(inside, { left: true });
}

/** Where the piece that ends here begins. */
function firstOf(s: Sentence, at: number): number {
  const piece = s.pieceAt(at);
  let first = at;
  while (first > 0 && piece && s.pieceAt(first - 1) === piece) first--;
  return Math.max(0, first);
}
