import { demoListings } from 'demo-data/listings';
import { demoUsers, ownersOf } from 'demo-data/people';
import { CITIES } from '@/lib/places/rules';
import { contactIn, homeKeyOf, needsRera, publishGate } from './rules';

const flat = {
  title: '3 BHK flat in Dharampeth',
  description: 'Bright and quiet',
  type: 'sale',
  category: 'Residential',
  price: 4_500_000,
  area: 1600,
  possession: 'ready',
  citySlug: 'nagpur',
} as const;
const verdict = (more: object = {}, images = 1, confirmed?: number) =>
  publishGate({ ...flat, ...more }, images, confirmed);
const paths = (more: object) => verdict(more).issues.map(({ path }) => path);

test('a whole listing passes', () => {
  expect(verdict()).toEqual({ issues: [], asks: undefined, missing: [] });
  expect(verdict({ type: 'rent', price: 18_000, possession: undefined })).toMatchObject({
    issues: [],
    missing: [],
  });
});

test('without a photograph, or without a word about possession, it is not public yet', () => {
  expect(verdict({}, 0).missing).toEqual(['photo']);
  expect(verdict({ possession: undefined }).missing).toEqual(['possession']);
  for (const said of [
    { reraNumber: 'P50500012345' },
    { reraExemption: 'not-a-project' },
    { category: 'Agricultural' },
  ])
    expect(verdict({ possession: undefined, ...said }).missing).toEqual([]);
  expect(verdict({ possession: undefined, category: 'Plots' }).missing).toEqual(['possession']);
});

test('RERA: unfinished projects need a well-formed number or a stated reason', () => {
  expect(paths({ possession: 'new-launch' })).toEqual(['reraNumber']);
  expect(paths({ possession: 'under-construction', reraNumber: 'P505' })).toEqual(['reraNumber']);
  expect(paths({ possession: 'new-launch', reraExemption: 'small-project' })).toEqual([]);
  expect(paths({ possession: 'new-launch', reraNumber: 'P50500012345' })).toEqual([]);
  expect(paths({ reraNumber: 'PR1234567890123' })).toEqual([]);
  expect(paths({ citySlug: 'delhi', reraNumber: 'DLRERA2020P0001' })).toEqual([]);
  expect(needsRera({ ...flat, type: 'rent', possession: 'new-launch' })).toBe(false);
});

test.each(['Residential', 'Commercial', 'Villas', 'Farm Houses', 'Industrial', 'Plots'] as const)(
  'RERA: a unit of a project is guarded, whatever it is: %s',
  (category) => {
    for (const possession of ['under-construction', 'new-launch'] as const) {
      expect(paths({ category, possession })).toEqual(['reraNumber']);
      expect(paths({ category, possession, reraNumber: 'P5050001234' })).toEqual(['reraNumber']);
      expect(paths({ category, possession, reraNumber: 'P50500012345' })).toEqual([]);
      expect(paths({ category, possession, reraExemption: 'small-project' })).toEqual([]);
    }
    // nobody moves into a plot: one of a named layout says its number, or why it has none
    const named = { category, project: 'Sai Layout', possession: 'ready' };
    expect(paths(named)).toEqual(category === 'Plots' ? ['reraNumber'] : []);
    expect(paths({ ...named, reraExemption: 'not-a-project' })).toEqual([]);
    expect(paths({ category, project: ' ', possession: 'ready' })).toEqual([]);
  },
);

test.each([
  ['a rent as a sale', { price: 18_000 }],
  ['a sale as a rent', { type: 'rent', price: 4_500_000 }],
  ['a rent without its zeros', { type: 'rent', price: 18 }],
  ['a price with zeros too many', { price: 45_000_000_000 }],
])('%s is questioned, and can be confirmed', (_name, more: { price: number }) => {
  expect(verdict(more)).toMatchObject({ issues: [{ path: 'price' }], asks: 'price' });
  expect(verdict(more, 1, more.price)).toMatchObject({ issues: [], asks: undefined });
  // only this price
  expect(verdict(more, 1, more.price + 1).asks).toBe('price');
});

test('no price and no area to speak of are refused', () => {
  expect(verdict({ price: 0 })).toMatchObject({ issues: [{ path: 'price' }], asks: undefined });
  expect(paths({ area: 19.9 })).toEqual(['area']);
  expect(paths({ area: 20, price: 150_000 })).toEqual([]);
});

test.each([
  'Call 9850012345',
  'call me:+919850012345 today',
  '+91 98500 12345',
  '98500-12345',
  '9 8 5 0 0 1 2 3 4 5',
  '98.50.01.23.45',
  '(0712) 255-1234 x',
  '0712-2551234',
  '९८५०० १२३४५',
  'Flat 3 - 9850012345',
  'PIN 440010 9850012345',
  '09850012345',
])('a phone number is found: %s', (text) => {
  expect(contactIn(text)).toBe('phone number');
  expect(paths({ description: text })).toEqual(['description']);
});

test.each([
  'asha@mail.example',
  'asha (at) mail (dot) com',
  'asha at mail dot com',
  'Asha.Rao+home@mail.co.in',
])('an e-mail address is found: %s', (text) => {
  expect(contactIn(text)).toBe('e-mail address');
  expect(paths({ title: text })).toEqual(['title']);
});

test.each([
  '₹98,50,01,234',
  '₹9850012345 negotiable',
  'Rs. 98 50 012 345',
  'PIN 440010, near 440022',
  '440010 440022 440034',
  'RERA P50500012345',
  'MahaRERA PR1234567890123',
  'P505 0001 2345',
  'Plots of 800 900 1000 sq ft',
  'Built in 2019, 12-11-2026, 10 to 19 lakh',
  'Survey 123/4, plot 56, 3 BHK 1600 sq ft 2 parking',
  '21.1458, 79.0882',
  'Look at this; 24x7 water',
])('this is no contact: %s', (text) => {
  expect(contactIn(text)).toBeUndefined();
});

test('the demo set passes', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const owners = ownersOf(demoUsers('test', now));
  for (const listing of demoListings({ count: 400, now, seed: 'test', owners, cities: CITIES })) {
    expect([listing.title, publishGate(listing as never, 1).issues]).toEqual([listing.title, []]);
  }
});

test('one home has one key, however its address is written', () => {
  const home = { ...flat, address: 'Flat 4, Dharampeth, Nagpur', bedrooms: 3 };
  expect(homeKeyOf({ ...home, address: ' flat 4 Dharampeth; Nagpur' })).toBe(homeKeyOf(home));
  for (const other of [
    { floor: 2 },
    { area: 900 },
    { bedrooms: 2 },
    { type: 'rent' as const },
    { address: 'Flat 5' },
  ])
    expect(homeKeyOf({ ...home, ...other })).not.toBe(homeKeyOf(home));
});

const GATE_LINES: readonly (readonly [string, 'phone number' | 'e-mail address' | undefined])[] = [
  ['Call nine eight two two zero one two three four five', 'phone number'],
  ['नऊ आठ दोन दोन शून्य एक दोन तीन चार पाच वर फोन करा', 'phone number'],
  ['नौ आठ दो दो शून्य एक दो तीन चार पाँच', 'phone number'],
  [
    '9\ufe0f\u20e38\ufe0f\u20e32\ufe0f\u20e32\ufe0f\u20e30\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e3',
    'phone number',
  ],
  ['９８２２０１２３４５', 'phone number'],
  ['𝟗𝟖𝟐𝟐𝟎𝟏𝟐𝟑𝟒𝟓', 'phone number'],
  ['98220O12345', 'phone number'],
  ['9822O12345', 'phone number'],
  ['98220l2345', 'phone number'],
  ['98220one2345', 'phone number'],
  ['asha [@] gmail.com', 'e-mail address'],
  ['आशा@जीमेल डॉट कॉम', 'e-mail address'],
  ['98220 12345', 'phone number'],
  ['98220-12345', 'phone number'],
  ['९८२२०१२३४५', 'phone number'],
  ['9८2२0१2३4५', 'phone number'],
  ['asha at gmail dot com', 'e-mail address'],
  ['asha(at)gmail.com', 'e-mail address'],
  ['wa.me/919822012345', 'phone number'],
  ['0712-2234567', 'phone number'],
  ['₹98 50 000 000 for the whole', undefined],
  ['Survey 9822/1, 0.45 R, 7/12 in 2024', undefined],
  ['MahaRERA P50500012345', undefined],
  ['Built in 2019, let since 2021, 800 900 1000 sq ft', undefined],
  ['One hall, two bedrooms, three balconies, four fans on floor seven', undefined],
  ['एक हॉल, दोन बेडरूम, तीन बाल्कनी, चार पंखे', undefined],
];
test.each(GATE_LINES)('the gate reads %j as %s', (text, found) => expect(contactIn(text)).toBe(found));

test.each([
  'Plan on t.me/ashahomes',
  'See www.ashahomes.in',
  'More at ashahomes.com/flat',
  'Instagram: asha_homes',
  'Follow @asha_homes',
])('asks where a text leads away: %s', (description) => {
  const read = (asks: boolean) => publishGate({ ...flat, description }, 1, undefined, asks);
  expect(read(true)).toMatchObject({ asks: 'text', issues: [{ path: 'description' }] });
  expect(read(false)).toMatchObject({ asks: undefined, issues: [] });
});

test.each([
  'Registered at https://maharera.maharashtra.gov.in',
  'Flat @ Dharampeth, 1.5 km from the metro. Inside a gated society.',
  'Price 45.5 L. In a quiet lane.',
  '1200 sq.ft.in Dharampeth.In a lane.',
])('asks nothing about %s', (description) =>
  expect(publishGate({ ...flat, description }, 1, undefined, true).issues).toEqual([]),
);
