import type { PropertyDto } from '@/lib/listings/dto';
import {
  type Category,
  LISTING_TYPE_LABELS,
  SUB_TYPE_LABELS,
  type SubType,
} from '@/lib/listings/fields/vocabulary';
import { MAX_IMAGES } from '@/lib/listings/media/constants';
import { findCity } from '@/lib/places/rules';
import { imageUrl } from '@/lib/platform/media/image-url';
import type { Site } from '@/lib/settings/dto';
import { absolute } from '@/lib/settings/format';

/** The requested width; Meta refuses pictures narrower than the minimum. */
const PICTURE_WIDTH = 1200;
const LEAST_WIDTH = 500;

/** Values that Meta accepts in advertisements: https://developers.facebook.com/docs/marketing-api/real-estate-ads/get-started. */
const META_TYPES: Partial<Record<SubType | Category, string>> = {
  house: 'house',
  bungalow: 'house',
  villa: 'house',
  'row-house': 'townhouse',
  pg: 'other',
  hostel: 'other',
  room: 'other',
  Residential: 'apartment',
  Villas: 'house',
  'Farm Houses': 'house',
  Plots: 'land',
  Agricultural: 'land',
};
const metaType = ({ subType, category }: PropertyDto): string =>
  (subType && META_TYPES[subType]) ?? META_TYPES[category] ?? 'other';

type Home = { property: PropertyDto; url: string; pictures: readonly string[] };
type Value = string | number | undefined;
/** A column's name at each portal that has it: Meta's home listing catalogue, and Google Ads' DynamicRealEstateAsset. */
type Column = { meta?: string; google?: string; of: (home: Home) => Value };

const isPlaced = ({ placePrecision }: PropertyDto) => placePrecision !== 'unknown';

const COLUMNS: readonly Column[] = [
  { meta: 'home_listing_id', google: 'Listing ID', of: ({ property }) => property._id },
  { meta: 'name', google: 'Listing name', of: ({ property }) => property.title },
  { meta: 'url', google: 'Final URL', of: ({ url }) => url },
  { meta: 'description', google: 'Description', of: ({ property }) => property.description },
  { meta: 'price', google: 'Price', of: ({ property }) => `${property.price} INR` },
  { meta: 'availability', of: ({ property: { type } }) => `for_${type}` },
  { meta: 'listing_type', of: ({ property: { type } }) => `for_${type}_by_agent` },
  { google: 'Listing type', of: ({ property: { type } }) => LISTING_TYPE_LABELS[type] },
  { meta: 'property_type', of: ({ property }) => metaType(property) },
  {
    google: 'Property type',
    of: ({ property: { subType, category } }) => (subType ? SUB_TYPE_LABELS[subType] : category),
  },
  { meta: 'address.addr1', google: 'Address', of: ({ property }) => property.address },
  { meta: 'address.city', google: 'City name', of: ({ property }) => property.city },
  { meta: 'address.region', of: ({ property }) => findCity(property.citySlug)?.state },
  { meta: 'address.country', of: () => 'IN' },
  { meta: 'address.postal_code', of: ({ property }) => property.pinCode },
  { meta: 'neighborhood[0]', of: ({ property }) => property.locality },
  { meta: 'latitude', of: ({ property: p }) => (isPlaced(p) ? p.location.coordinates[1] : undefined) },
  { meta: 'longitude', of: ({ property: p }) => (isPlaced(p) ? p.location.coordinates[0] : undefined) },
  { meta: 'num_beds', of: ({ property }) => property.bedrooms },
  { meta: 'num_baths', of: ({ property }) => property.bathrooms },
  { meta: 'area_size', of: ({ property }) => property.carpetArea ?? property.area },
  { meta: 'area_unit', of: () => 'sq_ft' },
  { meta: 'furnish_type', of: ({ property }) => property.furnishing },
  { google: 'Image URL', of: ({ pictures }) => pictures[0] },
  ...Array.from({ length: MAX_IMAGES }, (_, i) => ({
    meta: `image[${i}].url`,
    of: ({ pictures }: Home) => pictures[i],
  })),
];

/** A feed's homes, with addresses that portals can open. */
export const homesOf = (site: Site, properties: readonly PropertyDto[]): Home[] =>
  properties.map((property) => ({
    property,
    url: absolute(site, `/properties/${property._id}`),
    pictures: property.images
      // an unfinished picture may not be a JPEG
      .filter(({ width, pending }) => width >= LEAST_WIDTH && !pending)
      .map((image) => absolute(site, imageUrl(image, PICTURE_WIDTH))),
  }));

/** A sheet's headings, then a row per listing. */
export function portalRows(homes: readonly Home[], portal: 'meta' | 'google'): string[][] {
  const columns = COLUMNS.flatMap(({ [portal]: name, of }) => (name ? [{ name, of }] : []));
  return [
    columns.map(({ name }) => name),
    ...homes.map((home) => columns.map(({ of }) => String(of(home) ?? ''))),
  ];
}

/** https://www.jsonfeed.org/version/1.1/, with each item's facts under `_listing`, by the names of the Meta catalogue. */
export function jsonFeed(site: Site, homes: readonly Home[]) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    home_page_url: site.url,
    items: homes.map((home) => {
      const { property } = home;
      const facts = COLUMNS.flatMap(({ meta, of }) => (meta ? [[meta, of(home)] as const] : []));
      return {
        id: home.url,
        url: home.url,
        title: property.title,
        content_text: property.description,
        image: home.pictures[0],
        date_published: property.createdAt,
        date_modified: property.updatedAt,
        tags: [property.category, LISTING_TYPE_LABELS[property.type]],
        attachments: home.pictures.map((url) => ({ url, mime_type: 'image/jpeg' })),
        _listing: Object.fromEntries(
          facts.filter(([name, value]) => value !== undefined && !name.startsWith('image')),
        ),
      };
    }),
  };
}
