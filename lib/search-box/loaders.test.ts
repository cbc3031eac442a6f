import { parseSearch } from '@/lib/search/schema';
import { testActor } from '@/lib/testing/actors';
import { clearTestDb, useTestDb } from '@/lib/testing/db';
import { listPublicly } from '@/lib/testing/listing-form';
import { PlaceUse } from '@/models/place-use';
import { loadSearchNotes, loadSuggestions, resolveSearch } from './loaders';

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
  await listPublicly(seller, fields);
}

test('words become the address of a list; what no filter knows is text, and what is neither goes along', async () => {
  expect(await lead({ ask: '3 bhk dharampeth under 60 lakh zxqwv salary 25k' })).toBe(
    '/buy/nagpur?bedrooms=3&locality=dharampeth&maxPrice=6000000&q=zxqwv&ask=3+bhk+dharampeth+under+60+lakh+zxqwv+salary+25k&unread=salary+25k',
  );
  expect(await lead({ ask: '', category: 'plots', upTo: '45' })).toBe('/buy?category=plots&maxPrice=4500000');
  expect(await lead({ ask: 'zxqwv', q: 'garden' })).toBe('/buy/nagpur?q=garden+zxqwv&ask=zxqwv');
  expect(await lead({ type: 'rent', ask: 'x'.repeat(5000) })).toMatch(
    /^\/rent\/nagpur\?q=x{120}&ask=x{200}$/,
  );
  expect(await lead({ ask: 'किराये पर 2 bhk' })).toMatch(/^\/rent\/nagpur\?bedrooms=2&ask=/);
});

test('limits of instalment and whole cost become filters', async () => {
  expect(await lead({ ask: '2 bhk all-in up to 60 L for a woman buyer' })).toMatch(
    /^\/buy\/nagpur\?bedrooms=2&maxAllIn=6000000&buyer=woman&ask=/,
  );
  expect(await lead({ type: 'rent', ask: 'EMI up to 35 000' })).toMatch(/^\/buy\/nagpur\?maxEmi=35000&ask=/);
});

test('a locality that no listing is filed under is looked for by its name, in any spelling', async () => {
  expect(await lead({ ask: '2 bhk इतवारी' })).toMatch(/^\/buy\/nagpur\?bedrooms=2&q=Itwari&/);
  expect(await lead({ ask: '2 bhk besa' })).toMatch(/^\/buy\/nagpur\?bedrooms=2&locality=besa&/);
});

test('the city of the list on which the box stands is implied before that of the site', async () => {
  expect(await lead({ ask: '2 bhk', city: 'pune' })).toMatch(/^\/buy\/pune\?bedrooms=2&/);
  expect(await lead({ ask: '2 bhk mumbai', city: 'pune' })).toMatch(/^\/buy\/mumbai\?bedrooms=2&/);
});

test('a service that is asked for leads to its page, not to flats', async () => {
  expect(await lead({ ask: 'home loan' })).toBe('/services/vridi');
  expect(await lead({ ask: '3 bhk with home loan' })).toMatch(/^\/buy\/nagpur\?bedrooms=3&ask=/);
});

test('the suggestions say how many listings Enter shows', async () => {
  await addFlat();
  expect(await loadSuggestions('3 bhk dharampeth', {})).toMatchObject({ total: 1, href: expect.anything() });
  expect(await loadSuggestions('3 bhk zxqwv', {})).toMatchObject({ total: 0 });
  expect(await loadSuggestions('3 bhk dharmpeth', {}, 'mr')).toMatchObject({
    parts: [{ label: '3 बीएचके' }, { label: 'धरमपेठ' }],
    typedPlaces: [{ shown: 'धरमपेठ, नागपूर' }],
    href: expect.stringMatching(/^\/mr\/buy\/nagpur\?/),
  });
});

test('a list says which place it shows for other letters, and which service the words name', async () => {
  const notes = async (ask: string) => {
    const { pathname, searchParams } = new URL(await lead({ ask }), 'http://x');
    const city = pathname.split('/')[2];
    return loadSearchNotes(ask, { ...parseSearch(searchParams), type: 'sale', city }, 'en');
  };
  expect((await notes('3 bhk dharmpeth')).typedPlaces).toMatchObject([{ shown: 'Dharampeth, Nagpur' }]);
  expect((await notes('saket')).typedPlaces).toMatchObject([{ shown: 'Saket, Delhi' }]);
  expect(await notes('3 bhk dharampeth')).toEqual({ typedPlaces: [], service: undefined });
  expect((await notes('2 bhk home loan')).service).toMatchObject({ href: '/services/vridi' });
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
