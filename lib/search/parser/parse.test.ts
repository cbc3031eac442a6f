import fc from 'fast-check';
import { BUILT_IN, Gazetteer } from '@/lib/places/gazetteer/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { parserPlaces, suggest } from '@/lib/search/box/rules';
import { searchPath } from '@/lib/search/rules';
import { parseSearch, searchQuery } from '@/lib/search/schema';
import { parsePhrasing } from '@/test/phrasings';
import { parseQuery } from './parse';
import { buildPlaceIndex, type Place, suggestPlaces } from './place-index';

const project: Place = {
  id: 'project:nagpur:narmada-heights',
  kind: 'project',
  name: 'Narmada Heights',
  citySlug: 'nagpur',
  cityName: 'Nagpur',
  uses: 0,
  listings: 12,
};
const index = buildPlaceIndex([...parserPlaces(new Gazetteer(BUILT_IN)), project]);
const words = textsIn('en', 'search/applied');
const nagpur = { home: 'nagpur' };
const read = (text: string) => parseQuery(text, index, nagpur);
const searchOf = (text: string) => read(text).search;

describe('what the search box understands', () => {
  test('a whole sentence', () => {
    expect(read('3 bhk dharampeth under 60 lakh east facing')).toMatchObject({
      search: {
        bedrooms: [3],
        city: 'nagpur',
        locality: ['dharampeth'],
        maxPrice: 6_000_000,
        facing: ['east'],
      },
      unrecognised: [],
    });
  });

  test.each([
    ['dharmpeth', 'dharampeth'],
    ['dharampet', 'dharampeth'],
    ['laxmi nagar', 'laxmi-nagar'],
    ['lakshmi nagar', 'laxmi-nagar'],
    ['Ramdaspet', 'ramdaspeth'],
    ['seminary hils', 'seminary-hills'],
    ['civil lines', 'civil-lines'],
  ])('typing errors: %s', (typed, slug) => {
    expect(searchOf(`3 bhk ${typed} under 1 cr`)).toMatchObject({
      city: 'nagpur',
      locality: [slug],
      bedrooms: [3],
    });
  });

  test('a city that is named decides between places of one name, and old names of cities work', () => {
    const twin: Place = {
      ...project,
      id: 'l',
      kind: 'locality',
      name: 'Civil Lines',
      citySlug: 'delhi',
      localitySlug: 'x',
    };
    const twins = buildPlaceIndex([...parserPlaces(new Gazetteer(BUILT_IN)), twin]);
    expect(parseQuery('civil lines delhi', twins, nagpur).search).toEqual({ city: 'delhi', locality: ['x'] });
    expect(parseQuery('civil lines', twins, nagpur).search.city).toBe('nagpur');
    expect(searchOf('2 bhk bengaluru')).toMatchObject({ city: 'bangalore' });
  });

  test('projects are found and searched by their name', () => {
    expect(searchOf('narmada hights 2 bhk')).toMatchObject({
      city: 'nagpur',
      q: 'Narmada Heights',
      bedrooms: [2],
    });
  });

  test('what it does not understand is a word that ranks, or said, not guessed', () => {
    expect(read('3 bhk zxqwv salary 60k')).toMatchObject({
      search: { bedrooms: [3] },
      words: ['zxqwv'],
      unrecognised: ['salary 60k'],
    });
  });

  test('each part names the words it came from, so that it can be taken out', () => {
    const { parts } = read('3 BHK in Dharampeth, under 60 Lakh');
    expect(parts.map((part) => part.words)).toEqual(['3 BHK', 'Dharampeth', 'under 60 Lakh']);
  });
});

describe('suggestions', () => {
  test('complete the beginning of a name and forgive an error', () => {
    expect(suggestPlaces(index, 'dhar', 5)[0]?.name).toBe('Dharampeth');
    expect(suggestPlaces(index, 'narm', 5)[0]?.name).toBe('Narmada Heights');
    expect(suggestPlaces(index, 'd', 5)).toEqual([]);
  });

  test('the name that searches used more often comes first, then the one with more listings', () => {
    const order = (numbers: Record<string, Partial<Place>>, text: string) => {
      const places = parserPlaces(new Gazetteer(BUILT_IN)).map((place) => ({
        ...place,
        ...numbers[place.localitySlug ?? ''],
      }));
      return suggestPlaces(buildPlaceIndex(places), text, 5).map((place) => place.name);
    };
    const listed = { dhantoli: { listings: 500 }, dharampeth: { listings: 40 } };
    expect(order(listed, 'dha').slice(0, 2)).toEqual(['Dhantoli', 'Dharampeth']);
    const used = { dhantoli: { listings: 500 }, dharampeth: { listings: 40, uses: 3 } };
    expect(order(used, 'dha').slice(0, 2)).toEqual(['Dharampeth', 'Dhantoli']);
    // use never puts a guess before what was really typed
    expect(order({ dhantoli: { uses: 9000 } }, 'dharam')[0]).toBe('Dharampeth');
  });

  test('a suggestion completes the text and names the place that is meant', () => {
    const context = { ...nagpur, type: 'sale', words } as const;
    const suggested = (text: string) => suggest(text, read(text), index, context).suggestions;
    const suggestions = suggested('3 bhk dharam under 60 lakh');
    const { pathname, searchParams } = new URL(suggestions[0]!.href, 'http://x');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/search',
      { type: 'sale', ask: '3 bhk Dharampeth under 60 lakh', pick: 'locality:nagpur:dharampeth' },
    ]);
    // a word that means nothing does not hide what another one begins
    const amid = suggested('3 bhk dharam under 60 lakh zxqwv');
    expect(new URL(amid[0]!.href, 'http://x').searchParams.get('ask')).toBe(
      '3 bhk Dharampeth under 60 lakh zxqwv',
    );
    expect(suggested('dhar zxqwv')[0]?.label).toBe('Dharampeth');
  });
});

describe('any text', () => {
  test('gives a search that survives its own address', () => {
    const words = fc.constantFrom(
      '3',
      'bhk',
      'under',
      '60',
      'lakh',
      'dharampeth',
      'east',
      'facing',
      '-',
      ',',
      'to',
      'cr',
      'rent',
      'villa',
      '+',
      'sq',
      'ft',
      'nagpur',
      'not',
      'emi',
      'किराये',
      'धरमपेठ',
      'pg',
      'constructor',
      '__proto__',
      "<script>alert('x')</script>",
      '१२',
      '999999999999999999',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 300 }),
          fc.array(words, { maxLength: 14 }).map((w) => w.join(' ')),
        ),
        (text) => {
          const { search } = read(text);
          const again = parseSearch(new URLSearchParams(searchQuery(search)));
          expect(again).toMatchObject(
            Object.fromEntries(Object.entries(search).filter(([, v]) => typeof v !== 'number' || v < 1e8)),
          );
          expect(searchPath(search)).toMatch(/^\/(buy|rent)/);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('words that mean the opposite of what their parts say', () => {
  const searchOf = (text: string) => parsePhrasing(text).search;

  test('what has no problem is wanted, and not ruled out', () => {
    expect(searchOf('no parking problem flat')).toMatchObject({ amenities: ['parking'] });
    expect(searchOf('pani ki dikkat nahi flat')).toMatchObject({ amenities: ['water-supply'] });
    expect(searchOf('flat no parking').notAmenities).toEqual(['parking']);
  });

  test('two kinds or states joined by "or" cut nothing', () => {
    expect(searchOf('resale vs new in manish nagar')).toEqual({ city: 'nagpur', locality: ['manish-nagar'] });
    expect(searchOf('house or plot in besa')).toEqual({ city: 'nagpur', locality: ['besa'] });
    expect(searchOf('duplex or row house besa')).toEqual({ city: 'nagpur', locality: ['besa'] });
  });

  test('a charge beside the price is not the price', () => {
    expect(searchOf('excluding gst 50 lakh')).toEqual({ city: 'nagpur', maxPrice: 5_000_000 });
    expect(searchOf('rent 12000 plus maintenance')).toEqual({
      city: 'nagpur',
      type: 'rent',
      maxPrice: 12_000,
    });
    expect(searchOf('maintenance below 2000')).toEqual({ city: 'nagpur', maxMaintenance: 2000 });
  });

  test('the years of a loan belong to the question about its instalment', () => {
    expect(parsePhrasing('emi for 40 lakh 15 years').answer).toEqual({
      kind: 'emi',
      amount: 4_000_000,
      years: 15,
    });
  });
});
