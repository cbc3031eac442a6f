import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';

/**
 * Validates the schema.org types that this site uses: required and allowed properties and their formats, after https://schema.org and Google's structured-data
 * pages. Used by Jest and by the browser tests.
 */
type Check = (value: unknown) => string | undefined;
type Shape = { required: Record<string, Check>; optional?: Record<string, Check> };

const text: Check = (v) => (typeof v === 'string' && v.trim() ? undefined : 'is no text');
const url: Check = (v) =>
  typeof v === 'string' && /^https?:\/\/[^/\s]+/.test(v) ? undefined : 'is no absolute address';
const count: Check = (v) =>
  typeof v === 'number' && Number.isFinite(v) && v >= 0 ? undefined : 'is no count';
const coordinate: Check = (v) =>
  typeof v === 'number' && Math.abs(v) <= 180 ? undefined : 'is no coordinate';
const date: Check = (v) => (typeof v === 'string' && !Number.isNaN(Date.parse(v)) ? undefined : 'is no date');
const time: Check = (v) => (/^\d\d:\d\d$/.test(String(v)) ? undefined : 'is no time');
const truth: Check = (v) => (typeof v === 'boolean' ? undefined : 'is no truth value');
const isOneOf =
  (...allowed: string[]): Check =>
  (v) =>
    allowed.includes(String(v)) ? undefined : `is none of ${allowed.join(', ')}`;

/** An inline object of one of the types, or a reference to one by `@id`. */
const of =
  (...types: string[]): Check =>
  (v) => {
    const object = v as Record<string, unknown> | undefined;
    if (typeof object !== 'object' || object === null) return 'is no object';
    const keys = Object.keys(object);
    if (keys.length === 1 && keys[0] === '@id') return url(object['@id']);
    if (!types.includes(String(object['@type'])))
      return `has type ${object['@type']}, not ${types.join(' or ')}`;
    return problemsOf(object).join('; ') || undefined;
  };
const listOf =
  (check: Check): Check =>
  (v) => {
    if (!Array.isArray(v) || v.length === 0) return 'is no list';
    return v.map(check).find(Boolean);
  };

const thing = {
  '@id': url,
  name: text,
  description: text,
  url,
  image: (v: unknown) => (Array.isArray(v) ? listOf(url)(v) : url(v)),
};
const home: Shape = {
  required: { name: text, address: of('PostalAddress'), floorSize: of('QuantitativeValue') },
  optional: {
    geo: of('GeoCoordinates'),
    numberOfBedrooms: count,
    numberOfBathroomsTotal: count,
    amenityFeature: listOf(of('LocationFeatureSpecification')),
  },
};

const SHAPES: Record<string, Shape> = {
  RealEstateListing: {
    required: {
      name: text,
      url,
      datePosted: date,
      offers: of('Offer'),
      mainEntity: (v) =>
        of('Apartment', 'House', 'Place')(v) ?? of('PostalAddress')((v as Record<string, unknown>).address),
    },
    optional: {
      ...thing,
      dateModified: date,
      alternateName: text,
      inLanguage: isOneOf('en-IN', 'mr', 'hi'),
      provider: of('RealEstateAgent'),
    },
  },
  Apartment: home,
  House: home,
  Place: {
    required: { name: text },
    optional: {
      address: of('PostalAddress'),
      alternateName: listOf(text),
      containedInPlace: of('City'),
      geo: of('GeoCoordinates'),
      additionalProperty: of('PropertyValue'),
      amenityFeature: home.optional!.amenityFeature!,
    },
  },
  City: {
    required: { name: text },
    optional: {
      alternateName: (v) =>
        Array.isArray(v) && v.every((one) => !text(one)) ? undefined : 'is no list of names',
    },
  },
  PostalAddress: {
    required: { streetAddress: text, addressLocality: text, addressCountry: isOneOf('IN') },
    optional: {
      addressRegion: text,
      postalCode: (v) => (/^[1-9]\d{5}$/.test(String(v)) ? undefined : 'is no PIN code'),
    },
  },
  GeoCoordinates: { required: { latitude: coordinate, longitude: coordinate } },
  QuantitativeValue: { required: { value: count, unitCode: isOneOf('FTK') } },
  PropertyValue: {
    required: { value: (v) => (typeof v === 'number' ? count(v) : text(v)) },
    optional: { name: text, propertyID: text, unitCode: isOneOf('FTK') },
  },
  LocationFeatureSpecification: { required: { name: text, value: truth } },
  Offer: {
    required: {},
    optional: {
      price: count,
      priceCurrency: isOneOf('INR'),
      businessFunction: url,
      availability: isOneOf('https://schema.org/InStock', 'https://schema.org/SoldOut'),
      url,
      offeredBy: of('RealEstateAgent'),
      priceSpecification: of('UnitPriceSpecification'),
      itemOffered: of('Service'),
    },
  },
  UnitPriceSpecification: {
    required: { price: count, priceCurrency: isOneOf('INR'), unitCode: isOneOf('MON') },
  },
  RealEstateAgent: {
    required: { name: text, url },
    optional: {
      ...thing,
      slogan: text,
      telephone: text,
      email: text,
      address: of('PostalAddress'),
      areaServed: text,
      identifier: of('PropertyValue'),
      openingHoursSpecification: of('OpeningHoursSpecification'),
      sameAs: listOf(url),
    },
  },
  OpeningHoursSpecification: {
    required: {
      dayOfWeek: listOf(isOneOf(...WEEK_DAYS)),
      opens: time,
      closes: time,
    },
  },
  WebSite: {
    required: { name: text, url },
    optional: { inLanguage: text, publisher: of('RealEstateAgent'), potentialAction: of('SearchAction') },
  },
  SearchAction: { required: { target: of('EntryPoint'), 'query-input': text } },
  EntryPoint: { required: { urlTemplate: url } },
  BreadcrumbList: { required: { itemListElement: listOf(of('ListItem')) } },
  ItemList: {
    required: { itemListElement: listOf(of('ListItem')) },
    optional: { '@id': url, name: text, numberOfItems: count },
  },
  CollectionPage: {
    required: { name: text, url, inLanguage: text },
    optional: { mainEntity: of('ItemList'), about: of('City', 'Place') },
  },
  ListItem: { required: { position: count, name: text }, optional: { item: url, url } },
  Service: {
    required: { name: text },
    optional: {
      ...thing,
      serviceType: text,
      areaServed: text,
      provider: of('RealEstateAgent'),
      hasOfferCatalog: of('OfferCatalog'),
    },
  },
  OfferCatalog: { required: { name: text, itemListElement: listOf(of('Offer')) } },
  FAQPage: { required: { mainEntity: listOf(of('Question')) }, optional: { inLanguage: text } },
  Question: { required: { name: text, acceptedAnswer: of('Answer') } },
  Answer: { required: { text } },
  VideoObject: {
    required: { name: text, description: text, uploadDate: date, contentUrl: url, thumbnailUrl: url },
  },
};

function problemsOf(object: Record<string, unknown>): string[] {
  const type = String(object['@type']);
  const shape = SHAPES[type];
  if (!shape) return [`unknown type ${type}`];
  const known: Record<string, Check> = { ...shape.optional, ...shape.required };
  const missing = Object.keys(shape.required).filter((key) => object[key] === undefined);
  const wrong = Object.entries(object).flatMap(([key, value]) => {
    if (key === '@type' || key === '@context') return [];
    const check = Object.hasOwn(known, key) ? known[key] : key === '@id' ? url : undefined;
    if (!check) return [`${type}.${key} is not known`];
    const problem = check(value);
    return problem ? [`${type}.${key} ${problem}`] : [];
  });
  return [...missing.map((key) => `${type}.${key} is missing`), ...wrong];
}

/** All problems of a JSON-LD document; empty for a valid one. */
export function jsonLdProblems(document: unknown): string[] {
  const object = document as Record<string, unknown>;
  if (typeof object !== 'object' || object === null) return ['is no object'];
  const context = object['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org'];
  return [...context, ...problemsOf(object)];
}
