import type {
  Amenity,
  Category,
  Facing,
  Furnishing,
  ListingType,
  Possession,
  PropertyStatus,
  ReraExemption,
} from '@/lib/listing-vocabulary/constants';
import type { StoredImage, StoredVideo } from '@/lib/media/types';

/** What may leave of a picture: the hash that finds duplicates stays here. */
export type ImageDto = Omit<StoredImage, 'phash'>;

/** A listing as everybody may see it (docs/spec.md#wire-format), dates as ISO strings. */
export type PropertyDto = {
  _id: string;
  title: string;
  description: string;
  price: number;
  type: ListingType;
  category: Category;
  location: { address: string; coordinates: [number, number] };
  address: string;
  bedrooms?: number;
  area: number;
  images: ImageDto[];
  videos: StoredVideo[];
  status: PropertyStatus;
  createdAt: string;
  updatedAt: string;
  city: string;
  citySlug: string;
  locality?: string;
  localitySlug?: string;
  project?: string;
  pinCode?: string;
  bathrooms?: number;
  balconies?: number;
  carpetArea?: number;
  builtUpArea?: number;
  superBuiltUpArea?: number;
  floor?: number;
  totalFloors?: number;
  facing?: Facing;
  furnishing?: Furnishing;
  possession?: Possession;
  possessionDate?: string;
  ageYears?: number;
  parking?: number;
  amenities: Amenity[];
  reraNumber?: string;
  reraExemption?: ReraExemption;
  maintenance?: number;
  deposit?: number;
  priceHistory: { price: number; at: string }[];
  verifiedAt?: string;
  /** version of the row: an edit sends it back, so that two editors never overwrite each other silently */
  __v: number;
};

/** What a card shows; a list of twenty is a fifth of the bytes of twenty whole listings. */
export type PropertyCardDto = Pick<
  PropertyDto,
  | '_id'
  | 'title'
  | 'price'
  | 'type'
  | 'category'
  | 'address'
  | 'city'
  | 'locality'
  | 'project'
  | 'bedrooms'
  | 'area'
  | 'carpetArea'
  | 'status'
  | 'possession'
  | 'createdAt'
> & { image?: ImageDto; imageCount: number };

/** One numbered page of a search. */
export type PropertyPage = { items: PropertyCardDto[]; total: number; page: number; pages: number };

/** How much is listed in public, by what and where. */
/** Sale and rent apart: each has a list of its own, and a count must be what its link shows. */
export type CountsByType = Record<ListingType, number>;

export type Counts = {
  total: number;
  byCategory: Record<Category, CountsByType>;
  byType: CountsByType;
  byCity: { city: string; citySlug: string; counts: CountsByType }[];
};

/** A lean row as the driver returns it: ObjectIds and Dates still in place. */
type Row = { _id: unknown } & Record<string, unknown>;

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : undefined);

function toImageDto(image: StoredImage): ImageDto {
  const { url, public_id, width, height, blurDataURL, alt } = image;
  return { url, public_id, width, height, ...(blurDataURL && { blurDataURL }), ...(alt && { alt }) };
}

/** The optional fields, named one by one: a field that is added to the model does not leave by accident. */
const OPTIONAL = [
  'bedrooms',
  'locality',
  'localitySlug',
  'project',
  'pinCode',
  'bathrooms',
  'balconies',
  'carpetArea',
  'builtUpArea',
  'superBuiltUpArea',
  'floor',
  'totalFloors',
  'facing',
  'furnishing',
  'possession',
  'ageYears',
  'parking',
  'reraNumber',
  'reraExemption',
  'maintenance',
  'deposit',
] as const;

function pickPresent(row: Row, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.flatMap((key) => (row[key] == null ? [] : [[key, row[key]]])));
}

export function toPropertyDto(row: Row): PropertyDto {
  const location = row.location as { address?: string; coordinates?: number[] } | undefined;
  const [lng = 0, lat = 0] = location?.coordinates ?? [];
  const history = (row.priceHistory as { price: number; at: Date }[] | undefined) ?? [];
  return {
    _id: String(row._id),
    ...pickPresent(row, ['title', 'description', 'price', 'type', 'category', 'address', 'area', 'status']),
    ...pickPresent(row, ['city', 'citySlug', ...OPTIONAL]),
    location: { address: location?.address ?? '', coordinates: [lng, lat] },
    images: ((row.images as StoredImage[] | undefined) ?? []).map(toImageDto),
    videos: ((row.videos as StoredVideo[] | undefined) ?? []).map(({ url, public_id }) => ({
      url,
      ...(public_id && { public_id }),
    })),
    amenities: row.amenities ?? [],
    createdAt: iso(row.createdAt) ?? '',
    updatedAt: iso(row.updatedAt) ?? '',
    ...(iso(row.possessionDate) && { possessionDate: iso(row.possessionDate) }),
    ...(iso(row.verifiedAt) && { verifiedAt: iso(row.verifiedAt) }),
    priceHistory: history.map(({ price, at }) => ({ price, at: iso(at) ?? '' })),
    __v: row.__v ?? 0,
  } as PropertyDto;
}

/** The projection that `toPropertyCardDto` needs: one picture is sliced out on the server. */
export const CARD_PROJECTION = {
  title: 1,
  price: 1,
  type: 1,
  category: 1,
  address: 1,
  city: 1,
  locality: 1,
  project: 1,
  bedrooms: 1,
  area: 1,
  carpetArea: 1,
  status: 1,
  possession: 1,
  createdAt: 1,
  images: 1,
} as const;

const CARD_OPTIONAL = ['locality', 'project', 'bedrooms', 'carpetArea', 'possession'] as const;

export function toPropertyCardDto(row: Row): PropertyCardDto {
  const images = (row.images as StoredImage[] | undefined) ?? [];
  return {
    _id: String(row._id),
    ...pickPresent(row, ['title', 'price', 'type', 'category', 'address', 'city', 'area', 'status']),
    ...pickPresent(row, CARD_OPTIONAL),
    createdAt: iso(row.createdAt) ?? '',
    ...(images[0] && { image: toImageDto(images[0]) }),
    imageCount: images.length,
  } as PropertyCardDto;
}
