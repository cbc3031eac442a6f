import { LANDMARK_KINDS, type PlaceKind } from '@/lib/places/gazetteer/constants';

/** What a property page says of its surroundings, in this order; the kinds of places that each holds. */
export const AROUND_GROUPS: readonly { title: string; kinds: readonly PlaceKind[] }[] = [
  { title: 'Metro', kinds: ['metro'] },
  { title: 'Schools', kinds: ['school'] },
  { title: 'Hospitals', kinds: ['hospital'] },
  { title: 'Markets and malls', kinds: ['market', 'mall'] },
];
/** Everything else that people name when they say where they live. */
export const LANDMARKS = LANDMARK_KINDS.filter(
  (kind) => !AROUND_GROUPS.some(({ kinds }) => kinds.includes(kind)),
);

export const WITHIN_KM = 2;
/** Farther than this a place is not near anything. */
export const NEAREST_KM = 15;

/** Kilometres around a listing in which homes are held against it, the narrowest ring with enough of them first. */
export const PRICE_RINGS = [1, 2, 3, 5] as const;
/** So many of them are dots on the line: more would cover each other. */
export const MAX_DOTS = 24;
/** The middle of fewer would tell of single ones. */
export const MIN_SIMILAR = 5;
