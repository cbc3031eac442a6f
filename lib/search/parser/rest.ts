import { has, type Item, isUnit, isUnknown } from './items';
import { isOrdinary, isRanking } from './lexicon';
import { COURTESY, type Sentence } from './sentence';

export function readRest(s: Sentence): void {
  let run: Item[] = [];
  const flush = () => {
    if (run.length > 0) s.take(run, { rank: true });
    run = [];
  };
  for (const item of s.items) {
    const word = s.tokens[item.from]?.text ?? '';
    const isWord =
      isUnknown(item) ||
      Boolean(has(item, 'which') ?? has(item, 'landmark') ?? item.landmark) ||
      ['deposit', 'road', 'height'].includes(has(item, 'field')?.field ?? '') ||
      ['spoken', 'seats'].some((unit) => isUnit(item, unit)) ||
      (isRanking(word) && item.to === item.from + 1 && isOrdinary(word));
    if (!s.owner.has(item) && !item.used && isWord) run.push(item);
    else flush();
    const not = has(item, 'not');
    if (
      not &&
      !s.owner.has(item) &&
      !item.used &&
      s.tokens.length > item.to - item.from &&
      !COURTESY.has(s.tokens[item.to]?.text ?? '')
    )
      nameRefusal(s, item);
  }
  flush();
}

/** A refusal that nothing used turns the sentence round, so it is named with its neighbour. */
function nameRefusal(s: Sentence, item: Item): void {
  const at = s.items.indexOf(item);
  const next = s.items[s.beside(at, has(item, 'not')!.side === 'after' ? -1 : 1)];
  if (!next || next.pause || s.owner.has(next)) return;
  s.take([item, next], { left: true });
}
