import type { PropertyDto } from '@/lib/listings/dto';
import { approximateText } from '@/lib/listings/format';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { builtIn, centreOf } from '@/lib/places/gazetteer/rules';
import { kilometres } from '@/lib/places/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { similarListings } from '@/lib/search/loaders';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { getPricePosition } from './data';
import { positionNote, positionText } from './format';
import { loadCompared, loadNeighbourhood } from './loaders';
import { aroundOf } from './rules';

describe('data', () => {
  useTestDb();

  /** AIIMS is at 21.0377, 79.0257: one kilometre is nearly 0.009 degrees of latitude. */
  const fields = {
    description: 'Bright',
    category: 'Residential',
    type: 'sale',
    city: 'Nagpur',
    area: '1200',
    carpetArea: '1000',
    bedrooms: '2',
    longitude: '79.0257',
  };
  const made: PropertyDto[] = [];
  const list = async (more: Record<string, unknown>) => {
    const input = {
      ...fields,
      title: `Flat ${made.length}`,
      address: `House ${made.length}, Mihan, Nagpur`,
      ...more,
    };
    made.push(await listPublicly(testActor(), input));
    return made.at(-1)!;
  };
  const north = (km: number) => String(21.0377 + km / 111.19);

  let home: PropertyDto;
  beforeAll(async () => {
    home = await list({ price: '50 lakh', latitude: north(0) });
    for (const [i, price] of ['40 lakh', '45 lakh', '60 lakh', '65 lakh'].entries())
      await list({ price, latitude: north(0.3 + i / 10) });
  });

  test('of four similar homes nothing is said; with a fifth, farther away, the middle of five', async () => {
    expect(await getPricePosition(home)).toBeUndefined();
    // another size and another type are not similar, however near
    await list({ price: '90 lakh', bedrooms: '3', latitude: north(0.1) });
    await list({ price: '20000', type: 'rent', latitude: north(0.1) });
    expect(await getPricePosition(home)).toBeUndefined();
    await list({ price: '70 lakh', latitude: north(2.5) });
    const position = (await getPricePosition(home))!;
    expect(position).toMatchObject({ rate: 5000, middle: 6000, count: 5, basis: 'carpetArea', km: 3 });
    expect(positionText(position, home, textsIn('en', 'listings/facts'))).toBe(
      '₹5,000/sq ft; the middle of 5 similar homes is ₹6,000',
    );
    expect(positionNote(position, home, textsIn('en', 'listings/facts'))).toBe(
      'Asking prices today within 3 km: Residential, 2 BHK, for sale, ready to move, for each square foot of carpet area.',
    );
    expect(await getPricePosition({ ...home, carpetArea: undefined as never })).toBeUndefined();
    expect(await getPricePosition({ ...home, status: 'sold' })).toBeUndefined();
  });

  test('similar homes are the nearest of those alike, with their distance, and never the home itself', async () => {
    const similar = await similarListings(home);
    expect(similar.map(({ title }) => title)).toEqual(['Flat 1', 'Flat 2', 'Flat 3']);
    expect(similar.map(({ distance }) => distance?.km.toFixed(1))).toEqual(['0.3', '0.4', '0.5']);
    expect(similar[0]?.distance).not.toHaveProperty('to');
  });

  test('between two places of which only the locality is known no short distance is claimed', async () => {
    const unpinned = { latitude: '', longitude: '', locality: 'Mihan', price: '50 lakh' };
    const property = await list(unpinned);
    await list({ ...unpinned, floor: '3' });
    expect(property.placePrecision).toBe('approximate');
    expect(approximateText(property, textsIn('en', 'listings/facts'))).toContain('the middle of Mihan');
    const twin = (await similarListings(property)).find(({ title }) => title === made.at(-1)!.title);
    expect(twin).toBeDefined();
    expect(twin).not.toHaveProperty('distance');
  });

  test('a home whose place nobody knows has no surroundings, and similar homes without distances', async () => {
    const lost = await list({ latitude: '', longitude: '', address: 'Nowhere Lane', price: '50 lakh' });
    expect(lost).toMatchObject({ placePrecision: 'unknown', location: { coordinates: [0, 0] } });
    expect(await loadNeighbourhood(lost)).toMatchObject({ around: undefined, position: undefined });
    const similar = await similarListings(lost);
    expect(similar).toHaveLength(3);
    expect(similar.some(({ distance }) => distance)).toBe(false);
  });

  test('what lies within two kilometres is what a plain search through all places finds', async () => {
    const gazetteer = await getGazetteer();
    for (const slug of ['dharampeth', 'manish-nagar', 'mihan', 'sitabuldi', 'wadi']) {
      const { lat, lng } = centreOf(builtIn.locality('nagpur', slug)!);
      const placed = {
        citySlug: 'nagpur',
        placePrecision: 'exact',
        location: { address: '', coordinates: [lng, lat] },
      };
      const { groups, landmarks, isAbout } = aroundOf(gazetteer, placed as PropertyDto)!;
      expect([isAbout, groups.map(({ title }) => title)]).toEqual([
        false,
        ['Metro', 'Schools', 'Hospitals', 'Markets and malls'],
      ]);
      for (const [title, kind] of [
        ['Metro', 'metro'],
        ['Schools', 'school'],
      ] as const) {
        const all = builtIn.places
          .filter((place) => place.kind === kind)
          .map((place) => ({ slug: place.slug, km: kilometres({ lat, lng }, centreOf(place)) }))
          .sort((a, b) => a.km - b.km);
        const near = all.filter(({ km }) => km <= 2).slice(0, 3);
        const group = groups.find((group) => group.title === title)!;
        expect(group.places.map((place) => place.slug)).toEqual(near.map((place) => place.slug));
        expect(group.nearest?.slug).toBe(near.length > 0 ? undefined : all[0]?.slug);
      }
      expect(new Set(landmarks.map((place) => gazetteer.get('nagpur', place.slug)?.kind)).size).toBe(
        landmarks.length,
      );
    }
    const elsewhere = {
      citySlug: 'pune',
      placePrecision: 'exact',
      location: { address: '', coordinates: [73.8567, 18.5204] },
    };
    expect(aroundOf(gazetteer, elsewhere as PropertyDto)).toBeUndefined();
  });
});

describe('loaders', () => {
  useTestDb();

  test('homes are compared with what their surroundings say: fairness, what is near, who sells', async () => {
    const seller = await signedIn('seller');
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) {
      const { _id } = await listPublicly(testActor(seller.id), {
        title: `Flat ${i}`,
        description: 'Bright',
        price: `${40 + i} lakh`,
        category: 'Residential',
        type: 'sale',
        city: 'Nagpur',
        area: '900',
        carpetArea: '700',
        bedrooms: '2',
        address: `House ${i}, Mihan, Nagpur`,
        latitude: `21.04${i}`,
        longitude: '79.0257',
      });
      ids.push(_id);
    }
    const { groups, homes } = await loadCompared(ids.slice(0, 6), 'en');
    expect(homes).toHaveLength(6);
    const rowOf = (label: string) => groups.flatMap(({ rows }) => rows).find((row) => row.label === label);
    expect(rowOf('Beside similar homes')?.values[0]).toMatch(/sq ft|middle|similar/);
    expect(rowOf('Nearest station or landmark')?.values.every((value) => / to /.test(value ?? ''))).toBe(
      true,
    );
    expect(rowOf('Sold by')?.values[0]).toMatch(/, its owner$/);
  });
});
