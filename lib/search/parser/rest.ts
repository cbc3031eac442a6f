import { has, type Item, isUnit, isUnknown } from './items';
import { isOrdinary, isWord } from './lexicon';
import type { Sentence } from './sentence';

export function readRest(s: Sentence): void {
  let run: Item[] = [];
  const flush = () => {
    if (run.length > 0) s.take(run, { rank: true });
    run = [];
  };
  for (const item of s.items) nameUnused(s, item);
  // a building is what is looked for only where no kind is said
  const isBuilding = !s.pieces.some(({ set }) => set?.category ?? set?.bedrooms);
  for (const item of s.items) {
    const word = s.tokens[item.from]?.text ?? '';
    const isSaid =
      isUnknown(item) ||
      Boolean(has(item, 'which') ?? has(item, 'landmark') ?? item.landmark) ||
      ['deposit', 'road', 'height'].includes(has(item, 'field')?.field ?? '') ||
      ['spoken', 'seats'].some((unit) => isUnit(item, unit)) ||
      (isBuilding && has(item, 'noun') !== undefined) ||
      (isWord('ranking', word) && item.to === item.from + 1 && isOrdinary(word));
    if (!s.owner.has(item) && !item.used && isSaid) run.push(item);
    else flush();
  }
  flush();
}

/** Words that turn a sentence round when they are passed over: one that nothing used is named with its neighbour. */
function nameUnused(s: Sentence, item: Item): void {
  if (item.isExtra && !s.owner.has(item)) s.take([item], { left: true });
  if (s.owner.has(item) || item.used || s.tokens.length === item.to - item.from) return;
  const field = s.items[s.items.indexOf(item) + 1];
  // "min deposit"
  if (
    has(item, 'limit') &&
    field &&
    has(field, 'field')?.field === 'deposit' &&
    !s.owner.has(field) &&
    !field.used
  ) {
    s.take([item, field], { left: true });
    return;
  }
  const prefer =
    has(s.items[s.items.indexOf(item) - 1], 'prefer') ?? has(s.items[s.items.indexOf(item) - 1], 'wish');
  const less = field && s.owner.get(field);
  // "flat preferred over plot"
  if (prefer && has(item, 'limit')?.strict && less?.set) {
    Object.assign(less, { left: true, from: item.from, set: undefined });
    s.owner.set(item, less);
    return;
  }
  const turn =
    has(item, 'not') ?? has(item, 'away') ?? (has(item, 'limit')?.strict ? has(item, 'limit') : undefined);
  if (!turn || isWord('courtesy', s.tokens[item.to]?.text)) return;
  const at = s.items.indexOf(item);
  const next = s.items[s.beside(at, turn.side === 'after' ? -1 : 1)];
  const isSaid = next && !next.pause && !s.owner.has(next);
  s.take(isSaid ? [item, next] : [item], { left: true });
}
