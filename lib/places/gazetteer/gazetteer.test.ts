import { POST as importCsv } from '@/app/api/admin/places/import/route';
import { POST as merge } from '@/app/api/admin/places/merge/route';
import { DELETE, GET as getPlaces, POST } from '@/app/api/admin/places/route';
import { GET } from '@/app/api/places/route';
import { CITIES, findPin, kilometres } from '@/lib/places/rules';
import { searchAudit } from '@/lib/platform/audit/data';
import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { heardAs, nameWords } from '@/lib/platform/text/place-name';
import { Property } from '@/models/listings/property';
import { PlaceEditModel } from '@/models/places/place-edit';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { LANDMARK_KINDS, type PlaceKind } from './constants';
import { forgetPlaces, getGazetteer, searchPlaces } from './data';
import type { FoundPlaceDto, GazetteerPlace } from './dto';
import { isInCity, readPoints, writePoints } from './format';
import landmarkFile from './landmarks.json';
import localityFile from './localities.json';
import { BUILT_IN, centreOf, Gazetteer, merged, namesOf, placeId, withEdits } from './rules';
import { placeSearchSchema } from './schema';

describe('place search', () => {
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
  ])('"%s" finds %s first', async (typed, first) => {
    expect((await names(typed))[0]).toBe(first);
  });

  test('finds the localities of a PIN code with position and town', async () => {
    const found = await find('search=440010');
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dharampeth', 'Ramdaspeth']));
    expect(found[0]).toMatchObject({ city: 'Nagpur', pinCode: '440010', lat: expect.closeTo(21.1, 0) });
    expect(found.every(({ pinCode }) => pinCode === '440010')).toBe(true);
    expect((await names('4400')).length).toBeLessThanOrEqual(8);
  });

  test.each(['', '  ', '44', 'zzqx', '<script>', '((('])('"%s" finds nothing', async (typed) => {
    expect(await names(typed)).toEqual([]);
  });

  test('finds the nearest places around a pin, and none for any bad input', async () => {
    const [nearest, ...more] = await find('near=21.1402,79.0612');
    expect(nearest?.name).toBe('Dharampeth');
    expect(more.length).toBeGreaterThan(3);
    for (const wrong of ['near=200,79', 'near=abc', 'near=1,2,3', 'near='])
      expect(await find(wrong)).toEqual([]);
  });
});

describe('gazetteer rules', () => {
  const gazetteer = new Gazetteer(BUILT_IN);
  const nagpur = BUILT_IN.filter(({ city }) => city === 'nagpur');
  const localities = nagpur.filter(({ kind }) => kind === 'locality');
  const landmarks = nagpur.filter(({ kind }) => kind !== 'locality' && kind !== 'zone');
  const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug);

  /** Kilometres within which two localities that sound alike are one. */
  const SAME_PLACE_KM = 1;
  const soundsOf = (place: GazetteerPlace) =>
    new Set(namesOf(place).map((name) => heardAs(nameWords(name).join(''))));

  /** Pairs of nearby localities that sound alike, which are one place under two spellings. */
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

  describe('built-in places', () => {
    test('have at least 250 localities and 200 landmarks of Nagpur, and every locality of the other cities', () => {
      expect(localities.length).toBeGreaterThanOrEqual(250);
      expect(landmarks.length).toBeGreaterThanOrEqual(200);
      for (const { slug: city, localities: known } of CITIES)
        for (const { slug } of known)
          expect([city, slug, gazetteer.locality(city, slug)?.slug]).toContain(slug);
      expect(new Set(landmarks.map(({ kind }) => kind))).toEqual(new Set<PlaceKind>(LANDMARK_KINDS));
      expect(landmarks.filter(({ kind }) => kind === 'metro')).toHaveLength(37);
    });

    test('name their source and its licence in both files', () => {
      for (const file of [localityFile, landmarkFile]) {
        expect(file.source).toMatch(/no map, list or data set was copied/);
        expect(file.licence).toMatch(/^Our own work/);
      }
    });

    test('include both metro lines, ring roads, highways, lakes and well-known places of the city', () => {
      for (const slug of [
        ...['aiims', 'mihan', 'mihan-sez', 'vnit', 'zero-mile', 'deekshabhoomi'],
        ...['inner-ring-road', 'outer-ring-road', 'wardha-highway', 'amravati-highway', 'bhandara-highway'],
        // the ends of both lines, and their interchange
        ...['automotive-square-metro', 'khapri-metro', 'prajapati-nagar-metro', 'lokmanya-nagar-metro'],
        'sitabuldi-metro',
      ])
        expect([slug, gazetteer.get('nagpur', slug)?.slug]).toEqual([slug, slug]);
      expect(landmarks.filter(({ kind }) => kind === 'lake').length).toBeGreaterThanOrEqual(8);
    });

    test('have unique slugs, names in both scripts, and no name twice in a city', () => {
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

    test('have only PIN codes of the district, and in Nagpur of a listed post office', () => {
      // delivery offices of the city that the table lacks
      const unlisted = new Set(['440004', '440009']);
      for (const { city, slug, pinCode, kind } of BUILT_IN) {
        if (kind !== 'locality') continue;
        const pin = findPin(pinCode!);
        expect([slug, pin?.district.toLowerCase()]).toEqual([slug, city]);
        if (city === 'nagpur' && !unlisted.has(pinCode!))
          expect([slug, Boolean(pin?.postOffice)]).toEqual([slug, true]);
      }
    });

    test('have every point in the district’s box, no centre twice, and plausible radii', () => {
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

    test('include no locality twice under different spellings', () => {
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

  describe('finds a place by any of its names', () => {
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

    test('finds a place in the named city only, and never guesses from two consonants', () => {
      expect(slugs(gazetteer.find('kothrud', 'nagpur'))).toEqual([]);
      expect(slugs(gazetteer.find('कोथरूड', 'pune'))).toEqual(['kothrud']);
      expect(gazetteer.find('सद', 'nagpur')).toEqual([]);
      expect(gazetteer.find('')).toEqual([]);
      expect(gazetteer.find('timbuktu')).toEqual([]);
    });
  });

  describe('distances', () => {
    const at = (slug: string) => centreOf(gazetteer.get('nagpur', slug)!);

    test('find the same nearest places as a search through all of them', () => {
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

    test('find the same places within a distance as a search through all of them, roads included', () => {
      for (const from of [at('dharampeth'), at('manewada'), { lat: 21.3, lng: 79.2 }])
        for (const withinKm of [0, 0.7, 3, 12]) {
          const near = gazetteer.nearest(from, { withinKm, limit: 10_000 }).map(({ place }) => place);
          const plain = gazetteer.nearest(from, { limit: 10_000 }).filter(({ km }) => km <= withinKm);
          expect(near).toEqual(plain.map(({ place }) => place));
        }
    });

    test('put a metro station within walking distance of Dharampeth, and measure a road from its nearest bend', () => {
      expect(gazetteer.nearest(at('dharampeth'), { kinds: ['metro'], limit: 1 })[0]?.km).toBeLessThan(1);
      const road = gazetteer.nearest(at('manewada'), { kinds: ['road'], limit: 1 })[0];
      expect([road?.place.slug, road!.km < 0.3]).toEqual(['inner-ring-road', true]);
    });

    test('list a locality’s neighbours nearest first and without itself', () => {
      const near = gazetteer.neighbours('nagpur', 'manish-nagar', { withinKm: 2.5, limit: 5 });
      expect(slugs(near.map(({ place }) => place))).not.toContain('manish-nagar');
      expect(near.map(({ km }) => km)).toEqual([...near.map(({ km }) => km)].sort((a, b) => a - b));
      expect(near.every(({ km }) => km > 0 && km <= 2.5)).toBe(true);
      expect(gazetteer.neighbours('nagpur', 'nowhere')).toEqual([]);
    });
  });

  describe("admins' edits", () => {
    const dharampeth = gazetteer.locality('nagpur', 'dharampeth')!;

    test('replace the built-in place, add one, or remove it', () => {
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

    test('merge the names of both places, each once', () => {
      const other = {
        ...dharampeth,
        slug: 'dharampet',
        name: 'Dharam Pet',
        spellings: ['dharampet', 'DHARAMPETH'],
      };
      expect(merged(dharampeth, other).spellings).toEqual([...dharampeth.spellings, 'Dharam Pet']);
    });

    test('write points as they are read', () => {
      const road = gazetteer.get('nagpur', 'inner-ring-road')!;
      expect(readPoints(writePoints(road.points))).toEqual(road.points);
      expect(readPoints('21.1, 79.1')).toEqual([{ lat: 21.1, lng: 79.1 }]);
      for (const wrong of ['21.1', '21.1 79.1 3', 'x y', '121 79']) expect(readPoints(wrong)).toBeUndefined();
    });
  });
});

describe('place edits', () => {
  useTestDb();

  let admin: Person;
  beforeAll(async () => {
    admin = await signedIn('admin');
  });
  beforeEach(async () => {
    await PlaceEditModel.deleteMany({});
    forgetPlaces();
  });

  const PATH = '/api/admin/places';
  const tower = {
    kind: 'locality',
    city: 'nagpur',
    name: 'Tower Town',
    nameDevanagari: 'टॉवर टाऊन',
    spellings: 'towertown; tawar town',
    pinCode: '440025',
    points: '21.1 79.07',
    radius: '400',
  };
  const save = (body: object) => admin.browser.call(POST, PATH, { method: 'POST', body });
  const remove = (body: object) => admin.browser.call(DELETE, PATH, { method: 'DELETE', body });
  const send = (csv: string) =>
    admin.browser.call(importCsv, `${PATH}/import`, { method: 'POST', body: { csv } });
  const slugsOf = async (name: string) => (await getGazetteer()).find(name, 'nagpur').map(({ slug }) => slug);
  const exported = async () => String((await admin.browser.call(getPlaces, PATH)).text);

  test('makes a new place findable by every name at once, and logs the change', async () => {
    expect(await save(tower)).toMatchObject({ status: 200, json: { slug: 'tower-town' } });
    expect(await slugsOf('tawar town')).toEqual(['tower-town']);
    expect(await slugsOf('टॉवर टाऊन')).toEqual(['tower-town']);
    const { rows } = await searchPlaces(placeSearchSchema.parse({ origin: 'added' }));
    expect(rows.map(({ name }) => name)).toEqual(['Tower Town']);
    const log = await searchAudit(auditSearchSchema.parse({ action: 'place.write' }));
    expect(log.rows[0]).toMatchObject({ details: 'action: save · name: Tower Town' });
  });

  test.each([
    ['points', { points: '28.6 77.2' }, 'far outside the city'],
    ['points', { points: 'here' }, 'Latitude and longitude'],
    ['pinCode', { pinCode: '411001' }, 'another district'],
    ['nameDevanagari', { nameDevanagari: 'Tower' }, 'Devanagari letters only'],
    ['city', { city: 'atlantis' }, 'one of the cities'],
    ['radius', { radius: '3' }, 'At least 50 m'],
  ])('refuses a place with wrong %s', async (path, wrong, message) => {
    const reply = await save({ ...tower, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      issues: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
    });
  });

  test('gives a name to one place only, and refuses a used slug unless it is intended', async () => {
    expect((await save({ ...tower, spellings: 'धरमपेठ' })).status).toBe(409);
    expect((await save({ ...tower, name: 'Dharampeth' })).status).toBe(409);
    expect((await save({ ...tower, name: 'Dharampeth', spellings: '', slug: 'dharampeth' })).status).toBe(
      200,
    );
  });

  describe('two officers who edit one place', () => {
    const besa = { ...tower, name: 'Besa North', slug: 'besa', spellings: '', pinCode: '' };

    test('gives the later one the stored place to save upon', async () => {
      expect(await save({ ...besa, __v: 0 })).toMatchObject({ status: 200, json: { data: { __v: 1 } } });
      const late = await save({ ...besa, name: 'Besa South', __v: 0 });
      expect(late.status).toBe(409);
      expect(late.json).toMatchObject({ details: { current: { name: 'Besa North', slug: 'besa', __v: 1 } } });
      const { status, json } = await save({ ...besa, name: 'Besa South', __v: 1 });
      expect({ status, json }).toMatchObject({ status: 200, json: { data: { name: 'Besa South', __v: 2 } } });
    });

    test('counts a file import in between as a change', async () => {
      await save({ ...besa, __v: 0 });
      const [heading] = (await exported()).split('\r\n');
      await send(`${heading}\r\nlocality,nagpur,besa,Besa,बेसा,,,,21.1 79.07,400,`);
      expect((await save({ ...besa, __v: 1 })).status).toBe(409);
    });

    test('refuses with a message to save a removed place', async () => {
      await save({ ...besa, __v: 0 });
      await remove({ city: 'nagpur', slug: 'besa' });
      expect(await save({ ...besa, __v: 1 })).toMatchObject({
        status: 404,
        json: { message: 'Place not found' },
      });
    });
  });

  test('changes, removes and restores a built-in place', async () => {
    await save({ ...tower, name: 'Besa North', slug: 'besa' });
    expect((await getGazetteer()).locality('nagpur', 'besa')?.name).toBe('Besa North');
    expect((await remove({ city: 'nagpur', slug: 'besa' })).status).toBe(200);
    expect(await slugsOf('besa')).toEqual([]);
    expect((await remove({ city: 'nagpur', slug: 'besa', builtIn: true })).status).toBe(200);
    expect(await slugsOf('बेसा')).toEqual(['besa']);
    expect((await remove({ city: 'nagpur', slug: 'besa', builtIn: true })).status).toBe(404);
  });

  test('moves names and listings in a merge, with the same result when repeated', async () => {
    const fields = {
      title: 'Flat',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
    };
    await listPublicly(testActor(), {
      ...fields,
      address: '4 Hill Road, Nagpur',
      locality: 'Tower Town',
      bedrooms: '2',
      area: '900',
    });
    await save(tower);
    const body = { city: 'nagpur', into: 'khamla', from: 'tower-town' };
    const first = await admin.browser.call(merge, `${PATH}/merge`, { method: 'POST', body });
    expect(first).toMatchObject({ status: 200, json: { listings: 1 } });
    expect(await Property.countDocuments({ localitySlug: 'khamla', locality: 'Khamla' })).toBe(1);
    expect(await slugsOf('tawar town')).toEqual(['khamla']);
    expect((await admin.browser.call(merge, `${PATH}/merge`, { method: 'POST', body })).status).toBe(404);
    const mixed = { ...body, from: 'aiims' };
    expect((await admin.browser.call(merge, `${PATH}/merge`, { method: 'POST', body: mixed })).status).toBe(
      400,
    );
  });

  test('needs only the time of its characters for a file with as many rows as columns', async () => {
    const names = Array.from({ length: 100_000 }, (_, i) => i.toString(36)).join(',');
    const csv = `kind,city,name,points,${names}\n${'x\n'.repeat(5000)}`;
    const before = process.cpuUsage();
    const reply = await send(csv);
    expect(reply.status).toBe(400);
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(3000);
  });

  test('imports an export unchanged, and writes only an edited row', async () => {
    const csv = await exported();
    expect(csv.split('\r\n')[0]).toBe(
      'kind,city,slug,name,nameDevanagari,nameHindi,spellings,pinCode,points,radius,removed',
    );
    expect((await send(csv)).json).toMatchObject({ written: 0 });
    const edited = csv.replace(',Manish Nagar,', ',Manish Nagar East,');
    expect((await send(edited)).json).toMatchObject({ written: 1 });
    expect((await getGazetteer()).locality('nagpur', 'manish-nagar')?.name).toBe('Manish Nagar East');
    expect(await send(await exported())).toMatchObject({ status: 200, json: { written: 0 } });
  });

  test('writes nothing of a file with a wrong row, and names the line', async () => {
    const rows = ['kind,city,name,points', 'lake,nagpur,New Lake,21.1 79.1', 'lake,nagpur,Far Lake,1 2'];
    const reply = await send(rows.join('\n'));
    expect(reply.json).toMatchObject({ issues: [{ message: expect.stringContaining('Line 3, points:') }] });
    expect(await PlaceEditModel.countDocuments()).toBe(0);
    expect((await send('name\nx')).status).toBe(400);
    expect((await send(rows.slice(0, 2).join('\n'))).json).toMatchObject({ written: 1 });
  });
});
