import { fallbackSearches } from './rules';
import { parseSearch, searchSchema } from './schema';

const search = parseSearch({
  type: 'sale',
  city: 'nagpur',
  locality: 'dharampeth',
  bedrooms: '3',
  maxPrice: '5000000',
  facing: 'east',
  page: '7',
});

test('gives up one condition at a time, taste before place', () => {
  const labels = fallbackSearches(search).map((entry) => entry.leftOut.join(' and '));
  expect(labels.slice(0, 3)).toEqual(['facing', 'the budget, by a fifth', 'the locality']);
  expect(labels.at(-1)).toMatch(/^facing and .* and the city and the category$/);
});

test('gives up the kind only after size, money and place', () => {
  const office = parseSearch({
    city: 'nagpur',
    category: 'commercial',
    subType: 'office',
    locality: 'besa',
    minArea: '700',
    maxPrice: '20000',
    type: 'rent',
  });
  const all = fallbackSearches(office);
  const isOffice = all.map(
    ({ search: one }) => one.category === 'Commercial' && one.subType?.join() === 'office',
  );
  expect(isOffice.filter(Boolean).length).toBeGreaterThan(5);
  expect(isOffice.lastIndexOf(true)).toBeLessThan(isOffice.indexOf(false));
});

test('widens a budget before dropping it, and never the type', () => {
  const all = fallbackSearches(search);
  expect(all.find((entry) => entry.leftOut[0] === 'the budget, by a fifth')?.search.maxPrice).toBe(6_000_000);
  for (const entry of all) expect(entry.search).toMatchObject({ type: 'sale', page: 1 });
});

test('the last one has no condition left but the type', () => {
  const { type, sort, page, ...rest } = fallbackSearches(search).at(-1)!.search;
  expect([type, sort, page]).toEqual(['sale', 'newest', 1]);
  expect(Object.values(rest).every((value) => value === undefined)).toBe(true);
});

/** What some field of an address accepts. */
const SAMPLES =
  'yes no 1 5 Plots 3000000 besa aiims east furnished lift ready flat residential nagpur active 40x60 2027-01-31 resale na nit family families vegetarians women included covered top well anyone sole tar-road'.split(
    ' ',
  );
/** Not conditions: the type, the order, the page and how it is shown. */
const SHOWN = new Set('type sort page view after bbox zoom within also prefer buyer'.split(' '));

test.each(Object.keys(searchSchema.shape).filter((key) => !SHOWN.has(key)))(
  'a search for nothing but %s finds something in the end',
  (key) => {
    const given = SAMPLES.map((value) => parseSearch({ type: 'sale', [key]: value })).find(
      (one) => one[key as keyof typeof one] !== undefined,
    );
    // corners of an area are no word
    if (!given) return expect(key).toBe('shape');
    const last = fallbackSearches(given).at(-1)?.search;
    expect(last?.[key as keyof typeof last]).toBeUndefined();
    expect(last).toBeDefined();
  },
);

test('a search without conditions has nothing to give up', () => {
  expect(fallbackSearches(parseSearch({ type: 'rent' }))).toEqual([]);
});

test('a budget that is dropped is not also said to be widened', () => {
  const last = fallbackSearches(search).at(-1)!.leftOut;
  expect(last).toContain('the budget');
  expect(last).not.toContain('the budget, by a fifth');
});
