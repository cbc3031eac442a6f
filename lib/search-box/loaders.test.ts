import { createProperty } from '@/lib/listing/mutations';
import { propertyFormSchema } from '@/lib/listing/schema';
import { testActor } from '@/lib/testing/actors';
import { clearTestDb, useTestDb } from '@/lib/testing/db';
import { PlaceUse } from '@/models/place-use';
import { resolveSearch } from './loaders';

useTestDb();
beforeEach(clearTestDb);

const lead = (params: Record<string, string>) => resolveSearch(new URLSearchParams(params));
const uses = async () =>
  Object.fromEntries((await PlaceUse.find().lean()).map((row) => [row.place, row.uses]));

/** Counting is not waited for by a search, so a test has to. */
async function eventually<T>(read: () => Promise<T>, isIt: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isIt(value)) return value;
    await new Promise((next) => setTimeout(next, 20));
  }
}

async function addFlat() {
  const fields = {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur',
    bedrooms: '3',
    area: '1600',
  };
  const seller = testActor();
  await createProperty(seller, propertyFormSchema.parse(fields), []);
}

test('words become the address of a list; what was not understood goes along', async () => {
  expect(await lead({ ask: '3 bhk dharampeth under 60 lakh zxqwv' })).toBe(
    '/buy/nagpur?bedrooms=3&locality=dharampeth&maxPrice=6000000&ask=3+bhk+dharampeth+under+60+lakh+zxqwv&unread=zxqwv',
  );
  expect(await lead({ ask: '', category: 'plots', upTo: '45' })).toBe('/buy?category=plots&maxPrice=4500000');
  expect(await lead({ type: 'rent', ask: 'x'.repeat(5000) })).toMatch(/^\/rent\?ask=x{1,200}&unread=/);
});

test('only a place that leads to listings is counted, by words and by a chosen suggestion alike', async () => {
  await addFlat();
  await lead({ ask: 'besa' });
  await lead({ ask: '3 bhk dharampeth' });
  await lead({ ask: '3 bhk Dharampeth', pick: 'locality:nagpur:dharampeth' });
  const counted = await eventually(uses, (now) => now['locality:nagpur:dharampeth'] === 2);
  expect(counted).toEqual({ 'locality:nagpur:dharampeth': 2 });
});

test('a chosen suggestion means its place, whatever the words would have been taken for', async () => {
  const path = await lead({ ask: 'plots besa', pick: 'locality:nagpur:dharampeth' });
  expect(path).toMatch(/^\/buy\/nagpur\/plots\?locality=dharampeth&ask=/);
  expect(await lead({ ask: 'plots besa', pick: 'no such place' })).toContain('locality=besa');
});

test('typed amounts of the advanced search become figures; what cannot be read goes along', async () => {
  const typed = { ask: '', minPrice: '40 lakh', maxPrice: '0.6 cr', upTo: '45', bedrooms: '3' };
  expect(await lead(typed)).toBe('/buy?minPrice=4000000&maxPrice=6000000&bedrooms=3');
  expect(await lead({ ask: '', minPrice: 'cheap' })).toBe('/buy?minPrice=cheap');
});
