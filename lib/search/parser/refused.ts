import { CHOICE_NAMES, maxOf, minOf, notOf, RANGE_NAMES, RULED_OUT } from '@/lib/search/conditions/constants';
import { notNearSet } from './landmarks';
import type { Search } from './lexicon';
import type { Piece } from './pieces';

/** Numbers for which "not from 5 on" means "at most 4": years and rooms are integers. */
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const INVERSE = {
  minPrice: 'maxPrice',
  maxPrice: 'minPrice',
  minArea: 'maxArea',
  maxArea: 'minArea',
  minRate: 'maxRate',
  maxRate: 'minRate',
} as const;
const MAX_FLOORS_OUT = 5;
const NAMES = [...CHOICE_NAMES, ...RULED_OUT];

/** The kind alone is excluded; a word for any home or land excludes nothing. */
function refusedKind({ set, generic }: Piece, word: string): Search | undefined {
  if (generic || !set?.category || Object.keys(set).length > 1) return undefined;
  // "no flats": houses are Residential too
  if (set.category === 'Residential' && !/^(?:residential|रेसिडेंशियल)$/.test(word))
    return { notSubType: ['flat'] };
  return { notCategory: [set.category] };
}

/** The opposite of a condition; undefined if no filter can exclude it. */
function refusedSet(set: Search): Search | undefined {
  if (set.near !== undefined || set.alsoNear) return notNearSet(set);
  if (set.notNear) return { ...(set.city && { city: set.city }), alsoNear: set.notNear };
  const { type, category, ...rest } = set;
  const keys = Object.keys(rest).filter((key) => rest[key as keyof typeof rest] !== undefined);
  const [key] = keys;
  const { minFloor, maxFloor } = rest;
  if (type && !category && keys.length === 0) return { type: type === 'rent' ? 'sale' : 'rent' };
  if (keys.length === 2 && isWhole(minFloor) && isWhole(maxFloor) && maxFloor - minFloor < MAX_FLOORS_OUT)
    return { notFloor: Array.from({ length: maxFloor - minFloor + 1 }, (_, i) => minFloor + i) };
  if (keys.length !== 1 || !key) return undefined;
  if (rest.sort === 'price-desc') return { sort: 'price-asc' };
  const values = rest[key as keyof typeof rest];
  // "no flat without a lift": what is ruled out is asked for
  const asked = NAMES.find((name) => notOf(name) === key);
  if (asked) return { ...(asked === 'subType' && category && { category }), [asked]: values };
  const choice = NAMES.find((name) => name === key);
  if (choice && Array.isArray(values))
    return { ...(choice === 'tenants' && type && { type }), [notOf(choice)]: values } as Search;
  const inverse = INVERSE[key as keyof typeof INVERSE];
  if (inverse && typeof values === 'number') return { [inverse]: values };
  for (const name of RANGE_NAMES) {
    if (key === minOf(name) && isWhole(values)) return values > 0 ? { [maxOf(name)]: values - 1 } : undefined;
    if (key === maxOf(name) && isWhole(values)) return { [minOf(name)]: values + 1 };
  }
  return undefined;
}

/** Turns what is asked for into what is ruled out; what no filter can exclude is named. `isAmount`: a sum without a limit of its own. */
export function refuse(piece: Piece, word: string, isAmount: boolean): void {
  if (piece.answer === 'sell' || piece.answer === 'let') {
    delete piece.answer;
    piece.set = {};
    return;
  }
  if (piece.answer) return;
  const { set, place } = piece;
  if (place?.localitySlug) piece.set = { city: place.citySlug, notLocality: [place.localitySlug] };
  else if (set?.locality && !place)
    piece.set = { ...(set.city && { city: set.city }), notLocality: set.locality };
  else if (set?.bedrooms && Object.keys(set).length === 1) {
    piece.notRooms = set.bedrooms;
    piece.set = {};
  } else {
    const refused = set && !isAmount ? (refusedSet(set) ?? refusedKind(piece, word)) : undefined;
    if (refused) piece.set = refused;
    else {
      delete piece.set;
      piece.left = true;
      piece.rank = false;
    }
  }
}

/** "3 bhk nako": the other numbers of rooms, where none is asked for. */
export function leaveOtherRooms(pieces: readonly Piece[]): void {
  const out = pieces.flatMap(({ notRooms }) => notRooms ?? []);
  const first = pieces.find(({ notRooms }) => notRooms);
  if (!first || pieces.some(({ set }) => set?.bedrooms ?? set?.minBedrooms)) return;
  first.set = { bedrooms: [1, 2, 3, 4, 5].filter((count) => !out.includes(count)) };
}
