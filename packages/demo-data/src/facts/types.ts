import type {
  Amenity,
  Category,
  City,
  Facing,
  Furnishing,
  ListingType,
  Locality,
  Possession,
} from '../vocabulary';

/** What is there, one step finer than the category: it decides pictures, text and price. */
export type Kind =
  | 'flat'
  | 'penthouse'
  | 'shop'
  | 'office'
  | 'plot'
  | 'villa'
  | 'farm house'
  | 'warehouse'
  | 'factory shed'
  | 'farmland'
  | 'orange orchard';

export type Place = { category: Category; type: ListingType; city: City; locality: Locality; now: Date };

/** Everything that is true of one listing before text and pictures. Areas in square feet. */
export type Facts = Place & {
  kind: Kind;
  near: string;
  facing: Facing;
  /** what the price is for: carpet of a building, the ground of land */
  area: number;
  amenities: Amenity[];
  project?: string;
  bedrooms?: number;
  bathrooms?: number;
  balconies?: number;
  carpetArea?: number;
  builtUpArea?: number;
  superBuiltUpArea?: number;
  /** ground that comes with a villa, farm house or shed */
  plotArea?: number;
  floor?: number;
  totalFloors?: number;
  furnishing?: Furnishing;
  possession?: Possession;
  possessionDate?: Date;
  ageYears?: number;
  parking?: number;
};

export const ACRE_SQ_FT = 43_560;
