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
  test('Nagpur comes first, then the six other cities', () => {
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
    '%s: localities are well formed',
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

  test('a place is found by its slugs only', () => {
    expect(findCity('nagpur')?.state).toBe('Maharashtra');
    expect(findLocality('nagpur', 'dharampeth')?.pinCode).toBe('440010');
    expect(findLocality('mumbai', 'dharampeth')).toBeUndefined();
    expect(findCity('Nagpur')).toBeUndefined();
  });

  test('slugs survive dots, spaces and marks', () => {
    expect(slugify('C. A. Road')).toBe('c-a-road');
    expect(slugify('  Jāripatka ')).toBe('jaripatka');
  });

  describe('the place of an address', () => {
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
      // the PIN code says the town; one with several localities gives their middle
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
    ])('%s says no town', (address) => {
      expect(found(address)).toEqual([undefined, undefined, false]);
    });

    test('the owner’s choice decides', () => {
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

  test('a PIN code says district and, near Nagpur, post office', () => {
    expect(findPin('440010')).toEqual({ district: 'Nagpur', postOffice: 'Shankar Nagar' });
    expect(findPin('441106')).toEqual({ district: 'Nagpur', postOffice: 'Ramtek' });
    expect(findPin('444602')).toEqual({ district: 'Amravati' });
    expect(findPin('441904')).toEqual({ district: 'Bhandara' });
    expect(findPin('302001')).toBeUndefined();
    for (const { localities, name } of CITIES)
      for (const { pinCode } of localities)
        expect([pinCode, findPin(pinCode)?.district]).toEqual([pinCode, name]);
  });

  test('the authority of a place follows from its locality or PIN code, or is not known', () => {
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

  test('the area of a pin is at most 200 m away, the same for all pins near it, and does not move when shown again', () => {
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

describe('formats of areas', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5);
  const corner = fc.record({ lat: degrees(90), lng: degrees(180) });

  test('an area is read as it was written, to a metre', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: MAX_CORNERS }), (corners) => {
        expect(readShape(writeShape(corners))).toEqual(
          corners.map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 })),
        );
      }),
    );
  });

  test('text that is not an area is not read', () => {
    const two = [
      { lat: 21.1, lng: 79 },
      { lat: 21.2, lng: 79.1 },
    ];
    for (const text of ['', ' ', 'abc', 'a,b', writeShape(two), '~'.repeat(2000)])
      expect(readShape(text)).toBeUndefined();
    expect(readShape(writeShape(Array.from({ length: MAX_CORNERS + 1 }, () => two[0]!)))).toBeUndefined();
  });

  test('any text is read or refused, never thrown at', () => {
    fc.assert(fc.property(fc.string(), (text) => void readShape(text)));
  });
});

describe('rules of areas', () => {
  const point = fc.record({ x: fc.nat(1000), y: fc.nat(1000) });

  test('a drawn line keeps its ends, and no more corners than an area may have, all of them drawn', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 300 }), (drawn) => {
        const corners = simplified(drawn);
        expect(corners.length).toBeLessThanOrEqual(MAX_DRAWN_CORNERS);
        expect([corners[0], corners.at(-1)]).toEqual([drawn[0], drawn.at(-1)]);
        expect(corners.every((corner) => drawn.includes(corner))).toBe(true);
      }),
    );
  });

  test('a circle drawn with a shaky hand is still one', () => {
    const drawn = Array.from({ length: 400 }, (_, i) => ({
      x: 300 + 200 * Math.cos(i / 63) + (i % 3),
      y: 300 + 200 * Math.sin(i / 63) - (i % 2),
    }));
    const corners = simplified(drawn);
    expect(corners.length).toBeGreaterThan(8);
    for (const { x, y } of corners) expect(Math.hypot(x - 300, y - 300)).toBeCloseTo(200, -1);
  });

  test('points nearer than the radius are in the circle, farther ones are not', () => {
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

  test('five drawn areas fit into an address of 4 096 bytes and into a saved search', () => {
    const circle = writeShape(circleAround({ lat: 21.1458, lng: 79.0882 }, 40));
    expect(circle.length).toBeLessThan(MAX_SHAPE_LENGTH);
    const shapes = Array.from({ length: MAX_SHAPES }, () => circle).join(',');
    expect(new URLSearchParams({ shape: shapes }).toString().length).toBeLessThan(3500);
  });

  test('a time is a straight line that roads make longer', () => {
    expect(reachKm(15, 'car')).toBe(3.7);
    expect(reachKm(15, 'two-wheeler')).toBe(4.4);
    expect(reachKm(10, 'walk')).toBe(0.6);
  });
});

describe('the base map', () => {
  /** Maximum bytes before compression, because the file goes to phones. */
  const MAX_BASE_BYTES = 150 * 1024;

  const base = baseOf(BUILT_IN);
  const ofKind = (kind: string) => base.features.filter(({ properties }) => properties.kind === kind);
  const names = (features: BaseFeature[]) => features.map(({ properties }) => properties.name);

  test('the base of the map has what people find their way by, and is small enough for a phone', () => {
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

  test('both lines of the metro stop at every station of the gazetteer', () => {
    const stops = ofKind('metro-line').map(({ geometry }) => geometry.coordinates.length);
    const stations = ofKind('metro').length;
    // corners are cut, so each round doubles the bends; the interchange is on both lines
    expect(stops.reduce((sum, count) => sum + count, 0)).toBe(4 * (stations + 1) - 2 * 6);
  });

  test('lakes are closed areas around their points, and every place is where the gazetteer has it', () => {
    for (const { geometry, properties } of ofKind('lake')) {
      const { lat, lng } = BUILT_IN.find(({ slug }) => slug === properties.slug)!.points[0]!;
      const [ring] = geometry.coordinates as [number, number][][];
      expect(ring![0]).toEqual(ring!.at(-1));
      const mean = (i: 0 | 1) => ring!.slice(1).reduce((sum, at) => sum + at[i], 0) / (ring!.length - 1);
      expect([mean(0), mean(1)]).toEqual([expect.closeTo(lng, 3), expect.closeTo(lat, 3)]);
    }
  });

  test('a smoothed line keeps its ends and stays between its bends', () => {
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

  test('names on the map are those of the language of the page', () => {
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

  /** The module as a site with this address reads it. */
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
    // Linux says it
    if (!existsSync('/proc/self/fd')) return [];
    return readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(dir);
      } catch {
        // the address is the listing's own
        return false;
      }
    });
  }

  test('a PMTiles file on the disk is read tile by tile, pictures and vectors', async () => {
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
    // maps that draw pictures only do without
    expect(await vectors.pictureTiles()).toEqual({ tiles: '', attribution: '' });
    expect(openFiles()).toEqual([]);
  });

  test('an address of the outside is handed on, a file that is not one and "off" are no tiles', async () => {
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
