import type { FieldMatch } from './field-match';
import { prefixAt, suffixAt } from './limits';
import { numberAt } from './numbers';
import { PhraseTable, phraseSet, type Token } from './tokens';

const RANGES = phraseSet('or, and, to, -, –, ya, se, te, aur, kinva, या, से, ते, किंवा, आणि, और');
const YEARS = phraseSet(
  'year, years, yr, yrs, saal, sal, varsh, varsha, varshe, varshan, varshat, वर्ष, वर्षे, वर्षां, वर्षांच्या, वर्षांचा, साल, सालों',
);
const OLD = phraseSet(
  'old, purana, purane, purani, juna, june, juni, junya, जुना, जुने, जुनी, पुराना, पुराने, पुरानी, of age',
);
const THAN = phraseSet(
  'se, se zyada, se jyada, se adhik, peksha, peksha jast, से, से ज्यादा, से ज़्यादा, पेक्षा, पेक्षा जास्त',
);
const NEWER = phraseSet('naya, naye, nayi, navin, nava, navi, nave, new, नया, नए, नई, नवीन, नवा, नवे');
const AGE = phraseSet(
  'age, building age, age of building, aayu, umar, umra, वय, आयु, newer than, not older than, older than',
);

const BUILT = phraseSet(
  'built, constructed, construction, bandhkam, bana, bana hua, made, बांधकाम, बना, बना हुआ, बांधलेले, बांधलेला',
);
const BUILT_WHEN = new PhraseTable<'after' | 'before' | 'in'>([
  ...'after, post, later than, ke baad, nantar, नंतर, के बाद'.split(', ').map((w) => [w, 'after'] as const),
  ...'before, pre, earlier than'.split(', ').map((w) => [w, 'before'] as const),
  ...'in, of, year, since, from, in the year'.split(', ').map((w) => [w, 'in'] as const),
]);
const FIRST_YEAR = 1950;

/** "built after 2020", "2019 construction": its age this year. */
export function builtIn(
  tokens: readonly Token[],
  start: number,
  today: string | undefined,
): FieldMatch | undefined {
  const lead = BUILT.at(tokens, start);
  const when = lead && BUILT_WHEN.at(tokens, start + lead.used);
  const at = start + (lead?.used ?? 0) + (when?.used ?? 0);
  const year = Number(/^(?:19|20)\d\d$/.exec(tokens[at]?.text ?? '')?.[0] ?? 0);
  const behind = lead ? undefined : BUILT.at(tokens, at + 1);
  const age = Number(today?.slice(0, 4)) - year;
  if (!(year >= FIRST_YEAR && age >= 0) || !(lead ?? behind)) return undefined;
  const used = at + 1 + (behind?.used ?? 0) - start;
  if (when?.value === 'after') return { used, set: { maxAgeYears: Math.max(0, age - 1) } };
  if (when?.value === 'before') return { used, set: { minAgeYears: age + 1 } };
  // a whole number of years says the year of a building to one year
  return { used, set: { minAgeYears: Math.max(0, age - 1), maxAgeYears: age } };
}

/** "less than 5 year old", "5 saal se kam purana", "building age under 10 years" */
export function age(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const word = AGE.at(tokens, start);
  const prefix = prefixAt(tokens, start + (word?.used ?? 0));
  const low = numberAt(tokens, prefix.next);
  const join = low && RANGES.at(tokens, prefix.next + low.used);
  const high = join && numberAt(tokens, prefix.next + low.used + join.used);
  // "0-5 years old": at most five
  const from = high ? prefix.next + low.used + join.used : prefix.next;
  const number = high ?? low;
  const years = number && YEARS.at(tokens, from + number.used);
  if (!number || !years) return undefined;
  const isOlder = tokens[start]?.text === 'older';
  let end = from + number.used + years.used;
  // "10 saal se purana", "5 saal se zyada purana": older than that
  const than = THAN.at(tokens, end);
  const isThan = than && (OLD.at(tokens, end + than.used) ?? NEWER.at(tokens, end + than.used));
  const before = isThan ? undefined : suffixAt(tokens, end);
  end += before?.used ?? 0;
  const compared = than && (OLD.at(tokens, end + than.used) ?? NEWER.at(tokens, end + than.used));
  if (than && compared) {
    const isNewer = NEWER.at(tokens, end + than.used) !== undefined;
    return {
      used: end + than.used + compared.used - start,
      set: isNewer ? { maxAgeYears: number.value } : { minAgeYears: number.value + 1 },
    };
  }
  const old = OLD.at(tokens, end);
  if (!old && !word) return undefined;
  end += old?.used ?? 0;
  const after = before ? undefined : suffixAt(tokens, end);
  const bound = before?.bound ?? after?.bound ?? prefix.bound;
  const isLeast = bound === 'min' || isOlder;
  return {
    used: end + (after?.used ?? 0) - start,
    set: isLeast
      ? { minAgeYears: number.value + Number(isOlder && !before) }
      : { ...(high && low.value > 0 && { minAgeYears: low.value }), maxAgeYears: number.value },
  };
}
