import { findCity } from '@/lib/places/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { chipsFor } from '@/lib/search/format';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { pageRequest } from '@/test/page-request';
import { listHeading, unknownLocalityText } from './format';
import { listMetadata, loadPublicList } from './loaders';

useTestDb();

beforeAll(async () => {
  const fields = {
    title: 'Shop',
    description: 'Corner',
    price: '45 lakh',
    category: 'Commercial',
    type: 'sale',
    area: '400',
    address: 'Buty Layout, Nagpur',
    locality: 'Buty Layout',
    city: 'Nagpur',
  };
  await listPublicly(testActor(), fields);
});

const load = (searchParams: Record<string, string>, city?: string, category?: string) =>
  loadPublicList({
    type: 'sale',
    params: Promise.resolve({ ...(city && { city }), ...(category && { category }) }),
    searchParams: Promise.resolve(searchParams),
  });
const target = (searchParams: Record<string, string>, city?: string) =>
  load(searchParams, city).then(
    () => 'stays',
    ({ digest }: { digest: string }) => digest.split(';')[2],
  );

test('an unknown locality is reported, and all of the city is shown', async () => {
  const page = await load({ locality: 'atlantis' }, 'nagpur');
  expect(unknownLocalityText(page, textsIn('en', 'search/list'))).toBe(
    'We have no locality called Atlantis; showing all of Nagpur.',
  );
  expect(page.search.locality).toBeUndefined();
  expect(page.data).toMatchObject({ list: { total: 1 } });
  expect(page.data.fallback).toBeUndefined();
});

test('beside a known one only that is shown; a locality that only a listing names is known', async () => {
  const page = await load({ locality: 'atlantis,buty-layout' }, 'nagpur');
  expect(page.search.locality).toEqual(['buty-layout']);
  expect(unknownLocalityText(page, textsIn('en', 'search/list'))).toBe(
    'We have no locality called Atlantis; showing Buty layout.',
  );
  expect((await load({ locality: 'dharampeth' }, 'nagpur')).unknownLocalities).toEqual([]);
  expect((await load({ locality: 'dharampeth' }, 'pune')).unknownLocalities).toEqual(['Dharampeth']);
  expect((await load({ locality: 'atlantis,buty-layout' })).unknownLocalities).toEqual(['Atlantis']);
});

test('a typed amount leads to the address in whole rupees', async () => {
  expect(await target({ minPrice: '60 lakh', maxPrice: '', price: '' }, 'nagpur')).toBe(
    '/buy/nagpur?minPrice=6000000',
  );
  expect(await target({ minPrice: '6000000' }, 'nagpur')).toBe('stays');
});

test('a text that is not an amount stays, so that its field can say so', async () => {
  const page = await load({ minPrice: 'cheap', maxPrice: '60 lakh' }, 'nagpur');
  expect(page.unreadable).toEqual({ minPrice: 'cheap' });
  expect(page.search.maxPrice).toBe(6_000_000);
});

test('kinds of another category are left out', async () => {
  expect((await load({ subType: 'shop,villa' }, 'nagpur', 'commercial')).search.subType).toEqual(['shop']);
  expect((await load({ subType: 'shop' }, 'nagpur', 'plots')).search.subType).toBeUndefined();
});

test('a place to be near to has its slug in the address; one that nobody knows is said and left out', async () => {
  expect(await load({ near: 'nowhere' }, 'nagpur')).toMatchObject({
    unknownNear: 'nowhere',
    search: { near: undefined },
  });
  expect((await load({ near: 'aiims' }, 'nagpur')).search).toMatchObject({ near: 'aiims' });
  await expect(load({ near: 'AIIMS Nagpur', within: '2' }, 'nagpur')).rejects.toMatchObject({
    digest: expect.stringContaining('/buy/nagpur?near=aiims&within=2'),
  });
});

test('localities and places are read in any spelling and either script, and the address has their slugs', async () => {
  expect(await target({ locality: 'धरमपेठ' }, 'nagpur')).toBe('/buy/nagpur?locality=dharampeth');
  expect(await target({ locality: 'besa', addLocality: 'Trimurtinagar, धरमपेठ' }, 'nagpur')).toBe(
    '/buy/nagpur?locality=besa,trimurti-nagar,dharampeth',
  );
  expect(await target({ addLocality: 'Buty Layout' }, 'nagpur')).toBe('/buy/nagpur?locality=buty-layout');
  expect(await target({ addLocality: ' ' }, 'nagpur')).toBe('stays');
  expect((await load({ locality: 'अटलांटिस' }, 'nagpur')).unknownLocalities).toEqual(['अटलांटिस']);
  expect(await target({ near: 'एम्स', within: '2' }, 'nagpur')).toBe('/buy/nagpur?near=aiims&within=2');
});

describe('in another language', () => {
  afterEach(() => pageRequest());

  test('a list stays in it when its address is set right, and its head is one whole sentence', async () => {
    pageRequest({ language: 'mr' });
    expect(await target({ city: 'nagpur' })).toBe('/mr/buy/nagpur');
    const params = Promise.resolve({ city: 'nagpur', category: 'commercial' });
    const address = { type: 'sale', params, searchParams: Promise.resolve({}) } as const;
    expect(await listMetadata(address)).toMatchObject({
      title: 'नागपुरात विक्रीसाठी दुकाने आणि ऑफिस',
      description:
        'नागपुरात विक्रीसाठी दुकाने आणि ऑफिस: 1 जाहिरात, ₹45 लाख ते ₹45 लाख. चटई क्षेत्र, चौरस फुटाचा दर, रेरा क्रमांक, एकूण खर्च.',
      alternates: {
        canonical: '/mr/buy/nagpur/commercial',
        languages: { en: '/buy/nagpur/commercial', hi: '/hi/buy/nagpur/commercial' },
      },
    });
  });

  test.each([
    ['en', '3 BHK villas and bungalows for rent in Dharampeth, Nagpur'],
    ['mr', 'धरमपेठ, नागपुरात भाड्याने उपलब्ध 3 बीएचके व्हिला आणि बंगले'],
    ['hi', 'धरमपेठ, नागपुर में किराए के लिए 3 बीएचके विला और बंगले'],
  ] as const)('headings in %s name the place as it is called there', (value, heading) => {
    const place = { type: 'rent', city: { slug: 'nagpur', name: 'Nagpur' }, category: 'Villas' } as const;
    const words = textsIn(value, 'search/list');
    expect(listHeading(place, words, { locality: ['dharampeth'], bedrooms: [3] })).toBe(heading);
  });
});

test('localities that are left out are typed by name, in either script, and named in the address by their slugs', async () => {
  expect(await target({ notLocality: 'मनीष नगर, Besa' }, 'nagpur')).toBe(
    '/buy/nagpur?notLocality=manish-nagar,besa',
  );
  expect(await target({ notLocality: 'besa' }, 'nagpur')).toBe('stays');
  const page = await load({ notLocality: 'buty-layout' }, 'nagpur');
  expect(page.data.fallback).toBeDefined();
});

test('parts of the city and landmarks are left out by name in the same field, and are chips that can be taken off', async () => {
  expect(await target({ notLocality: 'दक्षिण नागपूर, Besa' }, 'nagpur')).toBe(
    '/buy/nagpur?notLocality=besa&notNear=south-nagpur',
  );
  const { search } = await load(
    { notNear: 'south-nagpur,aiims', alsoNear: 'vnit_2', near: 'metro' },
    'nagpur',
  );
  expect(search).toMatchObject({ notNear: ['south-nagpur', 'aiims'], alsoNear: ['vnit_2'] });
  const chips = chipsFor(search, textsIn('en', 'search/applied'));
  expect(chips.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Not South Nagpur', 'Not within 1 km of AIIMS', 'Within 2 km of VNIT']),
  );
  expect(chips.find(({ label }) => label === 'Not South Nagpur')?.without.notNear).toEqual(['aiims']);
});

test('a zone is searched as far as people use its name', async () => {
  expect(await target({ near: 'दक्षिण नागपूर' }, 'nagpur')).toContain('near=south-nagpur');
  const { search } = await load({ near: 'south-nagpur' }, 'nagpur');
  expect(search).toMatchObject({ near: 'south-nagpur', within: 4, sort: 'newest' });
  const place = { type: 'sale', city: findCity('nagpur')! } as const;
  expect(listHeading(place, textsIn('en', 'search/list'), search)).toBe('Property for sale in South Nagpur');
});

test('the form of the filters is counted only for its own page, and where a field has something to say', async () => {
  expect((await load({}, 'nagpur')).filters).toBeUndefined();
  const { filters, isFilters } = await load({ filters: 'only' }, 'nagpur');
  expect(isFilters).toBe(true);
  expect(filters).toMatchObject({ total: 1, prices: expect.any(Array), landmarks: expect.any(Array) });
  expect(filters?.facets?.category).toContainEqual({ value: 'Commercial', count: 1 });
  const unreadable = await load({ minPrice: 'cheap' }, 'nagpur');
  expect([unreadable.isFilters, unreadable.filters === undefined]).toEqual([false, false]);
});
