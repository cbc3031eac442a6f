import { offerInText } from '@/lib/imports/readers/offers';
import { rateIn } from '@/lib/imports/readers/rates';
import { headingAreaUnit, isOnlyMoney, readFloor, readMoney, readSize } from './rules';

test.each([
  ['22 lakh 50 thousand', { rupees: 2_250_000 }],
  ['२२ लाख ५० हजार', { rupees: 2_250_000 }],
  ['1 cr 20 l', { rupees: 12_000_000 }],
  ['1 कोटी 5 लाख 50 हजार', { rupees: 10_550_000 }],
  ['८० लाखांपर्यंत', { rupees: 8_000_000 }],
  ['45 हजारांत', { rupees: 45_000 }],
  ['12-15 hazar', { from: 12_000, to: 15_000, isBare: false }],
  ['14 hajaar', { rupees: 14_000 }],
  // a part in words is asked for, not left out
  ['२२ लाख पन्नास हजार', undefined],
  ['22 lakh fifty thousand', undefined],
  // two figures of one unit are a range, not a sum
  ['45 L - 50 L', { from: 4_500_000, to: 5_000_000, isBare: false }],
  ['50 लाख ते 1 कोटी', { from: 5_000_000, to: 10_000_000, isBare: false }],
  ['₹ 62,50,000/-', { rupees: 6_250_000 }],
  ['price in lakh 45', { bare: 45 }],
])('the amount %s', (text, amount) => {
  expect(readMoney(text)).toEqual(amount);
});

test.each([
  ['60 Sq-m', 645.8],
  ['60 sq.mtr', 645.8],
  ['167 Sq-yrd', 1503],
  ['985 Sq-ft', 985],
  ['2 acre, 10 guntha', 98_010],
  ['1,200 sqft', 1200],
])('the area %s', (text, area) => {
  const read = readSize(text, '');
  expect(read?.squareFeet).toBeCloseTo(area, -0.5);
  expect(read?.second).toBeUndefined();
});

test.each(['200, 220', '950 sqft & 820 sqft', '200 / 220', '1200 and 900'])(
  'two areas in a cell are never added up: %s',
  (text) => {
    expect(readSize(text, '')).toMatchObject({ squareFeet: expect.any(Number), second: expect.any(Number) });
  },
);

test.each([
  ['Area (Guntha)', 'guntha'],
  ['क्षेत्र (एकर)', 'acre'],
  ['Area Sq.Mtr', 'sq m'],
  ['Plot Area', ''],
])('the unit of the heading %s', (heading, unit) => {
  expect(headingAreaUnit(heading)).toBe(unit);
});

test.each([
  ['2200 psf', 2200, 'sq ft'],
  ['Rs 5000/- per sq.ft', 5000, 'sq ft'],
  ['₹ 18,000 / sq yd', 18_000, 'sq yd'],
  ['12 lakh per acre', 1_200_000, 'acre'],
  ['५ लाख प्रति गुंठा', 500_000, 'guntha'],
  ['35/sqft', 35, 'sq ft'],
])('%s is a price per unit', (text, figure, unit) => {
  expect(rateIn(text)).toMatchObject({ figure, unit });
});

test.each([
  '62.5 L',
  '₹ 62,50,000/-',
  '45-50 L',
  '18k per month',
  '25,000/month',
  '45 lakh / flat',
  'on request',
])('%s is not', (text) => {
  expect(rateIn(text)).toBeUndefined();
});

test.each([
  ['2bhk flat for lease', 'rent'],
  ['flat 2bhk rent', 'rent'],
  ['दुकान भाड्याने', 'rent'],
  ['Shop for sale, main road', 'sale'],
  // an investor's home, and a document
  ['sold with running rent of 20,000', undefined],
  ['sale deed ready', undefined],
  ['for sale or on rent', undefined],
])('what "%s" offers', (text, offer) => {
  expect(offerInText(text)).toBe(offer);
});

test.each([
  ['३ रा', { floor: 3 }],
  ['१ ला / ५', { floor: 1, totalFloors: 5 }],
  ['4 था मजला', { floor: 4 }],
  ['५ वा', { floor: 5 }],
  ['तळ + १', { totalFloors: 1 }],
  ['S+P+7', { totalFloors: 7 }],
  ['G+4', { totalFloors: 4 }],
  ['3 रूम', undefined],
])('the floor %s', (text, floor) => {
  expect(readFloor(text)).toEqual(floor);
});

describe('a cell of an amount', () => {
  const AMOUNTS = [
    '45 lakh',
    '₹ 62,50,000/-',
    '1.25cr',
    '45-50 L',
    '1 cr 20 l',
    '२२ लाख ५० हजार',
    '1.98 khokha',
    '80 peti',
  ];
  const BESIDE = ['', 'only', 'nego.', '+ registration', '(negotiable)', 'approx', 'per month', 'फक्त'];
  const MORE = ['token paid', 'or more', 'sold', 'ask Ramesh', 'total 55 lakh', 'सह गॅरेज'];
  const joined = (one: string, other: string) => [`${one} ${other}`.trim(), `${other} ${one}`.trim()];

  test.each(AMOUNTS)(
    '%s is all that it says beside words that change nothing, and not beside others',
    (amount) => {
      const money = readMoney(amount);
      expect(money).toBeDefined();
      for (const text of BESIDE.flatMap((words) => joined(amount, words))) {
        expect([text, isOnlyMoney(text)]).toEqual([text, true]);
        expect([text, readMoney(text)]).toEqual([text, money]);
      }
      for (const text of MORE.flatMap((words) => joined(amount, words)))
        expect([text, isOnlyMoney(text)]).toEqual([text, false]);
    },
  );

  test('in foreign money is none', () => {
    for (const text of ['$ 90000', '£ 2 lakh', 'AED 450000', '90000 usd'])
      expect(readMoney(text)).toBeUndefined();
  });

  test('in the words of the bazaar is in rupees', () => {
    expect(readMoney('1.98 khokha')).toEqual({ rupees: 19_800_000 });
    expect(readMoney('80 peti')).toEqual({ rupees: 8_000_000 });
  });
});
