import { parsePhrasing, testPhrasings } from '@/test/phrasings';

const HOME = { category: 'Residential' };

describe('a refusal at the end', () => {
  testPhrasings([
    ['corner ya east facing plot nahi', { category: 'Plots', notCorner: ['yes'], notFacing: ['east'] }],
    ['lift wala ya ground floor flat nahi', { ...HOME, notAmenities: ['lift'], notFloor: [0] }],
    ['lift ya parking nahi chahiye', { notAmenities: ['lift', 'parking'] }],
    ['garden kiwa gym nako', { notAmenities: ['garden', 'gym'] }],
    ['furnished ya semi furnished nahi chahiye', { notFurnishing: ['furnished', 'semi-furnished'] }],
    ['east ya north facing, south nahi', { facing: ['east', 'north'], notFacing: ['south'] }],
    ['ground floor var nako', { notFloor: [0] }],
    ['lift naslela tower nako', { amenities: ['lift'] }],
    ['लिफ्ट नसलेली इमारत नको', { amenities: ['lift'] }],
    ['metro se door', { notNear: ['metro'] }],
    ['शाळेपासून लांब', { notNear: ['school'] }],
    ['besa, manish nagar dono nahi', { notLocality: ['besa', 'manish-nagar'] }],
    ['row house nahi, bungalow bhi nahi, sirf flat', { ...HOME, notSubType: ['row-house'] }],
    ['flat na ground floor na top floor', { ...HOME, notFloor: [0], notFloorAt: ['top'] }],
    ['पार्किंग नसलेले घर', { ...HOME, notAmenities: ['parking'] }],
    ['पहिल्या मजल्यापेक्षा वर नको', { maxFloor: 1 }],
    ['ground floor excluded', { notFloor: [0] }],
    ['एम्स के पास प्लॉट नहीं फ्लैट', { ...HOME, near: 'aiims', sort: 'distance' }],
    ['metro se dur nahi', { near: 'metro', sort: 'distance' }],
  ]);

  test.each([
    ['family nako', 'family nako'],
    ['showroom no space', 'no space'],
    ['coworking nahi private office', 'coworking nahi'],
    ['road se dur plot', 'road se dur'],
    ['हायवेपासून दूर घर', 'हायवेपासून दूर'],
    ['1 lakh deposit nako', '1 lakh deposit nako'],
    ['gym or sauna', 'gym or sauna'],
    ['manish nagar or not besa', 'manish nagar or not besa'],
  ])('that no filter asks in "%s" is named', (text, named) => {
    expect(parsePhrasing(text).unrecognised).toEqual([named]);
  });
});

describe('a refusal at the beginning', () => {
  testPhrasings([
    ['nahi chahiye ground floor, top floor bhi nahi', { notFloor: [0], notFloorAt: ['top'] }],
    ['nako south facing', { notFacing: ['south'] }],
    ['nothing on the 4th floor, 3bhk', { notFloor: [4], bedrooms: [3] }],
    ['nothing above 60 lakh', { maxPrice: 6_000_000 }],
    ['any area but hudkeshwar', { notLocality: ['hudkeshwar'] }],
    ['flat on any floor except first', { ...HOME, notFloor: [1] }],
    ['2 bhk above ground floor but not top', { bedrooms: [2], minFloor: 1, notFloorAt: ['top'] }],
  ]);
});

describe('what is accepted beside a wish of the same kind', () => {
  testPhrasings([
    ['1st floor preferred but 2nd also ok', { minFloor: 1, maxFloor: 2 }],
    ['ground floor preferred but 1st floor also ok', { minFloor: 0, maxFloor: 1 }],
    ['east facing preferred but north facing also ok', { facing: ['east', 'north'] }],
    ['east facing preferred but west also ok', { facing: ['east', 'west'] }],
    ['furnished preferred but semi furnished ok', { furnishing: ['furnished', 'semi-furnished'] }],
    ['south facing bhi chalega', {}],
    ['east facing nahi mila to west chalega', { facing: ['east', 'west'] }],
    ['lift must, balcony optional', { amenities: ['lift'] }],
    ['vastu not important', {}],
    ['need not be rera approved', {}],
    ['बिगरशेती प्लॉट नसेल तरी चालेल', { category: 'Plots' }],
    ["furnished or not doesn't matter 2bhk", { bedrooms: [2] }],
  ]);
});

describe('ordinals and the station', () => {
  testPhrasings([
    ['5vi manzil ke upar', { minFloor: 6 }],
    ['3ऱ्या मजल्यावर 2bhk', { bedrooms: [2], minFloor: 3, maxFloor: 3 }],
    ['तळमजला किंवा पहिला मजला', { minFloor: 0, maxFloor: 1 }],
    ['सहाव्या मजल्याच्या वर', { minFloor: 7 }],
    ['deposit 1 lakh se zyada nahi', { type: 'rent', maxDeposit: 100_000 }],
    ['10 va majla', { minFloor: 10, maxFloor: 10 }],
    ['2nd floor var flat', { ...HOME, minFloor: 2, maxFloor: 2 }],
    ['station se 15 minute', { near: 'nagpur-railway-station', within: 4.4, sort: 'distance' }],
    ['स्टेशनजवळ घर', { ...HOME, near: 'nagpur-railway-station', sort: 'distance' }],
  ]);

  test.each([
    ['police station ke paas', undefined],
    ['bus station ke paas', 'ganeshpeth-bus-stand'],
  ])('"%s" is not the railway', (text, near) => {
    expect(parsePhrasing(text).search.near).toBe(near);
  });
});

describe('a refusal and a wish of the same', () => {
  test.each(['coworking nahi private office', 'resale nahi, resale flat', 'no east facing east facing flat'])(
    'in "%s" never leave an empty page',
    (text) => {
      const { search } = parsePhrasing(text);
      expect(search.notSubType ?? search.notSaleOf ?? search.notFacing).toBeUndefined();
    },
  );
});

describe('a question, or none', () => {
  test.each(['is rera necessary', 'rera zaroori hai kya', 'is maharera mandatory'])(
    '"%s" asks about the register',
    (text) => {
      const { answer, search } = parsePhrasing(text);
      expect(answer?.kind).toBe('rera');
      expect(search.registered).toBeUndefined();
    },
  );

  testPhrasings([
    ['2bhk nahi hai kya besa me', { bedrooms: [2], locality: ['besa'] }],
    ['बेसा मध्ये प्लॉट नाही का', { locality: ['besa'], category: 'Plots' }],
    ['2bhk in besa or not', { bedrooms: [2], locality: ['besa'] }],
  ]);

  test.each(['P50500012a', 'P5050004315'])('"%s" is a misspelt code, and no price', (text) => {
    expect(parsePhrasing(text)).toMatchObject({ search: {}, unrecognised: [text] });
  });

  test('"price drop flats" asks for no rate', () => {
    expect(parsePhrasing('price drop flats')).toMatchObject({ search: HOME, words: ['price', 'drop'] });
    expect(parsePhrasing('price drop flats').answer).toBeUndefined();
  });
});
