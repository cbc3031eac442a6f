import { foldWord } from '@/lib/platform/text/place-name';
import { isOrdinary } from './ordinary-words';
import type { Landmark, PlaceIndex } from './place-index';
import { MAX_PLACE_WORDS } from './place-match';
import { phraseSet, type Token } from './tokens';
import { FILLERS, KIND_WORDS } from './vocabulary';

const OTHERS = new Set(
  'near nr opp bhk bhks rk rent sale lakh lac cr k walk minutes min mins minute m km and'.split(' '),
);
const STATION = new Set(['station', 'stn', 'स्टेशन', 'स्थानक'].map(foldWord));
/** "station ke paas", "near station": of the railway, unless the word before says which one ("police station"). */
export const isTheStation = (tokens: readonly Token[], at: number, word: string): boolean => {
  const before = tokens[at - 1]?.text ?? 'near';
  if (!STATION.has(word)) return false;
  const isPlain = isOrdinary(before) || FILLERS.has(before) || KIND_WORDS.has(before) || OTHERS.has(before);
  return isPlain || /^[\d,]/.test(before);
};

const METRO_STATION = phraseSet('metro station, metro stn, मेट्रो स्टेशन, मेट्रो स्थानक');
/** "metro station jaiprakash nagar": the kind before the name. */
export function stationNamedAt(
  tokens: readonly Token[],
  start: number,
  landmarks: PlaceIndex['landmarks'],
): (Landmark & { to: number }) | undefined {
  const at = start + (METRO_STATION.at(tokens, start)?.used ?? 0);
  if (at === start) return undefined;
  for (let to = Math.min(tokens.length, at + MAX_PLACE_WORDS); to > at; to--) {
    const words = tokens.slice(at, to).map(({ text }) => text);
    const found = landmarks.get([...words, 'metro'].join(' '));
    if (found) return { ...found, to };
  }
  return undefined;
}
