import { faqPage, service } from '@/lib/content/format';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import type { PropertyDto } from '@/lib/listings/dto';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, type JsonLd, realEstateAgent, webSite } from '@/lib/settings/format';
import { jsonLdProblems } from '@/test/validate-json-ld';
import { listPage, realEstateListing } from './format';

const site: Site = {
  name: 'Saptam Group',
  tagline: 'From Your Dream to Your Home',
  url: 'https://saptam.example',
  city: 'Nagpur',
  phone: '+917120000000',
  email: 'hello@saptam.example',
  whatsapp: '917120000000',
  address: 'Civil Lines, Nagpur 440001',
  reraAgentNumber: 'A50500000000',
  codePrefix: 'SG',
  testimonials: [],
  exitPopup: true,
};

const property: PropertyDto = {
  _id: '65f000000000000000000001',
  title: '3 BHK flat in Dharampeth',
  description: 'Corner flat.',
  price: 15_000_000,
  type: 'sale',
  category: 'Residential',
  location: { address: 'West High Court Road', coordinates: [79.06, 21.14] },
  address: 'West High Court Road, Dharampeth, Nagpur',
  bedrooms: 3,
  area: 1600,
  carpetArea: 1180,
  images: [
    { url: '/media/0123456789abcdef0123456789abcdef/1600.jpg', public_id: 'a', width: 1600, height: 1200 },
  ],
  videos: [],
  status: 'verified',
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-02T00:00:00.000Z',
  city: 'Nagpur',
  citySlug: 'nagpur',
  placePrecision: 'exact',
  pinCode: '440010',
  amenities: ['lift'],
  priceHistory: [],
  __v: 0,
};

describe('structured data is sound', () => {
  test.each<readonly [string, JsonLd]>([
    ['the agency', realEstateAgent(site)],
    ['an agency without a registration', realEstateAgent({ ...site, reraAgentNumber: undefined })],
    ['the site', webSite(site)],
    ['breadcrumbs', breadcrumbList(site, [{ name: 'Home', path: '/' }])],
    ...listPage(site, { name: 'Flats', path: '/buy', items: [property] }).map(
      (document) => [`a list: ${document['@type']}`, document] as const,
    ),
    ['a flat', realEstateListing(site, property)],
    ['a flat to let', realEstateListing(site, { ...property, type: 'rent', price: 20_000 })],
    ['a plot', realEstateListing(site, { ...property, category: 'Plots', bedrooms: undefined })],
    [
      'a bare listing',
      realEstateListing(site, { ...property, images: [], amenities: [], pinCode: undefined }),
    ],
    ...SERVICE_LINES.map((line) => [line.name, service(site, line)] as const),
    ...SERVICE_LINES.map((line) => [`questions of ${line.name}`, faqPage(line.questions)] as const),
  ])('%s', (_, document) => {
    expect(jsonLdProblems(JSON.parse(JSON.stringify(document)))).toEqual([]);
  });

  test('a listing says what it is in the words of schema.org', () => {
    const listing = realEstateListing(site, property);
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      mainEntity: { '@type': 'Apartment', floorSize: { value: 1180, unitCode: 'FTK' }, numberOfBedrooms: 3 },
      offers: { price: 15_000_000, priceCurrency: 'INR' },
    });
    const plot = realEstateListing(site, { ...property, category: 'Plots' }).mainEntity;
    expect(plot).toMatchObject({ '@type': 'Place' });
    expect(plot).not.toHaveProperty('numberOfBedrooms');
  });

  test('a list says its language, and names its pages in it', () => {
    const [page, list] = listPage(site, { name: 'फ्लॅट', path: '/buy', items: [property], language: 'mr' });
    expect(page).toMatchObject({ inLanguage: 'mr', url: 'https://saptam.example/mr/buy' });
    expect(list).toMatchObject({ '@id': 'https://saptam.example/mr/buy#list', name: 'फ्लॅट' });
    expect(breadcrumbList(site, [{ name: 'खरेदी', path: '/buy' }], 'mr')).toMatchObject({
      itemListElement: [{ item: 'https://saptam.example/mr/buy' }],
    });
    expect(webSite(site, 'hi')).toMatchObject({ inLanguage: 'hi' });
  });

  test('a page of a list has an identity of its own, and a locality lies in its city', () => {
    const of = (path: string) => listPage(site, { name: 'Flats', path, items: [property] })[1]?.['@id'];
    expect(of('/buy/nagpur')).not.toBe(of('/buy/nagpur?page=2'));
    const about = { name: 'Dharampeth', alternateName: ['धरमपेठ'], city: 'Nagpur' };
    const [page] = listPage(site, { name: 'Flats', path: '/buy', items: [property], about });
    expect(page?.about).toEqual({
      '@type': 'Place',
      name: 'Dharampeth',
      alternateName: ['धरमपेठ'],
      containedInPlace: { '@type': 'City', name: 'Nagpur' },
    });
    expect(jsonLdProblems(page)).toEqual([]);
  });

  test('addresses say PIN code and state where these are known', () => {
    const of = (address: string) => realEstateAgent({ ...site, address }).address;
    expect(of('Civil Lines, Nagpur 440001, Maharashtra')).toMatchObject({
      postalCode: '440001',
      addressRegion: 'Maharashtra',
    });
    expect(of('Civil Lines, Nagpur 440001')).toMatchObject({ postalCode: '440001' });
    expect(of('Civil Lines, Nagpur')).not.toHaveProperty('postalCode');
    expect(realEstateListing(site, property).mainEntity).toMatchObject({
      address: { addressRegion: 'Maharashtra', postalCode: '440010' },
    });
  });

  test('questions and services say their language, and the address in it', () => {
    expect(faqPage([], 'mr')).toHaveProperty('inLanguage', 'mr');
    const label = (name: string) => (name === site.city ? 'नागपुर' : name);
    const { url: address, areaServed } = service(site, SERVICE_LINES[1]!, { label, language: 'hi' });
    expect(areaServed).toBe('नागपुर');
    expect(address).toBe('https://saptam.example/hi/services/vridi');
  });

  test('unknown coordinates are not claimed', () => {
    expect(realEstateListing(site, property).mainEntity).toHaveProperty('geo');
    const location = { address: '', coordinates: [0, 0] as [number, number] };
    const nowhere: PropertyDto = { ...property, location, placePrecision: 'unknown', city: '' };
    const { mainEntity } = realEstateListing(site, nowhere) as { mainEntity: { address: object } };
    expect(mainEntity).not.toHaveProperty('geo');
    expect(mainEntity.address).not.toHaveProperty('addressLocality');
    const roughly: PropertyDto = { ...property, placePrecision: 'approximate' };
    expect(realEstateListing(site, roughly).mainEntity).not.toHaveProperty('geo');
  });
});

test('the validator finds what is wrong', () => {
  expect(jsonLdProblems({ '@type': 'FAQPage' })).toEqual([
    '@context is not https://schema.org',
    'FAQPage.mainEntity is missing',
  ]);
  const broken = realEstateListing(site, { ...property, price: Number.NaN });
  expect(jsonLdProblems(JSON.parse(JSON.stringify(broken)))).toEqual([
    'RealEstateListing.offers Offer.price is no count',
  ]);
});
