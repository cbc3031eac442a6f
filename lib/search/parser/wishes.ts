import { preferable } from '@/lib/search/preferred/rules';
import { has, type Item, isSilent } from './items';
import type { Piece } from './pieces';
import { qualityOf } from './refusals';
import { isQuality, keysOf, type Sentence } from './sentence';

export function readWishes(s: Sentence): void {
  for (const [at, item] of s.items.entries()) {
    const wish = item.senses.find(({ is }) => is === 'wish' || is === 'prefer');
    if (!wish || item.used || s.owner.has(item)) continue;
    const isBefore = item.senses.some(
      ({ is, side }) => (is === 'wish' || is === 'prefer') && side === 'before',
    );
    const isAfter = item.senses.some(({ is, side }) => is === 'wish' && side === 'after');
    const isLead = (one: Item) => isSilent(one) || Boolean(has(one, 'and'));
    const [ahead, behind] = [s.beside(at, 1, isLead), s.beside(at, -1)];
    const next = s.pieceAt(ahead);
    // "2 bhk if possible with parking": of what follows; "vastu preferred corner plot": of what is before
    const isLed = next && !has(item, 'prefer') && (isQuality(next) || s.isLimited(next));
    const isLast = !s.items[ahead] || Boolean(s.items[ahead]!.pause);
    const isBehind = s.pieceAt(behind) && (isAfter ? !(isBefore && isLed) : isLast);
    const start = isBehind ? behind : isBefore ? ahead : -1;
    const step = isBehind ? -1 : 1;
    const piece = step < 0 ? qualityOf(s, start) : s.pieceAt(start);
    if (!piece?.set || keysOf(piece.set).length === 0) continue;
    // a kind, and rooms after "prefer", are what is looked for
    if (step > 0 && !isQuality(piece) && (has(item, 'prefer') || piece.set.category)) continue;
    likeOnly(piece);
    for (let next = start; ; ) {
      while (s.pieceAt(next) === s.pieceAt(start)) next += step;
      const join = s.items[next];
      const other =
        join && (has(join, 'or') || has(join, 'and')) ? s.pieceAt(s.beside(next, step)) : undefined;
      if (!other?.set || !isQuality(other) || keysOf(other.set).length === 0) break;
      likeOnly(other);
      start === next;
      break;
    }
  }
}

/** It leaves no home out: what homes can be ordered by moves them up; otherwise its words do. */
function likeOnly(piece: Piece): void {
  const preferred = preferable(piece.set ?? {});
  const isLimit = keysOf(piece.set).some((key) => /^(?:(?:min|max|not)[A-Z]|byOwner$)/.test(key));
  if (preferred) piece.preferred = preferred;
  else if (isLimit) piece.left = true;
  else piece.isWish = true;
  piece.set = {};
  delete piece.place;
}
