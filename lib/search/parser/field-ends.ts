import { foldWord } from '@/lib/platform/text/place-name';
import type { PropertySearch } from '@/lib/search/schema';
import type { Bound } from './bounds';
import { suffixAt } from './limits';
import { phraseSet, type Token } from './tokens';

export const RANGES = phraseSet('or, and, to, -, –, ya, se, te, aur, kinva, या, से, ते, किंवा, आणि, और');

type Ends = { low?: number | undefined; high?: number | undefined };

export const bounded = (value: number, bound: Bound | undefined, strict = false): Ends =>
  bound === 'max'
    ? { high: value - Number(strict) }
    : bound === 'min'
      ? { low: value + Number(strict) }
      : { low: value, high: value };

export const ends = (name: string, { low, high }: Ends): Partial<PropertySearch> => ({
  ...(low !== undefined && { [`min${name}`]: low }),
  ...(high !== undefined && { [`max${name}`]: high }),
});

/** "top floor 2 bhk", "floor 40 lakh": the number belongs to what follows it. */
export const isOfNext = (tokens: readonly Token[], at: number) =>
  /^\p{L}/u.test(tokens[at]?.text ?? '') &&
  !RANGES.at(tokens, at) &&
  !suffixAt(tokens, at) &&
  !WANTED.has(tokens[at]!.text);
const WANTED = new Set(
  'chahiye chahie pahije pahijet hava havi havet hai ho required needed must चाहिए पाहिजे हवी हवा हव्या हवेत हो'
    .split(' ')
    .map(foldWord),
);
