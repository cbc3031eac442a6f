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

const ROAD = phraseSet('road, wide road, rd, rasta, front road, road facing, रस्ता, रोड, रुंद रस्ता');
const FRONT = phraseSet('front, frontage, facing front, wide front, दर्शनी');

/** "30 ft road", "9 m wide road", "40 ft front" */
export function side(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const number = numberAt(tokens, start);
  if (!number) return undefined;
  const at = start + number.used;
  const [feet, metres] = [FEET.at(tokens, at), METRES.at(tokens, at)];
  const unit = feet ?? metres;
  if (!unit) return undefined;
  const length = Math.round(number.value * (metres ? FEET_PER_METRE : 1));
  const road = ROAD.at(tokens, at + unit.used);
  const front = road ? undefined : FRONT.at(tokens, at + unit.used);
  const word = road ?? front;
  if (!word) return undefined;
  return {
    used: at + unit.used + word.used - start,
    set: road ? { minRoadWidth: length } : { minFrontage: length },
  };
}
