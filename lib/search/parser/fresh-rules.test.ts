import { parsePhrasing } from '@/test/phrasings';

/** What is asked for, without the city that every search has. */
function asked(text: string) {
  const { city: _, ...rest } = parsePhrasing(text).search;
  return rest;
}

describe('an article of Hindi, Marathi or English before the number of rooms', () => {
  test.each([
    ['ek 2bhk', [2]],
    ['mala ek 2 bhk pahije', [2]],
    ['एक 2 बीएचके', [2]],
    ['one 2 bhk flat', [2]],
    ['two three bhk', [2, 3]],
    ['do teen bhk', [2, 3]],
    ['2 3 bhk', [2, 3]],
  ])('"%s" is no second number', (text, bedrooms) => {
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
    ['2bhk 30 to 35 lakh but can stretch to 38', { bedrooms: [2], minPrice: 3_000_000, maxPrice: 3_800_000 }],
    ['15 lakh se upar 25 lakh se kam plot', { category: 'Plots', minPrice: 1_500_000, maxPrice: 2_500_000 }],
    ['40 lakh ke upar 60 lakh ke niche', { minPrice: 4_000_000, maxPrice: 6_000_000 }],
    ['2 bhk rent 15k negotiable', { bedrooms: [2], type: 'rent', maxPrice: 15_000 }],
    ['1bhk 9k negotiable', { bedrooms: [1], type: 'rent', maxPrice: 9_000 }],
    ['budget no bar 3 bhk', { bedrooms: [3] }],
    ['price is not an issue bungalow', { category: 'Villas' }],
  ])('"%s"', (text, search) => {
    expect(asked(text)).toEqual(search);
  });
});

describe('a price of each measure', () => {
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
  ])('a question about measures is named, and is no size: "%s"', (text) => {
    const { search, unrecognised } = parsePhrasing(text);
    expect(search).not.toHaveProperty('minArea');
    expect(unrecognised).toHaveLength(1);
  });
});

describe('the land under a home', () => {
  test.each(['3bhk house 2400 sqft plot area', '3 bhk plot size 3000 sqft', 'house land area 1500 sqft'])(
    'is no size of the home: "%s"',
    (text) => {
      const { search } = parsePhrasing(text);
      expect(search).not.toHaveProperty('minArea');
      expect(search.category).not.toBe('Plots');
    },
  );

  test('of a plot it is the size', () => {
    expect(asked('plot size 1500 sqft')).toEqual({ category: 'Plots', minArea: 1350, maxArea: 1650 });
  });
});

describe('places', () => {
  test.each(['hyderabad road plot', 'pune highway plot'])(
    'a road to another city is not that city: "%s"',
    (text) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', category: 'Plots' });
      expect(unrecognised).toHaveLength(1);
    },
  );

  test.each([
    ['wardha road flat', 'locality'],
    ['bhandara road plot', 'near'],
    ['amravati road plot', 'locality'],
  ])('a road that is known stays one: "%s"', (text, key) => {
    expect(parsePhrasing(text).search).toHaveProperty(key);
  });

  test.each(['ganpati mandir 2bhk', 'hanuman mandir ke paas flat', 'sai temple flat', 'गणपती मंदिर फ्लॅट'])(
    'whose temple it is, is no misspelt place: "%s"',
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
  ])('a word of the land records is no misspelt place: "%s"', (text) => {
    const { search, corrections } = parsePhrasing(text);
    expect(search.locality).toHaveLength(1);
    expect(corrections).toEqual([]);
  });

  test.each(['distance between besa and sitabuldi', 'mihan se airport kitna dur hai'])(
    'a question about a distance is named: "%s"',
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

describe('what is built or counted', () => {
  test.each([
    ['2 floor house', { category: 'Residential' }],
    ['teen manzil ka makan', { category: 'Residential' }],
    ['4 floor building sale', { type: 'sale' }],
  ])('the floors of a building are named, and are not that of a home: "%s"', (text, search) => {
    expect(asked(text)).toEqual(search);
    expect(parsePhrasing(text).unrecognised).toHaveLength(1);
  });

  test.each([
    ['land for warehouse', ['warehouse']],
    ['plot for a showroom', ['showroom']],
    ['godown ke liye zameen', ['godown']],
    ['ऑफिस साठी प्लॉट', ['ऑफिस']],
  ])('land for something is land: "%s"', (text, words) => {
    expect(parsePhrasing(text)).toMatchObject({ search: { city: 'nagpur', category: 'Plots' }, words });
  });

  test('a place for something is that', () => {
    expect(asked('office ke liye jagah')).toEqual({ category: 'Commercial', subType: ['office'] });
  });

  test('a figure of land beside rooms is the plot of the home', () => {
    const { search, unrecognised } = parsePhrasing('3bhk 1800 sqft 1200 plot');
    expect(search).not.toHaveProperty('category');
    expect(unrecognised.join(' ')).toContain('plot');
  });
});

describe('what includes all charges', () => {
  test.each([
    ['stamp duty included flat 40 lakh', { category: 'Residential', maxAllIn: 4_000_000 }],
    ['all inclusive besa 3bhk 70 lakh', { locality: ['besa'], bedrooms: [3], maxAllIn: 7_000_000 }],
    ['with registration plot under 20 lakh', { category: 'Plots', maxAllIn: 2_000_000 }],
  ])('limits the price that stands apart: "%s"', (text, search) => {
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
])('a place or its neighbours is the place: "%s"', (text) => {
  expect(parsePhrasing(text)).toMatchObject({
    search: { city: 'nagpur', locality: ['besa'], bedrooms: [2] },
    unrecognised: [],
  });
});

test.each(['family flat 40 lakh', 'कुटुंबासाठी ३ बीएचके', 'couple 1bhk sale'])(
  'who lives there is named where no home says it: "%s"',
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
    ['2nd floor chalega 1st nahi', { notFloor: [1] }],
    ['15 december se pehle shift hona hai rent', { type: 'rent', maxAvailableFrom: '2026-12-14' }],
    ['possession before 20 march 2027', { maxPossessionDate: '2027-03-19' }],
    ['metro paidal 2bhk', { near: 'metro', bedrooms: [2], sort: 'distance' }],
  ])('"%s"', (text, search) => {
    expect(asked(text)).toEqual(search);
  });

  test.each(['agar lift hai to koi bhi floor chalega', 'jar parking asel tar 2bhk chalel'])(
    'a condition of what is accepted is named: "%s"',
    (text) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).not.toHaveProperty('amenities');
      expect(unrecognised).toHaveLength(1);
    },
  );
});

test.each(['ghar ka map nikalna hai', 'makan ka naksha banwana hai', 'घर का नक्शा'])(
  'a person who wants a plan drawn is shown who draws it: "%s"',
  (text) => {
    expect(parsePhrasing(text).service).toBe('kalpa');
  },
);
