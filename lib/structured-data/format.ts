import { HTML_LANG, type Language, localPath } from '@/lib/language/languages';
import type { PropertyCardDto, PropertyDto } from '@/lib/listing/dto';
import { type Category, LAND_CATEGORIES } from '@/lib/listing-vocabulary/constants';
import { imageUrl } from '@/lib/media/image-url';
import type { Question, ServiceLine } from '@/lib/service-line/dto';
import type { Site } from '@/lib/settings/dto';

/** schema.org data in JSON-LD. Every builder returns a whole document with absolute addresses. */
export type JsonLd = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

const absolute = (site: Site, path: string) => (/^https?:/.test(path) ? path : `${site.url}${path}`);
export const propertyPath = (id: string): string => `/properties/${id}`;
const agentId = (site: Site) => `${site.url}/#agency`;

/** Keys without a value would be claims about nothing. */
function present(object: JsonLd): JsonLd {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== ''),
  );
}

export function realEstateAgent(site: Site): JsonLd {
  const { hours } = site;
  return present({
    '@context': CONTEXT,
    '@type': 'RealEstateAgent',
    '@id': agentId(site),
    name: site.name,
    slogan: site.tagline,
    url: site.url,
    telephone: site.phone,
    email: site.email,
    image: `${site.url}/opengraph.jpg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address,
      addressLocality: site.city,
      addressCountry: 'IN',
    },
    areaServed: site.city,
    identifier: site.reraAgentNumber && {
      '@type': 'PropertyValue',
      propertyID: 'MahaRERA agent',
      value: site.reraAgentNumber,
    },
    openingHoursSpecification: hours && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    sameAs: site.social?.length ? site.social.map(({ url }) => url) : undefined,
  });
}

export function webSite(site: Site, language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: HTML_LANG[language],
    publisher: { '@id': agentId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}${localPath(language, '/search')}?ask={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

export type Crumb = { name: string; path: string };

export function breadcrumbList(site: Site, crumbs: readonly Crumb[], language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.name,
      item: absolute(site, localPath(language, crumb.path)),
    })),
  };
}

type List = {
  name: string;
  path: string;
  /** titled as the page shows them */
  items: readonly Pick<PropertyCardDto, '_id' | 'title'>[];
  from?: number;
  language?: Language;
};

/** A list page in its language, and what is on it. */
export function listPage(site: Site, { name, path, items, from = 1, language = 'en' }: List): JsonLd[] {
  const url = absolute(site, localPath(language, path));
  const listId = `${url}#list`;
  const page = {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    url,
    inLanguage: HTML_LANG[language],
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

const squareFeet = (value: number): JsonLd => ({ '@type': 'QuantitativeValue', value, unitCode: 'FTK' });

function placeOf(property: PropertyDto): JsonLd {
  const [longitude, latitude] = property.location.coordinates;
  const type = placeType(property.category, property.title);
  const isHome = type !== 'Place';
  const size = LAND_CATEGORIES.includes(property.category)
    ? property.area
    : (property.carpetArea ?? property.area);
  return present({
    '@type': type,
    name: property.project ?? property.title,
    address: present({
      '@type': 'PostalAddress',
      streetAddress: property.location.address || property.address,
      addressLocality: property.city,
      postalCode: property.pinCode,
      addressCountry: 'IN',
    }),
    // the middle of a locality is not where the property is
    geo: property.placePrecision === 'exact' ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    floorSize: isHome ? squareFeet(size) : undefined,
    additionalProperty: isHome
      ? undefined
      : { '@type': 'PropertyValue', name: 'Area', value: size, unitCode: 'FTK' },
    numberOfBedrooms: isHome ? property.bedrooms : undefined,
    numberOfBathroomsTotal: isHome ? property.bathrooms : undefined,
    amenityFeature: property.amenities.length
      ? property.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }))
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

/** What the page of a language calls a listing. */
type Shown = { language: Language; title: string };

export function realEstateListing(
  site: Site,
  property: PropertyDto,
  { language, title }: Shown = { language: 'en', title: property.title },
): JsonLd {
  const url = absolute(site, localPath(language, propertyPath(property._id)));
  return present({
    '@context': CONTEXT,
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    inLanguage: HTML_LANG[language],
    name: title,
    description: property.description,
    datePosted: property.createdAt,
    dateModified: property.updatedAt,
    image: property.images.length
      ? property.images.map((image) => absolute(site, imageUrl(image, 1200)))
      : undefined,
    mainEntity: placeOf(property),
    offers: offerOf(site, property),
    provider: { '@id': agentId(site) },
  });
}

export function service(site: Site, line: ServiceLine, language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: `${line.name}: ${line.kind}`,
    serviceType: line.kind,
    description: line.metaDescription,
    url: absolute(site, localPath(language, `/services/${line.slug}`)),
    areaServed: site.city,
    provider: { '@type': 'RealEstateAgent', '@id': agentId(site), name: site.name, url: site.url },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: line.kind,
      itemListElement: line.does.map((item) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: item.title, description: item.text },
      })),
    },
  };
}

export function faqPage(questions: readonly Question[], language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: HTML_LANG[language],
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
