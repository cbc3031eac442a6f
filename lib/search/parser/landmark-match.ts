import { likeness, wordOf } from '@/lib/platform/text/place-name';
import { ringAround, spentAt } from './near';
import type { Landmark, PlaceIndex } from './place-index';
import type { Token } from './tokens';

const MAX_WORDS = 4;
/** A shorter word is too ambiguous for a misspelt landmark; beside a word for "near" it may be shorter. */
const MIN_LETTERS = { alone: 6, near: 5 };

/** A longer word without a vowel is no name of its own. */
const MAX_INITIALS = 5;

/** The landmark whose name almost matches here, word by word, longest first: "deekshabhumi", "empres mall". */
export function likeLandmarkAt(
  tokens: readonly Token[],
  at: number,
  end: number,
  { landmarksByInitial }: PlaceIndex,
): { landmark: Landmark; to: number } | undefined {
  for (let used = Math.min(MAX_WORDS, end - at); used > 0; used--) {
    const typed = tokens.slice(at, at + used);
    const longest = Math.max(...typed.map(({ text }) => text.length));
    if (longest < MIN_LETTERS.near) continue;
    if (longest < MIN_LETTERS.alone) {
      const ring = ringAround(tokens, at, at + used);
      if (ring.from === at && ring.to === at + used) continue;
    }
    const words = typed.map(({ text }) => wordOf(text));
    // "kdkccd" is no misspelt KDK
    if (
      words.some(({ text }) => /^[a-z]+$/.test(text) && !/[aeiouy]/.test(text) && text.length > MAX_INITIALS)
    )
      continue;
    const named = (landmarksByInitial.get(words[0]!.heard.charAt(0)) ?? []).find(
      ({ words: name }) =>
        name.length === used &&
        name.every((word, i) => ['same', 'like'].includes(likeness(words[i]!, word) ?? '')),
    );
    if (named)
      return { landmark: named.landmark, to: at + used + spentAt(tokens, at + used, named.landmark.kind) };
  }
  return undefined;
}
