import { formatArea, formatRupeesShort } from '@/lib/format';
import type { Site } from '@/lib/site';
import type { PropertyDto } from './dto';

const SCHEMA_TYPES: Partial<Record<PropertyDto['category'], string>> = {
  Residential: 'Apartment',
  Villas: 'House',
  'Farm Houses': 'House',
};

/** One sentence for search results and share previews, at most about 160 characters. */
export function propertyDescription(property: PropertyDto): string {
  const rooms = property.bedrooms ? `${property.bedrooms} BHK, ` : '';
  const place = [property.locality, property.city].filter(Boolean).join(', ');
  const facts = `${rooms}${formatArea(property.carpetArea ?? property.area)}, ${place}. ${formatRupeesShort(property.price)}.`;
  const rest = property.description.replace(/\s+/g, ' ').slice(0, Math.max(0, 155 - facts.length));
  return `${facts} ${rest.replace(/\s\S*$/, '')}`.trim();
}

/** schema.org RealEstateListing with its Offer, as a string that cannot close its script element. */
export function propertyJsonLd(property: PropertyDto, site: Site): string {
  const [longitude, latitude] = property.location.coordinates;
  const url = `${site.url}/properties/${property._id}`;
  const listing = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: property.title,
    description: property.description,
    datePosted: property.createdAt,
    dateModified: property.updatedAt,
    image: property.images.map((image) => new URL(image.url, site.url).href),
    offers: {
      '@type': 'Offer',
      price: property.price,
      priceCurrency: 'INR',
      businessFunction: `http://purl.org/goodrelations/v1#${property.type === 'rent' ? 'LeaseOut' : 'Sell'}`,
      availability: `https://schema.org/${['sold', 'rented'].includes(property.status) ? 'SoldOut' : 'InStock'}`,
      seller: { '@type': 'RealEstateAgent', name: site.name, url: site.url },
    },
    mainEntity: {
      '@type': SCHEMA_TYPES[property.category] ?? 'Place',
      name: property.title,
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.location.address || property.address,
        addressLocality: property.city,
        addressCountry: 'IN',
        ...(property.pinCode && { postalCode: property.pinCode }),
      },
      ...(SCHEMA_TYPES[property.category] && {
        floorSize: {
          '@type': 'QuantitativeValue',
          value: property.carpetArea ?? property.area,
          unitCode: 'FTK',
        },
        ...(property.bedrooms && { numberOfBedrooms: property.bedrooms }),
      }),
      ...((latitude || longitude) && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
  };
  return JSON.stringify(listing).replaceAll('<', '\\u003c');
}
