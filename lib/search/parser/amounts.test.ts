import fc from 'fast-check';
import { CRORE, LAKH, parsePhrasing, testPhrasings } from '@/test/phrasings';

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

  describe('monthly and total cost', () => {
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
    // rents have no loans
    testPhrasings([['emi 20k', { type: 'sale', maxEmi: 20_000 }]], 'rent');
  });

  describe('two limits joined by or', () => {
    testPhrasings([
      ['2 bhk below 30 lakh or above 25 lakh', { bedrooms: [2], minPrice: 25 * LAKH, maxPrice: 30 * LAKH }],
      ['2 bhk below 30 or above 25', { bedrooms: [2], minPrice: 25 * LAKH, maxPrice: 30 * LAKH }],
    ]);
  });

  describe('amounts that are not the price', () => {
    const room = { category: 'Residential', subType: ['room'], type: 'rent' };
    testPhrasings(
      [
        '10k deposit 5k rent room',
        '5k deposit 10k room',
        'deposit 10k, 5k rent room',
        'room rent 5k deposit 10k',
        'room 5k rent 10k deposit',
        '10k deposit 5k room',
      ].map((text) => [text, { ...room, maxDeposit: 10_000, maxPrice: 5000 }]),
    );
    testPhrasings([
      ['emi above 25000', {}],
      ['down payment 10 lakh', { maxPrice: 40 * LAKH }],
      ['10 lakh down payment 2 bhk', { maxPrice: 40 * LAKH, bedrooms: [2] }],
      ['loan of 40 lakh', {}],
      ['40 lakh ka loan', {}],
      ['2 bhk rent deposit 50000', { bedrooms: [2], type: 'rent', maxDeposit: 50_000 }],
      ['rent 15000 deposit 50000', { type: 'rent', maxPrice: 15_000, maxDeposit: 50_000 }],
      ['maintenance under 3000 2 bhk', { bedrooms: [2], maxMaintenance: 3000 }],
      // these fields have only a maximum
      ['maintenance 1500 se kam nahi chahiye flat', { category: 'Residential' }],
      ['flat with deposit above 1 lakh', { category: 'Residential', type: 'rent' }],
      ['flat deposit 1 lakh se kam nako', { category: 'Residential', type: 'rent' }],
      ['salary 60k 1 bhk rent', { bedrooms: [1], type: 'rent' }],
      ['plot 2500 per sq ft', { category: 'Plots', maxRate: 2500 }],
      ['₹5000/sqft flat', { category: 'Residential', maxRate: 5000 }],
      ['land rate 40 lakh per acre', { category: 'Plots', maxRate: 92 }],
    ]);
  });

  /** Rentals by the bed or the room. */
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

  describe('plain figures in searches for rents', () => {
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

  describe('plain figures that can only be lakhs, or thousands of rent', () => {
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

  describe('amounts other than the price', () => {
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

  describe('facts in other word orders', () => {
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

  describe('an amount with a limit, and one beside it', () => {
    const one = { bedrooms: [2], locality: ['besa'], maxPrice: 55 * LAKH };
    testPhrasings([
      ['2 bhk in besa under ₹55 lakh 75L', one],
      ['2 bhk besa 55 lakh paryant 75L', one],
      ['75L 2 bhk besa under 55 lakh', one],
      ['2 bhk besa 55 lakh 75 lakh', { ...one, minPrice: 55 * LAKH, maxPrice: 75 * LAKH }],
    ]);
  });
});

describe('spoken rules', () => {
  const HOME = { category: 'Residential' };
  const ROOM = { ...HOME, type: 'rent', subType: ['room'] };

  describe('hand-copied codes', () => {
    test.each([
      ['sgnag1003', 'SG-NAG-1003'],
      ['SGNAG 2040', 'SG-NAG-2040'],
      ['what is the price of ab nag 1777', 'AB-NAG-1777'],
      ['sgpun1042', 'SG-PUN-1042'],
    ])('%s', (text, q) => expect(parsePhrasing(text).search.q).toBe(q));

    test.each(['minimum 1000 sqft', 'manish nagar 1200 sqft', 'budget 5000', 'hingna 2000 sqft'])(
      'finds no code in %s',
      (text) => expect(parsePhrasing(text).search.q).toBeUndefined(),
    );

    test.each(['0712 2345678', '0712-2533411', '+91 712 2533411', 'office no ०७१२ २५३३४११'])(
      'reads %s as a Nagpur phone number and not as a price',
      (text) => {
        const { code, search } = parsePhrasing(text);
        expect(code?.kind).toBe('phone');
        expect(search).not.toHaveProperty('maxPrice');
      },
    );
  });

  describe("a client's origin", () => {
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

  describe('spoken numbers', () => {
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

  describe('words and signs typed together', () => {
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

  test('reads words the same together, apart and with hyphens', () => {
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

  describe('conditions that are not required', () => {
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

  describe('limits, wishes and refusals after their subject', () => {
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

    test('reads no errand from things that are not for sale, and names places outside the city', () => {
      expect(parsePhrasing('makan bechna nahi lena hai').answer).toBeUndefined();
      expect(parsePhrasing('plot outside nagpur').unrecognised).toEqual(['outside nagpur']);
    });
  });

  describe('scope of refusals and dates', () => {
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

    test('names a wish without a filter as a whole', () => {
      expect(parsePhrasing('2 side open flat').unrecognised).toEqual(['2 side open']);
      expect(parsePhrasing('far away from the city').unrecognised).toEqual(['far away from the city']);
    });
  });

  describe('misspelt kinds and furnishings', () => {
    testPhrasings([
      // could also be "flat", so it only ranks
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

    test("ranks by words that specify a kind of place, and names a place's own facilities", () => {
      expect(parsePhrasing('near icse school').words).toEqual(['icse']);
      expect(parsePhrasing('walkable to manish nagar garden').unrecognised).toEqual(['garden']);
      expect(parsePhrasing('3 bhk gym nearby').unrecognised).toEqual(['gym nearby']);
    });
  });

  describe('facts in other words', () => {
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
      'names the part that no filter covers in %s',
      (text, left) => expect(parsePhrasing(text).unrecognised).toContain(left),
    );

    test.each([
      ['how much will i get for my flat', 'sell'],
      ['advertise my shop for rent', 'let'],
      ['compare prices of besa and khamla', 'rate'],
      ['who pays brokerage', 'fees'],
    ] as const)('reads %s as the errand %s', (text, kind) =>
      expect(parsePhrasing(text).answer?.kind).toBe(kind),
    );

    test('ranks "building" only if no kind is given', () => {
      expect(parsePhrasing('building for sale').words).toEqual(['building']);
      expect(parsePhrasing('2bhk in new building').words).toEqual([]);
      expect(parsePhrasing('pmay flat')).toMatchObject({ service: 'vridi', words: ['pmay'] });
    });
  });

  describe('needs and refusals', () => {
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

  describe('heights of buildings', () => {
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

  test('does not read "live in couple" as a place of residence', () => {
    expect(parsePhrasing('flat for live in couple').search).toMatchObject(
      parsePhrasing('unmarried couple').search,
    );
  });

  describe('two limits after their amounts', () => {
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
