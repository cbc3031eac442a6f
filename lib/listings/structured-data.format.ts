import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { AMENITY_LABELS, type Category, LAND_CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { propertyDescription } from '@/lib/listings/format';
import { findCity } from '@/lib/places/rules';
import { HTML_LANG, type Language, localPath } from '@/lib/platform/language/languages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import type { Texts } from '@/lib/platform/language/translate';
import { imageUrl } from '@/lib/platform/media/image-url';
import type { Site } from '@/lib/settings/dto';
import { absolute, agentId, CONTEXT, ENGLISH_NAMES, type JsonLd, present } from '@/lib/settings/format';

const propertyPath = (id: string): string => `/properties/${id}`;

type List = {
  name: string;
  path: string;
  /** titled as on the page */
  items: readonly Pick<PropertyCardDto, '_id' | 'title'>[];
  from?: number;
  language?: Language;
  /** the city or locality of the list, with its names in other languages, and the city around a locality */
  about?: { name: string; alternateName: string[]; city?: string | undefined } | undefined;
};

/** A list page in its language, and its content. */
export function listPage(
  site: Site,
  { name, path, items, from = 1, language = 'en', about }: List,
): JsonLd[] {
  const url = absolute(site, localPath(language, path));
  const { city, ...place } = about ?? {};
  const around = city && { containedInPlace: { '@type': 'City', name: city } };
  const listId = `${url}#list`;
  const page = {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    url,
    inLanguage: HTML_LANG[language],
    ...(about && { about: { '@type': city ? 'Place' : 'City', ...place, ...around } }),
    ...(items.length > 0 && { mainEntity: { '@id': listId } }),
  };
  if (items.length === 0) return [page];
  const list = {
    '@context': CONTEXT,
    '@type': 'ItemList',
    '@id': listId,
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: from + i,
      name: item.title,
      url: absolute(site, localPath(language, propertyPath(item._id))),
    })),
  };
  return [page, list];
}

function placeType(category: Category, homeTitle: string): string {
  if (category === 'Residential') return /flat|apartment|bhk/i.test(homeTitle) ? 'Apartment' : 'House';
  if (category === 'Villas' || category === 'Farm Houses') return 'House';
  return 'Place';
}

type Shown = { language: Language; title: string; words?: Texts<'listings/facts'> };

const squareFeet = (value: number): JsonLd => ({ '@type': 'QuantitativeValue', value, unitCode: 'FTK' });

function placeOf(property: PropertyDto, { title, words }: Shown): JsonLd {
  const { label } = words ?? ENGLISH_NAMES;
  const [longitude, latitude] = property.location.coordinates;
  const type = placeType(property.category, property.title);
  const isHome = type !== 'Place';
  const state = findCity(property.citySlug)?.state;
  const size = LAND_CATEGORIES.includes(property.category)
    ? property.area
    : (property.carpetArea ?? property.area);
  return present({
    '@type': type,
    name: property.project ?? title,
    address: present({
      '@type': 'PostalAddress',
      streetAddress: property.location.address || property.address,
      addressLocality: property.city && label(property.city),
      addressRegion: state && label(state),
      postalCode: property.pinCode,
      addressCountry: 'IN',
    }),
    // the centre of a locality is not the place of the property
    geo: property.placePrecision === 'exact' ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    floorSize: isHome ? squareFeet(size) : undefined,
    additionalProperty: isHome
      ? undefined
      : { '@type': 'PropertyValue', name: label('Area'), value: size, unitCode: 'FTK' },
    numberOfBedrooms: isHome ? property.bedrooms : undefined,
    numberOfBathroomsTotal: isHome ? property.bathrooms : undefined,
    amenityFeature: property.amenities.length
      ? property.amenities.map((amenity) => ({
          '@type': 'LocationFeatureSpecification',
          name: label(AMENITY_LABELS[amenity]),
          value: true,
        }))
      : undefined,
  });
}

const SOLD = new Set(['sold', 'rented']);

function offerOf(site: Site, property: PropertyDto): JsonLd {
  const rent = property.type === 'rent';
  return {
    '@type': 'Offer',
    price: property.price,
    priceCurrency: 'INR',
    businessFunction: `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}`,
    availability: `${CONTEXT}/${SOLD.has(property.status) ? 'SoldOut' : 'InStock'}`,
    url: absolute(site, propertyPath(property._id)),
    offeredBy: { '@id': agentId(site) },
    ...(rent && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: property.price,
        priceCurrency: 'INR',
        unitCode: 'MON',
      },
    }),
  };
}

export function realEstateListing(
  site: Site,
  property: PropertyDto,
  shown: Shown = { language: 'en', title: property.title },
): JsonLd {
  const { language, title, words } = shown;
  const url = absolute(site, localPath(language, propertyPath(property._id)));
  return present({
    '@context': CONTEXT,
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    inLanguage: HTML_LANG[language],
    name: title,
    description:
      words && ownWordsLang(property.description, language)
        ? propertyDescription(property, words)
        : property.description,
    alternateName: title === property.title ? undefined : property.title,
    datePosted: property.createdAt,
    dateModified: property.updatedAt,
    image: property.images.length
      ? property.images.map((image) => absolute(site, imageUrl(image, 1200)))
      : undefined,
    mainEntity: placeOf(property, shown),
    offers: offerOf(site, property),
    provider: { '@id': agentId(site) },
  });
}
