import { foldWord } from '@/lib/platform/text/place-name';
import { asListed, isOrdinary } from './ordinary-words';
import type { Piece } from './pieces';

/** The words of a part that only ranks, as listings spell them: those that say something, or all when none does. */
export function rankedWords(words: string, piece: Piece, isOtherKind: boolean): string[] {
  const all = words.split(/\s+/);
  const telling = all.filter((word) => !isOrdinary(foldWord(word)));
  const isWhole = piece.text || isOtherKind || (telling.length === 0 && piece.isWish);
  return (isWhole ? all : telling).map(asListed);
}
