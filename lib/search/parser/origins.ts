import { foldWord } from '@/lib/platform/text/place-name';
import type { Pieces } from './pieces';
import { phraseSet } from './tokens';

/** Where somebody comes from or lives today: "relocating from pune", "pune se aa rahe hai", "working in mumbai". */
const BEFORE = phraseSet(
  'from, based in, based out of, settled in, currently in, presently in, currently at, living in, live in, lives in, staying in, residing in, working in, work in, works in, posted in, posted at, job in, nri in, nri from, born in, native of, belong to, hail from',
);
const BEHIND = phraseSet(
  'se, hun, wale, wala, based, me rahta, me rehta, me rahte, me rehte, mein rehta, mein rahta, me job, me kaam, से, हून, में रहता, में रहते, में रहती, मध्ये राहतो, मध्ये राहते',
);
/** "पुण्याहून", "mumbaihun": the ending says that one comes from there. */
const FROM_THERE = /^(.{3,}?)(?:ा)?(?:हून|hun)$/u;
const OBLIQUE: ReadonlyMap<string, string> = new Map(
  Object.entries({ पुण्य: 'पुणे', punya: 'pune', मुंबई: 'मुंबई' }),
);
const DISTANCES = phraseSet('km, kms, kilometer, kilometre, kilometers, kilometres, किमी');

/** The city's name without the ending of "from there". */
const withoutFrom = (word: string): string | undefined => {
  const base = FROM_THERE.exec(word)?.[1];
  return base && foldWord(OBLIQUE.get(base) ?? base);
};

/** Another city that people come from is no place to search in. `isElsewhere` knows the names of other cities. */
export function readOrigins(pieces: Pieces, isElsewhere: (word: string) => boolean): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    if (!pieces.isFree(at)) continue;
    const isFromThere = isElsewhere(withoutFrom(text) ?? '');
    if (!isFromThere && !isElsewhere(text)) continue;
    const start = [3, 2, 1].map((used) => at - used).find((from) => isBefore(pieces, from, at));
    const behind = BEHIND.at(pieces.tokens, at + 1);
    // "pune se 20 km" is about a distance
    const isDistance = behind && DISTANCES.at(pieces.tokens, at + 2 + behind.used);
    if (isFromThere) pieces.take({ from: at, to: at + 1, set: {} });
    else if (start !== undefined) pieces.take({ from: start, to: at + 1, set: {} });
    else if (behind && !isDistance) pieces.take({ from: at, to: at + 1 + behind.used, set: {} });
  }
}

const isBefore = (pieces: Pieces, from: number, at: number): boolean =>
  from >= 0 && from + (BEFORE.at(pieces.tokens, from)?.used ?? -1) === at && pieces.isFree(from, at);
