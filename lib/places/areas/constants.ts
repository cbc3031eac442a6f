/** Kilometres per degree of latitude, on a sphere with the earth's mean radius. */
export const KM_PER_DEGREE = 111.19;

export const MAX_CORNERS = 100;
/** Maximum characters of an encoded area. With five decimals a corner takes at most ten. */
export const MAX_SHAPE_LENGTH = MAX_CORNERS * 10;

/** Maximum corners of a hand-drawn area, enough for a shape and few enough for an address. */
export const MAX_DRAWN_CORNERS = 32;
export const MAX_SHAPES = 5;

export const TRAVEL_MODES = ['walk', 'two-wheeler', 'car'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];
/** Average speed through a city in km/h, stops included. */
export const TRAVEL_SPEEDS: Record<TravelMode, number> = { walk: 4.5, 'two-wheeler': 24, car: 20 };
/** Messages of `map`. */
export const TRAVEL_LABELS = {
  walk: 'in minutes on foot',
  'two-wheeler': 'in minutes by two-wheeler',
  car: 'in minutes by car',
} as const satisfies Record<TravelMode, string>;
/** Ratio of road distance to the straight line in a city of blocks, approximately. */
export const ROAD_FACTOR = 1.35;
