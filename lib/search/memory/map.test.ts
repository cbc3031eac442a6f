import fc from 'fast-check';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { cellSize, GAP, type IndexMark, MAX_MARKS, pixelOf } from '@/lib/search/engine/map-marks';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { mapExtent, mapMarks } from './map';

const hex = (n: number) => n.toString(16).padStart(24, '0');
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: Number.NaN });
// around the middle of Nagpur, some at the very same point, some without one
const place = fc.oneof(
  fc.record({
    lng: fc.double({ min: 78.8, max: 79.4, noNaN: true }),
    lat: fc.double({ min: 20.9, max: 21.4, noNaN: true }),
  }),
  fc.constantFrom({ lng: 79.05, lat: 21.1 }, { lng: Number.NaN, lat: Number.NaN }),
);
const listing = fc.record({
  place,
  price: some(fc.nat(9)),
  type: fc.constantFrom('sale', 'rent'),
  approximate: fc.constantFrom(1, undefined),
});
const STATUSES = ['active'];

function indexOf(rows: readonly (typeof listing extends fc.Arbitrary<infer Row> ? Row : never)[]) {
  const listings = rows.map(
    ({ place: at, ...row }, i): IndexedListing => ({
      id: hex(i),
      updatedAt: 1,
      createdAt: i,
      area: 1,
      category: 'Residential',
      status: i % 7 === 6 ? 'draft' : 'active',
      city: 'Nagpur',
      citySlug: 'nagpur',
      amenities: [],
      texts: [],
      ...at,
      ...row,
      approximate: row.approximate ?? Number.NaN,
    }),
  );
  const index = new ListingIndex();
  for (const listing of listings) index.put(listing);
  return { index, listings };
}

const view = fc
  .tuple(
    fc.double({ min: 78.7, max: 79.3, noNaN: true }),
    fc.double({ min: 20.8, max: 21.3, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
    fc.double({ min: 6, max: 19, noNaN: true }),
  )
  .map(([west, south, size, zoom]) => ({
    bbox: [west, south, west + size, south + size] as const,
    zoom,
  }));

/** One loop over all listings into cells named by text, then what covers a fuller mark goes to it. */
function plainMarks(listings: readonly IndexedListing[], bbox: readonly number[], zoom: number) {
  const [west, south, east, north] = bbox as [number, number, number, number];
  const size = cellSize([west, south, east, north], zoom);
  const cells: Record<string, IndexedListing[]> = {};
  for (const listing of listings) {
    const isIn = listing.lng >= west && listing.lng <= east && listing.lat >= south && listing.lat <= north;
    if (!isIn || listing.type !== 'sale' || listing.status !== 'active') continue;
    const { x, y } = pixelOf(listing, zoom);
    const name = `${Math.floor(x / size.x)} ${Math.floor(y / size.y)}`;
    cells[name] = [...(cells[name] ?? []), listing];
  }
  const mean = (all: readonly IndexedListing[], of: 'lng' | 'lat') =>
    all.reduce((sum, listing) => sum + listing[of], 0) / all.length;
  const marks = Object.values(cells).map((all) => ({ all, lng: mean(all, 'lng'), lat: mean(all, 'lat') }));
  marks.sort((a, b) => b.all.length - a.all.length || a.lng - b.lng || a.lat - b.lat);
  const kept: typeof marks = [];
  for (const mark of marks) {
    const at = pixelOf(mark, zoom);
    const covering = kept.find((other) => {
      const there = pixelOf(other, zoom);
      return Math.abs(there.x - at.x) < GAP.x && Math.abs(there.y - at.y) < GAP.y;
    });
    if (covering) covering.all = [...covering.all, ...mark.all];
    else kept.push(mark);
  }
  return kept.map(({ all, lng, lat }): Omit<IndexMark, 'ids'> => {
    const prices = all.flatMap(({ price }) => (Number.isNaN(price) ? [] : [price]));
    return {
      lng,
      lat,
      count: all.length,
      price: prices.length > 0 ? Math.min(...prices) : Number.NaN,
      about: all.every(({ approximate }) => approximate === 1),
      box: [
        Math.min(...all.map((listing) => listing.lng)),
        Math.min(...all.map((listing) => listing.lat)),
        Math.max(...all.map((listing) => listing.lng)),
        Math.max(...all.map((listing) => listing.lat)),
      ],
    };
  });
}

test('marks are those of a plain loop, cover one another nowhere, and are never too many', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 80 }), view, (rows, { bbox, zoom }) => {
      const { index, listings } = indexOf(rows);
      const search = { sort: 'newest', page: 1, type: 'sale', bbox } as const;
      const marks = mapMarks(index, { search, statuses: STATUSES, zoom });
      expect(marks.map(({ ids: _, ...mark }) => mark)).toEqual(plainMarks(listings, bbox, zoom));
      expect(marks.length).toBeLessThanOrEqual(MAX_MARKS);
      const pixels = marks.map((mark) => pixelOf(mark, zoom));
      for (const [i, pixel] of pixels.entries())
        for (const other of pixels.slice(i + 1))
          expect(Math.abs(pixel.x - other.x) < GAP.x && Math.abs(pixel.y - other.y) < GAP.y).toBe(false);
      // few are named, and each is somewhere once
      const named = marks.flatMap(({ ids }) => ids);
      expect(new Set(named).size).toBe(named.length);
      for (const { ids, count } of marks) expect(ids.length).toBe(count <= 8 ? count : 0);
    }),
  );
});

test('a map of the whole country and one of a whole screen have no more marks than may be', () => {
  const rows = Array.from({ length: 5000 }, (_, i) => ({
    place: { lng: 78.5 + ((i * 37) % 1000) / 1000, lat: 20.5 + ((i * 91) % 977) / 977 },
    price: i,
    type: 'sale' as const,
    approximate: undefined,
  }));
  const { index } = indexOf(rows);
  for (const zoom of [4, 9, 12, 15])
    for (const bbox of [[68, 8, 97, 35] as const, [78.6, 20.6, 79.4, 21.4] as const]) {
      const search = { sort: 'newest', page: 1, bbox } as const;
      const marks = mapMarks(index, { search, statuses: STATUSES, zoom });
      expect(marks.length).toBeLessThanOrEqual(MAX_MARKS);
      expect(marks.length).toBeGreaterThan(0);
    }
});

test('the extent leaves out the farthest few, and counts what has no place', () => {
  const at = (lng: number, lat: number) => ({
    place: { lng, lat },
    price: 1,
    type: 'sale' as const,
    approximate: undefined,
  });
  const homes = Array.from({ length: 99 }, (_, i) => at(79 + i / 1000, 21 + i / 1000));
  const { index } = indexOf([...homes, at(10, 50), at(Number.NaN, Number.NaN)]);
  const search = { sort: 'newest', page: 1 } as const;
  const extent = mapExtent(index, { search, statuses: ['active', 'draft'] });
  expect(extent).toMatchObject({ total: 101, placed: 100 });
  const [west, south, east, north] = extent.box!;
  expect([west > 78, south > 20, east < 80, north < 22]).toEqual([true, true, true, true]);
  expect(mapExtent(index, { search: { ...search, city: 'pune' }, statuses: STATUSES })).toEqual({
    total: 0,
    placed: 0,
  });
});
