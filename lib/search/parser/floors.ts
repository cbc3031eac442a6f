import { foldWord } from '@/lib/platform/text/place-name';
import type { Bound } from './bounds';
import { bounded, ends, isOfNext, RANGES } from './field-ends';
import type { FieldMatch } from './field-match';
import { prefixAt, suffixAt } from './limits';
import { numberAt } from './numbers';
import { OR } from './pieces';
import { FLOOR } from './storeys';
import { numbered, PhraseTable, phraseSet, type Token } from './tokens';
import { NOT_AFTER } from './vocabulary';

const ORDINALS = new PhraseTable<number>(
  numbered([
    '1st, first, pehla, pehli, pahla, pahli, pehle, pahle, pahila, pahili, pahilya, पहला, पहली, पहले, पहिला, पहिली, पहिल्या',
    '2nd, second, dusra, dusri, doosra, doosri, dusre, doosre, dusrya, दूसरा, दूसरी, दूसरे, दुसरा, दुसरी, दुसऱ्या',
    '3rd, third, tisra, tisri, teesra, teesri, tisre, teesre, tisrya, तीसरा, तीसरी, तीसरे, तिसरा, तिसरी, तिसऱ्या',
    '4th, fourth, forth, chautha, chauthi, choutha, chouthi, chauthe, chouthya, chauthya, चौथा, चौथी, चौथे, चौथ्या',
    '5th, fifth, panchva, panchvi, panchve, paanchva, paanchvi, paanchve, pachva, pachvi, pachvya, पांचवा, पाँचवाँ, पांचवें, पाचवा, पाचवी, पाचव्या',
    '6th, sixth, chhata, sahava, छठा, छठी, सहावा, सहाव्या',
    '7th, seventh, satva, saatva, सातवां, सातवा, सातव्या',
    '8th, eighth, aathva, आठवां, आठवा, आठव्या',
    '9th, ninth, nauva, नौवां, नववा, नवव्या',
    '10th, tenth, dasva, dahava, दसवां, दहावा, दहाव्या',
  ]),
);
/** "don number majla" */
const NUMBER = phraseSet('number, no, nambar, numbar, नंबर, क्रमांक');

/** "10 va majla": the end of the ordinal, apart. */
const ENDS = new Set(
  'st nd rd th va vi ve wa wi vya ra rya tha thi thya वा वी वें व्या रा री ऱ्या था थी थ्या ला ली ल्या'
    .split(' ')
    .map(foldWord),
);
/** "3rd", "12th", "third", "3" */
export function ordinalAt(tokens: readonly Token[], at: number): { value: number; used: number } | undefined {
  const named = ORDINALS.at(tokens, at);
  if (named) return named;
  if (tokens[at]?.text === 'ground') return { value: 0, used: 1 };
  const figure = /^(\d{1,2})(?:\p{L}[\p{L}\p{M}]*)?$/u.exec(tokens[at]?.text ?? '');
  if (figure) return { value: Number(figure[1]), used: 1 + Number(ENDS.has(tokens[at + 1]?.text ?? '')) };
  const number = numberAt(tokens, at);
  return number && Number.isInteger(number.value) && number.value <= 60 ? number : undefined;
}

/** "top floor under 40": the limit is not about floors. */
const KINDS_OF_FLOOR = new Set([
  'top',
  'topmost',
  'ground',
  'g',
  'high',
  'higher',
  'upper',
  'low',
  'lower',
  'last',
]);

/** "higher floor above 5th": the limit is one of floors after all. */
const isOrdinalBehind = (tokens: readonly Token[], at: number) =>
  /^\d{1,2}\p{L}[\p{L}\p{M}]*$/u.test(tokens[prefixAt(tokens, at).next]?.text ?? '');

/** "or 3rd", ", 5th or 6th": the other floors of a list or a range. */
function moreFloors(tokens: readonly Token[], start: number): { values: number[]; end: number } | undefined {
  const values: number[] = [];
  let end = start;
  for (;;) {
    const join = RANGES.at(tokens, end)?.used ?? (tokens[end]?.text === ',' ? 1 : 0);
    const next = ordinalAt(tokens, end + join);
    // without a join only "4th 5th", and not "4th 2 bhk"
    if (!next || (join === 0 && !/^\d{1,2}\p{L}/u.test(tokens[end]?.text ?? ''))) break;
    values.push(next.value);
    end += join + next.used;
  }
  return values.length > 0 ? { values, end } : undefined;
}

/** "3rd floor", "below 4th floor", "floor 3", "2nd to 5th floor", "5th floor or above", "तिसरा मजला" */
export function floor(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const prefix = prefixAt(tokens, start);
  if (prefix.hint) return undefined;
  // "mala 2 bhk" is Marathi for "to me"
  const word = tokens[prefix.next]?.text === 'mala' ? undefined : FLOOR.at(tokens, prefix.next);
  // "floor not above 4"
  const inner =
    word &&
    (!KINDS_OF_FLOOR.has(tokens[start - 1]?.text ?? '') || isOrdinalBehind(tokens, prefix.next + word.used))
      ? prefixAt(tokens, prefix.next + word.used)
      : undefined;
  const from = inner && !inner.hint ? inner.next : prefix.next + (word?.used ?? 0);
  const first = ordinalAt(tokens, from);
  if (!first) return undefined;
  let end = from + first.used;
  end += NUMBER.at(tokens, end)?.used ?? 0;
  // "2nd floor or 3rd floor"
  const between = word ? 0 : (FLOOR.at(tokens, end)?.used ?? 0);
  if (between > 0 && RANGES.at(tokens, end + between) && ordinalAt(tokens, end + between + 1)) {
    const last = ordinalAt(tokens, end + between + 1)!;
    if (FLOOR.at(tokens, end + between + 1 + last.used)) end += between;
  }
  const others = moreFloors(tokens, end);
  const isPair = others && (word ? !isOfNext(tokens, others.end) : FLOOR.at(tokens, others.end));
  const values = [first.value, ...(isPair ? others.values : [])];
  if (isPair) end = others.end;
  const after = word ? undefined : (FLOOR.at(tokens, end) ?? refusedAt(tokens, from, end));
  if (word ? isOfNext(tokens, end) : !after) return undefined;
  // "a building with less than 4 floors": its height, which no filter asks for
  if (tokens[end]?.text === 'floors' && !isPair && /^\d+$/.test(tokens[from]!.text))
    return { used: end + 1 - start };
  end += after?.used ?? 0;
  // "pahilya majlyavar", "3rd floor var": on it, and not above
  const on = ON.has(tokens[end]?.text ?? '') ? 1 : 0;
  const suffix = on > 0 ? undefined : suffixAt(tokens, end);
  end += on;
  const bound = suffix?.bound ?? inner?.bound ?? prefix.bound;
  const range = isPair
    ? { low: Math.min(...values), high: Math.max(...values) }
    : bounded(
        first.value,
        bound,
        suffix ? isBeyond(tokens, end, suffix.bound) : inner?.bound ? inner.strict : prefix.strict,
      );
  return { used: end + (suffix?.used ?? 0) - start, set: ends('Floor', range) };
}

/** "2nd floor ya 3rd floor, 4th nahi": an ordinal alone, where floors were spoken of, right before a refusal. */
function refusedAt(tokens: readonly Token[], from: number, end: number): { used: number } | undefined {
  const isOrdinal = ORDINALS.at(tokens, from) !== undefined || /^\d{1,2}\p{L}/u.test(tokens[from]!.text);
  const isRefused = isOrdinal && NOT_AFTER.at(tokens, end) !== undefined;
  return isRefused && tokens.slice(0, from).some((_, at) => FLOOR.at(tokens, at)) ? { used: 0 } : undefined;
}

const ON = new Set(['var', 'वर']);
/** "4th floor ke upar", "se niche": that floor is excluded; "se upar nahi" and "किंवा वर" include it. */
const BEYOND = {
  min: new Set('upar uper ऊपर var वर वरचा varcha'.split(' ').map(foldWord)),
  max: new Set('niche neeche नीचे khali खाली'.split(' ').map(foldWord)),
};
const isBeyond = (tokens: readonly Token[], at: number, bound: Bound) =>
  bound !== 'about' && !OR.has(tokens[at]?.text ?? '') && BEYOND[bound].has(tokens[at + 1]?.text ?? '');
