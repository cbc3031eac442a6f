import { parseSearch } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import { PlaceUse } from '@/models/places/place-use';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { loadNotes, loadSuggestions, resolveSearch } from './loaders';

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

async function addFlat(more: Record<string, string> = {}) {
  const fields = {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur',
    bedrooms: '3',
    area: '1600',
    ...more,
  };
  const seller = testActor();
  await listPublicly(seller, fields);
}

test('words become the address of a list; a word that listings contain ranks, and what nothing explains is named', async () => {
  expect(await lead({ ask: '3 bhk dharampeth under 60 lakh zxqwv salary 25k' })).toBe(
    '/buy/nagpur?bedrooms=3&locality=dharampeth&maxPrice=6000000&ask=3+bhk+dharampeth+under+60+lakh+zxqwv+salary+25k&unread=salary+25k%2C+zxqwv',
  );
  await addFlat();
  expect(await lead({ ask: '3 bhk bright zxqwv' })).toBe(
    '/buy/nagpur?bedrooms=3&also=bright&ask=3+bhk+bright+zxqwv&unread=zxqwv',
  );
  expect(await lead({ ask: '', category: 'plots', upTo: '45' })).toBe('/buy?category=plots&maxPrice=4500000');
  expect(await lead({ ask: 'zxqwv', q: 'garden' })).toBe('/buy/nagpur?q=garden&ask=zxqwv&unread=zxqwv');
  expect(await lead({ type: 'rent', ask: 'x'.repeat(5000) })).toMatch(
    /^\/rent\/nagpur\?ask=x{200}&unread=x{200}$/,
  );
  expect(await lead({ ask: 'किराये पर 2 bhk' })).toMatch(/^\/rent\/nagpur\?bedrooms=2&ask=/);
});

test('a MahaRERA number leads to the homes of its project; one that none has is no condition', async () => {
  await addFlat({ reraNumber: 'P50500012345' });
  expect(await lead({ ask: 'rera no P50500012345' })).toBe(
    '/buy?q=P50500012345&ask=rera+no+P50500012345&answer=project-P50500012345',
  );
  expect(await lead({ ask: 'P50500099999' })).toBe('/buy?ask=P50500099999&answer=project-P50500099999');
});

test('a phone number or an e-mail address never travels in the address of a list', async () => {
  expect(await lead({ ask: '98220 12345' })).toBe('/buy?answer=phone-other');
  expect(await lead({ ask: '2 bhk ९८२२०१२३४५ or asha@home.example, 98220 54321' })).toBe(
    '/buy/nagpur?bedrooms=2&ask=2+bhk+or+%2C&answer=email-other',
  );
  const { phone, email } = await site();
  expect(await lead({ ask: phone })).toBe('/buy?answer=phone-office');
  expect(await lead({ ask: email.toUpperCase() })).toBe('/buy?answer=email-office');
  expect(JSON.stringify((await loadSuggestions('98220 12345', {})).href)).not.toContain('98220');
});

test('a name that nobody knows is named whole, and asked about', async () => {
  await addFlat({ title: 'Flat of a nagar' });
  expect(await lead({ ask: '3 bhk tringa nagar' })).toBe(
    '/buy/nagpur?bedrooms=3&ask=3+bhk+tringa+nagar&unread=tringa+nagar',
  );
  const { unknownNames } = await loadSuggestions('3 bhk tringa nagar', {});
  expect(unknownNames).toMatchObject([{ typed: 'tringa nagar', guesses: [{ label: 'Trimurti Nagar' }] }]);
  expect(unknownNames[0]!.guesses[0]!.href).toBe(
    '/search?type=sale&ask=3+bhk+Trimurti+Nagar&pick=locality%3Anagpur%3Atrimurti-nagar',
  );
});

test('limits of instalment and whole cost become filters', async () => {
  expect(await lead({ ask: '2 bhk all-in up to 60 L for a woman buyer' })).toMatch(
    /^\/buy\/nagpur\?bedrooms=2&maxAllIn=6000000&buyer=woman&ask=/,
  );
  expect(await lead({ type: 'rent', ask: 'EMI up to 35 000' })).toMatch(/^\/buy\/nagpur\?maxEmi=35000&ask=/);
});

test('a locality without listings is a place all the same, in any spelling', async () => {
  expect(await lead({ ask: '2 bhk इतवारी' })).toMatch(/^\/buy\/nagpur\?bedrooms=2&locality=itwari&/);
  expect(await lead({ ask: '2 bhk besa' })).toMatch(/^\/buy\/nagpur\?bedrooms=2&locality=besa&/);
});

test('the city of the list on which the box stands is implied before that of the site', async () => {
  expect(await lead({ ask: '2 bhk', city: 'pune' })).toMatch(/^\/buy\/pune\?bedrooms=2&/);
  expect(await lead({ ask: '2 bhk mumbai', city: 'pune' })).toMatch(/^\/buy\/mumbai\?bedrooms=2&/);
});

test('a service or a question is answered beside the homes', async () => {
  expect(await lead({ ask: 'home loan' })).toBe('/buy?ask=home+loan&answer=service-vridi');
  expect(await lead({ ask: 'emi for 50 lakh' })).toMatch(/&answer=emi-5000000$/);
  expect(await lead({ ask: 'sell my flat' })).toMatch(/&answer=sell$/);
  expect(await lead({ ask: '3 bhk with home loan' })).toMatch(/^\/buy\/nagpur\?bedrooms=3&ask=/);
});

test('the suggestions say how many listings Enter shows', async () => {
  await addFlat();
  expect(await loadSuggestions('3 bhk dharampeth', {})).toMatchObject({ total: 1, href: expect.anything() });
  expect(await loadSuggestions('3 bhk zxqwv', {})).toMatchObject({ total: 1, unrecognised: ['zxqwv'] });
  expect(await loadSuggestions('3 bhk bright', {})).toMatchObject({ also: [{ word: 'bright', count: 1 }] });
  expect(await loadSuggestions('3 bhk preferably under 1 crore', {}, 'en')).toMatchObject({
    also: [],
    preferred: [{ word: 'Up to ₹1 Cr' }],
    search: { bedrooms: [3], prefer: 'maxPrice.10000000' },
    total: 1,
  });
  expect(await loadSuggestions('3 bhk dharmpeth', {}, 'mr')).toMatchObject({
    parts: [{ label: '3 बीएचके' }, { label: 'धरमपेठ' }],
    typedPlaces: [{ shown: 'धरमपेठ, नागपूर' }],
    href: expect.stringMatching(/^\/mr\/buy\/nagpur\?/),
  });
});

test('a list says which place it shows for other letters, from its address alone', async () => {
  const shownFor = async (ask: string) => {
    const { pathname, searchParams } = new URL(await lead({ ask }), 'http://x');
    const city = pathname.split('/')[2];
    const meant = searchParams.get('meant') ?? undefined;
    const unrecognised = searchParams.get('unread') ?? undefined;
    return loadNotes(
      { ask, meant, unrecognised },
      { ...parseSearch(searchParams), type: 'sale', city },
      'en',
    );
  };
  expect(await shownFor('3 bhk dharmpeth')).toMatchObject({
    typedPlaces: [{ shown: 'Dharampeth, Nagpur' }],
  });
  expect(await shownFor('saket')).toMatchObject({ typedPlaces: [{ shown: 'Saket, Delhi' }] });
  expect(await shownFor('3 bhk dharampeth')).toEqual({ typedPlaces: [], unknownNames: [] });
  expect(await shownFor('2 bhk tringa nagar')).toMatchObject({
    unknownNames: [{ typed: 'tringa nagar', guesses: [{ label: 'Trimurti Nagar' }] }],
  });
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
