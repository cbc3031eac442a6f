import type { FieldMatch } from './field-match';
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

/** "30 ft", "9 m": its feet. */
function lengthAt(tokens: readonly Token[], start: number): { feet: number; end: number } | undefined {
  const number = numberAt(tokens, start);
  if (!number) return undefined;
  const at = start + number.used;
  const [feet, metres] = [FEET.at(tokens, at), METRES.at(tokens, at)];
  const unit = feet ?? metres;
  return unit && { feet: Math.round(number.value * (metres ? FEET_PER_METRE : 1)), end: at + unit.used };
}

const LEAST = phraseSet(
  'min, minimum, at least, atleast, above, more than, kam se kam, kiman, किमान, कम से कम',
);
const leastAt = (tokens: readonly Token[], at: number) => at + (LEAST.at(tokens, at)?.used ?? 0);

/** "road width 40 ft", "plot road 40 feet"; the feet behind "wardha road" are no width of it. */
function roadAhead(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const isNameless = NO_NAME.has(tokens[start - 1]?.text);
  const word = isNameless ? (ROAD_AHEAD.at(tokens, start) ?? ROAD.at(tokens, start)) : undefined;
  const length = word && lengthAt(tokens, leastAt(tokens, start + word.used));
  // "road 40 ft front" is about the front
  if (!length || length.feet > MAX_ROAD || FRONT.at(tokens, length.end)) return undefined;
  return { used: length.end - start, set: { minRoadWidth: length.feet } };
}
/** "ceiling height 12 ft" */
function heightAhead(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const word = HEIGHT_WORDS.at(tokens, start);
  const length = word && lengthAt(tokens, start + word.used);
  return length && { used: length.end - start, set: { minCeilingHeight: length.feet } };
}
const HEIGHT_WORDS = phraseSet('ceiling height, clear height, roof height, height, height of, उंची, ऊंचाई');
const MAX_ROAD = 300;

/** "30 ft road", "9 m wide road", "30 foot ka road", "40 ft front" */
export function side(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const length = lengthAt(tokens, leastAt(tokens, start));
  if (!length) return roadAhead(tokens, start) ?? heightAhead(tokens, start);
  const link = OF_ROAD.at(tokens, length.end)?.used ?? 0;
  const road = ROAD.at(tokens, length.end + link);
  const front = road ? undefined : FRONT.at(tokens, length.end + link);
  const height = (road ?? front) ? undefined : HEIGHT.at(tokens, length.end + link);
  if (height)
    return { used: length.end + link + height.used - start, set: { minCeilingHeight: length.feet } };
  const word = road ?? front;
  if (!word) return undefined;
  return {
    used: length.end + link + word.used - start,
    set: road ? { minRoadWidth: length.feet } : { minFrontage: length.feet },
  };
}
