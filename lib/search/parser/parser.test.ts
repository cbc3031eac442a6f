import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { AMENITIES, AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { BUILT_IN, Gazetteer } from '@/lib/places/gazetteer/rules';
import { findCity } from '@/lib/places/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { parserPlaces, suggest } from '@/lib/search/box/rules';
import { writePreferred } from '@/lib/search/preferred/rules';
import { searchPath } from '@/lib/search/rules';
import { parseSearch, searchQuery } from '@/lib/search/schema';
import { expectPhrasings } from '@/test/phrasing-tables';
import { CRORE, type ExpectedSearch, LAKH, parsePhrasing, testPhrasings } from '@/test/phrasings';
import { budgetLimit } from './budget';
import { type ParsedQuery, parseQuery } from './parse';
import phrasings from './phrasings.json';
import afresh from './phrasings-afresh.json';
import apart from './phrasings-apart.json';
import { buildPlaceIndex, type Place, suggestPlaces } from './place-index';
import { phraseSet, tokenize } from './tokens';
import { NOT_AFTER, NOT_BEFORE } from './vocabulary';

describe('amenity words', () => {
  test.each(['mr', 'hi'] as const)(
    'every amenity is understood by the name that pages give it in %s',
    (language) => {
      const { label } = textsIn(language);
      const missed = AMENITIES.filter(
        (amenity) => !parsePhrasing(label(AMENITY_LABELS[amenity])).search.amenities?.includes(amenity),
      );
      expect(missed.map((amenity) => label(AMENITY_LABELS[amenity]))).toEqual([]);
    },
  );
});

describe('amounts named', () => {
  describe('what no field says is named', () => {
    test.each([
      ['3 months deposit 10k rent', '3 months deposit', { type: 'rent', maxPrice: 10_000 }],
      ['deposit 2 months', 'deposit 2 months', { type: 'rent' }],
      ['4 log ke liye ghar', '4 log', { category: 'Residential' }],
    ])('%s', (text, left, expected) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toMatchObject(expected);
      expect(search).not.toHaveProperty('maxDeposit');
      expect(unrecognised).toEqual([left]);
    });
  });

  describe('amounts that are no price', () => {
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
    test('what a rent includes is named, and the amount is the rent', () => {
      const { search, unrecognised } = parsePhrasing('rent including maintenance 20k');
      expect(search).toEqual({ city: 'nagpur', type: 'rent', maxPrice: 20_000 });
      expect(unrecognised).toEqual(['maintenance']);
    });
  });
});

describe('amounts', () => {
  describe('rooms', () => {
    testPhrasings([
      ['3 bhk', { bedrooms: [3] }],
      ['3bhk', { bedrooms: [3] }],
      ['3 BHK flat', { bedrooms: [3], category: 'Residential' }],
      ['2 or 3 bhk', { bedrooms: [2, 3] }],
      ['2 bhk or 3 bhk', { bedrooms: [2, 3] }],
      ['2,3 bhk', { bedrooms: [2, 3] }],
      ['1bhk/2bhk', { bedrooms: [1, 2] }],
      ['2-4bhk', { bedrooms: [2, 3, 4] }],
      ['1 bhk to 3 bhk', { bedrooms: [1, 2, 3] }],
      ['3+ bhk', { minBedrooms: 3 }],
      ['3 bhk+', { minBedrooms: 3 }],
      ['minimum 3 bhk', { minBedrooms: 3 }],
      ['min 3 bedrooms', { minBedrooms: 3 }],
      ['at least 3 bhk', { minBedrooms: 3 }],
      ['minimum 3', { minBedrooms: 3 }],
      ['flat at least 2', { minBedrooms: 2, category: 'Residential' }],
      ['3 bhk or more', { minBedrooms: 3 }],
      ['3 bhk and above', { minBedrooms: 3 }],
      ['more than 2 bhk', { minBedrooms: 3 }],
      ['kam se kam 3 bhk', { minBedrooms: 3 }],
      ['किमान 3 बीएचके', { minBedrooms: 3 }],
      ['कम से कम २ बेडरूम', { minBedrooms: 2 }],
      ['maximum 2 bhk', { bedrooms: [1, 2] }],
      ['up to 3 bhk', { bedrooms: [1, 2, 3] }],
      ['less than 3 bhk', { bedrooms: [1, 2] }],
      ['2.5 bhk', { bedrooms: [2, 3] }],
      ['1 rk', { category: 'Residential', subType: ['rk'] }],
      ['three bedroom', { bedrooms: [3] }],
      ['teen bhk', { bedrooms: [3] }],
      ['do bhk flat', { bedrooms: [2], category: 'Residential' }],
      ['दोन बीएचके', { bedrooms: [2] }],
      ['३ बीएचके', { bedrooms: [3] }],
      ['तीन बेडरूम', { bedrooms: [3] }],
      ['7 bhk', { bedrooms: [5] }],
      ['bhk 2', { bedrooms: [2] }],
    ]);
  });

  describe('money', () => {
    testPhrasings([
      ['60 lakh', { maxPrice: 60 * LAKH }],
      ['under 60 lakh', { maxPrice: 60 * LAKH }],
      ['upto 60L', { maxPrice: 60 * LAKH }],
      ['60 lacs', { maxPrice: 60 * LAKH }],
      ['< 60 lakh', { maxPrice: 60 * LAKH }],
      ['budget 60 lakh', { maxPrice: 60 * LAKH }],
      ['budget is under 60 lakh', { maxPrice: 60 * LAKH }],
      ['price range 40-60 lakh', { minPrice: 40 * LAKH, maxPrice: 60 * LAKH }],
      ['60 lakh tak', { maxPrice: 60 * LAKH }],
      ['60 lakh ke andar', { maxPrice: 60 * LAKH }],
      ['60 lakh se kam', { maxPrice: 60 * LAKH }],
      ['60 lakh se upar', { minPrice: 60 * LAKH }],
      ['60 lakh se zyada', { minPrice: 60 * LAKH }],
      ['60 lakh and above', { minPrice: 60 * LAKH }],
      ['60 lakh+', { minPrice: 60 * LAKH }],
      ['above 1 crore', { minPrice: CRORE }],
      ['> 1 cr', { minPrice: CRORE }],
      ['not more than 75 lakh', { maxPrice: 75 * LAKH }],
      ['no more than 75 lakh', { maxPrice: 75 * LAKH }],
      ['₹1.5 cr', { maxPrice: 1.5 * CRORE }],
      ['Rs. 45,00,000', { maxPrice: 45 * LAKH }],
      ['45,00,000', { maxPrice: 45 * LAKH }],
      ['4500000', { maxPrice: 45 * LAKH }],
      ['under 500000', { maxPrice: 5 * LAKH }],
      ['40-60 lakh', { minPrice: 40 * LAKH, maxPrice: 60 * LAKH }],
      ['40 se 60 lakh', { minPrice: 40 * LAKH, maxPrice: 60 * LAKH }],
      ['40 lakh te 60 lakh', { minPrice: 40 * LAKH, maxPrice: 60 * LAKH }],
      ['from 40 lakh to 60 lakh', { minPrice: 40 * LAKH, maxPrice: 60 * LAKH }],
      ['between 90 lakh and 1.2 cr', { minPrice: 90 * LAKH, maxPrice: 1.2 * CRORE }],
      ['above 40 lakh below 60 lakh', { minPrice: 40 * LAKH, maxPrice: 60 * LAKH }],
      ['around 50 lakh', { minPrice: 45 * LAKH, maxPrice: 55 * LAKH }],
      ['50 lakh ke aas paas', { minPrice: 45 * LAKH, maxPrice: 55 * LAKH }],
      ['1 crore 20 lakh', { maxPrice: 1.2 * CRORE }],
      ['1 cr 20 l', { maxPrice: 1.2 * CRORE }],
      ['1 crore and 20 lakh', { maxPrice: 1.2 * CRORE }],
      ['under 1 crore 20 lakh 50 thousand', { maxPrice: 12_050_000 }],
      ['1 crore 20 lakh to 1 crore 50 lakh', { minPrice: 1.2 * CRORE, maxPrice: 1.5 * CRORE }],
      ['ek karod', { maxPrice: CRORE }],
      ['ek karod bees lakh', { maxPrice: 1.2 * CRORE }],
      ['dedh crore', { maxPrice: 1.5 * CRORE }],
      ['dhai crore tak', { maxPrice: 2.5 * CRORE }],
      ['saade teen crore', { maxPrice: 3.5 * CRORE }],
      ['sava crore', { maxPrice: 1.25 * CRORE }],
      ['pachas lakh', { maxPrice: 50 * LAKH }],
      ['twenty five lakh', { maxPrice: 25 * LAKH }],
      ['५० लाख', { maxPrice: 50 * LAKH }],
      ['पचास लाख', { maxPrice: 50 * LAKH }],
      ['दीड कोटी', { maxPrice: 1.5 * CRORE }],
      ['डेढ़ करोड़', { maxPrice: 1.5 * CRORE }],
      ['५० लाखांपर्यंत', { maxPrice: 50 * LAKH }],
      ['६० लाखाच्या आत', { maxPrice: 60 * LAKH }],
      ['60 लाख के अंदर', { maxPrice: 60 * LAKH }],
      ['४० ते ६० लाख', { minPrice: 40 * LAKH, maxPrice: 60 * LAKH }],
      ['एक कोटी वीस लाख', { maxPrice: 1.2 * CRORE }],
    ]);
  });

  describe('what a home costs each month, and in all', () => {
    testPhrasings([
      ['EMI 25k', { maxEmi: 25_000 }],
      ['EMI up to 35 000', { maxEmi: 35_000 }],
      ['emi under 25000', { maxEmi: 25_000 }],
      ['25k emi', { maxEmi: 25_000 }],
      ['max emi 30k', { maxEmi: 30_000 }],
      ['emi 30 hazar tak', { maxEmi: 30_000 }],
      ['3 bhk emi 30k', { bedrooms: [3], maxEmi: 30_000 }],
      ['3 bhk 25000 per month emi', { bedrooms: [3], maxEmi: 25_000 }],
      ['25k emi 3 bhk', { bedrooms: [3], maxEmi: 25_000 }],
      ['ईएमआई 25 हजार', { maxEmi: 25_000 }],
      ['२५ हजार हप्ता', { maxEmi: 25_000 }],
      ['3 bhk under 60 lakh emi 25k', { bedrooms: [3], maxPrice: 60 * LAKH, maxEmi: 25_000 }],
      ['all-in up to 60 L for a woman buyer', { maxAllIn: 60 * LAKH, buyer: 'woman' }],
      ['2 bhk all in under 45 lakh', { bedrooms: [2], maxAllIn: 45 * LAKH }],
      ['60 lakh all inclusive', { maxAllIn: 60 * LAKH }],
      ['60 lakh mein sab milakar', { maxAllIn: 60 * LAKH }],
      ['एकूण खर्च ६० लाखांपर्यंत', { maxAllIn: 60 * LAKH }],
      ['2 bhk mahila ke naam all in 50 lakh', { bedrooms: [2], buyer: 'woman', maxAllIn: 50 * LAKH }],
      ['all in 70 lakh joint buyers', { maxAllIn: 70 * LAKH, buyer: 'joint' }],
      ['60 00 000 total cost', { maxAllIn: 60 * LAKH }],
    ]);
    // nobody borrows for a rent
    testPhrasings([['emi 20k', { type: 'sale', maxEmi: 20_000 }]], 'rent');
  });

  describe('what is not the price', () => {
    testPhrasings([
      ['emi above 25000', {}],
      ['down payment 10 lakh', { maxPrice: 40 * LAKH }],
      ['10 lakh down payment 2 bhk', { maxPrice: 40 * LAKH, bedrooms: [2] }],
      ['loan of 40 lakh', {}],
      ['40 lakh ka loan', {}],
      ['2 bhk rent deposit 50000', { bedrooms: [2], type: 'rent', maxDeposit: 50_000 }],
      ['rent 15000 deposit 50000', { type: 'rent', maxPrice: 15_000, maxDeposit: 50_000 }],
      ['maintenance under 3000 2 bhk', { bedrooms: [2], maxMaintenance: 3000 }],
      // only the most can be asked for
      ['maintenance 1500 se kam nahi chahiye flat', { category: 'Residential' }],
      ['flat with deposit above 1 lakh', { category: 'Residential', type: 'rent' }],
      ['flat deposit 1 lakh se kam nako', { category: 'Residential', type: 'rent' }],
      ['salary 60k 1 bhk rent', { bedrooms: [1], type: 'rent' }],
      ['plot 2500 per sq ft', { category: 'Plots', maxRate: 2500 }],
      ['₹5000/sqft flat', { category: 'Residential', maxRate: 5000 }],
      ['land rate 40 lakh per acre', { category: 'Plots', maxRate: 92 }],
    ]);
  });

  /** What is let by the bed or the room. */
  const LIVING = { type: 'rent', category: 'Residential' };

  describe('rent', () => {
    testPhrasings([
      ['for rent', { type: 'rent' }],
      ['2 bhk on rent', { bedrooms: [2], type: 'rent' }],
      ['to let shop', { type: 'rent', category: 'Commercial', subType: ['shop'] }],
      ['tolet', { type: 'rent' }],
      ['rent under 20k', { type: 'rent', maxPrice: 20_000 }],
      ['rent 15000', { type: 'rent', maxPrice: 15_000 }],
      ['2 bhk rent 15000', { type: 'rent', bedrooms: [2], maxPrice: 15_000 }],
      ['rent 12000 to 18000', { type: 'rent', minPrice: 12_000, maxPrice: 18_000 }],
      ['15000 per month', { type: 'rent', maxPrice: 15_000 }],
      ['15k/month 1 bhk', { type: 'rent', maxPrice: 15_000, bedrooms: [1] }],
      ['20k monthly', { type: 'rent', maxPrice: 20_000 }],
      ['2 bhk under 20k', { type: 'rent', bedrooms: [2], maxPrice: 20_000 }],
      ['budget 25000', { type: 'rent', maxPrice: 25_000 }],
      ['flat kiraye pe', { type: 'rent', category: 'Residential' }],
      ['kiraye ka ghar', { type: 'rent', category: 'Residential' }],
      ['kiraya 12 hazar', { type: 'rent', maxPrice: 12_000 }],
      ['bhadyane flat pahije', { type: 'rent', category: 'Residential' }],
      ['bhade se makan', { type: 'rent', category: 'Residential' }],
      ['ghar bhade par 10000', { type: 'rent', category: 'Residential', maxPrice: 10_000 }],
      ['भाड्याने फ्लॅट', { type: 'rent', category: 'Residential' }],
      ['भाड्याने घर पाहिजे', { type: 'rent', category: 'Residential' }],
      ['किराये पर मकान', { type: 'rent', category: 'Residential' }],
      ['किराए का घर चाहिए', { type: 'rent', category: 'Residential' }],
      ['भाडे १५ हजार', { type: 'rent', maxPrice: 15_000 }],
      ['pg', { ...LIVING, subType: ['pg'] }],
      ['pg in dharampeth', { ...LIVING, subType: ['pg'], locality: ['dharampeth'] }],
      ['paying guest sadar', { ...LIVING, subType: ['pg'], locality: ['sadar'] }],
      ['girls hostel', { ...LIVING, subType: ['hostel'], sharers: ['women', 'anyone'] }],
      ['पीजी', { ...LIVING, subType: ['pg'] }],
      ['buy or rent', { city: 'nagpur' }],
      ['ghar kharidna hai', { type: 'sale', category: 'Residential' }],
      ['विकत घर', { type: 'sale', category: 'Residential' }],
      ['flat vikne aahe', { type: 'sale', category: 'Residential' }],
      ['resale flat', { category: 'Residential', saleOf: ['resale'] }],
    ]);
  });

  describe('a plain figure where rents are looked for is money', () => {
    testPhrasings(
      [
        ['2 bhk 15000', { bedrooms: [2], maxPrice: 15_000 }],
        ['12000', { maxPrice: 12_000 }],
        ['under 25000', { maxPrice: 25_000 }],
        ['10000-15000', { minPrice: 10_000, maxPrice: 15_000 }],
        ['dharampeth 20000', { locality: ['dharampeth'], maxPrice: 20_000 }],
        ['150000', { maxPrice: 150_000 }],
        ['440010', { locality: ['ramdaspeth', 'dharampeth', 'shankar-nagar', 'bajaj-nagar'] }],
      ],
      'rent',
    );
  });

  describe('area', () => {
    testPhrasings([
      ['1000 sq ft', { minArea: 900, maxArea: 1100 }],
      ['above 1200 sq ft', { minArea: 1200 }],
      ['1000 to 1500 sqft', { minArea: 1000, maxArea: 1500 }],
      ['2 acres+ farm land', { category: 'Agricultural', minArea: 87_120 }],
      ['5 एकर शेती', { category: 'Agricultural', minArea: 196_020, maxArea: 239_580 }],
      ['10 guntha plot', { category: 'Plots', minArea: 9801, maxArea: 11_979 }],
      ['plot 200 gaj', { category: 'Plots', minArea: 1620, maxArea: 1980 }],
      ['carpet area above 900', { minArea: 900 }],
      ['under 60 lakh above 900 sq ft', { maxPrice: 60 * LAKH, minArea: 900 }],
    ]);
  });

  describe('a figure that can only be lakhs, or thousands of a rent', () => {
    testPhrasings([
      ['2bhk besa under 40', { bedrooms: [2], locality: ['besa'], maxPrice: 40 * LAKH }],
      ['budget 45', { maxPrice: 45 * LAKH }],
      ['40 to 50 2bhk', { minPrice: 40 * LAKH, maxPrice: 50 * LAKH, bedrooms: [2] }],
      ['3 bhk 45', { bedrooms: [3], maxPrice: 45 * LAKH }],
      ['under 15 1bhk rent', { maxPrice: 15_000, bedrooms: [1], type: 'rent' }],
      ['top floor under 40', { floorAt: ['top'], maxPrice: 40 * LAKH }],
      ['sector 45 plot', { category: 'Plots' }],
      ['max 3 people', { city: undefined }],
    ]);
  });

  describe('money that is no price', () => {
    testPhrasings([
      ['20 lakh down payment 50 lakh flat', { category: 'Residential', maxPrice: 50 * LAKH }],
      ['60 lakh flat 15 lakh down payment', { category: 'Residential', maxPrice: 60 * LAKH }],
      ['5 lakh now and 20k emi', { maxPrice: 20 * LAKH, maxEmi: 20_000 }],
      ['new flat booking amount 1 lakh', { category: 'Residential', saleOf: ['new'] }],
      ["don't want above 60 lakh", { maxPrice: 60 * LAKH }],
      ['rate 3000 to 4000 per sq ft', { minRate: 3000, maxRate: 4000 }],
      ['per sq ft 4000 se kam plot', { category: 'Plots', maxRate: 4000 }],
      ['ten thousand sq ft plot', { category: 'Plots', minArea: 9000, maxArea: 11_000 }],
      ['bigger than 1000 sq ft', { minArea: 1000 }],
    ]);
  });

  describe('facts said in other orders', () => {
    testPhrasings([
      ['floor 2 to 5', { minFloor: 2, maxFloor: 5 }],
      ['floor not above 4', { maxFloor: 4 }],
      ['ground or first floor', { minFloor: 0, maxFloor: 1 }],
      ['not on ground or top floor', { notFloor: [0], notFloorAt: ['top'] }],
      ['no lift or parking', { notAmenities: ['lift', 'parking'] }],
      ['0-5 years old', { maxAgeYears: 5 }],
      ['possession within 6 months', { maxPossessionDate: '2027-05-31' }],
      ['east or west facing', { facing: ['east', 'west'] }],
      ['पूर्व किंवा उत्तर मुखी प्लॉट', { category: 'Plots', facing: ['east', 'north'] }],
      ['ishan facing', { facing: ['north-east'] }],
      ['do kamre ka makan', { category: 'Residential', bedrooms: [2] }],
      ['besides besa', { notLocality: ['besa'] }],
      ['besa chowk', { locality: ['besa'] }],
      ['1.5 km radius of vnit', { near: 'vnit', within: 1.5, sort: 'distance' }],
      ['possession next year', { maxPossessionDate: '2027-12-31' }],
      ['मेट्रोपासून एक किलोमीटर', { near: 'metro', within: 1, sort: 'distance' }],
      [
        'office fully furnished 20 seater',
        { category: 'Commercial', subType: ['office'], furnishing: ['furnished'], minSeats: 20 },
      ],
      ['ready reckoner rate', { city: 'nagpur' }],
      ['office address', { city: 'nagpur' }],
      ['vaishnodevi chowk metro', { near: 'vaishno-devi-square-metro', sort: 'distance' }],
    ]);
  });
});

describe('budget', () => {
  test('a step is a lakh of a price and a thousand of a rent', () => {
    expect(budgetLimit(45, 'sale')).toBe(4_500_000);
    expect(budgetLimit(100, 'sale')).toBe(10_000_000);
    expect(budgetLimit(25, 'rent')).toBe(25_000);
  });

  test.each([0, -5, 105, Number.NaN, Number.POSITIVE_INFINITY])('%p asks for no limit', (step) => {
    expect(budgetLimit(step, 'sale')).toBeUndefined();
  });
});

describe('currency', () => {
  const searchOf = (text: string) => parsePhrasing(text).search;

  /** Words before a budget that could take its comparison for themselves. */
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

  describe('a budget is the same with and without a currency sign', () => {
    test.each(SIGNS)('%s', (sign) => {
      for (const before of BEFORE)
        for (const operator of OPERATORS)
          for (const amount of AMOUNTS) {
            const sentence = (money: string) => [before, operator, money].filter(Boolean).join(' ');
            const written = sentence(`${sign}${amount}`);
            expect([written, searchOf(written)]).toEqual([written, searchOf(sentence(amount))]);
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

    test('and no PIN code', () => {
      expect(searchOf('flat ₹440010')).toEqual(searchOf('flat under 440010 rupees'));
      expect(searchOf('flat ₹440010')).toMatchObject({ maxPrice: 440_010 });
    });
  });
});

describe('fresh rules', () => {
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
});

describe('misspelt places', () => {
  const MIN_SHARE = 0.95;

  /** One letter left out, doubled, or exchanged with its neighbour, and for long names two; never the first. */
  function misspelled(name: string, at: number, kind: number): string {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    if (kind === 0) return before + after.slice(1);
    if (kind === 1) return before + after[0] + after;
    return before + (after[1] ?? '') + after[0] + after.slice(2);
  }

  test('localities of Nagpur are found with a letter wrong anywhere but in front', () => {
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
    ])('%s is ruled out', (text, notNear) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toMatchObject({ notNear });
      expect(search).not.toHaveProperty('near');
      expect(unrecognised).toEqual([]);
    });
  });

  test('a landmark needs no word for near; a kind of landmark does', () => {
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
      expect(parseQuery('civil lines delhi', twins, nagpur).search).toEqual({
        city: 'delhi',
        locality: ['x'],
      });
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
      expect(searchOf('resale vs new in manish nagar')).toEqual({
        city: 'nagpur',
        locality: ['manish-nagar'],
      });
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
});

describe('phrasings afresh', () => {
  test('at least 95 of 100 phrasings written afresh become their filters', () => {
    expectPhrasings('written afresh', afresh.rows);
  });
});

describe('phrasings', () => {
  test.each([
    ['tuned on', phrasings],
    ['kept apart', apart],
  ])('at least 95 of 100 phrasings %s become their filters', (name, { rows }) => {
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
});

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
      ['कुटुंबासाठी घर नको शाळेजवळ', 'कुटुंबासाठी घर नको'],
      ['family nako', 'family nako'],
      ['showroom no space', 'no space'],
      ['coworking nahi private office', 'coworking nahi'],
      ['road se dur plot', 'road se dur'],
      ['हायवेपासून दूर घर', 'हायवेपासून दूर'],
      ['2nd floor ideally, max 4th', '4th'],
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
    test.each([
      'coworking nahi private office',
      'resale nahi, resale flat',
      'no east facing east facing flat',
    ])('in "%s" never leave an empty page', (text) => {
      const { search } = parsePhrasing(text);
      expect(search.notSubType ?? search.notSaleOf ?? search.notFacing).toBeUndefined();
    });
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
});

describe('refused limits', () => {
  /** A refused comparison is the opposite limit, whatever it compares and wherever the refusal stands. */
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
    test('is the opposite limit in each combination', () => {
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
    ])('of a place that nobody knows in "%s" is named, and the kind remains', (text, named) => {
      expect(parsePhrasing(text)).toMatchObject({ search: { category: 'Plots' }, unrecognised: [named] });
    });
  });

  describe('what follows where the first is not to be had', () => {
    testPhrasings([
      ['2bhk nahi to 3bhk manewada', { bedrooms: [2, 3], locality: ['manewada'] }],
      ['besa nahi mila to manish nagar', { locality: ['besa', 'manish-nagar'] }],
      ['east facing nahi ho to north facing plot', { category: 'Plots', facing: ['east', 'north'] }],
      [
        'fully furnished flat ya semi furnished',
        { category: 'Residential', furnishing: ['furnished', 'semi-furnished'] },
      ],
    ]);

    test('is named with it where no filter asks for one of both', () => {
      expect(parsePhrasing('lift nahi hai to ground floor')).toMatchObject({
        search: {},
        unrecognised: ['lift nahi hai to ground floor'],
      });
    });
  });

  describe('alternatives and what may be', () => {
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
      ['furnished flat bhadyane nako', { category: 'Residential' }],
    ])('neither of two cuts where no filter asks for one, in "%s"', (text, { category }) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', category });
      expect(unrecognised.length).toBeGreaterThan(0);
    });
  });

  describe('numbers', () => {
    test('of two limits the wider one counts, and the other is named', () => {
      expect(parsePhrasing('10 lakh cash, 2bhk 40 lakh')).toMatchObject({
        search: { bedrooms: [2], maxPrice: 4_000_000 },
        unrecognised: ['10 lakh'],
      });
    });

    testPhrasings([
      ['fifteen hundred square feet plot', { category: 'Plots', minArea: 1350, maxArea: 1650 }],
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
      ['seventeen 1200 sqft plot', '1200 sqft'],
    ])('whose unit or whole is not sure in "%s" are named', (text, named) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(Object.keys(search).filter((key) => /^(?:min|max)/.test(key))).toEqual([]);
      expect(unrecognised).toContain(named);
    });

    /** "for 2 people", "family of 4": how many live there is no condition. */
    const OF_PEOPLE = /(?:family of \d|\d (?:people|boys|girls))/;
    test('are each part of a condition, or named', () => {
      // one in three of the long table: each row costs a millisecond or two
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
});

describe('respell', () => {
  const NOW_HOME = { category: 'Residential' };

  describe('typing errors in words that mean something', () => {
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

  describe('words that are what they are', () => {
    testPhrasings([
      ['flat with gate', NOW_HOME],
      ['compound wall', { amenities: ['fencing'] }],
      ['tilak vasti shop', { category: 'Commercial', subType: ['shop'] }],
      ['3 manzila makan', NOW_HOME],
    ]);
  });

  test('an everyday word that a listing may use ranks', () => {
    expect(parsePhrasing('hotel').words).toEqual(['hotel']);
  });

  /** Days of the week after which markets are called, and names of people. */
  const NAMES = new Set(['मंगलवार', 'मंगळवार', 'रोहिणी']);

  /** Every so many words, so that the test is quick. */
  const SAMPLE = 5;

  test('no Marathi or Hindi word of our own texts is a misspelled place', () => {
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

describe('spoken rules', () => {
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
      expect(parsePhrasing('3 bhk gym nearby').unrecognised).toEqual(['gym']);
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
      ['exchange my bungalow with flat', HOME],
    ]);

    test.each([
      ['lift nahi chahiye chhoti wali', 'lift nahi chahiye chhoti wali'],
      ['what is the deposit for 1bhk', 'what is the deposit'],
    ])('%s: what no filter asks is named', (text, left) =>
      expect(parsePhrasing(text).unrecognised).toContain(left),
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
    const above = [
      'se upar',
      'ke upar',
      'se zyada',
      'se jyada',
      'peksha jast',
      'से ऊपर',
      'पेक्षा जास्त',
      'च्या वर',
    ];
    const below = ['se niche', 'ke niche', 'se kam', 'ke andar', 'tak', 'peksha kami', 'से कम', 'च्या आत'];
    const pairs = above.flatMap((more) => below.flatMap((less) => [`30 lakh ${more} 50 lakh ${less}`]));
    test.each(pairs)('%s', (text) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toMatchObject({ minPrice: 3_000_000, maxPrice: 5_000_000 });
      expect(unrecognised).toEqual([]);
    });
  });
});

describe('unused', () => {
  /** A word that carries a condition is used by one, or named as not understood; it is never passed over. */
  const REFUSALS = {
    ahead: ['not', 'without', 'except', 'no'],
    behind: ['nahi chahiye', 'nako', 'नको', 'नहीं'],
  };
  /** "khamla ki jagah pratap nagar" refuses a place already, and "no broker free" says what "broker free" does. */
  const REFUSING = phraseSet('ki jagah, broker free');

  const isRefused = (text: string): boolean => {
    const tokens = tokenize(text);
    return tokens.some(
      (_, at) => NOT_BEFORE.at(tokens, at) ?? NOT_AFTER.at(tokens, at) ?? REFUSING.at(tokens, at),
    );
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
    test('beside any condition changes the search or is named', () => {
      fc.assert(
        fc.property(fc.constantFrom(...sentences), fc.nat(9), refusal, (text, chosen, [ahead, behind]) => {
          const plain = parsePhrasing(text);
          fc.pre(!plain.answer && !plain.code && !plain.service && plain.parts.length > 0);
          // "2 bhk below 30 or above 25": what a refusal of the rooms would be about is named already
          fc.pre(!plain.unrecognised.some((named) => named.includes(' or ')));
          const { words } = plain.parts[chosen % plain.parts.length]!;
          const at = text.indexOf(words);
          fc.pre(at >= 0);
          const end = at + words.length;
          const refused = `${text.slice(0, at)}${ahead}${words}${behind}${text.slice(end)}`;
          expect({ refused, read: read(parsePhrasing(refused)) }).not.toEqual({ refused, read: read(plain) });
        }),
        { numRuns: 300 },
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
    ])('or comparison "%s" at the end is used or named', (word) => {
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

    test.each(pairs)('between "%s" and "%s" makes neither a condition, and names both', (part, other) => {
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
    ])('in "%s" is one of both', (text, search) => {
      expect(parsePhrasing(text).search).toEqual(search);
    });

    test.each(['owner or agent flat', 'west or furnished flat'])(
      'beside an everyday word in "%s" is named',
      (text) => {
        expect(parsePhrasing(text).unrecognised.join(' ')).toContain('or');
      },
    );
  });

  describe('a kind that is refused', () => {
    test.each([
      ['everything except plots in besa', { city: 'nagpur', locality: ['besa'], notCategory: ['Plots'] }],
      ['everything except flats', { city: 'nagpur', notSubType: ['flat'] }],
      ['anything but shops', { city: 'nagpur', notSubType: ['shop'] }],
      ['no plots only flats', { city: 'nagpur', category: 'Residential' }],
      ['plot nako flat pahije', { city: 'nagpur', category: 'Residential' }],
      ['flat ya plot nahi', { city: 'nagpur', notSubType: ['flat'], notCategory: ['Plots'] }],
      ['na rera no plot', { city: 'nagpur', naOrder: ['na'], registered: ['yes'], notCategory: ['Plots'] }],
    ])('leaves the others in "%s"', (text, search) => {
      expect(parsePhrasing(text).search).toEqual(search);
    });

    test('beside a word that nobody knows is named whole', () => {
      expect(parsePhrasing('gaothan plot nako')).toMatchObject({
        search: {},
        unrecognised: ['gaothan plot nako'],
      });
    });
  });

  describe('rooms that are refused', () => {
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

describe('wishes', () => {
  /** What is asked for, without the city that every search has. */
  function read(text: string) {
    const { search, words, preferred, unrecognised } = parsePhrasing(text);
    const { city: _, ...asked } = search;
    return { asked, words, unrecognised, liked: writePreferred(preferred.map(({ set }) => set)) };
  }

  describe('what is liked and not required', () => {
    test.each([
      ['2bhk besa east facing preferred', { bedrooms: [2], locality: ['besa'] }, 'facing.east'],
      ['2bhk north or east facing preferred', { bedrooms: [2] }, 'facing.north,facing.east'],
      ['preferably lift 2bhk', { bedrooms: [2] }, 'amenities.lift'],
      ['2bhk in besa if possible with parking', { bedrooms: [2], locality: ['besa'] }, 'amenities.parking'],
      ['3bhk under 60 lakh lift ho to accha', { bedrooms: [3], maxPrice: 6_000_000 }, 'amenities.lift'],
      ['besa preferred 2bhk 40 lakh', { bedrooms: [2], maxPrice: 4_000_000 }, 'locality.besa'],
      ['furnished preferred rent 15000', { type: 'rent', maxPrice: 15_000 }, 'furnishing.furnished'],
      ['शक्यतो गार्डन असलेला 2bhk', { bedrooms: [2] }, 'amenities.garden'],
      ['पूर्वमुखी असेल तर उत्तम 2bhk', { bedrooms: [2] }, 'facing.east'],
      ['लिफ्ट हो तो अच्छा 3bhk', { bedrooms: [3] }, 'amenities.lift'],
      ['2bhk lift if available, parking must', { bedrooms: [2], amenities: ['parking'] }, 'amenities.lift'],
      ['शक्यतो बेसा मध्ये 2bhk', { bedrooms: [2] }, 'locality.besa'],
      ['3rd floor preferred 2bhk', { bedrooms: [2] }, 'minFloor.3_maxFloor.3'],
      ['pehla majla prefer karenge 2bhk', { bedrooms: [2] }, 'minFloor.1_maxFloor.1'],
      ['2bhk ground floor ko preference denge', { bedrooms: [2] }, 'minFloor.0_maxFloor.0'],
      ['besa la pradhanya deu 1bhk', { bedrooms: [1] }, 'locality.besa'],
      ['we would love a lift 2bhk', { bedrooms: [2] }, 'amenities.lift'],
      ['would love to have a garden 3bhk', { bedrooms: [3] }, 'amenities.garden'],
      ['3bhk if possible under 60 lakh', { bedrooms: [3] }, 'maxPrice.6000000'],
      ['2bhk 50 lakh max if possible', { bedrooms: [2] }, 'maxPrice.5000000'],
      ['2bhk preferably not ground floor', { bedrooms: [2] }, 'notFloor.0'],
      ['vastu preferred corner plot', { category: 'Plots', corner: ['yes'] }, 'vastu.yes'],
      ['resale preferred 2bhk', { bedrooms: [2] }, 'saleOf.resale'],
      ['not 2bhk preferably with lift', { bedrooms: [1, 3, 4, 5] }, 'amenities.lift'],
      ['no plot, ideally east facing', { notCategory: ['Plots'] }, 'facing.east'],
      ['no 1 bhk hopefully with garden', { bedrooms: [2, 3, 4, 5] }, 'amenities.garden'],
    ])('"%s" leaves no home out, and moves those up that have it', (text, asked, liked) => {
      expect(read(text)).toEqual({ asked, words: [], unrecognised: [], liked });
    });

    test('what no home can be ordered by is named', () => {
      expect(read('bina brokerage ho to accha 1bhk rent')).toEqual({
        asked: { bedrooms: [1], type: 'rent' },
        words: [],
        unrecognised: ['bina brokerage'],
        liked: '',
      });
    });

    test('what is liked less is named', () => {
      expect(read('flat preferred over plot').unrecognised).toEqual(['over plot']);
    });

    test.each(['2bhk prefer besa', 'i prefer 2bhk in besa', 'preferred location: besa 2bhk'])(
      'rooms and a place after "prefer" are what is looked for: "%s"',
      (text) => {
        expect(read(text)).toEqual({
          asked: { bedrooms: [2], locality: ['besa'] },
          words: [],
          unrecognised: [],
          liked: '',
        });
      },
    );
  });

  describe('conditions of conditions', () => {
    test.each([
      'if 3bhk under 60 lakh else 2bhk under 40 lakh',
      '3bhk if under 60 lakh, 2bhk if under 40 lakh',
      'lift ho to 3rd floor nahi to ground floor',
    ])('"%s" is named whole and leaves no home out', (text) => {
      const { asked, unrecognised } = read(text);
      expect(asked).toEqual({});
      expect(unrecognised).toHaveLength(1);
    });
  });

  test('of land two letters that are joined to something are the order of the collector', () => {
    expect(read('plot besa & na').asked).toMatchObject({ naOrder: ['na'], category: 'Plots' });
  });

  test('possession has two ends', () => {
    expect(read('2bhk possession after dec 2026 but before june 2027').asked).toMatchObject({
      minPossessionDate: '2027-01-01',
      maxPossessionDate: '2027-05-31',
    });
  });

  test('a little deposit is named, and limits no rooms', () => {
    expect(read('1bhk rent min deposit')).toMatchObject({
      asked: { bedrooms: [1], type: 'rent' },
      unrecognised: ['min deposit'],
    });
  });

  test('an institution is no misspelt place', () => {
    expect(read('plot vanshala besa')).toMatchObject({ asked: { locality: ['besa'] }, words: ['vanshala'] });
  });
});
