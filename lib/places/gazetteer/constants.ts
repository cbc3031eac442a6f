/**
 * Kinds of places in the gazetteer. A zone is a part of the city as people call it, such as "south Nagpur". It has a boundary, but distances are not measured
 * from it.
 */
export const PLACE_KIND_LABELS = {
  locality: 'Locality',
  zone: 'Part of the city',
  metro: 'Metro station',
  hospital: 'Hospital',
  college: 'College',
  school: 'School',
  mall: 'Mall',
  market: 'Market',
  lake: 'Lake',
  park: 'Park',
  monument: 'Sight or temple',
  transport: 'Station, bus or airport',
  stadium: 'Stadium',
  office: 'Public office',
  industry: 'Business park',
  road: 'Road',
} as const;
export type PlaceKind = keyof typeof PLACE_KIND_LABELS;
export const PLACE_KINDS = Object.keys(PLACE_KIND_LABELS) as PlaceKind[];
/** Kinds of landmarks, which are all kinds except localities and zones. */
export const LANDMARK_KINDS = PLACE_KINDS.filter((kind) => kind !== 'locality' && kind !== 'zone');

/** Origin of a place: built in, or changed or added by an admin. */
export const PLACE_ORIGINS = ['built-in', 'changed', 'added'] as const;
export type PlaceOrigin = (typeof PLACE_ORIGINS)[number];

export const MAX_NAME_LENGTH = 60;
export const MAX_SPELLINGS = 20;
export const MAX_POINTS = 40;
/** metres */
export const MAX_RADIUS = 20_000;
/** for a locality without a given radius, in metres */
export const DEFAULT_RADIUS = 500;

export const PLACE_COLUMNS = [
  'kind',
  'city',
  'slug',
  'name',
  'nameDevanagari',
  'nameHindi',
  'spellings',
  'pinCode',
  'points',
  'radius',
  'removed',
] as const;
