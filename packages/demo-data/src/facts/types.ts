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

/** Kinds of property, one step finer than the category. They decide pictures, text and price. */
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

/** All facts of one listing before text and pictures. Areas are in square feet. */
export type Facts = Place & {
  kind: Kind;
  near: string;
  facing: Facing;
  /** Area that the price is for: a building's carpet area, or the land. */
  area: number;
  amenities: Amenity[];
  project?: string;
  bedrooms?: number;
  bathrooms?: number;
  balconies?: number;
  carpetArea?: number;
  builtUpArea?: number;
  superBuiltUpArea?: number;
  /** Land that belongs to a villa, farm house or shed. */
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
