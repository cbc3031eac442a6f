import type { Bound } from './bounds';
import type { FieldMatch } from './field-match';
import { prefixAt, suffixAt } from './limits';
import { numberAt } from './numbers';
import { phraseSet, type Token } from './tokens';
import { FEET } from './units';

const TIMES = phraseSet('x, ×, *, by, bai, into, guna, gune, गुणा, बाय, गुणिले');
const METRES = phraseSet('m, mt, mtr, meter, metre, metres, meters, मीटर');
const FEET_PER_METRE = 3.281;
const SIDES = { min: 8, max: 2000 };
const ROOMS = phraseSet('bhk, rk, bedroom, bedrooms, bed, बीएचके');

/** "40x60", "30 by 50 ft", "30*40" */
export function dimensions(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const side = (at: number) => {
    const number = numberAt(tokens, at);
    const isSide = number?.used === 1 && Number.isInteger(number.value);
    return isSide && number.value >= SIDES.min && number.value <= SIDES.max ? number.value : undefined;
  };
  const item = side(start);
  if (item === undefined) return undefined;
  let at = start + 1 + (FEET.at(tokens, start + 1)?.used ?? 0);
  const times = TIMES.at(tokens, at);
  if (!times) return undefined;
  at += times.used;
  const other = side(at);
  if (other === undefined || ROOMS.at(tokens, at + 1)) return undefined;
  const unit = FEET.at(tokens, at + 1);
  return { used: at + 1 + (unit?.used ?? 0) - start, set: { dimensions: `${item}x${other}` } };
}

const ROAD = phraseSet('सड़क, सडक, road, wide road, rd, rasta, front road, road facing, रस्ता, रोड, रुंद रस्ता');
/** "30 foot ka road", "40 feet wide road" */
const OF_ROAD = phraseSet('ka, ki, ke, का, की, के, चा, ची, चे, wide, rund, wala, wali, वाला, वाली, रुंद, रुंदीचा');
/** "road width 40 ft", "road should be 30 ft" */
const ROAD_AHEAD = phraseSet(
  'road width, width of road, road of, road with width, road should be, road must be, road at least, road minimum, road min, approach road, front road, road ki chaudai, rasta rundi, रस्ता रुंदी, रस्त्याची रुंदी, सड़क की चौड़ाई',
);
/** Before "road 40 feet", where the road has no name. */
const NO_NAME = new Set([
  undefined,
  ',',
  'plot',
  'plots',
  'with',
  'and',
  'approach',
  'front',
  'प्लॉट',
  'aur',
  'ani',
  'jo',
  'और',
  'आणि',
  'जो',
]);
const FRONT = phraseSet('front, frontage, facing front, wide front, दर्शनी');

const HEIGHT = phraseSet(
  'height, clear height, ceiling height, ceiling, high, high roof, uncha, unchi, उंची, ऊंचाई',
);

type Length = { feet: number; end: number; bound: Bound | undefined };

/** "30 ft", "at least 9 m": its feet. */
function lengthAt(tokens: readonly Token[], start: number): Length | undefined {
  const least = LEAST.at(tokens, start);
  const prefix = least ? undefined : prefixAt(tokens, start);
  const first = start + (least?.used ?? (prefix?.bound && !prefix.hint ? prefix.next - start : 0));
  const number = numberAt(tokens, first);
  if (!number) return undefined;
  const at = first + number.used;
  const metres = FEET.at(tokens, at) ? undefined : METRES.at(tokens, at);
  const unit = FEET.at(tokens, at) ?? metres;
  const feet = Math.round(number.value * (metres ? FEET_PER_METRE : 1));
  return unit && { feet, end: at + unit.used, bound: prefix?.bound };
}

const LEAST = phraseSet(
  'min, minimum, at least, atleast, above, more than, kam se kam, kiman, किमान, कम से कम',
);
const HEIGHT_WORDS = phraseSet(
  'ceiling height, clear height, roof height, height, height of, ceiling, उंची, ऊंचाई',
);
const MAX_ROAD = 300;

type Side = 'RoadWidth' | 'Frontage' | 'CeilingHeight';

/** What is said of a side is the least that is wanted, unless the words say the most. */
function sideMatch(tokens: readonly Token[], start: number, name: Side, length: Length, end: number) {
  const suffix = suffixAt(tokens, end);
  const bound = suffix?.bound ?? length.bound;
  const key = bound === 'max' ? (`max${name}` as const) : (`min${name}` as const);
  return { used: end + (suffix?.used ?? 0) - start, set: { [key]: length.feet } };
}

/** "road width 40 ft", "ceiling 20 feet", "front 25 feet at least"; the feet behind "wardha road" are no width of it. */
function sideAhead(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const isNameless = NO_NAME.has(tokens[start - 1]?.text);
  const words: readonly (readonly [Side, { used: number } | undefined])[] = [
    ['RoadWidth', isNameless ? (ROAD_AHEAD.at(tokens, start) ?? ROAD.at(tokens, start)) : undefined],
    ['CeilingHeight', HEIGHT_WORDS.at(tokens, start)],
    ['Frontage', FRONT.at(tokens, start)],
  ];
  for (const [name, word] of words) {
    const length = word && lengthAt(tokens, start + word.used);
    // "road 40 ft front" is about the front
    const isOther = name === 'RoadWidth' && length && FRONT.at(tokens, length.end);
    if (length && length.feet <= MAX_ROAD && !isOther)
      return sideMatch(tokens, start, name, length, length.end);
  }
  return undefined;
}

/** "30 ft road", "9 m wide road", "30 foot ka road", "40 ft front" */
export function side(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const length = lengthAt(tokens, start);
  if (!length) return sideAhead(tokens, start);
  const at = length.end + (OF_ROAD.at(tokens, length.end)?.used ?? 0);
  for (const [name, words] of [
    ['RoadWidth', ROAD],
    ['Frontage', FRONT],
    ['CeilingHeight', HEIGHT],
  ] as const) {
    const word = words.at(tokens, at);
    if (word) return sideMatch(tokens, start, name, length, at + word.used);
  }
  return undefined;
}
