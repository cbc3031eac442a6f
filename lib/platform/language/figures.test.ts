import fc from 'fast-check';
import {
  distanceText,
  formatArea,
  formatAreaIn,
  formatDate,
  formatDateTime,
  formatDistance,
  formatLand,
  formatLength,
  formatRate,
  formatRupees,
  formatRupeesShort,
  formatTime,
  formatWeekday,
  rupeesInWords,
} from '@/lib/platform/text/format';
import { duration, relativeTime } from '@/lib/platform/text/relative-time';
import { parseArea, parseLength, parseRupees, typedRupees } from '@/lib/platform/text/typed-figures';
import { LANGUAGES, type Language } from './languages';
import { otherWords } from './unit-words';

const NOON = '2026-11-22T06:30:00Z';

/** Each figure in English, as it was before there were other languages, in Marathi and in Hindi. */
test.each<[shown: (language?: Language) => string | undefined, en: string, mr: string, hi: string]>([
  [(l) => formatRupeesShort(15_000_000, l), '₹1.5 Cr', '₹1.5 कोटी', '₹1.5 करोड़'],
  [(l) => formatRupeesShort(6_000_000, l), '₹60 L', '₹60 लाख', '₹60 लाख'],
  [(l) => formatRupeesShort(150_000, l), '₹1.5 L', '₹1.5 लाख', '₹1.5 लाख'],
  [(l) => formatRupeesShort(9_999_900, l), '₹1 Cr', '₹1 कोटी', '₹1 करोड़'],
  [(l) => formatRupeesShort(18_500, l), '₹18,500', '₹18,500', '₹18,500'],
  [(l) => rupeesInWords(4_550_000, l), '45.5 lakh', '45.5 लाख', '45.5 लाख'],
  [(l) => rupeesInWords(1, l), '1 rupee', '1 रुपया', '1 रुपया'],
  [(l) => rupeesInWords(18_500, l), '18,500 rupees', '18,500 रुपये', '18,500 रुपये'],
  [(l) => typedRupees(6_000_000, l), '60 lakh', '60 लाख', '60 लाख'],
  [(l) => typedRupees(6_012_345, l), '60,12,345', '60,12,345', '60,12,345'],
  [(l) => formatArea(1600, l), '1,600 sq ft', '1,600 चौ. फूट', '1,600 वर्ग फुट'],
  [(l) => formatAreaIn(1600, 'sq-m', l), '148.65 sq m', '148.65 चौ. मी.', '148.65 वर्ग मी.'],
  [(l) => formatAreaIn(1800, 'sq-yd', l), '200 sq yd', '200 चौ. वार', '200 वर्ग गज'],
  [(l) => formatAreaIn(43_560, 'acre', l), '1 acre', '1 एकर', '1 एकड़'],
  [(l) => formatRate(4_550_000, 600, l), '₹7,583/sq ft', '₹7,583/चौ. फूट', '₹7,583/वर्ग फुट'],
  [(l) => formatLength(12.5, l), '12.5 ft', '12.5 फूट', '12.5 फुट'],
  [(l) => formatLand(108_900, l), '2 acres 20 guntha', '2 एकर 20 गुंठे', '2 एकड़ 20 गुंठा'],
  [(l) => formatLand(1089, l), '1 guntha', '1 गुंठा', '1 गुंठा'],
  [(l) => formatLand(1000, l), undefined as never, undefined as never, undefined as never],
  [(l) => formatDate(NOON, l), '22 Nov 2026', '22 नोव्हेंबर 2026', '22 नवंबर 2026'],
  [(l) => formatDate('2026-09-04T20:00:00Z', l), '5 Sep 2026', '5 सप्टेंबर 2026', '5 सितंबर 2026'],
  [
    (l) => formatDateTime(NOON, l),
    '22 Nov 2026, 12:00',
    '22 नोव्हेंबर 2026, दुपारी 12',
    '22 नवंबर 2026, दोपहर 12 बजे',
  ],
  [(l) => formatWeekday(NOON, l), 'Sun 22 Nov', 'रविवार, 22 नोव्हेंबर', 'रविवार, 22 नवंबर'],
  [(l) => formatTime('2026-11-22T05:00:00Z', l), '10:30 am', 'सकाळी 10:30', 'सुबह 10:30 बजे'],
  [(l) => formatTime('2026-11-22T12:30:00Z', l), '6 pm', 'सायंकाळी 6', 'शाम 6 बजे'],
  [(l) => formatTime('2026-11-22T18:40:00Z', l), '12:10 am', 'रात्री 12:10', 'रात 12:10 बजे'],
  [(l) => formatDistance(0.65, l), '650 m', '650 मी.', '650 मी.'],
  [(l) => formatDistance(1.44, l), '1.4 km', '1.4 किमी', '1.4 किमी'],
  [
    (l) => distanceText({ km: 1.8, to: 'AIIMS' }, l),
    '1.8 km to AIIMS',
    'AIIMS पासून 1.8 किमी',
    'AIIMS से 1.8 किमी',
  ],
  [
    (l) => distanceText({ km: 2, about: true }, l),
    'About 2 km from here',
    'इथून सुमारे 2 किमी',
    'यहाँ से लगभग 2 किमी',
  ],
  [(l) => relativeTime(NOON, Date.parse(NOON) + 3 * 3_600_000, l), '3 hours ago', '3 तासांपूर्वी', '3 घंटे पहले'],
  [(l) => relativeTime(NOON, Date.parse(NOON) + 86_400_000, l), '1 day ago', 'एका दिवसापूर्वी', 'एक दिन पहले'],
  [(l) => relativeTime(NOON, Date.parse(NOON), l), 'just now', 'आत्ताच', 'अभी-अभी'],
  [(l) => duration(3_900_000, l), '1 h 05 min', '1 तास 05 मिनिटे', '1 घंटा 05 मिनट'],
  [(l) => duration(100_000_000, l), '1 day 3 h', '1 दिवस 3 तास', '1 दिन 3 घंटे'],
  [(l) => duration(40_000, l), '40 s', '40 सेकंद', '40 सेकंड'],
])('figure %# in three languages', (shown, en, mr, hi) => {
  expect([shown(), shown('en'), shown('mr'), shown('hi')]).toEqual([en, en, mr, hi]);
});

const rupees = fc.integer({ min: 0, max: 10_000_000_000 });
const squareFeet = fc.integer({ min: 1089, max: 100_000_000 });
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const all = <T>(value: fc.Arbitrary<T>, check: (value: T, language: Language) => void) =>
  fc.assert(fc.property(value, fc.constantFrom(...LANGUAGES), check));

test('money is read back, in Indian groups, and never falls when it rises', () => {
  all(rupees, (amount, language) => {
    expect(formatRupees(amount)).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
    const tolerance = amount >= 9_999_500 ? 50_000 : amount >= 100_000 ? 500 : 0;
    for (const text of [formatRupeesShort(amount, language), rupeesInWords(amount, language)])
      expect(Math.abs((parseRupees(text) ?? Number.NaN) - amount)).toBeLessThanOrEqual(tolerance);
    expect(parseRupees(typedRupees(amount, language))).toBe(amount);
  });
  all(fc.tuple(rupees, rupees), ([value, other], language) => {
    const read = (amount: number) => parseRupees(formatRupeesShort(amount, language)) ?? Number.NaN;
    expect(read(Math.max(value, other))).toBeGreaterThanOrEqual(read(Math.min(value, other)));
  });
});

test('areas and lengths are read back', () => {
  all(squareFeet, (area, language) => {
    expect(parseArea(formatArea(area, language))).toBe(area);
    expect(Math.abs((parseArea(formatLand(area, language) ?? '') ?? Number.NaN) - area)).toBeLessThanOrEqual(
      55,
    );
    for (const unit of ['sq-m', 'sq-yd', 'guntha', 'acre'])
      expect(
        Math.abs((parseArea(formatAreaIn(area, unit, language) ?? '') ?? Number.NaN) - area),
      ).toBeLessThan(250);
    const feet = area / 100;
    expect(parseLength(formatLength(feet, language))).toBeCloseTo(feet, 1);
  });
});

test('days and times are those of the English text', () => {
  all(instant, (at, language) => {
    if (language === 'en') return;
    const [day, month, year] = formatDate(at, language).split(' ');
    const number = otherWords(language)?.days.months.indexOf(month ?? '') ?? -1;
    expect(formatDate(Date.UTC(Number(year), number, Number(day)))).toBe(formatDate(at));
    expect(/\d+(:\d+)?/.exec(formatTime(at.toISOString(), language))?.[0]).toBe(
      /\d+(:\d+)?/.exec(formatTime(at.toISOString()))?.[0],
    );
  });
});

test('no figure has Devanagari digits, and Devanagari is in no English one', () => {
  all(fc.tuple(rupees, instant), ([figure, at], language) => {
    const iso = at.toISOString();
    const shown = [
      formatRupeesShort(figure, language),
      rupeesInWords(figure, language),
      formatArea(figure, language),
      formatLand(figure, language),
      formatRate(figure, 700, language),
      formatDateTime(at, language),
      formatWeekday(iso, language),
      formatTime(iso, language),
      formatDistance(figure / 1_000_000, language),
      relativeTime(iso, at.getTime() + figure, language),
      duration(figure, language),
    ].join(' ');
    expect(shown).not.toMatch(/[०-९]/);
    if (language === 'en') expect(shown).not.toMatch(/[\u0900-\u097f]/);
  });
});

test.each([
  ['४५ लाख', 4_500_000],
  ['१.५ कोटी', 15_000_000],
  ['1.5 करोड़', 15_000_000],
  ['₹२० हजार', 20_000],
  ['१८,५०० रुपये', 18_500],
  ['रु. 60 लाख', 6_000_000],
])('an amount typed as %s', (text, amount) => {
  expect(parseRupees(text)).toBe(amount);
});

test.each([
  ['१५०० चौरस फूट', 1500],
  ['१५०० चौ. फूट', 1500],
  ['1200 वर्ग फीट', 1200],
  ['२ एकर २० गुंठे', 108_900],
  ['200 गज', 1800],
])('an area typed as %s', (text, area) => {
  expect(parseArea(text)).toBe(area);
});

test.each(LANGUAGES)('every amount that a field shows in %s is read back as the same', (language) => {
  const rupees = fc.oneof(
    fc.integer({ min: 0, max: 2_000_000_000 }),
    // round ones are shown in words
    fc.integer({ min: 1, max: 20_000 }).map((thousands) => thousands * 5000),
  );
  fc.assert(
    fc.property(rupees, (rupees) => {
      expect(parseRupees(typedRupees(rupees, language))).toBe(rupees);
    }),
    { numRuns: 500 },
  );
});
