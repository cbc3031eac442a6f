import { TRAVEL_SPEEDS } from '@/lib/places/areas/constants';
import { foldWord } from '@/lib/platform/text/place-name';
import { PhraseTable, type Token } from './tokens';

/**
 * What a kind of landmark may be called more precisely: "cbse school", "aqua line metro", "weekly market". No list says which of
 * them is which, so that a home is near any of the kind, and the words rank.
 */
const QUALIFIERS: ReadonlySet<string> = new Set(
  [
    'cbse icse ssc igcse board english medium marathi hindi convent international primary nursery play high',
    'engineering medical degree junior pharmacy polytechnic law commerce arts science',
    'multispeciality multispecialty speciality specialty super eye children childrens maternity',
    'vegetable weekly bhaji sabzi local shopping orange aqua yellow line green',
    'इंग्रजी मराठी हिंदी अंग्रेजी माध्यम माध्यमाची ऑरेंज एक्वा अ‍ॅक्वा लाइन लाईन',
  ]
    .join(' ')
    .split(' ')
    .map(foldWord),
);
const MAX_QUALIFIERS = 3;

/** How many words right before (`step` -1) or behind (1) this position say which ones of a kind. */
export function qualifiersAt(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let count = 0;
  while (count < MAX_QUALIFIERS && QUALIFIERS.has(tokens[at + count * step]?.text ?? '')) count++;
  return count;
}

const MODES = new PhraseTable<'car' | 'two-wheeler'>([
  ...'by car, car se, car ne, by cab, by auto, drive, driving, कार से, कारने'
    .split(', ')
    .map((phrase) => [phrase, 'car'] as const),
  ...'by bike, by two wheeler, by scooty, by scooter, bike se, gadi se, gadine, on bike, बाइक से, बाईकने, गाड़ी से'
    .split(', ')
    .map((phrase) => [phrase, 'two-wheeler'] as const),
]);
const MINUTES = /^min|^मिन/;

/** "15 minutes of aiims by car": the words at the end, and how much farther one comes than on two wheels. */
export function travelAt(
  tokens: readonly Token[],
  [from, to]: readonly [number, number],
): { used: number; factor: number } {
  const isTimed = tokens.slice(from, to).some(({ text }) => MINUTES.test(text));
  const mode = isTimed ? MODES.at(tokens, to) : undefined;
  return mode
    ? { used: mode.used, factor: TRAVEL_SPEEDS[mode.value] / TRAVEL_SPEEDS['two-wheeler'] }
    : { used: 0, factor: 1 };
}
