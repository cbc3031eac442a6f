import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { env } from '@/lib/platform/env';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { slugify } from '@/lib/platform/text/slug';
import { isInShape } from '@/lib/search/engine/map-area';
import { writeMapFile } from '@/test/map-file.mjs';
import { MAX_CORNERS, MAX_DRAWN_CORNERS, MAX_SHAPE_LENGTH, MAX_SHAPES } from './areas/constants';
import { readShape, writeShape } from './areas/format';
import { circleAround, reachKm, simplified } from './areas/rules';
import type { BaseFeature } from './base-map/dto';
import { baseOf, smooth } from './base-map/rules';
import { BUILT_IN } from './gazetteer/rules';
import {
  areaPoint,
  CITIES,
  findCity,
  findLocality,
  findPin,
  jurisdictionOf,
  kilometres,
  placeOf,
} from './rules';
import * as tiles from './tiles/data';

describe('places', () => {
  test('lists Nagpur first, then the six other cities', () => {
    expect(CITIES.map((city) => city.name)).toEqual([
      'Nagpur',
      'Mumbai',
      'Delhi',
      'Bangalore',
      'Hyderabad',
      'Pune',
      'Chennai',
    ]);
  });

  test.each(CITIES.map((city) => [city.name, city] as const))(
    'has well-formed localities in %s',
    (_name, city) => {
      const slugs = city.localities.map((locality) => locality.slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.length).toBeGreaterThanOrEqual(8);
      for (const locality of city.localities) {
        expect(locality.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(locality.pinCode).toMatch(/^[1-9]\d{5}$/);
        expect(Math.abs(locality.lat - city.lat)).toBeLessThan(0.6);
        expect(Math.abs(locality.lng - city.lng)).toBeLessThan(0.6);
        // a year's rent is two to six per cent of the price everywhere in India
        const yieldPerYear = (locality.rentPerSqFt * 12) / locality.salePerSqFt;
        expect(yieldPerYear).toBeGreaterThan(0.018);
        expect(yieldPerYear).toBeLessThan(0.06);
      }
    },
  );

  test('finds a place only by its slugs', () => {
    expect(findCity('nagpur')?.state).toBe('Maharashtra');
    expect(findLocality('nagpur', 'dharampeth')?.pinCode).toBe('440010');
    expect(findLocality('mumbai', 'dharampeth')).toBeUndefined();
    expect(findCity('Nagpur')).toBeUndefined();
  });

  test('makes slugs of names with dots, spaces and marks', () => {
    expect(slugify('C. A. Road')).toBe('c-a-road');
    expect(slugify('  Jāripatka ')).toBe('jaripatka');
  });

  describe('place of an address', () => {
    const found = (address: string, more: object = {}) => {
      const { city, locality, point } = placeOf({ address, ...more });
      return [city?.slug, locality?.slug, point !== undefined];
    };

    test.each([
      ['12 West High Court Road, Dharampeth, Nagpur 440010', 'nagpur', 'dharampeth', true],
      ['Plot 4, Besa', 'nagpur', 'besa', true],
      ['Plot 4, Wardha Road', 'nagpur', 'wardha-road', true],
      ['4 Hill Road, Bandra West, Mumbai', 'mumbai', 'bandra-west', true],
      ['Camp Road, Amravati 444602', 'amravati', undefined, false],
      ['Main Road, Wardha', 'wardha', undefined, false],
      ['Near the bus stand, Bhandara, Maharashtra', 'bhandara', undefined, false],
      ['Ghodbunder Road, Thane 400607', 'thane', undefined, false],
      ['Nagpur Road, Wardha', 'wardha', undefined, false],
      ['Sadar Bazar, Indore', 'indore', undefined, false],
      ['2nd cross, Indiranagar, Bengaluru', 'bangalore', 'indiranagar', true],
      // the PIN code decides the town; one with several localities gives their middle
      ['House 7, Lane 3, 440010', 'nagpur', undefined, true],
      ['Ward 5, 441106', 'nagpur', 'ramtek', false],
      ['Plot 9, Ramtek, Nagpur', 'nagpur', 'ramtek', false],
      // the town without a locality, so no pin in its middle
      ['Somewhere, Nagpur', 'nagpur', undefined, false],
    ])('%s', (address, city, locality, hasPoint) => {
      expect(found(address)).toEqual([city, locality, hasPoint]);
    });

    test.each([
      'Timbuktu',
      'Dharampeth, Timbuktu',
      '123 Main Street',
      // a district with several towns
      'Plot 4, 444806',
      // name and code contradict each other
      'Dharampeth, Nagpur 444602',
      'Main Road, Indore 440010',
      'Dharampeth, Nagpur 302001',
    ])('finds no town in %s', (address) => {
      expect(found(address)).toEqual([undefined, undefined, false]);
    });

    test('uses the owner’s choice', () => {
      expect(found('Main Road', { city: 'Timbuktu' })).toEqual(['timbuktu', undefined, false]);
      expect(found('Dharampeth, 444602', { city: 'nagpur' })).toEqual(['nagpur', 'dharampeth', true]);
      expect(placeOf({ address: 'x', city: 'Bengaluru' }).city).toEqual({
        name: 'Bangalore',
        slug: 'bangalore',
      });
      expect(found('Plot 4', { locality: 'Hingna' })).toEqual(['nagpur', 'hingna', true]);
      expect(found('Plot 4', { locality: 'Elsewhere', city: 'Nagpur' })).toEqual([
        'nagpur',
        'elsewhere',
        false,
      ]);
      expect(placeOf({ address: 'Lane 3, 440 010' }).pinCode).toBe('440010');
    });
  });

  test('finds district and, near Nagpur, post office of a PIN code', () => {
    expect(findPin('440010')).toEqual({ district: 'Nagpur', postOffice: 'Shankar Nagar' });
    expect(findPin('441106')).toEqual({ district: 'Nagpur', postOffice: 'Ramtek' });
    expect(findPin('444602')).toEqual({ district: 'Amravati' });
    expect(findPin('441904')).toEqual({ district: 'Bhandara' });
    expect(findPin('302001')).toBeUndefined();
    for (const { localities, name } of CITIES)
      for (const { pinCode } of localities)
        expect([pinCode, findPin(pinCode)?.district]).toEqual([pinCode, name]);
  });

  test('derives the authority from the locality or PIN code, or leaves it unknown', () => {
    const of = (address: string) => {
      const { city, locality, pinCode } = placeOf({ address });
      return jurisdictionOf({ citySlug: city?.slug ?? '', localitySlug: locality?.slug, pinCode });
    };
    expect(of('Dharampeth, Nagpur')).toBe('municipal-corporation');
    expect(of('Flat 3, 440022')).toBe('municipal-corporation');
    expect(of('Plot 4, Mihan, Nagpur')).toBe('metropolitan-region');
    expect(of('Main Road, Katol, Nagpur')).toBe('municipal-council');
    expect(of('Lane 2, Kothrud, Pune')).toBe('municipal-corporation');
    for (const address of [
      'Somewhere, Nagpur',
      'Plot 4, 440023',
      'Ward 5, 441106',
      'Main Road, Wardha',
      'Timbuktu',
    ])
      expect(of(address)).toBeUndefined();
  });

  test('moves a pin’s area by at most 200 m, equally for all nearby pins, and keeps it when shown again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 68, max: 97, noNaN: true }),
        fc.double({ min: 8, max: 34, noNaN: true }),
        (lng, lat) => {
          const [x, y] = areaPoint([lng, lat]);
          const metres = 1000 * kilometres({ lat, lng }, { lat: y, lng: x });
          expect(metres).toBeLessThanOrEqual(203);
          expect(areaPoint([x, y])).toEqual([x, y]);
        },
      ),
    );
    expect(areaPoint([79.0633, 21.1411])).toEqual(areaPoint([79.06331, 21.14111]));
  });
});

describe('area formats', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5);
  const corner = fc.record({ lat: degrees(90), lng: degrees(180) });

  test('reads a written area to a metre', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: MAX_CORNERS }), (corners) => {
        expect(readShape(writeShape(corners))).toEqual(
          corners.map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 })),
        );
      }),
    );
  });

  test('refuses text that is not an area', () => {
    const two = [
      { lat: 21.1, lng: 79 },
      { lat: 21.2, lng: 79.1 },
    ];
    for (const text of ['', ' ', 'abc', 'a,b', writeShape(two), '~'.repeat(2000)])
      expect(readShape(text)).toBeUndefined();
    expect(readShape(writeShape(Array.from({ length: MAX_CORNERS + 1 }, () => two[0]!)))).toBeUndefined();
  });

  test('never throws for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void readShape(text)));
  });
});

describe('area rules', () => {
  const point = fc.record({ x: fc.nat(1000), y: fc.nat(1000) });

  test('keeps the ends of a drawn line, and at most the allowed corners, all of them drawn', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 300 }), (drawn) => {
        const corners = simplified(drawn);
        expect(corners.length).toBeLessThanOrEqual(MAX_DRAWN_CORNERS);
        expect([corners[0], corners.at(-1)]).toEqual([drawn[0], drawn.at(-1)]);
        expect(corners.every((corner) => drawn.includes(corner))).toBe(true);
      }),
    );
  });

  test('keeps a shakily drawn circle a circle', () => {
    const drawn = Array.from({ length: 400 }, (_, i) => ({
      x: 300 + 200 * Math.cos(i / 63) + (i % 3),
      y: 300 + 200 * Math.sin(i / 63) - (i % 2),
    }));
    const corners = simplified(drawn);
    expect(corners.length).toBeGreaterThan(8);
    for (const { x, y } of corners) expect(Math.hypot(x - 300, y - 300)).toBeCloseTo(200, -1);
  });

  test('puts points nearer than the radius into the circle, and no others', () => {
    const middle = { lat: 21.1458, lng: 79.0882 };
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (km, angle) => {
          const at = (share: number) => ({
            lat: middle.lat + ((km * share) / 111.19) * Math.cos(angle),
            lng:
              middle.lng +
              ((km * share) / (111.19 * Math.cos((middle.lat * Math.PI) / 180))) * Math.sin(angle),
          });
          const circle = circleAround(middle, km);
          expect(isInShape(at(0.97), circle)).toBe(true);
          expect(isInShape(at(1.03), circle)).toBe(false);
          for (const corner of circle) expect(kilometres(middle, corner) / km).toBeCloseTo(1, 2);
        },
      ),
    );
  });

  test('fits five drawn areas into an address of 4 096 bytes and into a saved search', () => {
    const circle = writeShape(circleAround({ lat: 21.1458, lng: 79.0882 }, 40));
    expect(circle.length).toBeLessThan(MAX_SHAPE_LENGTH);
    const shapes = Array.from({ length: MAX_SHAPES }, () => circle).join(',');
    expect(new URLSearchParams({ shape: shapes }).toString().length).toBeLessThan(3500);
  });

  test('shortens the straight line of a time for roads', () => {
    expect(reachKm(15, 'car')).toBe(3.7);
    expect(reachKm(15, 'two-wheeler')).toBe(4.4);
    expect(reachKm(10, 'walk')).toBe(0.6);
  });
});

describe('base map', () => {
  /** Maximum bytes before compression, because phones load the file. */
  const MAX_BASE_BYTES = 150 * 1024;

  const base = baseOf(BUILT_IN);
  const ofKind = (kind: string) => base.features.filter(({ properties }) => properties.kind === kind);
  const names = (features: BaseFeature[]) => features.map(({ properties }) => properties.name);

  test('has what people orient themselves by, and is small enough for a phone', () => {
    for (const language of LANGUAGES)
      expect(Buffer.byteLength(JSON.stringify(baseOf(BUILT_IN, language)))).toBeLessThanOrEqual(
        MAX_BASE_BYTES,
      );
    expect(names(ofKind('metro-line'))).toEqual(['Orange Line', 'Aqua Line']);
    expect(names(ofKind('road'))).toEqual(expect.arrayContaining(['Inner Ring Road', 'Wardha Highway']));
    expect(names(ofKind('lake'))).toEqual(expect.arrayContaining(['Ambazari Lake', 'Futala Lake']));
    expect(names(ofKind('railway')).length).toBeGreaterThan(3);
    expect(ofKind('locality').length).toBeGreaterThan(350);
  });

  test('stops both metro lines at every station of the gazetteer', () => {
    const stops = ofKind('metro-line').map(({ geometry }) => geometry.coordinates.length);
    const stations = ofKind('metro').length;
    // each round cuts corners and so doubles the bends; the interchange is on both lines
    expect(stops.reduce((sum, count) => sum + count, 0)).toBe(4 * (stations + 1) - 2 * 6);
  });

  test('closes lakes around their points, and puts every place where the gazetteer has it', () => {
    for (const { geometry, properties } of ofKind('lake')) {
      const { lat, lng } = BUILT_IN.find(({ slug }) => slug === properties.slug)!.points[0]!;
      const [ring] = geometry.coordinates as [number, number][][];
      expect(ring![0]).toEqual(ring!.at(-1));
      const mean = (i: 0 | 1) => ring!.slice(1).reduce((sum, at) => sum + at[i], 0) / (ring!.length - 1);
      expect([mean(0), mean(1)]).toEqual([expect.closeTo(lng, 3), expect.closeTo(lat, 3)]);
    }
  });

  test('keeps the ends of a smoothed line, and stays between its bends', () => {
    const line = [
      { lat: 0, lng: 0 },
      { lat: 10, lng: 0 },
      { lat: 10, lng: 10 },
    ];
    const cut = smooth(line);
    expect([cut[0], cut.at(-1)]).toEqual([line[0], line[2]]);
    expect(cut.every(({ lat, lng }) => lat >= 0 && lat <= 10 && lng >= 0 && lng <= 10)).toBe(true);
    expect(cut.length).toBeGreaterThan(line.length);
  });

  test('shows names in the language of the page', () => {
    const local = (language: 'en' | 'mr' | 'hi', name: string) =>
      baseOf(BUILT_IN, language).features.find(({ properties }) => properties.name === name)?.properties
        .local;
    expect([local('mr', 'Airport Metro'), local('hi', 'Airport Metro')]).toEqual([
      'विमानतळ मेट्रो',
      'एयरपोर्ट मेट्रो',
    ]);
    expect([local('mr', 'Civil Lines'), local('hi', 'Civil Lines')]).toEqual(['सिव्हिल लाइन्स', 'सिविल लाइंस']);
    expect([local('mr', 'Nagpur'), local('hi', 'Nagpur')]).toEqual(['नागपूर', 'नागपुर']);
    expect([local('mr', 'Pili River'), local('hi', 'Pili River')]).toEqual(['पिवळी नदी', 'पीली नदी']);
  });
});

describe('tiles', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-tiles-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  /** The module as loaded by a site with this address. */
  function tilesOf(address: string) {
    jest.replaceProperty(env(), 'MAP_TILES_URL', address);
    return tiles;
  }

  function archiveOf(type: 'mvt' | 'png', tile: string, maxZoom = 0): string {
    const path = join(dir, `${type}-${maxZoom}.pmtiles`);
    writeMapFile(path, { type, tile: Buffer.from(tile), maxZoom });
    return path;
  }

  /** Counts the test's files open in this process, because from Node 26 on a forgotten one causes an error. */
  function openFiles(): string[] {
    // only Linux lists them
    if (!existsSync('/proc/self/fd')) return [];
    return readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(dir);
      } catch {
        // the descriptor of this directory listing, which is closed already
        return false;
      }
    });
  }

  test('reads a PMTiles file on disk tile by tile, both pictures and vectors', async () => {
    const pictures = tilesOf(archiveOf('png', 'a picture'));
    const url = '/api/map/tiles/{z}/{x}/{y}';
    expect(await pictures.getMapTiles()).toMatchObject({ kind: 'raster', url, maxZoom: 0 });
    expect(await pictures.pictureTiles()).toMatchObject({ tiles: url });
    const tile = await pictures.getMapTile(0, 0, 0);
    expect([Buffer.from(tile!.data).toString(), tile!.contentType]).toEqual(['a picture', 'image/png']);
    expect(await pictures.getMapTile(1, 1, 0)).toBeNull();

    const deep = tilesOf(archiveOf('png', 'everywhere', 16));
    expect(await deep.getMapTiles()).toMatchObject({ maxZoom: 16 });
    expect(await deep.getMapTile(16, 65_535, 3)).toMatchObject({ contentType: 'image/png' });
    expect(await deep.getMapTile(17, 0, 0)).toBeNull();

    const vectors = tilesOf(archiveOf('mvt', 'lines'));
    expect(await vectors.getMapTiles()).toMatchObject({ kind: 'vector', url });
    // maps that only draw pictures do without tiles
    expect(await vectors.pictureTiles()).toEqual({ tiles: '', attribution: '' });
    expect(openFiles()).toEqual([]);
  });

  test('passes an outside address on, and ignores an invalid file and "off"', async () => {
    const outside = tilesOf('https://tiles.example/{z}/{x}/{y}.png');
    expect(await outside.getMapTiles()).toMatchObject({
      kind: 'raster',
      url: 'https://tiles.example/{z}/{x}/{y}.png',
    });
    expect(await outside.getMapTile(0, 0, 0)).toBeUndefined();
    expect(await tilesOf('off').getMapTiles()).toBeUndefined();
    const path = join(dir, 'broken.pmtiles');
    writeFileSync(path, 'no map');
    expect(await tilesOf(path).getMapTiles()).toBeUndefined();
  });
});
