import { foldWord } from '@/lib/platform/text/place-name';
import { isOrdinary } from './ordinary-words';
import type { Token } from './tokens';
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
