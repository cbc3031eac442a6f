import { z } from 'zod';
import { type EvidenceDto, evidenceDto, toEvidenceDto } from '@/lib/listings/evidence/dto';
import { type CardName, fieldValuesDto } from '@/lib/listings/fields/dto';
import { fieldNames, STORED_NAMES } from '@/lib/listings/fields/rules';
import { type Category, type ListingType, MISSING_FACTS } from '@/lib/listings/fields/vocabulary';
import { CONFIRMERS, REDUCED_DAYS } from '@/lib/listings/freshness/constants';
import { rankDto } from '@/lib/listings/freshness/dto';
import { type Lifecycle, lifecycleOf, listerStatusOf, missingOf } from '@/lib/listings/lifecycle';
import { publicAddress } from '@/lib/listings/location/rules';
import { PLACE_PRECISIONS } from '@/lib/places/constants';
import { type StoredImage, type StoredVideo, storedImageDto, storedVideoDto } from '@/lib/platform/media/dto';
import { DAY_MS } from '@/lib/platform/time/time';

/** `isTotal` is false if a cost on top of the government charges is unknown. */
export const allInDto = z.strictObject({ rupees: z.number(), isTotal: z.boolean() });
export type AllIn = z.infer<typeof allInDto>;

/** The public part of a picture, without the hashes for finding duplicates. */
export const imageDto = storedImageDto.omit({ contentHash: true, phash: true });
export type ImageDto = z.infer<typeof imageDto>;

/** A public listing (docs/spec/wire.md#wire-format), with dates as ISO strings. */
export const propertyDto = fieldValuesDto.extend({
  _id: z.string(),
  location: z.strictObject({ address: z.string(), coordinates: z.tuple([z.number(), z.number()]) }),
  images: z.array(imageDto),
  videos: z.array(storedVideoDto),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** empty if the town is unknown, like `city` */
  citySlug: z.string(),
  localitySlug: z.string().optional(),
  placePrecision: z.enum(PLACE_PRECISIONS),
  /** absent until the first start after an update assigns it */
  propertyCode: z.string().optional(),
  priceHistory: z.array(z.strictObject({ price: z.number(), at: z.string() })),
  /** checks and sources of facts; absent if nothing was recorded */
  evidence: evidenceDto.optional(),
  /** missing facts, until which only its owner and admins see it */
  awaiting: z.array(z.enum(MISSING_FACTS)).optional(),
  confirmedAt: z.string().optional(),
  confirmedBy: z.enum(CONFIRMERS).optional(),
  verifiedAt: z.string().optional(),
  /** time when its owner changed verified content, or an admin ended the verification */
  unverifiedSince: z.string().optional(),
  /** version of the row, which an edit sends back so that two editors never silently overwrite each other */
  __v: z.number(),
});
export type PropertyDto = z.infer<typeof propertyDto>;

/** … as seen by its owner and admins. */
export const ownPropertyDto = propertyDto.extend({
  /** longitude and latitude of a place of which visitors only see the area */
  pin: z.tuple([z.number(), z.number()]).optional(),
});
export type OwnPropertyDto = z.infer<typeof ownPropertyDto>;

/** `about` if only the locality is known; without `to`, from the listing of the page. */
export const distanceDto = z.strictObject({
  km: z.number(),
  to: z.string().optional(),
  about: z.literal(true).optional(),
});
export type DistanceDto = z.infer<typeof distanceDto>;

const CARD_NAMES = fieldNames(({ inCard }) => inCard === true);
const inCard = Object.fromEntries(CARD_NAMES.map((name) => [name, true])) as { [K in CardName]: true };

/** Data of a card. Twenty cards are a fifth of the bytes of twenty full listings. */
export const propertyCardDto = propertyDto
  .pick({
    ...inCard,
    _id: true,
    createdAt: true,
    confirmedAt: true,
    confirmedBy: true,
    verifiedAt: true,
    unverifiedSince: true,
  })
  .extend({
    image: imageDto.optional(),
    imageCount: z.number(),
    /** the purchase cost with the standard loan; absent where unknown, and in lists that do not show it */
    allIn: allInDto.optional(),
    /** longitude and latitude, in the list beside a map */
    at: z.tuple([z.number(), z.number()]).optional(),
    /** distance from the place, in a list around one */
    distance: distanceDto.optional(),
    /** the nearest metro station, if any is near */
    metro: distanceDto.optional(),
    rank: rankDto.optional(),
    /** time of the last price change, if it lowered the price below all recent ones */
    reducedAt: z.string().optional(),
  });
export type PropertyCardDto = z.infer<typeof propertyCardDto>;

/** Sale and rent separately, because each has its own list and a count must match the list it links to. */
export type CountsByType = Record<ListingType, number>;

export type Counts = {
  total: number;
  byCategory: Record<Category, CountsByType>;
  byType: CountsByType;
  byCity: { city: string; citySlug: string; counts: CountsByType }[];
};

const CONFIRMATION = ['confirmedAt', 'confirmedBy'] as const;
const LISTED_NAMES = [...STORED_NAMES, 'citySlug', 'localitySlug', 'propertyCode', ...CONFIRMATION];

/** A lean row as the driver returns it, with ObjectIds and Dates. */
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

/** Picks only the named fields, so that a field missing from the registry is not exposed. */
function pickPresent(row: Row, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  // a loop, because an array per name makes long lists noticeably slower
  for (const name of names) {
    const value = row[name];
    if (value != null) picked[name] = value instanceof Date ? value.toISOString() : value;
  }
  return picked;
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
    ...pickPresent(row, LISTED_NAMES),
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

/** The public address, with the flat number only if its owner has ticked that. */
const addressOf = (row: Row, address: string) =>
  publicAddress(address, row as { category?: Category; unitShown?: string });

/** The public listing, as its page and the API show it. */
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

export const CARD_PROJECTION: Readonly<Record<string, 1>> = Object.fromEntries(
  [...CARD_NAMES, ...CONFIRMATION, 'unitShown', 'lifecycle', 'createdAt', 'images', 'priceHistory'].map(
    (name) => [name, 1] as const,
  ),
);

export function toPropertyCardDto(row: Row): PropertyCardDto {
  const card = toOwnCardDto(row);
  return { ...card, address: addressOf(row, card.address) };
}

function reductionOf(row: Row) {
  const history = (row.priceHistory as { price: number; at: Date }[] | undefined) ?? [];
  const last = history.at(-1);
  if (!last || history.length === 1) return undefined;
  const since = last.at.getTime() - REDUCED_DAYS * DAY_MS;
  // a price applied until the next one
  const earlier = history.slice(0, -1).filter((_, i) => history[i + 1]!.at.getTime() > since);
  return earlier.every(({ price }) => last.price < price) && { reducedAt: iso(last.at) };
}

/** A card for its lister and the office, with the full address. */
export function toOwnCardDto(row: Row): PropertyCardDto {
  const images = (row.images as StoredImage[] | undefined) ?? [];
  return {
    _id: String(row._id),
    ...pickPresent(row, [...CARD_NAMES, ...CONFIRMATION]),
    ...verificationOf(lifecycleOf(row)),
    ...reductionOf(row),
    createdAt: iso(row.createdAt) ?? '',
    ...(images[0] && { image: toImageDto(images[0]) }),
    imageCount: images.length,
  } as PropertyCardDto;
}

/** The signed-in visitor's relation to a listing. */
export const ownListingDto = z.strictObject({ isOwn: z.boolean(), isPublic: z.boolean() });
export type OwnListingDto = z.infer<typeof ownListingDto>;
