import type { PropertySearch } from '@/lib/search/schema';
import { prefixAt } from './limits';
import { numberAt } from './numbers';
import { phraseSet, type Token } from './tokens';

type RoomMatch = { used: number; set: Partial<PropertySearch> };

export const ROOMS = phraseSet(
  'bk, bhk, bhks, bkh, bhkk, bhak, bedroom, bedrooms, bed room, bed rooms, bed, beds, room set, rooms set, room house, room flat, rooms flat, rooms house, बीएचके, बीएचकेचा, बीएचकेचे, बेडरूम, बेडरूमचा, बेडरूमचे, बेडरूमची, शयनकक्ष',
);
const MAX_ROOMS = 9;

/** Numbers of bedrooms known to the search: 1–4, and 5 for five or more. */
const asBedroom = (n: number) => Math.min(Math.max(Math.trunc(n), 1), 5);

const NAMED_COUNTS = ['single', 'double', 'triple', 'सिंगल', 'डबल', 'ट्रिपल'];
/** "3", "2.5": a number of rooms; a half means both neighbours */
export function countAt(
  tokens: readonly Token[],
  at: number,
): { counts: number[]; used: number; digits: boolean } | undefined {
  const named = NAMED_COUNTS.indexOf(tokens[at]?.text ?? '-');
  if (named >= 0 && ROOMS.at(tokens, at + 1)) return { counts: [(named % 3) + 1], used: 1, digits: false };
  const numeral = numberAt(tokens, at);
  if (!numeral || numeral.value < 1 || numeral.value > MAX_ROOMS) return undefined;
  const { value, used, digits } = numeral;
  return { counts: [...new Set([Math.floor(value), Math.ceil(value)])], used, digits };
}

export const roomList = (counts: number[]) => [...new Set(counts.map(asBedroom))].sort((a, b) => a - b);

/** Hindi and Marathi count rooms where English counts bedrooms; one room is a kind of its own. */
const ROOMS_SPOKEN = phraseSet(
  'khan, khana, khani, khanachi kholi, khanache ghar, khanacha, khanachi, khanache, खण, खणांचा, खणांचे, खणी, room, rooms, रूम, रुम, kamra, kamre, kamron, kamare, khol, kholi, kholya, kholyancha, kholyanche, kholyanchi, कमरा, कमरे, कमरों, खोली, खोल्या, खोल्यांचा, खोल्यांचे, खोल्यांची',
);

export function spokenRooms(tokens: readonly Token[], at: number): RoomMatch | undefined {
  const { bound, hint, next } = prefixAt(tokens, at);
  const least = bound === 'min' && !hint ? countAt(tokens, next) : undefined;
  const behind = least && ROOMS_SPOKEN.at(tokens, next + least.used);
  // "min 2 rooms"
  if (least && behind)
    return { used: next + least.used + behind.used - at, set: { minBedrooms: least.counts[0] } };
  const count = countAt(tokens, at);
  const word = count && ROOMS_SPOKEN.at(tokens, at + count.used);
  if (!count || !word) return undefined;
  const used = count.used + word.used;
  return Math.max(...count.counts) > 1
    ? { used, set: { bedrooms: roomList(count.counts) } }
    : { used, set: { type: 'rent', category: 'Residential', subType: ['room'] } };
}

/** "1 rk", "1 room kitchen" is a kind of its own; two rooms are counted as stated. */
export function roomKitchen(tokens: readonly Token[], at: number): RoomMatch | undefined {
  const count = countAt(tokens, at);
  const word = RK.at(tokens, at + (count?.used ?? 0));
  if (!word) return undefined;
  const rooms = count?.counts[0] ?? 1;
  const used = (count?.used ?? 0) + word.used;
  return rooms > 1
    ? { used, set: { bedrooms: roomList([rooms]) } }
    : { used, set: { category: 'Residential', subType: ['rk'] } };
}
const RK = phraseSet(
  'rk, hk, room + kitchen, room and kitchen, room kitchen, rooms kitchen, आरके, रूम किचन, रुम किचन, खोली किचन',
);
