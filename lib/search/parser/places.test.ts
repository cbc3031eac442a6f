import { type ExpectedSearch, LAKH, parsePhrasing, testPhrasings } from '@/test/phrasings';

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

describe('a locality of the gazetteer is understood before anything is listed there', () => {
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

describe('a locality that is not in the gazetteer is a word that ranks, in the city of the site', () => {
  testPhrasings([
    ['bellandur', { city: 'nagpur' }],
    ['2 bhk marredpally', { bedrooms: [2] }],
    ['golden nagar', { city: 'nagpur' }],
    ['madhavpur', { city: 'nagpur' }],
    ['tilak vasti shop', { category: 'Commercial', subType: ['shop'] }],
  ]);
});

describe('typing errors and other spellings, in the city', () => {
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
    // it says what it shows
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
  ])('%s is a name of the place: nothing was corrected', (text, expected) => {
    const { search, corrections } = parsePhrasing(text);
    expect(search).toEqual({ city: 'nagpur', ...expected });
    expect(corrections).toEqual([]);
  });

  test('never into another city, and a name of another city is said', () => {
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

describe('a phrase is never a place and lends it no word', () => {
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

describe('what is not wanted', () => {
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
  ])('%s leaves out, and says so: %j', (text, unrecognised) => {
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
  ])('%s leads to %s and shows no listings of its own', (text, service) => {
    expect(parsePhrasing(text)).toMatchObject({ service, search: {} });
    expect(parsePhrasing(text).search).toEqual({});
  });

  test('beside a search it is only named', () => {
    expect(parsePhrasing('3 bhk with home loan')).toMatchObject({
      service: 'vridi',
      search: { bedrooms: [3], city: 'nagpur' },
    });
  });
});
