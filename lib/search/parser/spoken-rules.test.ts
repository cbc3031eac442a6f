import fc from 'fast-check';
import { parsePhrasing, testPhrasings } from '@/test/phrasings';

const HOME = { category: 'Residential' };
const ROOM = { ...HOME, type: 'rent', subType: ['room'] };

describe('codes as they are copied by hand', () => {
  test.each([
    ['sgnag1003', 'SG-NAG-1003'],
    ['SGNAG 2040', 'SG-NAG-2040'],
    ['what is the price of ab nag 1777', 'AB-NAG-1777'],
    ['sgpun1042', 'SG-PUN-1042'],
  ])('%s', (text, q) => expect(parsePhrasing(text).search.q).toBe(q));

  test.each(['minimum 1000 sqft', 'manish nagar 1200 sqft', 'budget 5000', 'hingna 2000 sqft'])(
    '%s names no code',
    (text) => expect(parsePhrasing(text).search.q).toBeUndefined(),
  );

  test.each(['0712 2345678', '0712-2533411', '+91 712 2533411', 'office no ०७१२ २५३३४११'])(
    '%s is a telephone of Nagpur and no price',
    (text) => {
      const { code, search } = parsePhrasing(text);
      expect(code?.kind).toBe('phone');
      expect(search).not.toHaveProperty('maxPrice');
    },
  );
});

describe('where somebody comes from is not where they look', () => {
  testPhrasings([
    ['shifting from mumbai, 2 bhk for rent', { type: 'rent', bedrooms: [2] }],
    ['working in bangalore want plot besa', { category: 'Plots', locality: ['besa'] }],
    ['hyderabad se aa rahe hai 3bhk chahiye', { bedrooms: [3] }],
    ['पुण्याहून येतोय २ बीएचके', { bedrooms: [2] }],
    ['based in dubai need bungalow', { category: 'Villas' }],
    ['2 bhk in pune', { city: 'pune', bedrooms: [2] }],
    ['pune flats', { ...HOME, city: 'pune' }],
  ]);
});

describe('numbers as they are said and heard', () => {
  testPhrasings([
    ['sadhe chaar crore bungalow', { category: 'Villas', maxPrice: 45_000_000 }],
    ['saade saat lakh', { maxPrice: 750_000 }],
    ['sawwa do crore', { maxPrice: 22_500_000 }],
    ['paaune teen crore', { maxPrice: 27_500_000 }],
    ['upwards of 80 lakh', { minPrice: 8_000_000 }],
    ['in excess of 2 crore', { minPrice: 20_000_000 }],
    ['nothing above 60 lakh', { maxPrice: 6_000_000 }],
    ['nothing below 60 lakh', { minPrice: 6_000_000 }],
    ['45 lakh 55 lakh', { minPrice: 4_500_000, maxPrice: 5_500_000 }],
    ['tu bhk besa', { bedrooms: [2], locality: ['besa'] }],
    ['tree bhk', { bedrooms: [3] }],
    ['2 to 3 bhk', { bedrooms: [2, 3] }],
    ['2 b h k', { bedrooms: [2] }],
    ['4 b.h.k. bungalow', { bedrooms: [4], category: 'Villas' }],
    ['थ्री बीएचके', { bedrooms: [3] }],
    ['७०० चौरसफूट दुकान', { minArea: 630, maxArea: 770, category: 'Commercial', subType: ['shop'] }],
  ]);
});

describe('words and signs run together', () => {
  testPhrasings([
    ['2-bhk besa', { bedrooms: [2], locality: ['besa'] }],
    ['3-4 bhk', { bedrooms: [3, 4] }],
    ['30-lakh plot', { category: 'Plots', maxPrice: 3_000_000 }],
    ['rs 35,00,000/- flat', { ...HOME, maxPrice: 3_500_000 }],
    ['3800/- per sqft', { maxRate: 3800 }],
    ['1bhkrent', { bedrooms: [1], type: 'rent' }],
    ['shopforrent sadar', { category: 'Commercial', subType: ['shop'], type: 'rent', locality: ['sadar'] }],
    ['plotbesa', { category: 'Plots', locality: ['besa'] }],
    ['offc rent', { category: 'Commercial', subType: ['office'], type: 'rent' }],
    ['two three bhk', { bedrooms: [2, 3] }],
    ['teen char bhk', { bedrooms: [3, 4] }],
    ['forty fifty lakh', { minPrice: 4_000_000, maxPrice: 5_000_000 }],
    ['two fifty sq ft shop', { minArea: 225, maxArea: 275, category: 'Commercial', subType: ['shop'] }],
    ['twenty five lakh', { maxPrice: 2_500_000 }],
  ]);
});

test('words mean the same together, apart and with hyphens', () => {
  const parts = [
    fc.constantFrom('2', '3'),
    fc.constantFrom('bhk'),
    fc.constantFrom('rent', 'sale', 'flat'),
  ] as const;
  fc.assert(
    fc.property(...parts, fc.constantFrom('besa', 'sadar', 'khamla'), (count, rooms, kind, place) => {
      const apart = parsePhrasing(`${count} ${rooms} ${kind} ${place}`).search;
      for (const typed of [`${count}${rooms}${kind} ${place}`, `${count}-${rooms} ${kind} ${place}`])
        expect(parsePhrasing(typed).search).toEqual(apart);
    }),
  );
});

describe('what is not asked', () => {
  testPhrasings([
    ['parking nasel tar chalel 2bhk', { bedrooms: [2] }],
    ['lift na ho to bhi 1bhk', { bedrooms: [1] }],
    ['no parking reqd 2bhk', { bedrooms: [2] }],
    ['not more than 3 km from vnit', { near: 'vnit', within: 3, sort: 'distance' }],
    ['more than 3 km from vnit', { notNear: ['vnit_3'] }],
    ['any but south facing', { notFacing: ['south'] }],
    ['east side of nagpur 2bhk', { bedrooms: [2], near: 'east-nagpur' }],
    ['bina balkani wala ghar', { ...HOME, maxBalconies: 0 }],
  ]);
});

describe('bounds, wishes and refusals behind what they are about', () => {
  testPhrasings([
    ['near school and gym', { near: 'school', sort: 'distance' }],
    ['1bhk+2bhk', { bedrooms: [1, 2] }],
    ['3 bhk or larger', { minBedrooms: 3 }],
    ['2 bhk or smaller', { bedrooms: [1, 2] }],
    ['east facing flat preferred but not mandatory', HOME],
    ['west facing avoid, 2bhk', { bedrooms: [2], notFacing: ['west'] }],
    ['avoid west facing, 2bhk', { bedrooms: [2], notFacing: ['west'] }],
    ['possession by next november', { maxPossessionDate: '2027-11-30' }],
    ['resale okay 2bhk', { bedrooms: [2] }],
    ['congres metro ke paas', { near: 'congress-nagar-metro', sort: 'distance' }],
    ['विना ब्रोकर २ बीएचके', { bedrooms: [2], byOwner: 'yes' }],
  ]);

  test('what is not meant to be sold is no errand, and what lies outside is named', () => {
    expect(parsePhrasing('makan bechna nahi lena hai').answer).toBeUndefined();
    expect(parsePhrasing('plot outside nagpur').unrecognised).toEqual(['outside nagpur']);
  });
});

describe('refusals and dates reach what they are said of', () => {
  testPhrasings([
    ['without agents khamla 2bhk', { bedrooms: [2], locality: ['khamla'], byOwner: 'yes' }],
    ['not in khamla 2bhk', { bedrooms: [2], notLocality: ['khamla'] }],
    ['possession after march 2027', { minPossessionDate: '2027-04-01' }],
    ['after march 2027 possession', { minPossessionDate: '2027-04-01' }],
    ['before march 2027 possession', { maxPossessionDate: '2027-02-28' }],
    ['farmland 25 lakh an acre', { category: 'Agricultural', maxRate: 57 }],
    ['minimum 3 rooms', { minBedrooms: 3 }],
    ['1bhk no deposit 7k', { type: 'rent', bedrooms: [1], maxPrice: 7000, maxDeposit: 0 }],
    ['1bhk deposit 7k', { type: 'rent', bedrooms: [1], maxDeposit: 7000 }],
    ['bring me flats', HOME],
    ['flat minus parking', { ...HOME, notAmenities: ['parking'] }],
    ['bhk 1 or 2', { bedrooms: [1, 2] }],
  ]);

  test('what no filter asks is named whole', () => {
    expect(parsePhrasing('2 side open flat').unrecognised).toEqual(['2 side open']);
    expect(parsePhrasing('far away from the city').unrecognised).toEqual(['far away from the city']);
  });
});

describe('misspelt kinds and furnishings', () => {
  testPhrasings([
    // a plot as well as a flat: it only ranks
    ['plat besa', { locality: ['besa'] }],
    ['vungalow', { category: 'Villas' }],
    ['fenthouse', { ...HOME, subType: ['penthouse'] }],
    ['semmi furnish flat', { ...HOME, furnishing: ['semi-furnished'] }],
    ['ful furnished flat', { ...HOME, furnishing: ['furnished'] }],
  ]);
});

describe('kinds of places', () => {
  testPhrasings([
    ['near icse school', { near: 'school', sort: 'distance' }],
    ['near a good english medium school', { near: 'school', sort: 'distance' }],
    ['eye hospital ke paas', { near: 'hospital', sort: 'distance' }],
    ['orange line metro near', { near: 'metro', sort: 'distance' }],
    ['aqua line metro ke paas', { near: 'metro', sort: 'distance' }],
    ['school near', { near: 'school', sort: 'distance' }],
    ['ambzari garden', { near: 'ambazari-garden', sort: 'distance' }],
    ['between besa and vnit', { near: 'besa', alsoNear: ['vnit'], sort: 'distance' }],
    ['मेट्रोपासून चालत दहा मिनिटांवर', { near: 'metro', within: 0.6, sort: 'distance' }],
    ['15 min from aiims by bike', { near: 'aiims', within: 4.4, sort: 'distance' }],
    ['walkable to manish nagar garden', { locality: ['manish-nagar'] }],
    ['3 bhk temple nearby', { bedrooms: [3] }],
    ['3 bhk temple', { bedrooms: [3], amenities: ['temple'] }],
    ['shinde patil chowk besa', { locality: ['besa'] }],
    ['farmland katol road', { category: 'Agricultural', locality: ['katol-road'] }],
  ]);

  test('the words that say which ones of a kind rank, and a thing of a place is named', () => {
    expect(parsePhrasing('near icse school').words).toEqual(['icse']);
    expect(parsePhrasing('walkable to manish nagar garden').unrecognised).toEqual(['garden']);
    expect(parsePhrasing('3 bhk gym nearby').unrecognised).toEqual(['gym nearby']);
  });
});

describe('facts said in other words', () => {
  testPhrasings([
    ['3 stilt car parks', { parkingKind: ['stilt'], minParking: 3 }],
    ['one open parking', { parkingKind: ['open'] }],
    ['sharing room 3 persons', { ...ROOM, minBedsInRoom: 3, maxBedsInRoom: 3 }],
    ['2 bhk for 4 persons', { bedrooms: [2] }],
    ['possession should be before march 2027', { maxPossessionDate: '2027-02-28' }],
    ['2bhk rent in february', { type: 'rent', bedrooms: [2], maxAvailableFrom: '2027-02-28' }],
    ['15 dec ko kiraye pe 1bhk', { type: 'rent', bedrooms: [1], maxAvailableFrom: '2026-12-15' }],
    ['listed in last 48 hours', { listedWithin: 2 }],
    ['north east not allowed plot', { category: 'Plots', notFacing: ['north-east'] }],
    ['purana ghar chalega parking ke sath', { ...HOME, amenities: ['parking'] }],
    ['गार्डनसह जिमसह फ्लॅट', { ...HOME, amenities: ['garden', 'gym'] }],
    ['not in besa, manewada is fine', { notLocality: ['besa'], locality: ['manewada'] }],
  ]);

  test.each([['what is the deposit for 1bhk', 'what is the deposit']])(
    '%s: what no filter asks is named',
    (text, left) => expect(parsePhrasing(text).unrecognised).toContain(left),
  );

  test.each([
    ['how much will i get for my flat', 'sell'],
    ['advertise my shop for rent', 'let'],
    ['compare prices of besa and khamla', 'rate'],
    ['who pays brokerage', 'fees'],
  ] as const)('%s is the errand %s', (text, kind) => expect(parsePhrasing(text).answer?.kind).toBe(kind));

  test('a building is what is looked for only where no kind is said', () => {
    expect(parsePhrasing('building for sale').words).toEqual(['building']);
    expect(parsePhrasing('2bhk in new building').words).toEqual([]);
    expect(parsePhrasing('pmay flat')).toMatchObject({ service: 'vridi', words: ['pmay'] });
  });
});

describe('what is needed and what is refused', () => {
  testPhrasings([
    ['under construction not needed', { notPossession: ['under-construction'] }],
    ['resale not required 2bhk', { notSaleOf: ['resale'], bedrooms: [2] }],
    ['ground floor not needed', { notFloor: [0] }],
    ['lift not needed', {}],
    ['ready possession not required', {}],
    ['west facing not', { notFacing: ['west'] }],
    [
      '2bhk besa, ground floor not, lift',
      { bedrooms: [2], locality: ['besa'], notFloor: [0], amenities: ['lift'] },
    ],
    ['jaripatka not', { notLocality: ['jaripatka'] }],
  ]);
});

describe('the height of a house is not the floor of a home', () => {
  test.each(['2 floor house', '3 floor building', '2 floors bungalow'])('%s', (text) => {
    const { search, unrecognised } = parsePhrasing(text);
    expect(search).not.toHaveProperty('minFloor');
    expect(unrecognised.join()).toMatch(/^[23] floor/);
  });
  testPhrasings([
    ['2 floor flat', { ...HOME, minFloor: 2, maxFloor: 2 }],
    ['2nd floor house', { ...HOME, minFloor: 2, maxFloor: 2 }],
  ]);
});

test('a couple that lives together is not where somebody lives', () => {
  expect(parsePhrasing('flat for live in couple').search).toMatchObject(
    parsePhrasing('unmarried couple').search,
  );
});

describe('two limits, each behind its amount', () => {
  const above = ['se upar', 'ke upar', 'se zyada', 'se jyada', 'peksha jast', 'से ऊपर', 'पेक्षा जास्त', 'च्या वर'];
  const below = ['se niche', 'ke niche', 'se kam', 'ke andar', 'tak', 'peksha kami', 'से कम', 'च्या आत'];
  const pairs = above.flatMap((more) => below.flatMap((less) => [`30 lakh ${more} 50 lakh ${less}`]));
  test.each(pairs)('%s', (text) => {
    const { search, unrecognised } = parsePhrasing(text);
    expect(search).toMatchObject({ minPrice: 3_000_000, maxPrice: 5_000_000 });
    expect(unrecognised).toEqual([]);
  });
});
