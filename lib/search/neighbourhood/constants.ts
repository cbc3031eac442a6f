import { LANDMARK_KINDS, type PlaceKind } from '@/lib/places/gazetteer/constants';

/** A property page's sections about its surroundings, in order, with their kinds of places. */
export const AROUND_GROUPS: readonly { title: string; kinds: readonly PlaceKind[] }[] = [
  { title: 'Metro', kinds: ['metro'] },
  { title: 'Schools', kinds: ['school'] },
  { title: 'Hospitals', kinds: ['hospital'] },
  { title: 'Markets and malls', kinds: ['market', 'mall'] },
];
/** All other kinds of places by which people describe where they live. */
export const LANDMARKS = LANDMARK_KINDS.filter(
  (kind) => !AROUND_GROUPS.some(({ kinds }) => kinds.includes(kind)),
);

export const WITHIN_KM = 2;
/** Maximum distance in kilometres of a place that is near. */
export const NEAREST_KM = 15;

/** Rings in kilometres around a listing for comparable homes; the narrowest with enough of them is used. */
export const PRICE_RINGS = [1, 2, 3, 5] as const;
/** Maximum dots on the line, because more would cover each other. */
export const MAX_DOTS = 24;
/** Minimum homes for a median, because a median of fewer could reveal individuals. */
export const MIN_SIMILAR = 5;
