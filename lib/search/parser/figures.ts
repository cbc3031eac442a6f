import { latinDigits } from '@/lib/platform/language/digits';
import { VALUES } from './lexicon';

const ENGLISH_NUMBERS = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, i + 2]),
);

/** Numbers in a text, in words and in digits of both scripts, except "one", which is also an article. */
export function numbersIn(text: string): { typed: string; value: number }[] {
  const plain = latinDigits(text.normalize('NFKC').toLowerCase());
  const figures = [...plain.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([typed]) => ({
    typed,
    value: Number(typed.replaceAll(',', '')),
  }));
  const words = [...plain.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(([typed]) => {
    const value = /[a-z]/.test(typed) ? ENGLISH_NUMBERS.get(typed) : VALUES.get(typed);
    return value && value > 1 ? [{ typed, value }] : [];
  });
  return [...figures, ...words];
}
