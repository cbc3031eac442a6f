import fc from 'fast-check';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { CHOICE_NAMES, CHOICES } from '@/lib/search/conditions/constants';
import { factOf } from '@/lib/search/conditions/rules';
import { CONDITION_KEYS } from '@/lib/search/conditions/schema';
import { isMatch } from '@/lib/search/engine/match';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { queryIndex } from '@/lib/search/memory/query';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';

/** What the search box promises of the homes that a search finds. */
const hex = (n: number) => n.toString(16).padStart(24, '0');
const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const listing: fc.Arbitrary<Omit<IndexedListing, 'id'>> = fc.record({
  updatedAt: fc.nat(9),
  createdAt: fc.nat(9),
  price: fc.integer({ min: 1, max: 9_000_000 }),
  area: fc.constantFrom(800, 1200, 2400),
  lng: fc.constantFrom(79.05, 79.1),
  lat: fc.constantFrom(21.1, 21.15),
  type: fc.constantFrom('sale', 'rent'),
  category: fc.constantFrom('Residential', 'Plots'),
  status: fc.constant('active'),
  city: fc.constant('Nagpur'),
  citySlug: fc.constant('nagpur'),
  localitySlug: option(fc.constantFrom('besa', 'gandhibagh')),
  facing: option(fc.constantFrom('south', 'east')),
  possession: option(fc.constantFrom('ready', 'under-construction')),
  bedrooms: option(fc.nat(4)),
  amenities: fc.subarray(['lift', 'garden']),
  floor: option(fc.integer({ min: -1, max: 6 })),
  ageYears: option(fc.nat(12)),
  bathrooms: option(fc.nat(3)),
  frontage: option(fc.constantFrom(30, 40)),
  depth: option(fc.constantFrom(40, 60)),
  possessionDate: option(fc.constantFrom(Date.parse('2026-12-31'), Date.parse('2027-06-30'))),
  owner: option(fc.constantFrom('owner', 'broker')),
  facts: fc.subarray(
    CHOICE_NAMES.flatMap((name) => CHOICES[name].values.slice(0, 2).map((value) => factOf(name, value))),
    { maxLength: 8 },
  ),
  texts: fc.subarray(['terrace', 'quiet', 'besa']),
});
const listings = fc.array(listing, { minLength: 1, maxLength: 30 });

/** One condition of a search as its address has it. */
const CONDITIONS: Record<string, string[]> = {
  type: ['sale', 'rent'],
  category: ['plots'],
  locality: ['besa', 'besa,gandhibagh'],
  notLocality: ['besa'],
  notCategory: ['Plots'],
  bedrooms: ['2', '1,3'],
  facing: ['south'],
  notFacing: ['south'],
  notPossession: ['under-construction'],
  notAmenities: ['lift'],
  minFloor: ['1'],
  maxFloor: ['3'],
  notFloor: ['0', '0,1'],
  floorAt: ['top'],
  maxAgeYears: ['5'],
  minBathrooms: ['2'],
  maxPossessionDate: ['2027-03-31'],
  maxRate: ['3000'],
  minRate: ['1000'],
  dimensions: ['40x60', '30x40'],
  corner: ['yes'],
  notCorner: ['yes'],
  tenants: ['families,anyone'],
  saleOf: ['new', 'resale'],
  maxPrice: ['5000000'],
  q: ['quiet'],
};
const query = fc.record(
  Object.fromEntries(Object.entries(CONDITIONS).map(([key, values]) => [key, fc.constantFrom(...values)])),
  { requiredKeys: [] },
);

function indexOf(rows: readonly Omit<IndexedListing, 'id'>[]): ListingIndex {
  const index = new ListingIndex();
  for (const [i, row] of rows.entries()) index.put({ ...row, id: hex(i) });
  return index;
}
const found = (index: ListingIndex, search: PropertySearch): string[] => {
  const { ids, total } = queryIndex(index, { search, statuses: ['active'], pageSize: 100 });
  expect(ids).toHaveLength(total);
  return [...ids].sort();
};
const read = (given: Record<string, string | undefined>) => parseSearch(given);

describe('a search', () => {
  test('keeps its homes whatever words rank them, and shows those that contain the words first', () => {
    fc.assert(
      fc.property(listings, query, (rows, given) => {
        const index = indexOf(rows);
        const search = { ...read(given), also: 'terrace zxqwv' };
        expect(found(index, search)).toEqual(found(index, read(given)));
        const paged = [1, 2, 3, 4, 5, 6].flatMap((page) => {
          const all = queryIndex(index, { search: { ...search, page }, statuses: ['active'], pageSize: 5 });
          return page <= all.pages ? all.ids : [];
        });
        const has = paged.map((id) => rows[Number.parseInt(id, 16)]!.texts.includes('terrace'));
        expect(has).toEqual([...has].sort((a, b) => Number(b) - Number(a)));
        expect(new Set(paged).size).toBe(paged.length);
      }),
    );
  });

  test('finds no more homes with one more condition, and as many in any order of conditions', () => {
    fc.assert(
      fc.property(listings, query, fc.constantFrom(...Object.keys(CONDITIONS)), (rows, given, key) => {
        const index = indexOf(rows);
        const { [key]: _, ...fewer } = given;
        const before = new Set(found(index, read(fewer)));
        const after = found(index, read(given));
        expect(after.filter((id) => !before.has(id))).toEqual([]);
        const turned = Object.fromEntries(Object.entries(given).reverse());
        expect(found(index, read(turned))).toEqual(after);
      }),
      { numRuns: 200 },
    );
  });

  test('finds in a list what its alert finds, also by the fields of a listing', () => {
    fc.assert(
      fc.property(listings, query, fc.boolean(), (rows, given, isOwners) => {
        const search = { ...read(given), ...(isOwners && { notOwners: new Set(['broker']) }) };
        const item = rows.flatMap((row, i) =>
          isMatch({ ...row, id: hex(i) }, search, () => false) ? [hex(i)] : [],
        );
        expect(found(indexOf(rows), search)).toEqual(item);
      }),
      { numRuns: 200 },
    );
  });

  test('survives its own address with every condition', () => {
    const search = read(
      Object.fromEntries(Object.entries(CONDITIONS).map(([key, [value]]) => [key, value!])),
    );
    for (const key of Object.keys(CONDITIONS)) expect(search).toHaveProperty(key, expect.anything());
    expect(CONDITION_KEYS.length).toBeGreaterThan(40);
  });
});
