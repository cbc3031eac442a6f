import { type MediaItem, type MediaState, storedItems } from '@/components/listings/photos/media-items';
import type { PropertyDto } from '@/lib/listings/dto';
import type { FieldName } from '@/lib/listings/fields/dto';
import { toFormValues } from '@/lib/listings/format';
import type { PropertyFormValues } from '@/lib/listings/schema';
import { placeOf } from '@/lib/places/rules';
import { isSame } from '@/lib/platform/browser/merge';
import { readTyped } from './typed-values';

/** Fields at the start, with photos and videos as one. Without `media`, theirs count as changed. */
export type ListingBase = { values: PropertyFormValues; media?: string };

/** The draft's merge base: original contents of the changed fields. */
export type DraftBase = { values: Partial<PropertyFormValues>; hasMedia: boolean };

/** A field changed on both sides; `media` means photos and videos. */
export type Contested = FieldName | 'media';

export type MergedListing = {
  /** contested fields, for which `values` has mine */
  names: Contested[];
  values: PropertyFormValues;
  /** true if only they changed photos */
  takesMedia: boolean;
};

/** Merged as one, because point, town and PIN code belong to the address. */
const PLACE = ['address', 'latitude', 'longitude', 'locality', 'city', 'pinCode'] as const;

/** Photos and videos with order and descriptions, for comparison. */
export const mediaKey = ({ images, videos }: MediaState): string =>
  JSON.stringify([
    images.map(({ publicId = '', room = '', alt = '' }) => [publicId, room, alt]),
    videos.map(({ publicId = '' }) => publicId),
  ]);

export const storedMediaKey = (listing: PropertyDto): string => mediaKey(storedItems(listing, () => ''));

export const baseOf = (listing: PropertyDto): ListingBase => ({
  values: toFormValues(listing),
  media: storedMediaKey(listing),
});

/** Values for comparison: "45 lakh" equals "4500000", and a town in the address equals a typed one. */
function comparable(values: PropertyFormValues): Record<string, unknown> {
  const { amenities, ...texts } = values;
  const read = Object.entries(texts).map(([name, text]) => [name, readTyped(name as FieldName, text.trim())]);
  const fields: Record<string, unknown> = Object.fromEntries(read);
  for (const name of PLACE) delete fields[name];
  const { pinCode, city, locality } = placeOf(values);
  const place = { pinCode, city: city?.slug, locality: locality?.slug };
  const { latitude, longitude } = values;
  return { ...fields, address: { address: values.address.trim(), latitude, longitude, ...place } };
}

/** Merges each tick separately and keeps both sides' additions and removals. */
function mergeTicks(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = theirs.filter((tick) => mine.includes(tick) || !base.includes(tick));
  return [...new Set([...kept, ...mine.filter((tick) => !base.includes(tick))])];
}

/** Merges fields changed on one side. `names` lists the conflicts. Without a base, every difference is a conflict. */
export function mergeListing(
  base: ListingBase | undefined,
  mine: PropertyFormValues,
  media: MediaState,
  stored: PropertyDto,
): MergedListing {
  const theirs = toFormValues(stored);
  const [my, their, began] = [comparable(mine), comparable(theirs), base && comparable(base.values)];
  const isMine = (name: string) => !began || !isSame(my[name], began[name]);
  const isTheirs = (name: string) => !began || !isSame(their[name], began[name]);
  const isContested = (name: string) => isMine(name) && isTheirs(name) && !isSame(my[name], their[name]);
  const names = Object.keys(my).filter(isContested) as Contested[];
  const own = Object.keys(my).filter(isMine).flatMap(fieldsIn);
  const values = { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
  values.amenities = mergeTicks(base?.values.amenities ?? theirs.amenities, mine.amenities, theirs.amenities);
  if (!base && !isSame([...mine.amenities].sort(), [...theirs.amenities].sort())) names.push('amenities');
  const [myMedia, theirMedia] = [mediaKey(media), storedMediaKey(stored)];
  const takesMedia = base?.media === myMedia;
  if (!takesMedia && base?.media !== theirMedia && myMedia !== theirMedia) names.push('media');
  return { names, values, takesMedia };
}

const fieldsIn = (name: string): FieldName[] => (name === 'address' ? [...PLACE] : [name as FieldName]);

export function withTheirs({ names, values }: MergedListing, stored: PropertyDto): PropertyFormValues {
  const theirs = toFormValues(stored);
  const fields = names.filter((name) => name !== 'media').flatMap(fieldsIn);
  return { ...values, ...Object.fromEntries(fields.map((name) => [name, theirs[name]])) };
}

export function draftBase(base: ListingBase, values: PropertyFormValues, media: MediaState): DraftBase {
  const changed = (Object.keys(values) as FieldName[]).filter(
    (name) => !isSame(values[name], base.values[name]),
  );
  const before = Object.fromEntries(changed.map((name) => [name, base.values[name]]));
  return { values: before, hasMedia: mediaKey(media) !== base.media };
}

/** Compares the forms as they would be stored. */
export const isSameForm = (a: PropertyFormValues, b: PropertyFormValues): boolean =>
  isSame(comparable(a), comparable(b)) && isSame([...a.amenities].sort(), [...b.amenities].sort());

/** My photos and videos, without stored ones that another person has removed. */
export function withoutGone({ images, videos }: MediaState, stored: MediaState): MediaState {
  const isThere = (kind: keyof MediaState) => (item: MediaItem) =>
    item.state !== 'stored' || stored[kind].some(({ publicId }) => publicId === item.publicId);
  return { images: images.filter(isThere('images')), videos: videos.filter(isThere('videos')) };
}
