/** Corners that a drawn area may have. */
export const MAX_CORNERS = 100;
/** Characters of an encoded area: five digits of both degrees take at most ten a corner. */
export const MAX_SHAPE_LENGTH = MAX_CORNERS * 10;

/** Corners of an area that was drawn by hand: enough for a shape, few enough for an address. */
export const MAX_DRAWN_CORNERS = 32;
/** Areas of one search. */
export const MAX_SHAPES = 5;

export const TRAVEL_MODES = ['walk', 'two-wheeler', 'car'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];
/** Kilometres an hour through a city, stops included. */
export const TRAVEL_SPEEDS: Record<TravelMode, number> = { walk: 4.5, 'two-wheeler': 24, car: 20 };
/** Messages of `map`. */
export const TRAVEL_LABELS = {
  walk: 'in minutes on foot',
  'two-wheeler': 'in minutes by two-wheeler',
  car: 'in minutes by car',
} as const satisfies Record<TravelMode, string>;
/** How much longer roads are than the straight line, about, in a city of blocks. */
export const ROAD_FACTOR = 1.35;
