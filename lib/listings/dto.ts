import { type EvidenceDto, toEvidenceDto } from '@/lib/listings/evidence/dto';
import type { CardName, FieldValues } from '@/lib/listings/fields/dto';
import { fieldNames, STORED_NAMES } from '@/lib/listings/fields/rules';
import type { Confirmer } from '@/lib/listings/freshness/constants';
import type { RankDto } from '@/lib/listings/freshness/dto';
import { type Lifecycle, lifecycleOf, listerStatusOf, missingOf } from '@/lib/listings/lifecycle';
import { publicAddress } from '@/lib/listings/location/rules';
import type { MissingFact } from '@/lib/listings/publish-gate/constants';
import type { Category, ListingType } from '@/lib/listings/vocabulary/constants';
import type { PlacePrecision } from '@/lib/places/constants';
import type { StoredImage, StoredVideo } from '@/lib/platform/media/types';

/** `isTotal` is false where a part on top of the government charges is not known. */
export type AllIn = { rupees: number; isTotal: boolean };

/** What may leave of a picture: the hashes that find duplicates stay here. */
export type ImageDto = Omit<StoredImage, 'phash' | 'contentHash'>;

/** A listing as everybody may see it (docs/spec.md#wire-format), dates as ISO strings. */
export type PropertyDto = FieldValues & {
  _id: string;
  location: { address: string; coordinates: [number, number] };
  images: ImageDto[];
  videos: StoredVideo[];
  createdAt: string;
  updatedAt: string;
  /** empty when the town is not known, as `city` */
  citySlug: string;
  localitySlug?: string;
  /** how well `location.coordinates` is known: set by its owner, the middle of its locality, or not at all */
  placePrecision: PlacePrecision;
  /** absent until the first start after an update gives it */
  propertyCode?: string;
  priceHistory: { price: number; at: string }[];
  /** what was checked, and where facts come from; absent while nobody has said more than the listing does */
  evidence?: EvidenceDto;
  /** what is missing: only its owner and admins see it until then */
  awaiting?: MissingFact[];
  /** when it was last said to be still there, and by whom */
  confirmedAt?: string;
  confirmedBy?: Confirmer;
  /** when an admin verified it last */
  verifiedAt?: string;
  /** since when its owner has changed what was verified, or an admin has ended the verification */
  unverifiedSince?: string;
  /** version of the row: an edit sends it back, so that two editors never overwrite each other silently */
  __v: number;
};

/** … as its owner and admins see it. */
export type OwnPropertyDto = PropertyDto & {
  /** longitude and latitude of a place of which visitors see only the area */
  pin?: [number, number];
};

/** `about` where only the locality is known; without `to` from the listing whose page it is. */
export type DistanceDto = { km: number; to?: string; about?: true };

/** What a card shows; a list of twenty is a fifth of the bytes of twenty whole listings. */
export type PropertyCardDto = Pick<
  PropertyDto,
  CardName | '_id' | 'createdAt' | 'confirmedAt' | 'confirmedBy' | 'verifiedAt' | 'unverifiedSince'
> & {
  image?: ImageDto;
  imageCount: number;
  /** what the purchase costs with the common loan; absent where it is not known, and in lists that do not say it */
  allIn?: AllIn;
  /** in the list beside a map: longitude and latitude */
  at?: [number, number];
  /** where a list is near to a place: how far from it */
  distance?: DistanceDto;
  /** the nearest metro station, where one is near */
  metro?: DistanceDto;
  /** why it stands where it does in its list */
  rank?: RankDto;
};

/** How much is listed in public, by what and where. */
/** Sale and rent apart: each has a list of its own, and a count must be what its link shows. */
export type CountsByType = Record<ListingType, number>;

export type Counts = {
  total: number;
  byCategory: Record<Category, CountsByType>;
  byType: CountsByType;
  byCity: { city: string; citySlug: string; counts: CountsByType }[];
};

const CONFIRMATION = ['confirmedAt', 'confirmedBy'] as const;
const CARD_NAMES = fieldNames(({ inCard }) => inCard === true);

/** A lean row as the driver returns it: ObjectIds and Dates still in place. */
type Row = { _id: unknown } & Record<string, unknown>;

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : undefined);

function toImageDto(image: StoredImage): ImageDto {
  const { url, public_id, width, height, blurDataURL, alt, room, pending } = image;
  return {
    url,
    public_id,
    width,
    height,
    ...(blurDataURL && { blurDataURL }),
    ...(alt && { alt }),
    ...(room && { room }),
    ...(pending && { pending }),
  };
}

/** Named fields only: one that is added to the model, but not to the registry, does not leave by accident. */
function pickPresent(row: Row, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = row[name];
      return value == null ? [] : [[name, value instanceof Date ? value.toISOString() : value]];
    }),
  );
}

function evidenceOf(row: Row): { evidence?: EvidenceDto } {
  const evidence = toEvidenceDto(row);
  return evidence.checks.length + evidence.sources.length > 0 ? { evidence } : {};
}

function verificationOf({ verification }: Lifecycle) {
  const [verifiedAt, unverifiedSince] = [iso(verification?.at), iso(verification?.endedAt)];
  return { ...(verifiedAt && { verifiedAt }), ...(unverifiedSince && { unverifiedSince }) };
}

export function toPropertyDto(row: Row): PropertyDto {
  const location = row.location as { address?: string; coordinates?: number[] } | undefined;
  const [lng = 0, lat = 0] = location?.coordinates ?? [];
  const lifecycle = lifecycleOf(row);
  const awaiting = missingOf(lifecycle);
  const history = (row.priceHistory as { price: number; at: Date }[] | undefined) ?? [];
  return {
    _id: String(row._id),
    ...pickPresent(row, [...STORED_NAMES, 'citySlug', 'localitySlug', 'propertyCode', ...CONFIRMATION]),
    location: { address: location?.address ?? '', coordinates: [lng, lat] },
    placePrecision: row.placePrecision ?? (lng || lat ? 'exact' : 'unknown'),
    ...verificationOf(lifecycle),
    ...(awaiting.length > 0 && { status: listerStatusOf(lifecycle), awaiting }),
    images: ((row.images as StoredImage[] | undefined) ?? []).map(toImageDto),
    videos: ((row.videos as StoredVideo[] | undefined) ?? []).map(({ url, public_id }) => ({
      url,
      ...(public_id && { public_id }),
    })),
    amenities: row.amenities ?? [],
    ...evidenceOf(row),
    createdAt: iso(row.createdAt) ?? '',
    updatedAt: iso(row.updatedAt) ?? '',
    priceHistory: history.map(({ price, at }) => ({ price, at: iso(at) ?? '' })),
    __v: row.__v ?? 0,
  } as PropertyDto;
}

/** What everybody sees of an address: the number of a flat only where its owner has ticked that. */
const addressOf = (row: Row, address: string) =>
  publicAddress(address, row as { category?: Category; unitShown?: string });

/** The listing as its page and the API show it to everybody. */
export function toPublicPropertyDto(row: Row): PropertyDto {
  const property = toPropertyDto(row);
  const { address, location } = property;
  return {
    ...property,
    address: addressOf(row, address),
    location: { ...location, address: addressOf(row, location.address) },
  };
}

export function toOwnPropertyDto(row: Row): OwnPropertyDto {
  const pin = row.pin as [number, number] | undefined;
  return { ...toPropertyDto(row), ...(pin?.length === 2 && { pin }) };
}

/** What `toPropertyCardDto` reads. */
export const CARD_PROJECTION: Readonly<Record<string, 1>> = Object.fromEntries(
  [...CARD_NAMES, ...CONFIRMATION, 'unitShown', 'lifecycle', 'createdAt', 'images'].map(
    (name) => [name, 1] as const,
  ),
);

/** A card for everybody. */
export function toPropertyCardDto(row: Row): PropertyCardDto {
  const card = toOwnCardDto(row);
  return { ...card, address: addressOf(row, card.address) };
}

/** A card for its lister and the office, with the whole address. */
export function toOwnCardDto(row: Row): PropertyCardDto {
  const images = (row.images as StoredImage[] | undefined) ?? [];
  return {
    _id: String(row._id),
    ...pickPresent(row, [...CARD_NAMES, ...CONFIRMATION]),
    ...verificationOf(lifecycleOf(row)),
    createdAt: iso(row.createdAt) ?? '',
    ...(images[0] && { image: toImageDto(images[0]) }),
    imageCount: images.length,
  } as PropertyCardDto;
}

/** What the page of a listing asks for who is signed in. */
export type OwnListingDto = { isOwn: boolean; isPublic: boolean };
