import { GET } from '@/app/api/search/count/route';
import { Browser } from '@/lib/testing/browser';
import { useTestDb } from '@/lib/testing/db';
import { Property } from '@/models/property';
import { listNoun } from './format';

useTestDb();

const flat = {
  title: 'A flat',
  description: 'Corner flat.',
  type: 'sale',
  category: 'Residential',
  address: 'Dharampeth, Nagpur',
  area: 1000,
  city: 'Nagpur',
  citySlug: 'nagpur',
} as const;

beforeAll(() =>
  Property.create([
    { ...flat, bedrooms: 2, price: 4_000_000 },
    { ...flat, bedrooms: 3, price: 6_000_000 },
    { ...flat, bedrooms: 3, price: 9_000_000, status: 'draft' },
    { ...flat, bedrooms: 2, price: 20_000, type: 'rent' },
  ]),
);

const count = async (query: string) => {
  const reply = await new Browser().call(GET, `/api/search/count?${query}`);
  return [reply.status, reply.json.total];
};

test('counts what the fields of a filter form would show, bands and typed ends included', async () => {
  expect(await count('type=sale')).toEqual([200, 2]);
  expect(await count('type=rent&bedrooms=2&bedrooms=3')).toEqual([200, 1]);
  expect(await count('type=sale&city=nagpur&category=residential&bedrooms=3')).toEqual([200, 1]);
  expect(await count('type=sale&price=2500000-5000000')).toEqual([200, 1]);
  expect(await count('type=sale&price=&priceWas=&minPrice=60%20lakh')).toEqual([200, 1]);
  expect(await count('type=%00&price=x&page=1e9')).toEqual([200, 3]);
});

test('homes are only where nothing else can be among the results', () => {
  expect(listNoun({ category: 'Villas' }, {}).many).toBe('homes');
  expect(listNoun({}, { bedrooms: [2] }).many).toBe('homes');
  expect(listNoun({ category: 'Plots' }, {}).many).toBe('plots');
  expect(listNoun({ category: 'Commercial' }, {}).many).toBe('properties');
  expect(listNoun({}, {}).many).toBe('properties');
});
