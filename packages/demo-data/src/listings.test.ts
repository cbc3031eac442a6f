import fc from 'fast-check';
import { demoListings, type ListingRecord } from './listings';
import { CITIES } from './test-places';
import { countWords } from './text/describe';
import { isLand } from './vocabulary';

const now = new Date('2026-11-21T04:00:00Z');
const owners = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
const make = (count: number, seed = 'test') => [
  ...demoListings({ count, now, seed, owners, cities: CITIES }),
];

const set = make(600);

const localityOf = (row: ListingRecord) =>
  CITIES.find((city) => city.slug === row.citySlug)?.localities.find(({ slug }) => slug === row.localitySlug);

test('the same seed gives the same listings, another seed others', () => {
  expect(JSON.stringify(make(60))).toBe(JSON.stringify(make(60)));
  expect(JSON.stringify(make(60, 'other'))).not.toBe(JSON.stringify(make(60)));
});

test('the count is exact and ids are unique', () => {
  expect(set).toHaveLength(600);
  expect(new Set(set.map((row) => row.id)).size).toBe(600);
});

test('every category, city, type and visible status occurs; Nagpur has about sixty in a hundred', () => {
  expect(new Set(set.map((row) => row.category)).size).toBe(7);
  expect(new Set(set.map((row) => row.citySlug))).toEqual(new Set(CITIES.map((city) => city.slug)));
  expect(new Set(set.map((row) => row.type)).size).toBe(2);
  expect(new Set(set.map((row) => row.status)).size).toBe(8);
  const nagpur = set.filter((row) => row.citySlug === 'nagpur').length / set.length;
  expect(nagpur).toBeGreaterThan(0.55);
  expect(nagpur).toBeLessThan(0.7);
});

test('no opening sentence repeats among twenty neighbours of a category, nor any title on a page', () => {
  for (const category of ['Residential', 'Plots'] as const) {
    const rows = set.filter((row) => row.category === category).slice(0, 10);
    const openings = rows.map((row) => row.description.split('. ')[0]);
    expect(new Set(openings).size).toBe(rows.length);
  }
  for (let page = 0; page < 10; page++) {
    const titles = set.slice(page * 20, page * 20 + 20).map((row) => row.title);
    expect(new Set(titles).size).toBeGreaterThanOrEqual(19);
  }
});

function checkAreas(row: ListingRecord): void {
  if (row.carpetArea === undefined) return;
  expect(row.area).toBe(row.carpetArea);
  expect(row.carpetArea).toBeLessThan(row.builtUpArea!);
  if (row.superBuiltUpArea !== undefined) expect(row.builtUpArea!).toBeLessThan(row.superBuiltUpArea);
}

function checkCategory(row: ListingRecord): void {
  const land = isLand(row.category);
  if (!['Residential', 'Villas', 'Farm Houses'].includes(row.category))
    expect(row).not.toHaveProperty('bedrooms');
  else expect(row.bedrooms).toBeGreaterThan(0);
  for (const field of ['floor', 'totalFloors', 'furnishing', 'bathrooms', 'carpetArea', 'possession'])
    if (land) expect(row).not.toHaveProperty(field);
  if (row.floor !== undefined) {
    expect(row.floor).toBeGreaterThanOrEqual(0);
    expect(row.floor).toBeLessThanOrEqual(row.totalFloors!);
  }
}

function checkRera(row: ListingRecord): void {
  const unfinished = row.possession !== undefined && row.possession !== 'ready';
  expect(row.reraNumber !== undefined).toBe(unfinished);
  if (!unfinished) return;
  expect(row.reraNumber).toMatch(/^(P\d{11}|PR\d{13})$/);
  expect(row.possessionDate!.getTime()).toBeGreaterThan(now.getTime());
}

function checkPrice(row: ListingRecord): void {
  const rate = row.price / row.area;
  const level = localityOf(row)!;
  expect(Number.isInteger(row.price)).toBe(true);
  expect(row.priceHistory.at(-1)!.price).toBe(row.price);
  expect(row.priceHistory.length).toBeLessThanOrEqual(4);
  if (row.category !== 'Residential') return;
  const going = row.type === 'sale' ? level.salePerSqFt : level.rentPerSqFt;
  expect(rate).toBeGreaterThan(going * 0.55);
  expect(rate).toBeLessThan(going * 1.9);
}

test('whatever the seed: areas ordered, floors possible, RERA where due, prices plausible, dates in the past', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const row of make(40, seed)) {
        checkAreas(row);
        checkCategory(row);
        checkRera(row);
        checkPrice(row);
        expect(localityOf(row)?.pinCode).toBe(row.pinCode);
        expect(row.createdAt.getTime()).toBeLessThan(now.getTime());
        expect(now.getTime() - row.createdAt.getTime()).toBeLessThan(181 * 86_400_000);
        expect(row.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
        const words = countWords(row.description);
        expect(words).toBeGreaterThanOrEqual(60);
        expect(words).toBeLessThanOrEqual(165);
        expect(row.description).not.toMatch(/!|undefined|NaN/);
        expect(row.title).not.toMatch(/!|undefined|NaN/);
      }
    }),
    { numRuns: 25 },
  );
});

test('listings come newest first', () => {
  const times = set.map((row) => row.createdAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
});
