import fc from 'fast-check';
import { parsePhrasing, testPhrasings } from '@/test/phrasings';
import { senseAt } from './lexicon';
import type { ParsedQuery } from './parse';
import phrasings from './phrasings.json';
import afresh from './phrasings-afresh.json';
import apart from './phrasings-apart.json';
import { tokenize } from './tokens';

describe('refused ends', () => {
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
    ])('names the wish without a filter in "%s"', (text, named) => {
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

  describe('alternatives accepted beside a wish of the same kind', () => {
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

  describe('ordinals and stations', () => {
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
    ])('does not take "%s" for the railway', (text, near) => {
      expect(parsePhrasing(text).search.near).toBe(near);
    });
  });

  describe('a refusal and a wish for the same thing', () => {
    test.each([
      'coworking nahi private office',
      'resale nahi, resale flat',
      'no east facing east facing flat',
    ])('do not empty the page in "%s"', (text) => {
      const { search } = parsePhrasing(text);
      expect(search.notSubType ?? search.notSaleOf ?? search.notFacing).toBeUndefined();
    });
  });

  describe('questions and look-alikes', () => {
    test.each(['is rera necessary', 'rera zaroori hai kya', 'is maharera mandatory'])(
      'reads "%s" as a question about the register',
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

    test.each(['P50500012a', 'P5050004315'])('reads "%s" as a misspelt code and not as a price', (text) => {
      expect(parsePhrasing(text)).toMatchObject({ search: {}, unrecognised: [text] });
    });

    test('reads no rate from "price drop flats"', () => {
      expect(parsePhrasing('price drop flats')).toMatchObject({ search: HOME, words: ['price', 'drop'] });
      expect(parsePhrasing('price drop flats').answer).toBeUndefined();
    });
  });
});

describe('refusals beside a wish', () => {
  type Part = readonly [text: string, set: ParsedQuery['search']];
  const AHEAD =
    'avoid, not, no, except, excluding, dont want, not interested in, other than, apart from, never, strictly no, but not, skip, exclude, not looking for';
  const BEHIND =
    'strictly no, not allowed, not acceptable, excluded, nako, nahi, nahi chahiye, mat dikhana, ko chhod ke, ke alawa, ke siva, nahi chalega, sodun, vaglun, chalnar nahi, nakoch, bilkul nahi, no no, wont work, nahi pasand, na ho';
  const LATIN = {
    wishes: [
      [
        '2 bhk under 50 lakh manish nagar',
        { bedrooms: [2], maxPrice: 5_000_000, locality: ['manish-nagar'] },
      ],
      ['3bhk khamla above ₹60 lakh', { bedrooms: [3], minPrice: 6_000_000, locality: ['khamla'] }],
      ['plot above 1000 sqft under ₹20 lakh', { category: 'Plots', minArea: 1000, maxPrice: 2_000_000 }],
      ['1 bhk on rent 12k', { bedrooms: [1], type: 'rent', maxPrice: 12_000 }],
    ] as Part[],
    refused: [
      ['besa', { notLocality: ['besa'] }],
      ['south facing', { notFacing: ['south'] }],
      ['ground floor', { notFloor: [0] }],
    ] as Part[],
    refusals: [
      ...AHEAD.split(', ').map((word) => (what: string) => `${word} ${what}`),
      ...BEHIND.split(', ').map((word) => (what: string) => `${what} ${word}`),
    ],
  };
  const DEVANAGARI = {
    wishes: [
      ['२ बीएचके ५० लाख', { bedrooms: [2], maxPrice: 5_000_000 }],
      ['मनीष नगर फ्लॅट', { locality: ['manish-nagar'], category: 'Residential' }],
    ] as Part[],
    refused: [
      ['बेसा', { notLocality: ['besa'] }],
      ['दक्षिण मुखी', { notFacing: ['south'] }],
      ['तळमजला', { notFloor: [0] }],
    ] as Part[],
    refusals:
      'नको, सोडून, वगळून, नाही पाहिजे, चालणार नाही, नसावा, नहीं चाहिए, नहीं, छोड़कर, के अलावा, मत दिखाना, शिवाय, नकोच'
        .split(', ')
        .map((word) => (what: string) => `${what} ${word}`),
  };

  test.each([
    ['Latin letters', LATIN],
    ['Devanagari', DEVANAGARI],
  ])('exclude exactly the named things in %s', (_, { wishes, refused, refusals }) => {
    let tried = 0;
    const inOrder = (search: object) => JSON.stringify(Object.entries(search).sort());
    const wrong = refused.flatMap(([what, out]) =>
      refusals.flatMap((refuse) =>
        // each place in the refusal, combined with each wish
        [0, 1, 2].flatMap((place) => {
          const [wish, asked] = wishes[tried++ % wishes.length]!;
          const text = [`${wish} ${refuse(what)}`, `${wish}, ${refuse(what)}`, `${refuse(what)}. ${wish}`][
            place
          ]!;
          const expected = { city: 'nagpur', ...asked, ...out };
          return inOrder(parsePhrasing(text).search) === inOrder(expected) ? [] : [text];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  testPhrasings([
    ['not ground floor and not top floor', { notFloor: [0], notFloorAt: ['top'] }],
    ['shop not in basement', { category: 'Commercial', subType: ['shop'] }],
  ]);
});

describe('refused limits', () => {
  /** Amounts whose refused comparison must become the opposite limit, wherever the refusal stands. */
  const AMOUNTS = [
    ['50 lakh', { maxPrice: 5_000_000 }, { minPrice: 5_000_000 }],
    ['1200 sqft', { maxArea: 1200 }, { minArea: 1200 }],
    ['4th floor', { maxFloor: 4 }, { minFloor: 4 }],
    ['5000 per sqft', { maxRate: 5000 }, { minRate: 5000 }],
  ] as const;
  const REFUSALS = {
    ahead: ['not', 'no', 'never', 'nothing', 'dont want', 'should not be'],
    behind: ['nahi', 'nako', 'na ho', 'nahi chahiye', 'नहीं', 'नको'],
  };
  const COMPARISONS = {
    more: {
      ahead: ['above', 'over', 'more than', 'higher than'],
      behind: ['se zyada', 'se upar', 'से ज्यादा'],
    },
    less: { ahead: ['below', 'under', 'less than'], behind: ['se kam', 'se niche', 'पेक्षा कमी'] },
  };
  const readings = AMOUNTS.flatMap(([amount, most, least]) =>
    (
      [
        ['more', most],
        ['less', least],
      ] as const
    ).flatMap(([side, expected]) => [
      ...REFUSALS.ahead.flatMap((no) =>
        COMPARISONS[side].ahead.map((word) => [`flat ${no} ${word} ${amount}`, expected] as const),
      ),
      ...REFUSALS.behind.flatMap((no) =>
        COMPARISONS[side].behind.map((word) => [`flat ${amount} ${word} ${no}`, expected] as const),
      ),
    ]),
  );

  describe('a refused comparison', () => {
    test('becomes the opposite limit in each combination', () => {
      const wrong = readings.flatMap(([text, expected]) => {
        const { search, unrecognised } = parsePhrasing(text);
        const wanted = { city: 'nagpur', category: 'Residential', ...expected };
        const isRight =
          JSON.stringify(Object.entries(search).sort()) === JSON.stringify(Object.entries(wanted).sort());
        return isRight && unrecognised.length === 0
          ? []
          : [`${text}: ${JSON.stringify(search)} ${unrecognised}`];
      });
      expect(wrong).toEqual([]);
    });

    testPhrasings([
      ['no flats under 50 lakh', { category: 'Residential', minPrice: 5_000_000 }],
      ['no bungalow above 1 crore', { category: 'Villas', maxPrice: 10_000_000 }],
      ['no plots smaller than 1000 sq ft', { category: 'Plots', minArea: 1000 }],
      ['no flat higher than 5th floor', { category: 'Residential', maxFloor: 5 }],
      ['no 2bhk under 30 lakh', { bedrooms: [2], minPrice: 3_000_000 }],
      ['no flat near airport', { category: 'Residential', notNear: ['nagpur-airport'] }],
      ['no plots, only flats under 50 lakh', { category: 'Residential', maxPrice: 5_000_000 }],
      ['road 40 feet se kam na ho plot', { category: 'Plots', minRoadWidth: 40 }],
      ['plot front 25 feet at least', { category: 'Plots', minFrontage: 25 }],
      ['flat emi 20 hajar se zyada na ho', { category: 'Residential', maxEmi: 20_000 }],
      ['not before march possession', { minPossessionDate: '2027-03-01' }],
      ['airport se door plot nahi chahiye', { category: 'Plots', near: 'nagpur-airport', sort: 'distance' }],
      ['ground ya top floor nahi 2bhk', { bedrooms: [2], notFloor: [0], notFloorAt: ['top'] }],
      ['ग्राउंड फ्लोर और टॉप फ्लोर नहीं चाहिए', { notFloor: [0], notFloorAt: ['top'] }],
      ['apart from ground floor any floor 2 bhk', { bedrooms: [2], notFloor: [0] }],
    ]);

    test.each([
      ['nalla ke paas plot nako', 'nalla ke paas'],
      ['no plot near nalla', 'near nalla'],
    ])('of an unknown place in "%s" is named, and the kind remains', (text, named) => {
      expect(parsePhrasing(text)).toMatchObject({ search: { category: 'Plots' }, unrecognised: [named] });
    });
  });

  describe('fallbacks after an unavailable first choice', () => {
    testPhrasings([
      ['2bhk nahi to 3bhk manewada', { bedrooms: [2, 3], locality: ['manewada'] }],
      ['besa nahi mila to manish nagar', { locality: ['besa', 'manish-nagar'] }],
      ['east facing nahi ho to north facing plot', { category: 'Plots', facing: ['east', 'north'] }],
      [
        'fully furnished flat ya semi furnished',
        { category: 'Residential', furnishing: ['furnished', 'semi-furnished'] },
      ],
    ]);

    test('are named together if no filter covers both', () => {
      expect(parsePhrasing('lift nahi hai to ground floor')).toMatchObject({
        search: {},
        unrecognised: ['lift nahi hai to ground floor'],
      });
    });
  });

  describe('alternatives and options', () => {
    testPhrasings([
      ['lift ho ya na ho 2bhk chalega', { bedrooms: [2] }],
      ['gym nahi bhi ho to chalega 2bhk', { bedrooms: [2] }],
      ['parking wala flat nahi hai to bina parking bhi chalega', { category: 'Residential' }],
      ['bina lift wala flat bhi chalega 2nd floor tak', { category: 'Residential', maxFloor: 2 }],
      ['rera nahi hai to nahi chahiye flat', { category: 'Residential', registered: ['yes'] }],
      ['tal majla kinva pahila majla chalel', { minFloor: 0, maxFloor: 1 }],
      ['tisrya majlyaparyant flat chalel', { category: 'Residential', maxFloor: 3 }],
      [
        'plot facing north or east but not corner',
        { category: 'Plots', facing: ['north', 'east'], notCorner: ['yes'] },
      ],
      ['not facing south or west plot', { category: 'Plots', notFacing: ['south', 'west'] }],
      ['flat on 4th 5th or 6th floor', { category: 'Residential', minFloor: 4, maxFloor: 6 }],
    ]);

    test.each([
      ['corner plot ya park facing plot', { category: 'Plots' }],
      ['garden facing ya east facing flat', { category: 'Residential' }],
    ])('sets no filter for two alternatives without a common one in "%s"', (text, { category }) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', category });
      expect(unrecognised.length).toBeGreaterThan(0);
    });
  });

  describe('numbers', () => {
    test('uses the wider of two limits, and names the other', () => {
      expect(parsePhrasing('10 lakh cash, 2bhk 40 lakh')).toMatchObject({
        search: { bedrooms: [2], maxPrice: 4_000_000 },
        unrecognised: ['10 lakh'],
      });
    });

    testPhrasings([
      ['fifteen hundred square feet plot', { category: 'Plots', minArea: 1350, maxArea: 1650 }],
      [
        'land 2 acre above 20 lakh below 40 lakh',
        { category: 'Plots', minArea: 78_408, maxArea: 95_832, minPrice: 2_000_000, maxPrice: 4_000_000 },
      ],
      ['40 lakh max 30 lakh min 2bhk', { bedrooms: [2], minPrice: 3_000_000, maxPrice: 4_000_000 }],
      ['nothing less than 1000 sqft and nothing over 55 lakh', { minArea: 1000, maxPrice: 5_500_000 }],
      [
        '3bhk bathroom 3 balcony 2 parking 1',
        { bedrooms: [3], minBathrooms: 3, minBalconies: 2, minParking: 1 },
      ],
      ['2BHK+lift+parking besa', { bedrooms: [2], amenities: ['lift', 'parking'], locality: ['besa'] }],
      [
        'aiims se plot 15 lakh tak',
        { category: 'Plots', near: 'aiims', maxPrice: 1_500_000, sort: 'distance' },
      ],
      [
        'flat rent 3 ladke',
        { category: 'Residential', type: 'rent', tenants: ['working-people', 'students', 'anyone'] },
      ],
    ]);

    test.each([
      ['एकर दहा लाख प्रमाणे शेती', 'दहा लाख प्रमाणे'],
      ['flat in a building with less than 4 floors', 'less than 4 floors'],
      ['plot 2000 zxqwv', '2000'],
    ])('names figures without a clear unit or whole in "%s"', (text, named) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(Object.keys(search).filter((key) => /^(?:min|max)/.test(key))).toEqual([]);
      expect(unrecognised).toContain(named);
    });

    /** Phrases such as "for 2 people" and "family of 4", because the number of residents is not a condition. */
    const OF_PEOPLE = /(?:family of \d|\d (?:people|boys|girls))/;
    test('always become part of a condition or are named', () => {
      // every third row of the long table, because each takes a millisecond or two
      const passedOver = [...phrasings.rows, ...apart.rows, ...afresh.rows.filter((_, at) => at % 3 === 0)]
        .map((row) => row.split(' | ')[0]!)
        .filter((text) => !OF_PEOPLE.test(text) && !/\b[12](?:nd|st)? (?:also|bhk no)/.test(text))
        .flatMap((text) => {
          const { answer, code, service, parts, unrecognised, words } = parsePhrasing(text);
          if (answer ?? code ?? service) return [];
          const said = [...parts.map((part) => part.words), ...unrecognised, ...words].join(' | ');
          const missed = (text.match(/[\d०-९][\d०-९.,]*/g) ?? []).filter(
            (figure) => !said.includes(figure.replace(/[.,]$/, '')),
          );
          return missed.length > 0 ? [`${text}: ${missed}`] : [];
        });
      expect(passedOver).toEqual([]);
    });
  });

  test('names an empty range instead of reversing it', () => {
    expect(parsePhrasing('2 bhk above 80 lakh below 50 lakh')).toMatchObject({
      search: { city: 'nagpur', bedrooms: [2] },
      unrecognised: ['above 80 lakh', 'below 50 lakh'],
    });
  });

  test('keeps rooms beside a kind without rooms, which it names', () => {
    expect(parsePhrasing('wife ka office sadar me hai, 3 bhk 80 lakh tak')).toMatchObject({
      search: { city: 'nagpur', bedrooms: [3], maxPrice: 8_000_000 },
      unrecognised: ['office'],
    });
  });

  test.each([
    [
      'south facing strictly no. 2bhk 50L khamla',
      { notFacing: ['south'], bedrooms: [2], maxPrice: 5_000_000, locality: ['khamla'] },
    ],
    ['anything except flat under 30 lakh', { notSubType: ['flat'], maxPrice: 3_000_000 }],
    [
      'besa me mat dikhana, baki kahi bhi 2bhk 45 tak',
      { notLocality: ['besa'], bedrooms: [2], maxPrice: 4_500_000 },
    ],
    [
      '2 bhk under 50 lakh manish nagar avoid besa',
      { bedrooms: [2], maxPrice: 5_000_000, locality: ['manish-nagar'], notLocality: ['besa'] },
    ],
    ['no time pass please villa under 2 crore', { category: 'Villas', maxPrice: 20_000_000 }],
    ['2 BHK 55L or 3 BHK 75L in Besa', { bedrooms: [2, 3], maxPrice: 7_500_000, locality: ['besa'] }],
    ['mera loan 40 lakh pass hua hai aur 10 lakh cash hai', { maxPrice: 5_000_000 }],
    ['2 bhk besa 50 lakh. Regards, Ramesh', { bedrooms: [2], maxPrice: 5_000_000, locality: ['besa'] }],
  ])('applies refusals and limits only to their subjects in "%s"', (text, search) => {
    expect(parsePhrasing(text).search).toEqual({ city: 'nagpur', ...search });
  });

  test.each([
    '2 BHK 55L or 3 BHK 75L in Besa',
    '2 bhk 55 lakh and 3 bhk 75 lakh besa',
    '2bhk 55L ya 3bhk 75L besa',
  ])('keeps the sides of "%s" beside the wider search', (text) => {
    expect(parsePhrasing(text)).toMatchObject({
      search: { bedrooms: [2, 3], maxPrice: 7_500_000, locality: ['besa'] },
      either: [
        { bedrooms: [2], maxPrice: 5_500_000 },
        { bedrooms: [3], maxPrice: 7_500_000 },
      ],
      unrecognised: [],
    });
  });

  test('keeps no sides for places, or for rooms with one budget', () => {
    for (const text of ['2bhk besa or khamla 50L', '2 or 3 bhk 50 lakh'])
      expect(parsePhrasing(text).either).toEqual([]);
  });
});

describe('unused words', () => {
  /** Words that carry a condition, which must be used by one or shown as not understood. */
  const REFUSALS = {
    ahead: ['not', 'without', 'except', 'no'],
    behind: ['nahi chahiye', 'nako', 'नको', 'नहीं'],
  };
  const isRefused = (text: string): boolean => {
    const tokens = tokenize(text, new Set());
    return tokens.some((_, at) => senseAt(tokens, at, 'not'));
  };
  const sentences = [phrasings, apart, afresh]
    .flatMap(({ rows }) => rows)
    .map((row) => row.split(' | ')[0]!)
    .filter((text) => !isRefused(text));

  const read = ({ search, unrecognised, words, answer }: ParsedQuery): string =>
    JSON.stringify([Object.entries(search).sort(), unrecognised, words, answer?.kind]);

  const refusal = fc.oneof(
    fc.constantFrom(...REFUSALS.ahead).map((word) => [`${word} `, ''] as const),
    fc.constantFrom(...REFUSALS.behind).map((word) => ['', ` ${word}`] as const),
  );

  describe('a refusal', () => {
    test('changes the search beside any condition, or is named', () => {
      fc.assert(
        fc.property(fc.constantFrom(...sentences), fc.nat(9), refusal, (text, chosen, [ahead, behind]) => {
          const plain = parsePhrasing(text);
          fc.pre(!plain.answer && !plain.code && !plain.service && plain.parts.length > 0);
          // in "2 bhk below 30 or above 25" the refused rooms are already named
          fc.pre(!plain.unrecognised.some((named) => named.includes(' or ')));
          const { words } = plain.parts[chosen % plain.parts.length]!;
          const at = text.indexOf(words);
          fc.pre(at >= 0);
          const end = at + words.length;
          const refused = `${text.slice(0, at)}${ahead}${words}${behind}${text.slice(end)}`;
          expect({ refused, read: read(parsePhrasing(refused)) }).not.toEqual({ refused, read: read(plain) });
        }),
        { numRuns: 300, seed: 62 },
      );
    });

    test.each([
      'not',
      'nako',
      'nahi chahiye',
      'without',
      'except',
      'never',
      'less than',
      'before',
      'after',
      'se zyada',
      'पेक्षा जास्त',
      'नंतर',
      'ke bajay',
    ])('uses or names the trailing refusal or comparison "%s"', (word) => {
      const plain = '2 bhk with lift in besa';
      const more = parsePhrasing(`${plain} , ${word}`);
      expect(read(more)).not.toBe(read(parsePhrasing(plain)));
    });
  });

  describe('"or"', () => {
    const PARTS: Record<string, string[]> = {
      '2 bhk': ['bedrooms'],
      'near aiims': ['near'],
      'east facing': ['facing'],
      '3rd floor': ['minFloor', 'maxFloor'],
      'with lift': ['amenities'],
      'with garden': ['amenities'],
      'rera registered': ['registered'],
      resale: ['saleOf'],
      furnished: ['furnishing'],
    };
    const names = Object.keys(PARTS);
    const pairs = names.flatMap((part, i) => names.slice(i + 1).map((other) => [part, other] as const));

    test.each(pairs)('makes no condition of "%s" and "%s", and names both', (part, other) => {
      for (const join of ['or', 'ya', 'किंवा']) {
        const { search, unrecognised } = parsePhrasing(`flat besa ${part} ${join} ${other}`);
        for (const key of [...PARTS[part]!, ...PARTS[other]!]) expect(search).not.toHaveProperty(key);
        expect(unrecognised.join(' ')).toContain(join);
        expect(search).toMatchObject({ locality: ['besa'], category: 'Residential' });
      }
    });

    test.each([
      ['rent or buy 2 bhk', { city: 'nagpur', bedrooms: [2] }],
      ['2 bhk kharidna ya rent', { city: 'nagpur', bedrooms: [2] }],
      ['besa or near aiims 2 bhk', { city: 'nagpur', near: 'besa,aiims', bedrooms: [2], sort: 'distance' }],
      ['east ya south nagpur plot', { city: 'nagpur', near: 'east-nagpur,south-nagpur', category: 'Plots' }],
      ['north or west facing flat', { city: 'nagpur', facing: ['north', 'west'], category: 'Residential' }],
    ])('means either of both in "%s"', (text, search) => {
      expect(parsePhrasing(text).search).toEqual(search);
    });

    test.each(['owner or agent flat', 'west or furnished flat'])(
      'is named beside an everyday word in "%s"',
      (text) => {
        expect(parsePhrasing(text).unrecognised.join(' ')).toContain('or');
      },
    );
  });

  describe('refused kinds', () => {
    test.each([
      ['everything except plots in besa', { city: 'nagpur', locality: ['besa'], notCategory: ['Plots'] }],
      ['everything except flats', { city: 'nagpur', notSubType: ['flat'] }],
      ['anything but shops', { city: 'nagpur', notSubType: ['shop'] }],
      ['not villa not', { city: 'nagpur', category: 'Villas' }],
      ['no plots only flats', { city: 'nagpur', category: 'Residential' }],
      ['plot nako flat pahije', { city: 'nagpur', category: 'Residential' }],
      ['flat ya plot nahi', { city: 'nagpur', notSubType: ['flat'], notCategory: ['Plots'] }],
    ])('leave the other kinds in "%s"', (text, search) => {
      expect(parsePhrasing(text).search).toEqual(search);
    });

    test('are named as a whole beside an unknown word', () => {
      expect(parsePhrasing('gaothan plot nako')).toMatchObject({
        search: {},
        unrecognised: ['gaothan plot nako'],
      });
    });
  });

  describe('refused rooms', () => {
    test.each([
      ['anything but 1bhk in nandanvan', [2, 3, 4, 5]],
      ['1bhk nako 2bhk pahije', [2]],
      ['1bhk nako 2bhk nako', [3, 4, 5]],
      ['not 1bhk or 2bhk', [3, 4, 5]],
    ])('leave the others in "%s"', (text, bedrooms) => {
      expect(parsePhrasing(text).search.bedrooms).toEqual(bedrooms);
    });
  });
});
