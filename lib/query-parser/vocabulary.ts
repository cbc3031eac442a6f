import {
  AMENITIES,
  AMENITY_LABELS,
  type Category,
  type Facing,
  type Furnishing,
  type ListingType,
  type Possession,
} from '@/lib/listing-vocabulary/constants';
import type { PropertySearch } from '@/lib/search/schema';

/** Phrases of a search and what each sets. Longer phrases are tried first. */
export type Phrase = { words: readonly string[]; set: Partial<PropertySearch> };

function phrases<T>(entries: Record<string, T>, make: (value: T) => Partial<PropertySearch>): Phrase[] {
  return Object.entries(entries).map(([text, value]) => ({ words: text.split(' '), set: make(value) }));
}

const TYPES: Record<string, ListingType> = {
  'for sale': 'sale',
  'to buy': 'sale',
  buy: 'sale',
  sale: 'sale',
  purchase: 'sale',
  resale: 'sale',
  'for rent': 'rent',
  'on rent': 'rent',
  'to let': 'rent',
  'on lease': 'rent',
  rent: 'rent',
  rental: 'rent',
  lease: 'rent',
};

const CATEGORY_WORDS: Record<string, Category> = {
  residential: 'Residential',
  flat: 'Residential',
  flats: 'Residential',
  apartment: 'Residential',
  apartments: 'Residential',
  house: 'Residential',
  home: 'Residential',
  homes: 'Residential',
  villa: 'Villas',
  villas: 'Villas',
  bungalow: 'Villas',
  bungalows: 'Villas',
  'row house': 'Villas',
  'row houses': 'Villas',
  plot: 'Plots',
  plots: 'Plots',
  'na plot': 'Plots',
  'residential plot': 'Plots',
  'residential plots': 'Plots',
  commercial: 'Commercial',
  shop: 'Commercial',
  shops: 'Commercial',
  showroom: 'Commercial',
  office: 'Commercial',
  offices: 'Commercial',
  'office space': 'Commercial',
  'farm house': 'Farm Houses',
  'farm houses': 'Farm Houses',
  farmhouse: 'Farm Houses',
  farmhouses: 'Farm Houses',
  industrial: 'Industrial',
  'industrial shed': 'Industrial',
  warehouse: 'Industrial',
  warehouses: 'Industrial',
  godown: 'Industrial',
  factory: 'Industrial',
  agricultural: 'Agricultural',
  'agricultural land': 'Agricultural',
  'agriculture land': 'Agricultural',
  'farm land': 'Agricultural',
  farmland: 'Agricultural',
  farm: 'Agricultural',
  orchard: 'Agricultural',
};

const COMPASS: Record<string, Facing> = {
  'north east': 'north-east',
  'south east': 'south-east',
  'north west': 'north-west',
  'south west': 'south-west',
  ne: 'north-east',
  se: 'south-east',
  nw: 'north-west',
  sw: 'south-west',
  northeast: 'north-east',
  southeast: 'south-east',
  northwest: 'north-west',
  southwest: 'south-west',
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
};

/** A direction counts only beside "facing": "West High Court Road" is a place. */
const FACING_WORDS: Record<string, Facing> = Object.fromEntries(
  Object.entries(COMPASS).flatMap(([words, facing]) => [
    [`${words} facing`, facing],
    [`facing ${words}`, facing],
    [`${words} face`, facing],
  ]),
);

const FURNISHING_WORDS: Record<string, Furnishing> = {
  'fully furnished': 'furnished',
  'full furnished': 'furnished',
  furnished: 'furnished',
  'semi furnished': 'semi-furnished',
  semifurnished: 'semi-furnished',
  unfurnished: 'unfurnished',
  'un furnished': 'unfurnished',
  'not furnished': 'unfurnished',
};

const POSSESSION_WORDS: Record<string, Possession> = {
  'ready to move': 'ready',
  'ready to move in': 'ready',
  'ready possession': 'ready',
  ready: 'ready',
  'under construction': 'under-construction',
  'new launch': 'new-launch',
  'newly launched': 'new-launch',
};

const AMENITY_WORDS = {
  ...Object.fromEntries(
    AMENITIES.map((name) => [AMENITY_LABELS[name].toLowerCase().replaceAll('-', ' '), name]),
  ),
  pool: 'swimming-pool',
  elevator: 'lift',
  'car parking': 'parking',
  'covered parking': 'parking',
  generator: 'power-backup',
  'children play area': 'play-area',
} as Record<string, (typeof AMENITIES)[number]>;

export const PHRASES: readonly Phrase[] = [
  ...phrases(TYPES, (type) => ({ type })),
  ...phrases(CATEGORY_WORDS, (category) => ({ category })),
  ...phrases(FACING_WORDS, (facing) => ({ facing: [facing] })),
  ...phrases(FURNISHING_WORDS, (furnishing) => ({ furnishing: [furnishing] })),
  ...phrases(POSSESSION_WORDS, (possession) => ({ possession: [possession] })),
  ...phrases(AMENITY_WORDS, (amenity) => ({ amenities: [amenity] })),
  ...phrases({ verified: 'verified', 'verified only': 'verified' } as const, (status) => ({
    status: [status],
  })),
].sort((a, b) => b.words.length - a.words.length);

/** Words that carry nothing for the search and are neither shown as understood nor as unknown. */
export const FILLERS = new Set(
  'a an and any are area at budget by find for from i in is looking me my near nearby need of on only or please price property properties real estate show some the to want we with around city nice good facing'.split(
    ' ',
  ),
);
