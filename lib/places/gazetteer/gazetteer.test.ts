import { GET } from '@/app/api/places/route';
import { CITIES, findPin, kilometres } from '@/lib/places/rules';
import { heardAs, nameWords } from '@/lib/platform/text/place-name';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { LANDMARK_KINDS, type PlaceKind } from './constants';
import type { FoundPlaceDto, GazetteerPlace } from './dto';
import { isInCity, readPoints, writePoints } from './format';
import landmarkFile from './landmarks.json';
import localityFile from './localities.json';
import { BUILT_IN, centreOf, Gazetteer, merged, namesOf, placeId, withEdits } from './rules';

describe('found places', () => {
  useTestDb();

  const visitor = new Browser();
  async function find(query: string): Promise<FoundPlaceDto[]> {
    const { status, json } = await visitor.call(GET, `/api/places?${query}`);
    expect(status).toBe(200);
    return json.data as FoundPlaceDto[];
  }
  const names = async (search: string) =>
    (await find(`search=${encodeURIComponent(search)}`)).map(({ name }) => name);

  test.each([
    ['dharam', 'Dharampeth'],
    ['धरम', 'Dharampeth'],
    ['Dharmapeth', 'Dharampeth'],
    ['manish n', 'Manish Nagar'],
    ['मनीष', 'Manish Nagar'],
  ])('"%s" offers %s first', async (typed, first) => {
    expect((await names(typed))[0]).toBe(first);
  });

  test('a PIN code offers its localities, with position and town', async () => {
    const found = await find('search=440010');
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dharampeth', 'Ramdaspeth']));
    expect(found[0]).toMatchObject({ city: 'Nagpur', pinCode: '440010', lat: expect.closeTo(21.1, 0) });
    expect(found.every(({ pinCode }) => pinCode === '440010')).toBe(true);
    expect((await names('4400')).length).toBeLessThanOrEqual(8);
  });

  test.each(['', '  ', '44', 'zzqx', '<script>', '((('])('"%s" offers nothing', async (typed) => {
    expect(await names(typed)).toEqual([]);
  });

  test('around a pin the nearest places, in any order of magnitude of bad input none', async () => {
    const [nearest, ...more] = await find('near=21.1402,79.0612');
    expect(nearest?.name).toBe('Dharampeth');
    expect(more.length).toBeGreaterThan(3);
    for (const wrong of ['near=200,79', 'near=abc', 'near=1,2,3', 'near='])
      expect(await find(wrong)).toEqual([]);
  });
});

describe('rules', () => {
  const gazetteer = new Gazetteer(BUILT_IN);
  const nagpur = BUILT_IN.filter(({ city }) => city === 'nagpur');
  const localities = nagpur.filter(({ kind }) => kind === 'locality');
  const landmarks = nagpur.filter(({ kind }) => kind !== 'locality' && kind !== 'zone');
  const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug);

  /** Within this distance two localities that sound alike are one. */
  const SAME_PLACE_KM = 1;
  const soundsOf = (place: GazetteerPlace) =>
    new Set(namesOf(place).map((name) => heardAs(nameWords(name).join(''))));

  /** Localities of one city that are near each other and sound alike: one place under two spellings. */
  function nearDuplicates(places: readonly GazetteerPlace[]): [GazetteerPlace, GazetteerPlace][] {
    const all = places
      .filter(({ kind }) => kind === 'locality')
      .map((place) => ({ place, sounds: soundsOf(place) }));
    return all.flatMap((item, i) =>
      all.slice(i + 1).flatMap((other): [GazetteerPlace, GazetteerPlace][] => {
        const [a, b] = [item.place, other.place];
        if (a.city !== b.city || kilometres(centreOf(a), centreOf(b)) > SAME_PLACE_KM) return [];
        return [...item.sounds].some((sound) => other.sounds.has(sound)) ? [[a, b]] : [];
      }),
    );
  }

  describe('the built-in places', () => {
    test('at least 250 localities and 200 landmarks of Nagpur, and every locality of the other cities', () => {
      expect(localities.length).toBeGreaterThanOrEqual(250);
      expect(landmarks.length).toBeGreaterThanOrEqual(200);
      for (const { slug: city, localities: known } of CITIES)
        for (const { slug } of known)
          expect([city, slug, gazetteer.locality(city, slug)?.slug]).toContain(slug);
      expect(new Set(landmarks.map(({ kind }) => kind))).toEqual(new Set<PlaceKind>(LANDMARK_KINDS));
      expect(landmarks.filter(({ kind }) => kind === 'metro')).toHaveLength(37);
    });

    test('both files name their source and its licence', () => {
      for (const file of [localityFile, landmarkFile]) {
        expect(file.source).toMatch(/no map, list or data set was copied/);
        expect(file.licence).toMatch(/^Our own work/);
      }
    });

    test('what the city is known by is there: both metro lines, ring roads, highways, lakes and the places that people name', () => {
      for (const slug of [
        ...['aiims', 'mihan', 'mihan-sez', 'vnit', 'zero-mile', 'deekshabhoomi'],
        ...['inner-ring-road', 'outer-ring-road', 'wardha-highway', 'amravati-highway', 'bhandara-highway'],
        // the ends of both lines, and where they cross
        ...['automotive-square-metro', 'khapri-metro', 'prajapati-nagar-metro', 'lokmanya-nagar-metro'],
        'sitabuldi-metro',
      ])
        expect([slug, gazetteer.get('nagpur', slug)?.slug]).toEqual([slug, slug]);
      expect(landmarks.filter(({ kind }) => kind === 'lake').length).toBeGreaterThanOrEqual(8);
    });

    test('slugs are unique, names are in both scripts, and no two places of a city share a name', () => {
      expect(new Set(BUILT_IN.map(placeId)).size).toBe(BUILT_IN.length);
      const owners = new Map<string, string>();
      for (const place of BUILT_IN) {
        expect([place.slug, /^[a-z0-9]+(-[a-z0-9]+)*$/.test(place.slug)]).toEqual([place.slug, true]);
        expect([place.slug, /^[\p{Script=Devanagari}\d\s.\u200d]+$/u.test(place.nameDevanagari)]).toEqual([
          place.slug,
          true,
        ]);
        expect([place.slug, /^(?:[\p{Script=Devanagari}\d\s.]+)?$/u.test(place.nameHindi ?? '')]).toEqual([
          place.slug,
          true,
        ]);
        for (const name of new Set(namesOf(place).map((name) => name.toLowerCase()))) {
          const key = `${place.city} ${name}`;
          expect([key, owners.get(key) ?? placeId(place)]).toEqual([key, placeId(place)]);
          owners.set(key, placeId(place));
        }
      }
    });

    test('every PIN code is of the district, and in Nagpur of a post office of the table', () => {
      // delivery offices of the city without a row of their own in the table
      const unlisted = new Set(['440004', '440009']);
      for (const { city, slug, pinCode, kind } of BUILT_IN) {
        if (kind !== 'locality') continue;
        const pin = findPin(pinCode!);
        expect([slug, pin?.district.toLowerCase()]).toEqual([slug, city]);
        if (city === 'nagpur' && !unlisted.has(pinCode!))
          expect([slug, Boolean(pin?.postOffice)]).toEqual([slug, true]);
      }
    });

    test('every point is in the box of its district, no two centres are the same, and radii are sane', () => {
      for (const { slug, city, points, radius, kind } of BUILT_IN) {
        for (const point of points) expect([slug, isInCity(city, point)]).toEqual([slug, true]);
        expect(radius).toBeGreaterThanOrEqual(200);
        expect([slug, radius <= (kind === 'zone' ? 4000 : 3000)]).toEqual([slug, true]);
      }
      // Nagpur district: 20°35′–21°44′ N, 78°15′–79°40′ E
      for (const { slug, points } of nagpur)
        for (const { lat, lng } of points)
          expect([slug, lat > 20.58 && lat < 21.74 && lng > 78.25 && lng < 79.67]).toEqual([slug, true]);
      const centres = BUILT_IN.map((place) => Object.values(centreOf(place)).join());
      expect(new Set(centres).size).toBe(centres.length);
    });

    test('no locality is there twice under two spellings', () => {
      expect(nearDuplicates(BUILT_IN).map((pair) => slugs(pair))).toEqual([]);
      const twin = {
        ...gazetteer.locality('nagpur', 'manewada')!,
        slug: 'manevada',
        name: 'Manevada',
        spellings: [],
      };
      expect(nearDuplicates([...BUILT_IN, twin]).map((pair) => slugs(pair))).toEqual([
        ['manewada', 'manevada'],
      ]);
    });
  });

  describe('a place is found by any of its names', () => {
    test.each([
      ['Dharampeth', 'dharampeth'],
      ['धरमपेठ', 'dharampeth'],
      ['DHARAM PETH', 'dharampeth'],
      ['lakshminagar', 'laxmi-nagar'],
      ['लक्ष्मीनगर', 'laxmi-nagar'],
      ['zari patka', 'jaripatka'],
      ['मनीष नगर', 'manish-nagar'],
      ['manisnagar', 'manish-nagar'],
      ['बर्डी', 'sitabuldi'],
      ['सीताबर्डी', 'sitabuldi'],
      ['gorewara', 'gorewada'],
      ['वाठोडा', 'wathoda'],
      ['AIIMS', 'aiims'],
      ['एम्स', 'aiims'],
      ['diksha bhoomi', 'deekshabhoomi'],
      ['zero milestone', 'zero-mile'],
      ['रिंग रोड', 'inner-ring-road'],
      ['vrce', 'vnit'],
    ])('%s', (name, slug) => {
      expect(slugs(gazetteer.find(name, 'nagpur'))).toEqual([slug]);
    });

    test('in its own city only, when one is named, and never guessed from two consonants', () => {
      expect(slugs(gazetteer.find('kothrud', 'nagpur'))).toEqual([]);
      expect(slugs(gazetteer.find('कोथरूड', 'pune'))).toEqual(['kothrud']);
      expect(gazetteer.find('सद', 'nagpur')).toEqual([]);
      expect(gazetteer.find('')).toEqual([]);
      expect(gazetteer.find('timbuktu')).toEqual([]);
    });
  });

  describe('distances', () => {
    const at = (slug: string) => centreOf(gazetteer.get('nagpur', slug)!);

    test('the nearest places are those of a plain search through all of them', () => {
      const from = at('dharampeth');
      const plain = [...localities]
        .map((place) => ({ slug: place.slug, km: kilometres(from, centreOf(place)) }))
        .sort((a, b) => a.km - b.km)
        .slice(0, 5);
      const found = gazetteer.nearest(from, { kinds: ['locality'], limit: 5 });
      expect(found.map(({ place, km }) => [place.slug, km.toFixed(3)])).toEqual(
        plain.map(({ slug, km }) => [slug, km.toFixed(3)]),
      );
    });

    test('within a distance are those that a plain search through all of them finds, roads included', () => {
      for (const from of [at('dharampeth'), at('manewada'), { lat: 21.3, lng: 79.2 }])
        for (const withinKm of [0, 0.7, 3, 12]) {
          const near = gazetteer.nearest(from, { withinKm, limit: 10_000 }).map(({ place }) => place);
          const plain = gazetteer.nearest(from, { limit: 10_000 }).filter(({ km }) => km <= withinKm);
          expect(near).toEqual(plain.map(({ place }) => place));
        }
    });

    test('a metro station stands within walking distance of Dharampeth, and a road is as near as its nearest bend', () => {
      expect(gazetteer.nearest(at('dharampeth'), { kinds: ['metro'], limit: 1 })[0]?.km).toBeLessThan(1);
      const road = gazetteer.nearest(at('manewada'), { kinds: ['road'], limit: 1 })[0];
      expect([road?.place.slug, road!.km < 0.3]).toEqual(['inner-ring-road', true]);
    });

    test('neighbours of a locality, the nearest first and without itself', () => {
      const near = gazetteer.neighbours('nagpur', 'manish-nagar', { withinKm: 2.5, limit: 5 });
      expect(slugs(near.map(({ place }) => place))).not.toContain('manish-nagar');
      expect(near.map(({ km }) => km)).toEqual([...near.map(({ km }) => km)].sort((a, b) => a - b));
      expect(near.every(({ km }) => km > 0 && km <= 2.5)).toBe(true);
      expect(gazetteer.neighbours('nagpur', 'nowhere')).toEqual([]);
    });
  });

  describe('what admins change', () => {
    const dharampeth = gazetteer.locality('nagpur', 'dharampeth')!;

    test('an edit replaces the built-in place, adds one, or removes it', () => {
      const added = { ...dharampeth, slug: 'new-town', name: 'New Town' };
      const places = new Gazetteer(
        withEdits([
          { ...dharampeth, name: 'Dharampeth West' },
          added,
          { ...gazetteer.locality('nagpur', 'besa')!, removed: true },
        ]),
      );
      expect(places.locality('nagpur', 'dharampeth')?.name).toBe('Dharampeth West');
      expect(slugs(places.find('new town'))).toEqual(['new-town']);
      expect(places.find('besa')).toEqual([]);
      expect(places.places).toHaveLength(BUILT_IN.length);
    });

    test('a merged place has the names of both, each once', () => {
      const other = {
        ...dharampeth,
        slug: 'dharampet',
        name: 'Dharam Pet',
        spellings: ['dharampet', 'DHARAMPETH'],
      };
      expect(merged(dharampeth, other).spellings).toEqual([...dharampeth.spellings, 'Dharam Pet']);
    });

    test('points are written as they are read', () => {
      const road = gazetteer.get('nagpur', 'inner-ring-road')!;
      expect(readPoints(writePoints(road.points))).toEqual(road.points);
      expect(readPoints('21.1, 79.1')).toEqual([{ lat: 21.1, lng: 79.1 }]);
      for (const wrong of ['21.1', '21.1 79.1 3', 'x y', '121 79']) expect(readPoints(wrong)).toBeUndefined();
    });
  });
});
