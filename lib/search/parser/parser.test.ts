import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { AMENITIES, AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { BUILT_IN, Gazetteer } from '@/lib/places/gazetteer/rules';
import { findCity } from '@/lib/places/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { parserPlaces, suggest } from '@/lib/search/box/rules';
import { searchPath } from '@/lib/search/rules';
import { parseSearch, searchQuery } from '@/lib/search/schema';
import { expectPhrasings } from '@/test/phrasing-tables';
import { type ExpectedSearch, LAKH, parsePhrasing, testPhrasings } from '@/test/phrasings';
import { budgetLimit } from './budget';
import { parseQuery } from './parse';
import phrasings from './phrasings.json';
import afresh from './phrasings-afresh.json';
import apart from './phrasings-apart.json';
import { buildPlaceIndex, type Place, suggestPlaces } from './place-index';

describe('amenity words', () => {
  test.each(['mr', 'hi'] as const)('understands the name of every amenity in %s', (language) => {
    const { label } = textsIn(language);
    const missed = AMENITIES.filter(
      (amenity) => !parsePhrasing(label(AMENITY_LABELS[amenity])).search.amenities?.includes(amenity),
    );
    expect(missed.map((amenity) => label(AMENITY_LABELS[amenity]))).toEqual([]);
  });
});

describe('amounts without a filter', () => {
  describe('facts without a field', () => {
    test.each([
      ['3 months deposit 10k rent', '3 months deposit', { type: 'rent', maxPrice: 10_000 }],
      ['deposit 2 months', 'deposit 2 months', { type: 'rent' }],
      ['4 log ke liye ghar', '4 log', { category: 'Residential' }],
      ['house on rent for family of 5', '5', { type: 'rent', category: 'Residential' }],
      ['families of 10 rent under 12000', '10', { type: 'rent', maxPrice: 12_000 }],
    ])('%s', (text, left, expected) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toMatchObject(expected);
      expect(search).not.toHaveProperty('maxDeposit');
      expect(unrecognised).toEqual([left]);
    });
  });

  describe('amounts other than the price', () => {
    test.each(['my income is 60000 per month', 'salary is 50000', 'income hai 50000', 'advance hai 1 lakh'])(
      '%s',
      (text) => {
        const { search, unrecognised } = parsePhrasing(text);
        expect(search).toEqual({});
        expect(unrecognised.join()).toMatch(/\d/);
      },
    );
    testPhrasings([
      ['per acre 20 lakh', { maxRate: 46 }],
      ['price per guntha 5 lakh', { maxRate: 459 }],
      ['emi is 20000', { maxEmi: 20_000 }],
      ['das hazaar se kam kiraya', { type: 'rent', maxPrice: 10_000 }],
    ]);
    test('names parts of a rent, and reads the amount as rent', () => {
      const { search, unrecognised } = parsePhrasing('rent including maintenance 20k');
      expect(search).toEqual({ city: 'nagpur', type: 'rent', maxPrice: 20_000 });
      expect(unrecognised).toEqual(['maintenance']);
    });
  });
});

describe('budget', () => {
  test('counts a step as a lakh of a price and a thousand of a rent', () => {
    expect(budgetLimit(45, 'sale')).toBe(4_500_000);
    expect(budgetLimit(100, 'sale')).toBe(10_000_000);
    expect(budgetLimit(25, 'rent')).toBe(25_000);
  });

  test.each([0, -5, 105, Number.NaN, Number.POSITIVE_INFINITY])('sets no limit for the step %p', (step) => {
    expect(budgetLimit(step, 'sale')).toBeUndefined();
  });
});

describe('currency', () => {
  const searchOf = (text: string) => parsePhrasing(text).search;

  /** Words before a budget that could take over its comparison. */
  const BEFORE = [
    '',
    '2 bhk',
    '3 bhk flat besa',
    'plot above 1000 sqft',
    'flat',
    '2bhk manish nagar',
    'गाळा',
    '3 बीएचके',
  ];
  const OPERATORS = [
    'under',
    'below',
    'above',
    'over',
    'upto',
    'at least',
    'max',
    'around',
    'less than',
    '',
    'budget',
  ];
  const AMOUNTS = ['50 lakh', '1.2 cr', '45,00,000', '80L', '५० लाख'];
  const SIGNS = ['₹', '₹ ', 'Rs ', 'Rs. ', 'Rs.', 'rs', 'INR ', 'रु. ', 'रु '];

  describe('budgets with and without a currency sign', () => {
    test('mean the same', () => {
      for (const before of BEFORE)
        for (const operator of OPERATORS)
          for (const amount of AMOUNTS) {
            const sentence = (money: string) => [before, operator, money].filter(Boolean).join(' ');
            const plain = searchOf(sentence(amount));
            for (const written of SIGNS.map((sign) => sentence(`${sign}${amount}`)))
              expect([written, searchOf(written)]).toEqual([written, plain]);
          }
    });

    test.each([
      ['2 bhk under ₹50 lakh', { bedrooms: [2], maxPrice: 5_000_000 }],
      ['2 bhk above ₹80 lakh', { bedrooms: [2], minPrice: 8_000_000 }],
      ['2 bhk between ₹40 lakh and ₹50 lakh', { bedrooms: [2], minPrice: 4_000_000, maxPrice: 5_000_000 }],
      ['2bhk rent under ₹25,000', { bedrooms: [2], type: 'rent', maxPrice: 25_000 }],
      ['2bhk rent rs 15k pm', { bedrooms: [2], type: 'rent', maxPrice: 15_000 }],
    ])('%s', (written, expected) => {
      expect(searchOf(written)).toMatchObject(expected);
    });

    test('does not read a PIN code after a currency sign', () => {
      expect(searchOf('flat ₹440010')).toEqual(searchOf('flat under 440010 rupees'));
      expect(searchOf('flat ₹440010')).toMatchObject({ maxPrice: 440_010 });
    });
  });
});

describe('further rules', () => {
  /** The parsed filters, without the city that every search has. */
  function asked(text: string) {
    const { city: _, ...rest } = parsePhrasing(text).search;
    return rest;
  }

  describe('an article before the number of rooms', () => {
    test.each([
      ['ek 2bhk', [2]],
      ['mala ek 2 bhk pahije', [2]],
      ['एक 2 बीएचके', [2]],
      ['one 2 bhk flat', [2]],
      ['two three bhk', [2, 3]],
      ['do teen bhk', [2, 3]],
      ['2 3 bhk', [2, 3]],
    ])('reads no second number in "%s"', (text, bedrooms) => {
      expect(asked(text).bedrooms).toEqual(bedrooms);
    });
  });

  describe('money', () => {
    test.each([
      ['flat below 60 lakh loan possible', { category: 'Residential', maxPrice: 6_000_000 }],
      ['2bhk 50 lakh loan facility', { bedrooms: [2], maxPrice: 5_000_000 }],
      ['10 lakh savings 2bhk', { bedrooms: [2], maxPrice: 4_000_000 }],
      ['meri bachat hai 5 lakh', { maxPrice: 2_000_000 }],
      ['budget 40 to 45 can go upto 50 lakh', { minPrice: 4_000_000, maxPrice: 5_000_000 }],
      [
        '2bhk 30 to 35 lakh but can stretch to 38',
        { bedrooms: [2], minPrice: 3_000_000, maxPrice: 3_800_000 },
      ],
      [
        '15 lakh se upar 25 lakh se kam plot',
        { category: 'Plots', minPrice: 1_500_000, maxPrice: 2_500_000 },
      ],
      ['40 lakh ke upar 60 lakh ke niche', { minPrice: 4_000_000, maxPrice: 6_000_000 }],
      ['2 bhk rent 15k negotiable', { bedrooms: [2], type: 'rent', maxPrice: 15_000 }],
      ['1bhk 9k negotiable', { bedrooms: [1], type: 'rent', maxPrice: 9_000 }],
      ['budget no bar 3 bhk', { bedrooms: [3] }],
      ['price is not an issue bungalow', { category: 'Villas' }],
    ])('"%s"', (text, search) => {
      expect(asked(text)).toEqual(search);
    });
  });

  describe('price per unit of area', () => {
    test.each([
      ['plot 2500 rate', { category: 'Plots', maxRate: 2500 }],
      ['plot under 4000 rate', { category: 'Plots', maxRate: 4000 }],
      ['4500 ka rate flat', { category: 'Residential', maxRate: 4500 }],
      ['3 lakh guntha plot', { category: 'Plots', maxRate: 275 }],
      ['sheti 20 lakh acre', { category: 'Agricultural', maxRate: 46 }],
      ['दोन लाख गुंठा प्लॉट', { category: 'Plots', maxRate: 184 }],
      ['flat 5000 rs sqft se kam rate', { category: 'Residential', maxRate: 5000 }],
    ])('"%s"', (text, search) => {
      expect(asked(text)).toEqual(search);
    });

    test.each([
      '2 acre kitne guntha',
      'how many sqft in 1 acre',
      '5 guntha mein kitne sq ft',
      'एक एकर म्हणजे किती गुंठे',
    ])('names the question about measures "%s", and reads no size', (text) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).not.toHaveProperty('minArea');
      expect(unrecognised).toHaveLength(1);
    });
  });

  describe('the land under a home', () => {
    test.each(['3bhk house 2400 sqft plot area', '3 bhk plot size 3000 sqft', 'house land area 1500 sqft'])(
      'is not the size of the home in "%s"',
      (text) => {
        const { search } = parsePhrasing(text);
        expect(search).not.toHaveProperty('minArea');
        expect(search.category).not.toBe('Plots');
      },
    );

    test('is the size of the plot if no home is named', () => {
      expect(asked('plot size 1500 sqft')).toEqual({ category: 'Plots', minArea: 1350, maxArea: 1650 });
    });
  });

  describe('places', () => {
    test.each(['hyderabad road plot', 'pune highway plot'])('does not take "%s" for another city', (text) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', category: 'Plots' });
      expect(unrecognised).toHaveLength(1);
    });

    test.each([
      ['wardha road flat', 'locality'],
      ['bhandara road plot', 'near'],
      ['amravati road plot', 'locality'],
    ])('recognises the known road in "%s"', (text, key) => {
      expect(parsePhrasing(text).search).toHaveProperty(key);
    });

    test.each(['ganpati mandir 2bhk', 'hanuman mandir ke paas flat', 'sai temple flat', 'गणपती मंदिर फ्लॅट'])(
      'takes no temple for a misspelt place: "%s"',
      (text) => {
        expect(parsePhrasing(text).corrections).toEqual([]);
      },
    );

    test.each([
      'mouza besa plot',
      'mauje besa khasra plot',
      'taluka kamptee plot',
      'मौजा बेसा प्लॉट',
      'gat besa plot',
    ])('takes no word of the land records for a misspelt place: "%s"', (text) => {
      const { search, corrections } = parsePhrasing(text);
      expect(search.locality).toHaveLength(1);
      expect(corrections).toEqual([]);
    });

    test.each(['distance between besa and sitabuldi', 'mihan se airport kitna dur hai'])(
      'names the question about a distance "%s"',
      (text) => {
        expect(parsePhrasing(text).unrecognised.join(' ')).toMatch(/distance|dur/);
      },
    );
  });

  describe('fields', () => {
    test.each([
      ['stilt parking 2 cars', { parkingKind: ['stilt'], minParking: 2 }],
      [
        'covered parking for 2 cars 3bhk',
        { bedrooms: [3], minParking: 2, parkingKind: ['covered', 'stilt', 'basement'] },
      ],
      ['3 bed room ka makan kiraye se', { bedrooms: [3], category: 'Residential', type: 'rent' }],
      ['2bhk dec 2027 tak', { bedrooms: [2], maxPossessionDate: '2027-12-31' }],
      ['2 bhk by march 2028', { bedrooms: [2], maxPossessionDate: '2028-03-31' }],
      ['10 saal se purani building nako', { maxAgeYears: 10 }],
      ['15 varsh peksha juni building nako', { maxAgeYears: 15 }],
      [
        'santre ki bagh 2 acre',
        { category: 'Agricultural', subType: ['orchard'], minArea: 78_408, maxArea: 95_832 },
      ],
      ['row bungalow besa', { category: 'Villas', subType: ['row-house'], locality: ['besa'] }],
    ])('"%s"', (text, search) => {
      expect(asked(text)).toEqual(search);
    });
  });

  describe('buildings and purposes', () => {
    test.each([
      ['2 floor house', { category: 'Residential' }],
      ['teen manzil ka makan', { category: 'Residential' }],
      ['4 floor building sale', { type: 'sale' }],
    ])('names the floors of a building in "%s" without a filter', (text, search) => {
      expect(asked(text)).toEqual(search);
      expect(parsePhrasing(text).unrecognised).toHaveLength(1);
    });

    test.each([
      ['land for warehouse', ['warehouse']],
      ['plot for a showroom', ['showroom']],
      ['godown ke liye zameen', ['godown']],
      ['ऑफिस साठी प्लॉट', ['ऑफिस']],
    ])('reads "%s" as land', (text, words) => {
      expect(parsePhrasing(text)).toMatchObject({ search: { city: 'nagpur', category: 'Plots' }, words });
    });

    test('reads a place for a purpose as that purpose', () => {
      expect(asked('office ke liye jagah')).toEqual({ category: 'Commercial', subType: ['office'] });
    });

    test("reads a land size beside rooms as the home's plot", () => {
      const { search, unrecognised } = parsePhrasing('3bhk 1800 sqft 1200 plot');
      expect(search).not.toHaveProperty('category');
      expect(unrecognised.join(' ')).toContain('plot');
    });
  });

  describe('prices including all charges', () => {
    test.each([
      ['stamp duty included flat 40 lakh', { category: 'Residential', maxAllIn: 4_000_000 }],
      ['all inclusive besa 3bhk 70 lakh', { locality: ['besa'], bedrooms: [3], maxAllIn: 7_000_000 }],
      ['with registration plot under 20 lakh', { category: 'Plots', maxAllIn: 2_000_000 }],
    ])('limits the separate price in "%s"', (text, search) => {
      expect(asked(text)).toEqual(search);
    });

    test('is named without a price', () => {
      expect(parsePhrasing('all inclusive flat').unrecognised).toEqual(['all inclusive']);
    });
  });

  describe('refusals', () => {
    test.each([
      ['बिना लिफ्ट वाली बिल्डिंग नहीं चाहिए', { amenities: ['lift'] }],
      ['bina parking wala building nako', { amenities: ['parking'] }],
      ['flat 5 saal se zyada purana na ho', { category: 'Residential', maxAgeYears: 5 }],
      ['10 varsh peksha jast junya nako', { maxAgeYears: 10 }],
      ['owner leaving city sale 2bhk', { byOwner: 'yes', type: 'sale', bedrooms: [2] }],
      ['leaving besa any 2bhk', { notLocality: ['besa'], bedrooms: [2] }],
    ])('"%s"', (text, search) => {
      expect(asked(text)).toEqual(search);
    });
  });

  test.each([
    'besa or nearby 2bhk',
    'besa ya aas paas 2bhk',
    'besa and surrounding areas 2bhk',
    'बेसा किंवा जवळपास 2bhk',
  ])('reads a place with its surroundings as the place: "%s"', (text) => {
    expect(parsePhrasing(text)).toMatchObject({
      search: { city: 'nagpur', locality: ['besa'], bedrooms: [2] },
      unrecognised: [],
    });
  });

  test.each(['family flat 40 lakh', 'कुटुंबासाठी ३ बीएचके', 'couple 1bhk sale'])(
    'names the residents if no home states them: "%s"',
    (text) => {
      expect(parsePhrasing(text).unrecognised).toHaveLength(1);
      expect(parsePhrasing(`${text} rent`.replace('sale ', '')).unrecognised).toHaveLength(0);
    },
  );

  describe('limits', () => {
    test.each([
      ['3 bhk se bada ghar', { minBedrooms: 4, category: 'Residential' }],
      ['2 bhk peksha motha', { minBedrooms: 3 }],
      ['3 bhk or more', { minBedrooms: 3 }],
      ['first floor ya second floor, third nahi', { minFloor: 1, maxFloor: 2, notFloor: [3] }],
      ['first or second floor, third nahi', { minFloor: 1, maxFloor: 2, notFloor: [3] }],
      ['2nd floor chalega 1st nahi', { notFloor: [1] }],
      ['15 december se pehle shift hona hai rent', { type: 'rent', maxAvailableFrom: '2026-12-14' }],
      ['possession before 20 march 2027', { maxPossessionDate: '2027-03-19' }],
      ['metro paidal 2bhk', { near: 'metro', bedrooms: [2], sort: 'distance' }],
    ])('"%s"', (text, search) => {
      expect(asked(text)).toEqual(search);
    });

    test.each(['agar lift hai to koi bhi floor chalega', 'jar parking asel tar 2bhk chalel'])(
      'names a condition of an acceptance: "%s"',
      (text) => {
        const { search, unrecognised } = parsePhrasing(text);
        expect(search).not.toHaveProperty('amenities');
        expect(unrecognised).toHaveLength(1);
      },
    );
  });

  test.each(['ghar ka map nikalna hai', 'makan ka naksha banwana hai', 'घर का नक्शा'])(
    'suggests the service for drawing plans: "%s"',
    (text) => {
      expect(parsePhrasing(text).service).toBe('kalpa');
    },
  );
});

describe('misspelt places', () => {
  const MIN_SHARE = 0.95;

  /** Misspells a name by omitting, doubling or swapping one letter after the first, or two letters in a long name. */
  function misspelled(name: string, at: number, kind: number): string {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    if (kind === 0) return before + after.slice(1);
    if (kind === 1) return before + after[0] + after;
    return before + (after[1] ?? '') + after[0] + after.slice(2);
  }

  test('finds localities of Nagpur with an error after the first letter', () => {
    const names = findCity('nagpur')!.localities.filter(({ name }) => /^[a-z]{6,}/i.test(name));
    const misread = names.flatMap(({ name, slug }) => {
      const [first = '', ...rest] = name.split(' ');
      const tries = Array.from({ length: first.length - 1 }, (_, at) =>
        [0, 1, 2].map((kind) => [misspelled(first, at + 1, kind), ...rest].join(' ')),
      ).flat();
      return tries.filter((typed) => !parsePhrasing(`2 bhk ${typed}`).search.locality?.includes(slug));
    });
    const all = names.flatMap(({ name }) => [...name.split(' ')[0]!].slice(1)).length * 3;
    console.info(`${all - misread.length} of ${all} misspelled localities found, not: ${misread.join(', ')}`);
    expect(misread.length / all).toBeLessThanOrEqual(1 - MIN_SHARE);
  });
});

describe('near', () => {
  const near = (slug: string, more: object = {}) => ({
    city: 'nagpur',
    near: slug,
    sort: 'distance',
    ...more,
  });
  const flat = { category: 'Residential' };

  test.each([
    ['near AIIMS', near('aiims')],
    ['flats near aiims', near('aiims', flat)],
    ['2 bhk near AIIMS under 40 lakh', near('aiims', { bedrooms: [2], maxPrice: 4_000_000 })],
    ['2bhk close to vnit for rent', near('vnit', { bedrooms: [2], type: 'rent' })],
    ['Wardha road ke paas', near('wardha-road')],
    ['wardha road ke paas plot', near('wardha-road', { category: 'Plots' })],
    ['metro ke paas', near('metro')],
    ['metro station ke paas 2bhk', near('metro', { bedrooms: [2] })],
    ['2 km of Zero Mile', near('zero-mile', { within: 2 })],
    ['within 2 km of Zero Mile', near('zero-mile', { within: 2 })],
    ['500 m from AIIMS', near('aiims', { within: 0.5 })],
    ['AIIMS se 3 km', near('aiims', { within: 3 })],
    ['metro station jaiprakash nagar', near('jaiprakash-nagar-metro')],
    ['flats near metro station lokmanya nagar', near('lokmanya-nagar-metro', flat)],
    ['near metro station 2bhk dharampeth', near('metro', { bedrooms: [2], locality: ['dharampeth'] })],
    ['एम्स के पास', near('aiims')],
    ['एम्स के पास 2 बीएचके', near('aiims', { bedrooms: [2] })],
    ['एम्सजवळ फ्लॅट', near('aiims', flat)],
    ['मेट्रो के पास', near('metro')],
    ['near dharampeth', { city: 'nagpur', locality: ['dharampeth'] }],
    ['near 40 lakh flat', { city: 'nagpur', ...flat, minPrice: 3_600_000, maxPrice: 4_400_000 }],
  ])('%s', (text, expected) => {
    const { search, unrecognised } = parsePhrasing(text);
    expect(search).toEqual(expected);
    expect(unrecognised).toEqual([]);
  });

  describe('several places', () => {
    test.each([
      ['near aiims near vnit', { near: 'aiims', alsoNear: ['vnit'] }],
      ['within 2km of vnit and 3km of airport', { near: 'vnit', within: 2, alsoNear: ['nagpur-airport_3'] }],
      ['near deekshabhoomi or near vnit', { near: 'deekshabhoomi,vnit' }],
      ['वीएनआईटी और आईटी पार्क के बीच', { near: 'vnit', alsoNear: ['it-park-parsodi'] }],
      ['not near bus stand, near aiims', { near: 'aiims', notNear: ['ganeshpeth-bus-stand'] }],
    ])('%s', (text, expected) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', sort: 'distance', ...expected });
      expect(unrecognised).toEqual([]);
    });

    test.each([
      ['2bhk not in south nagpur', ['south-nagpur']],
      ['north nagpur chhod ke', ['north-nagpur']],
      ['not in east nagpur or west nagpur', ['east-nagpur', 'west-nagpur']],
      ['far from railway station', ['nagpur-railway-station']],
      ['more than 3 km from airport', ['nagpur-airport_3']],
    ])('excludes the zone in "%s"', (text, notNear) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toMatchObject({ notNear });
      expect(search).not.toHaveProperty('near');
      expect(unrecognised).toEqual([]);
    });
  });

  test('recognises a landmark without "near", but not a kind of landmark', () => {
    expect(parsePhrasing('aiims').search).toMatchObject({ near: 'aiims', sort: 'distance' });
    expect(parsePhrasing('metro').search).not.toHaveProperty('near');
    expect(parsePhrasing('10 min walk from zero mile metro station').search).toMatchObject({
      near: 'zero-mile-metro',
      within: 0.6,
    });
  });
});

describe('parse', () => {
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

  describe('reading of a text', () => {
    test('reads a whole sentence', () => {
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
    ])('forgives the typing error %s', (typed, slug) => {
      expect(searchOf(`3 bhk ${typed} under 1 cr`)).toMatchObject({
        city: 'nagpur',
        locality: [slug],
        bedrooms: [3],
      });
    });

    test('chooses between places of one name by the named city, and knows old names of cities', () => {
      const twin: Place = {
        ...project,
        id: 'l',
        kind: 'locality',
        name: 'Civil Lines',
        citySlug: 'delhi',
        localitySlug: 'x',
      };
      const twins = buildPlaceIndex([...parserPlaces(new Gazetteer(BUILT_IN)), twin]);
      expect(parseQuery('civil lines delhi', twins, nagpur).search).toEqual({
        city: 'delhi',
        locality: ['x'],
      });
      expect(parseQuery('civil lines', twins, nagpur).search.city).toBe('nagpur');
      expect(searchOf('2 bhk bengaluru')).toMatchObject({ city: 'bangalore' });
    });

    test('finds projects by name', () => {
      expect(searchOf('narmada hights 2 bhk')).toMatchObject({
        city: 'nagpur',
        q: 'Narmada Heights',
        bedrooms: [2],
      });
    });

    test('ranks by unknown words or names them, without guessing', () => {
      expect(read('3 bhk zxqwv salary 60k')).toMatchObject({
        search: { bedrooms: [3] },
        words: ['zxqwv'],
        unrecognised: ['salary 60k'],
      });
    });

    test('keeps the words of each part, so that it can be removed', () => {
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

    test('order names by earlier searches, then by their number of listings', () => {
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
      // popularity never ranks a guess before an exact match
      expect(order({ dhantoli: { uses: 9000 } }, 'dharam')[0]).toBe('Dharampeth');
    });

    test('complete the text and identify the intended place', () => {
      const context = { ...nagpur, type: 'sale', words } as const;
      const suggested = (text: string) => suggest(text, read(text), index, context).suggestions;
      const suggestions = suggested('3 bhk dharam under 60 lakh');
      const { pathname, searchParams } = new URL(suggestions[0]!.href, 'http://x');
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        '/search',
        { type: 'sale', ask: '3 bhk Dharampeth under 60 lakh', pick: 'locality:nagpur:dharampeth' },
      ]);
      // a meaningless word does not hide matches of another word
      const amid = suggested('3 bhk dharam under 60 lakh zxqwv');
      expect(new URL(amid[0]!.href, 'http://x').searchParams.get('ask')).toBe(
        '3 bhk Dharampeth under 60 lakh zxqwv',
      );
      expect(suggested('dhar zxqwv')[0]?.label).toBe('Dharampeth');
    });
  });

  describe('any text', () => {
    test('becomes a search that survives its own address', () => {
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

  describe('words that reverse the meaning of their parts', () => {
    const searchOf = (text: string) => parsePhrasing(text).search;

    test('looks for a home without a problem instead of excluding it', () => {
      expect(searchOf('no parking problem flat')).toMatchObject({ amenities: ['parking'] });
      expect(searchOf('pani ki dikkat nahi flat')).toMatchObject({ amenities: ['water-supply'] });
      expect(searchOf('flat no parking').notAmenities).toEqual(['parking']);
    });

    test('sets no filter for two kinds or states joined by "or"', () => {
      expect(searchOf('resale vs new in manish nagar')).toEqual({
        city: 'nagpur',
        locality: ['manish-nagar'],
      });
      expect(searchOf('house or plot in besa')).toEqual({ city: 'nagpur', locality: ['besa'] });
      const subType = ['house', 'villa', 'bungalow', 'row-house'];
      expect(searchOf('duplex or row house besa')).toEqual({ city: 'nagpur', locality: ['besa'], subType });
    });

    test('does not take a charge beside the price for the price', () => {
      expect(searchOf('excluding gst 50 lakh')).toEqual({ city: 'nagpur', maxPrice: 5_000_000 });
      expect(searchOf('rent 12000 plus maintenance')).toEqual({
        city: 'nagpur',
        type: 'rent',
        maxPrice: 12_000,
      });
      expect(searchOf('maintenance below 2000')).toEqual({ city: 'nagpur', maxMaintenance: 2000 });
    });

    test('uses the years of a loan in a question about its instalment', () => {
      expect(parsePhrasing('emi for 40 lakh 15 years').answer).toEqual({
        kind: 'emi',
        amount: 4_000_000,
        years: 15,
      });
    });
  });
});

describe('new phrasings', () => {
  test('reads at least 95 of 100 new phrasings correctly', () => {
    expectPhrasings('written afresh', afresh.rows);
  });
});

describe('phrasings', () => {
  test.each([
    ['tuned on', phrasings],
    ['kept apart', apart],
  ])('reads at least 95 of 100 phrasings %s correctly', (name, { rows }) => {
    expectPhrasings(name, rows);
  });
});

describe('places', () => {
  describe('PIN codes', () => {
    testPhrasings([
      ['440010', { locality: ['ramdaspeth', 'dharampeth', 'shankar-nagar', 'bajaj-nagar'] }],
      ['pin 440010', { locality: ['ramdaspeth', 'dharampeth', 'shankar-nagar', 'bajaj-nagar'] }],
      ['pincode 440027 2 bhk', { locality: ['manewada'], bedrooms: [2] }],
      ['440 010', { locality: ['ramdaspeth', 'dharampeth', 'shankar-nagar', 'bajaj-nagar'] }],
      ['flat 441205', { category: 'Residential' }],
      ['flat 441001', { category: 'Residential', locality: ['kamptee', 'ranala', 'yerkheda'] }],
      ['411001', { city: 'pune', locality: ['koregaon-park'] }],
      ['500000', { maxPrice: 500_000 }],
    ]);
  });

  describe('places', () => {
    testPhrasings([
      ['dharampeth', { locality: ['dharampeth'] }],
      ['in Dharampeth', { locality: ['dharampeth'] }],
      ['dharampeth nagpur', { locality: ['dharampeth'] }],
      ['besa or manewada', { locality: ['besa', 'manewada'] }],
      ['civil lines', { locality: ['civil-lines'] }],
      ['west facing civil lines', { facing: ['west'], locality: ['civil-lines'] }],
      ['katol road', { locality: ['katol-road'] }],
      ['katol', { locality: ['katol'] }],
      ['laxminagar', { locality: ['laxmi-nagar'] }],
      ['nagpur', { city: 'nagpur' }],
      ['2 bhk bengaluru', { city: 'bangalore', bedrooms: [2] }],
      ['2 bhk pune', { city: 'pune', bedrooms: [2] }],
      ['2 bhk kothrud pune', { city: 'pune', locality: ['kothrud'], bedrooms: [2] }],
      ['kothrud', { city: 'pune', locality: ['kothrud'] }],
      ['flat in mumbai', { city: 'mumbai', category: 'Residential' }],
      ['2 bhk in all cities', { city: undefined, bedrooms: [2] }],
      ['narmada heights', { q: 'Narmada Heights' }],
      ['नागपूर', { city: 'nagpur' }],
      ['नागपूरमध्ये 2 bhk', { bedrooms: [2] }],
      ['पुणे मध्ये फ्लॅट', { city: 'pune', category: 'Residential' }],
      ['मुंबई', { city: 'mumbai' }],
      ['dharampeth mumbai', { city: 'mumbai' }],
    ]);
  });

  describe('localities of the gazetteer without listings', () => {
    testPhrasings([
      ['gokulpeth', { locality: ['gokulpeth'] }],
      ['2 bhk gandhibagh', { bedrooms: [2], locality: ['gandhibagh'] }],
      ['itwari', { locality: ['itwari'] }],
      ['surendra nagar', { locality: ['surendra-nagar'] }],
      ['hanuman nagar flat', { locality: ['hanuman-nagar'], category: 'Residential' }],
      ['mankapur', { locality: ['mankapur'] }],
      ['reshimbagh shop', { locality: ['reshimbagh'], category: 'Commercial', subType: ['shop'] }],
      ['new subhedar layout', { locality: ['new-subhedar-layout'] }],
      ['बर्डी', { locality: ['sitabuldi'] }],
      [
        '3 bhk ayodhya nagar under 60 lakh',
        { locality: ['ayodhya-nagar'], bedrooms: [3], maxPrice: 60 * LAKH },
      ],
    ]);
  });

  describe('localities outside the gazetteer', () => {
    testPhrasings([
      ['bellandur', { city: 'nagpur' }],
      ['a'.repeat(150), { city: 'nagpur' }],
      ['2 bhk marredpally', { bedrooms: [2] }],
      ['golden nagar', { city: 'nagpur' }],
      ['madhavpur', { city: 'nagpur' }],
      ['tilak vasti shop', { category: 'Commercial', subType: ['shop'] }],
    ]);
  });

  describe('typing errors and other spellings within the city', () => {
    const rows: [string, ExpectedSearch, string][] = [
      ['dharmpeth', { locality: ['dharampeth'] }, 'Dharampeth'],
      ['dharamphet', { locality: ['dharampeth'] }, 'Dharampeth'],
      ['laksmi nagar', { locality: ['laxmi-nagar'] }, 'Laxmi Nagar'],
      ['Ramdasapeth', { locality: ['ramdaspeth'] }, 'Ramdaspeth'],
      ['seminary hils', { locality: ['seminary-hills'] }, 'Seminary Hills'],
      ['3 bhk manish', { locality: ['manish-nagar'], bedrooms: [3] }, 'Manish Nagar'],
      ['narmada hights 2 bhk', { q: 'Narmada Heights', bedrooms: [2] }, 'Narmada Heights'],
      ['धारमपेठ', { locality: ['dharampeth'] }, 'Dharampeth'],
      ['kothrud pune hinjevadi', { city: 'pune', locality: ['kothrud', 'hinjewadi'] }, 'Hinjewadi'],
    ];
    test.each(rows)('%s', (text, expected, name) => {
      const { search, corrections } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', ...expected });
      expect(corrections.map(({ place }) => place.name)).toEqual([name]);
    });

    test.each<[string, ExpectedSearch]>([
      ['dharam peth', { locality: ['dharampeth'] }],
      ['lakshmi nagar', { locality: ['laxmi-nagar'] }],
      ['Ramdaspet', { locality: ['ramdaspeth'] }],
      ['धरमपेठ', { locality: ['dharampeth'] }],
      ['वर्धा रोड 2 bhk', { locality: ['wardha-road'], bedrooms: [2] }],
      ['लक्ष्मी नगर', { locality: ['laxmi-nagar'] }],
      ['मानेवाडा मध्ये घर', { locality: ['manewada'], category: 'Residential' }],
    ])('reads %s as a name of the place without a correction', (text, expected) => {
      const { search, corrections } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', ...expected });
      expect(corrections).toEqual([]);
    });

    test("never corrects into another city, and reports another city's name", () => {
      // Kukatpally, Gachibowli and Hinjewadi are not in Nagpur
      for (const text of ['kukatpaly', 'gachibowlli', 'hinjevadi']) {
        expect(parsePhrasing(text)).toMatchObject({ search: { city: 'nagpur' }, words: [text] });
        expect(parsePhrasing(text).corrections).toEqual([]);
      }
      expect(parsePhrasing('saket').corrections).toMatchObject([
        { typed: 'saket', place: { cityName: 'Delhi' } },
      ]);
      expect(parsePhrasing('saket delhi').corrections).toEqual([]);
    });
  });

  describe('phrases that resemble places', () => {
    testPhrasings([
      ['garden', { amenities: ['garden'] }],
      ['ready', { possession: ['ready'] }],
      ['ready homes', { q: 'Ready Homes' }],
      ['ready to move homes', { possession: ['ready'], category: 'Residential' }],
      ['ready possession wadi', { possession: ['ready'], locality: ['wadi'] }],
      ['farm house', { category: 'Farm Houses' }],
      ['office space sadar', { category: 'Commercial', subType: ['office'], locality: ['sadar'] }],
      ['shop or office sadar', { category: 'Commercial', subType: ['shop', 'office'], locality: ['sadar'] }],
      ['row house besa', { category: 'Villas', subType: ['row-house'], locality: ['besa'] }],
      ['new launch', { possession: ['new-launch'] }],
      ['semi-furnished flat', { category: 'Residential', furnishing: ['semi-furnished'] }],
      ['not furnished', { furnishing: ['unfurnished'] }],
      ['villa with gym and lift', { category: 'Villas', amenities: ['gym', 'lift'] }],
      ['plots north-east facing', { category: 'Plots', facing: ['north-east'] }],
      ['purva mukhi plot', { category: 'Plots', facing: ['east'] }],
      ['cheapest 2 bhk', { bedrooms: [2], sort: 'price-asc' }],
      ['sasta flat', { category: 'Residential', sort: 'price-asc' }],
      ['वर्धा रोड मध्ये प्लॉट', { locality: ['wardha-road'], category: 'Plots' }],
      ['दुकान सदर', { category: 'Commercial', subType: ['shop'], locality: ['sadar'] }],
      ['godam hingna', { category: 'Industrial', subType: ['warehouse'], locality: ['hingna'] }],
    ]);
  });

  describe('exclusions', () => {
    testPhrasings([
      ['not in besa', { notLocality: ['besa'] }],
      ['2 bhk not in besa', { bedrooms: [2], notLocality: ['besa'] }],
      ['flat except manewada', { category: 'Residential', notLocality: ['manewada'] }],
      ['not in besa or manewada', { notLocality: ['besa', 'manewada'] }],
      ['2 bhk besa nahi', { bedrooms: [2], notLocality: ['besa'] }],
      ['besa mein nahi 2 bhk', { bedrooms: [2], notLocality: ['besa'] }],
      ['बेसा नको 2 bhk', { bedrooms: [2], notLocality: ['besa'] }],
      ['other than besa', { notLocality: ['besa'] }],
      ['2 bhk not in zxqwv', { bedrooms: [2] }],
      ['2 bhk without lift', { bedrooms: [2], notAmenities: ['lift'] }],
      ['flat not south facing', { category: 'Residential', notFacing: ['south'] }],
      ['not 1 bhk flat', { category: 'Residential', bedrooms: [2, 3, 4, 5] }],
      ['2 bhk no brokerage', { bedrooms: [2], byOwner: 'yes' }],
    ]);
  });

  describe('text', () => {
    testPhrasings([
      ['zxqwv', { city: 'nagpur' }],
      ['3 bhk zxqwv', { bedrooms: [3] }],
      ['corner plot', { category: 'Plots', corner: ['yes'] }],
      ['2 bhk with metro view', { bedrooms: [2] }],
      ['3rd floor flat', { category: 'Residential', minFloor: 3, maxFloor: 3 }],
      ['SG-NAG-4821', { q: 'SG-NAG-4821' }],
      ['sector 7 plot', { category: 'Plots' }],
      ['2 bhk 2 bathrooms', { bedrooms: [2], minBathrooms: 2 }],
      ['', {}],
      ['   ', {}],
      ['?!', {}],
      ['in near the', {}],
    ]);

    test.each([
      ['3 bhk zxqwv salary under 3000', ['salary under 3000']],
      ['flat near my office', ['my office']],
      ['2 bhk away from zxqwv', ['away from zxqwv']],
      ['20 lakh down payment 50 lakh flat', ['20 lakh down payment']],
      ['3 bhk salary 30k', ['salary 30k']],
      ['flat 441205', ['441205']],
      ['2 bhk not in zxqwv', ['not in zxqwv']],
      ['2 bhk pune or mumbai', ['mumbai']],
      ['3 bhk dharampeth', []],
    ])('names the part of %s that it ignores: %j', (text, unrecognised) => {
      expect(parsePhrasing(text).unrecognised).toEqual(unrecognised);
    });
  });

  describe('other services', () => {
    test.each([
      ['home loan', 'vridi'],
      ['home loan 40 lakh', 'vridi'],
      ['होम लोन', 'vridi'],
      ['loan amount 25 lakh', 'vridi'],
      ['interior designer', 'kalpa'],
      ['property lawyer', 'siddhant'],
      ['building material', 'sampaadana'],
    ])('refers %s to the service %s without listings', (text, service) => {
      expect(parsePhrasing(text)).toMatchObject({ service, search: {} });
      expect(parsePhrasing(text).search).toEqual({});
    });

    test('only mentions the service beside a search', () => {
      expect(parsePhrasing('3 bhk with home loan')).toMatchObject({
        service: 'vridi',
        search: { bedrooms: [3], city: 'nagpur' },
      });
    });
  });
});

describe('respell', () => {
  const NOW_HOME = { category: 'Residential' };

  describe('typing errors in meaningful words', () => {
    testPhrasings([
      ['50 lackh ka ghar', { ...NOW_HOME, maxPrice: 5_000_000 }],
      ['1.5 croe bungalow', { category: 'Villas', maxPrice: 15_000_000 }],
      ['betwen 40 and 50 lakh', { minPrice: 4_000_000, maxPrice: 5_000_000 }],
      ['minimun 40 lakh', { minPrice: 4_000_000 }],
      ['undercontruction flat', { ...NOW_HOME, possession: ['under-construction'] }],
      ['semi furnishd rent', { type: 'rent', furnishing: ['semi-furnished'] }],
      ['grond floor', { minFloor: 0, maxFloor: 0 }],
      ['cornar plot', { category: 'Plots', corner: ['yes'] }],
      ['commercail office', { category: 'Commercial', subType: ['office'] }],
      ['no brokrage', { byOwner: 'yes' }],
      ['bhadyne ghar', { ...NOW_HOME, type: 'rent' }],
      ['near deekshabhumi', { near: 'deekshabhoomi', sort: 'distance' }],
      ['2 km from vnitt', { near: 'vnit', within: 2, sort: 'distance' }],
    ]);
  });

  describe('words that are spelled correctly', () => {
    testPhrasings([
      ['flat with gate', NOW_HOME],
      ['compound wall', { amenities: ['fencing'] }],
      ['tilak vasti shop', { category: 'Commercial', subType: ['shop'] }],
      ['3 manzila makan', NOW_HOME],
    ]);
  });

  test('ranks by an everyday word that listings may use', () => {
    expect(parsePhrasing('hotel').words).toEqual(['hotel']);
  });

  /** Weekdays in market names, and personal names. */
  const NAMES = new Set(['मंगलवार', 'मंगळवार', 'रोहिणी']);

  /** Samples every fifth word to keep the test quick. */
  const SAMPLE = 5;

  test('takes no Marathi or Hindi word of our own texts for a misspelt place', () => {
    const folder = join(process.cwd(), 'messages');
    const texts = (readdirSync(folder, { recursive: true }) as string[])
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join(folder, path), 'utf8'));
    const words = [...new Set(texts.join(' ').match(/[\u0900-\u0963\u0970-\u097f]{3,}/g) ?? [])];
    expect(words.length).toBeGreaterThan(3000);
    const misread = words
      .filter((_, at) => at % SAMPLE === 0)
      .filter((word) => !NAMES.has(word) && parsePhrasing(`2 bhk ${word} 45 lakh`).corrections.length > 0);
    expect(misread).toEqual([]);
  });
});

describe('errands of sellers', () => {
  test.each([
    'sell my flat',
    'need a buyer for my plot',
    'looking for buyer for my 2 bhk',
    'kharidar chahiye plot ke liye',
    'खरेदीदार पाहिजे प्लॉट साठी',
  ])('offers to list the home: "%s"', (text) => {
    expect(parsePhrasing(text)).toMatchObject({ answer: { kind: 'sell' }, search: { type: 'sale' } });
  });

  test.each([
    'flat for sell in besa',
    'plot on sell',
    'NRI buyer wants 3 bhk',
    'first time buyer need 2 bhk',
  ])('searches for the buyer: "%s"', (text) => {
    expect(parsePhrasing(text)).not.toHaveProperty('answer');
  });
});
