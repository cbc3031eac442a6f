import { GET } from '@/app/api/search/count/route';
import { GET as localitiesOf } from '@/app/api/search/localities/route';
import { builtIn, centreOf } from '@/lib/places/gazetteer/rules';
import { kilometres } from '@/lib/places/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { publicList } from './data';
import type { LocalityReply } from './dto';
import { changesText, fallbackText, listNoun, nearbyText } from './format';
import { neighboursOf } from './rules';

const words = textsIn('en', 'search/list');

useTestDb();

const flat = {
  title: 'A flat',
  description: 'Corner flat.',
  type: 'sale',
  category: 'Residential',
  address: 'Dharampeth, Nagpur',
  area: 1000,
  city: 'Nagpur',
  citySlug: 'nagpur',
} as const;

beforeAll(() =>
  Property.create([
    { ...flat, bedrooms: 2, price: 4_000_000 },
    { ...flat, bedrooms: 3, price: 6_000_000 },
    { ...flat, bedrooms: 3, price: 9_000_000, status: 'draft' },
    { ...flat, bedrooms: 2, price: 20_000, type: 'rent' },
  ]),
);

const count = async (query: string) => {
  const reply = await new Browser().call(GET, `/api/search/count?${query}`);
  return [reply.status, reply.json.total];
};

test('counts what the fields of a filter form would show, bands and typed ends included', async () => {
  expect(await count('type=sale')).toEqual([200, 2]);
  expect(await count('type=rent&bedrooms=2&bedrooms=3')).toEqual([200, 1]);
  expect(await count('type=sale&city=nagpur&category=residential&bedrooms=3')).toEqual([200, 1]);
  expect(await count('type=sale&price=2500000-5000000')).toEqual([200, 1]);
  expect(await count('type=sale&price=&priceWas=&minPrice=60%20lakh')).toEqual([200, 1]);
  expect(await count('type=%00&price=x&page=1e9')).toEqual([200, 3]);
});

/** Plots in more localities than a facet of any other kind lists. */
const PLACES = builtIn.localitiesOf('nagpur').slice(0, 90);
describe('localities', () => {
  beforeAll(() =>
    Property.insertMany(
      PLACES.flatMap(({ slug, name, points }, i) => {
        const coordinates = [points[0]!.lng, points[0]!.lat];
        const row = { ...flat, category: 'Plots', locality: name, localitySlug: slug, price: 1_000_000 };
        return Array.from({ length: 1 + (i % 3) }, () => ({ ...row, location: { coordinates } }));
      }),
    ),
  );
  const suggest = async (query: string) => {
    const reply = await new Browser().call(localitiesOf, `/api/search/localities?${query}`);
    return reply.json as LocalityReply;
  };
  const plots = 'type=sale&city=nagpur&category=plots';
  const named = async (starts: string) =>
    (await suggest(`${plots}&starts=${encodeURIComponent(starts)}`)).localities.map(({ value }) => value);

  test('every one in use is found, by the beginning of a word, another spelling, the other script and its PIN code', async () => {
    for (const { slug, name } of PLACES.slice(60)) expect(await named(name)).toContain(slug);
    expect((await named('trimu'))[0]).toBe('trimurti-nagar');
    expect(await named('dharam peth')).toEqual(['dharampeth']);
    expect((await named('धरमपेठ'))[0]).toBe('dharampeth');
    expect(await named('440010')).toContain('dharampeth');
    expect(await named('zzqx')).toEqual([]);
    // in no other city, and not where the other filters leave nothing
    expect((await suggest('type=sale&city=pune&starts=dharam')).localities).toEqual([]);
    expect((await suggest(`${plots}&starts=dharam&minPrice=90000000`)).localities).toEqual([]);
  });

  test('with the counts within the other filters, whatever is already chosen, and how many more there are', async () => {
    const place = PLACES[2]!;
    const { localities } = await suggest(`${plots}&locality=besa&starts=${place.slug}`);
    expect(localities.slice(0, 1)).toEqual([{ value: place.slug, label: place.name, count: 3 }]);
    const marathi = await suggest(`${plots}&starts=${encodeURIComponent('धरम')}&language=mr`);
    expect(marathi.localities.map(({ label }) => label)).toContain('धरमपेठ');
    const nagars = PLACES.filter(({ name }) => / nagar/i.test(name)).length;
    const reply = await suggest(`${plots}&starts=nagar`);
    expect(reply.localities.length + reply.more).toBeGreaterThanOrEqual(nagars);
    expect(reply.localities).toHaveLength(12);
  });

  test('neighbours are those of a plain loop, the nearest first', async () => {
    const inUse = PLACES.map(({ slug }) => ({ value: slug, count: 1 }));
    for (const { slug, points } of PLACES.slice(0, 20)) {
      const plain = PLACES.filter((other) => other.slug !== slug && other.slug !== 'besa')
        .map((other) => ({ slug: other.slug, km: kilometres(points[0]!, centreOf(other)) }))
        .filter(({ km }) => km <= 10)
        .sort((a, b) => a.km - b.km);
      const asked = { city: 'nagpur', locality: [slug], notLocality: ['besa'] };
      expect(neighboursOf(builtIn, asked, inUse).map((neighbour) => neighbour.slug)).toEqual(
        plain.map((item) => item.slug),
      );
    }
  });

  const list = (query: Record<string, string>) =>
    publicList({ ...parseSearch({ type: 'sale', city: 'nagpur', category: 'plots', ...query }) });

  test('a list offers the nearest to add, and without results shows them and says so', async () => {
    const { nearby, list: found } = await list({ locality: 'dharampeth' });
    expect(found.total).toBeGreaterThan(0);
    expect(nearby).toHaveLength(4);
    expect(nearbyText(nearby[0]!, words.label, 'en')).toMatch(/^\+ [A-Z].*, \d+(\.\d)? k?m$/);
    await Property.deleteMany({ localitySlug: 'dharampeth' });
    const { fallback, list: instead } = await list({ locality: 'dharampeth' });
    expect(fallback?.ring?.km).toBe(2);
    expect(fallback?.search.locality).toEqual([
      'dharampeth',
      ...fallback!.ring!.neighbours.map(({ slug }) => slug),
    ]);
    expect(instead.total).toBe(fallback!.ring!.neighbours.reduce((sum, { count: own }) => sum + own, 0));
    expect(fallbackText(fallback!, parseSearch({ city: 'nagpur', locality: 'dharampeth' }), words)).toMatch(
      /^Nothing fits in Dharampeth today. These are in the neighbourhood, within 2 km: .+ \(\d.*k?m\), .+\.$/,
    );
    // where the neighbours have nothing either, other conditions are left out
    expect((await list({ locality: 'dharampeth', minPrice: '90000000' })).fallback?.ring).toBeUndefined();
  });

  test('around a place without results the next ring is shown', async () => {
    const { lat, lng } = centreOf(builtIn.get('nagpur', 'aiims')!);
    const coordinates = [lng, lat + 1.5 / 111.19];
    await Property.deleteMany({ category: 'Plots' });
    await Property.create({ ...flat, category: 'Plots', price: 1_000_000, location: { coordinates } });
    const asked = { near: 'aiims', within: '1' };
    const { fallback, list: instead } = await list(asked);
    expect([instead.total, fallback?.search.within, fallback?.ring?.km]).toEqual([1, 2, 2]);
    expect(fallbackText(fallback!, parseSearch(asked), words)).toBe(
      'Nothing fits within 1 km of AIIMS today. These are within 2 km.',
    );
    expect((await list({ near: 'aiims', within: '0.5' })).fallback?.search.within).toBe(2);
  });
});

test('a headline says what was left out, and what was only widened', () => {
  const { t } = words;
  expect(changesText(['facing', 'the kind', 'the locality'], t)).toBe(
    'regardless of facing, the kind and the locality',
  );
  expect(changesText(['the budget, by a fifth'], t)).toBe('with the budget widened by a fifth');
  expect(changesText(['facing', 'the distance, twice as far'], t)).toBe(
    'regardless of facing, twice as far away',
  );
  expect(changesText(['the distance, twice as far', 'the place nearby'], t)).toBe(
    'regardless of the place nearby',
  );
});

test('homes are only where nothing else can be among the results', () => {
  expect(listNoun({ category: 'Villas' }, {})).toBe('home');
  expect(listNoun({}, { bedrooms: [2] })).toBe('home');
  expect(listNoun({ category: 'Plots' }, {})).toBe('plot');
  expect(listNoun({ category: 'Commercial' }, {})).toBe('property');
  expect(listNoun({}, {})).toBe('property');
});
