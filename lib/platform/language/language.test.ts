import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import fc from 'fast-check';
import { GET } from '@/app/api/texts/[bundle]/route';
import { STOPS } from '@/components/content/tour/flat-plan';
import { failureTexts } from '@/components/shell/failure/failure-texts';
import { SAMPLE_FLAT, SAMPLE_PICTURES } from '@/lib/content/constants';
import { SERVICE_SLUGS } from '@/lib/content/service-lines/dto';
import defaultRates from '@/lib/costs/rates/default-rates.json';
import { targetsOf } from '@/lib/imports/admin/rules';
import { IMPORT_KINDS, isOfPeople } from '@/lib/imports/constants';
import { readListingRow } from '@/lib/imports/listings/rules';
import { AMENITY_PREFIX } from '@/lib/imports/values/constants';
import { FIELD_NAMES, FIELDS } from '@/lib/listings/fields/rules';
import * as vocabulary from '@/lib/listings/fields/vocabulary';
import { IMAGE_ROOM_LABELS } from '@/lib/listings/media/constants';
import { publishGate } from '@/lib/listings/publish-gate/rules';
import { propertyFormSchema } from '@/lib/listings/schema';
import { BUILT_IN, builtIn } from '@/lib/places/gazetteer/rules';
import {
  capitalised,
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
import { siteOf } from '@/lib/settings/data';
import * as catalogue from '@/messages/catalogue';
import factLabels from '@/messages/listings/fact-labels';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { byCount, byName } from './collation';
import type { Translations } from './define';
import { type CompiledMessage, compile, formatParts } from './icu';
import { inflected, inHindi, inMarathi, markJoints, type NounForm, withJoints } from './inflection';
import {
  isTranslated,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  localPath,
  splitLanguage,
  TRANSLATED_PATH,
} from './languages';
import { inEnglish, messageWith } from './message';
import { messagesOf, textsIn } from './messages';
import { callingPageLanguage, requestLanguage } from './of-request';
import { inBrief, pageTitle, publicHead } from './page-head';
import { LANGUAGE_SCRIPT } from './remembered';
import { isTemplate, REPLIES } from './translate';
import { otherWords } from './unit-words';

describe('bundles', () => {
  useTestDb();

  const read = async (bundle: string, language: string) =>
    new Browser().call(GET, `/api/texts/${bundle}?language=${language}`, { params: { bundle } });

  test("sends a form its own texts and the server's replies in the page's language", async () => {
    const { json } = await read('enquiry', 'hi');
    const { messages } = json as { messages: Record<string, Record<string, unknown>> };
    expect(Object.keys(messages)).toEqual(['enquiries/form', 'replies']);
    expect(messages['enquiries/form']?.['Send enquiry']).toBe('पूछताछ भेजें');
  });

  test('sends only texts that need compiling in English, where the text is the key', async () => {
    const { json } = await read('visit', 'en');
    const { messages } = json as { messages: Record<string, Record<string, unknown>> };
    expect(messages['visits/booking']).not.toHaveProperty(['You have asked for a visit']);
    expect(messages['visits/booking']).not.toHaveProperty(['Visit to {title}']);
  });

  test('serves no other texts', async () => {
    expect((await read('deals', 'en')).status).toBe(404);
  });
});

describe('collation', () => {
  const names = (list: readonly string[]) => list.map((label) => ({ label, count: 1 }));

  test("sorts places with equal counts in the order of the page's language", () => {
    const marathi = names(['नरेंद्र नगर', 'कोराडी रोड', 'फ्रेंड्स कॉलनी', 'कळमेश्वर', 'AIIMS']);
    expect(marathi.toSorted(byCount('mr')).map(({ label }) => label)).toEqual([
      'कळमेश्वर',
      'कोराडी रोड',
      'नरेंद्र नगर',
      'फ्रेंड्स कॉलनी',
      'AIIMS',
    ]);
    expect(
      [...names(['b', 'A']), { label: 'z', count: 2 }].toSorted(byCount('en')).map(({ label }) => label),
    ).toEqual(['z', 'A', 'b']);
    expect([{ name: 'Zara' }, { name: 'आशा' }].toSorted(byName('hi'))[0]?.name).toBe('आशा');
  });
});

describe('figures', () => {
  const NOON = '2026-11-22T06:30:00Z';

  /** Figures as English showed them before there were other languages, and in Marathi and Hindi. */
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
  ])('formats figure %# in three languages', (shown, en, mr, hi) => {
    expect([shown(), shown('en'), shown('mr'), shown('hi')]).toEqual([en, en, mr, hi]);
  });

  const rupees = fc.integer({ min: 0, max: 10_000_000_000 });
  const squareFeet = fc.integer({ min: 1089, max: 100_000_000 });
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const all = <T>(value: fc.Arbitrary<T>, check: (value: T, language: Language) => void) =>
    fc.assert(fc.property(value, fc.constantFrom(...LANGUAGES), check));

  test('reads money back in Indian groups, in increasing order', () => {
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

  test('reads areas and lengths back', () => {
    all(squareFeet, (area, language) => {
      expect(parseArea(formatArea(area, language))).toBe(area);
      expect(
        Math.abs((parseArea(formatLand(area, language) ?? '') ?? Number.NaN) - area),
      ).toBeLessThanOrEqual(55);
      for (const unit of ['sq-m', 'sq-yd', 'guntha', 'acre'])
        expect(
          Math.abs((parseArea(formatAreaIn(area, unit, language) ?? '') ?? Number.NaN) - area),
        ).toBeLessThan(250);
      const feet = area / 100;
      expect(parseLength(formatLength(feet, language))).toBeCloseTo(feet, 1);
    });
  });

  test('days and times match the English text', () => {
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

  test('uses Devanagari digits nowhere, and no Devanagari in English figures', () => {
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
  ])('reads an amount typed as %s', (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  test.each([
    ['१५०० चौरस फूट', 1500],
    ['१५०० चौ. फूट', 1500],
    ['1200 वर्ग फीट', 1200],
    ['२ एकर २० गुंठे', 108_900],
    ['200 गज', 1800],
  ])('reads an area typed as %s', (text, area) => {
    expect(parseArea(text)).toBe(area);
  });

  test.each(LANGUAGES)('reads every amount back as a field shows it in %s', (language) => {
    const rupees = fc.oneof(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      // round amounts are shown in words
      fc.integer({ min: 1, max: 20_000 }).map((thousands) => thousands * 5000),
    );
    fc.assert(
      fc.property(rupees, (rupees) => {
        expect(parseRupees(typedRupees(rupees, language))).toBe(rupees);
      }),
      { numRuns: 500 },
    );
  });
});

describe('icu', () => {
  const shown = (text: string, values: Record<string, string | number>, language: 'en' | 'mr' = 'en') =>
    formatParts(compile(text), language, values).join('');

  test('fills in values, and shows the name of a missing one', () => {
    expect(shown("It's {name}, {age}", { name: 'Asha', age: 30 })).toBe("It's Asha, 30");
    expect(shown('{name}', {})).toBe('{name}');
  });

  test.each([
    [0, 'nobody'],
    [1, '1 person, Asha'],
    [125_000, '1,25,000 people'],
  ])('chooses the branch for %d', (count, expected) => {
    const text = '{count, plural, =0 {nobody} one {# person, {name}} other {# people}}';
    expect(shown(text, { count, name: 'Asha' })).toBe(expected);
  });

  test('chooses by a word inside a plural and keeps its number', () => {
    const text = '{n, plural, one {#} other {{kind, select, home {# homes} other {# plots}}}}';
    expect(shown(text, { n: 2, kind: 'home' })).toBe('2 homes');
    expect(shown(text, { n: 2, kind: 'x' }, 'mr')).toBe('2 plots');
  });

  test('passes the content of a tag to its function', () => {
    const parts = formatParts<{ bold: unknown }>(compile('Hello <b>{name}</b>!'), 'en', {
      name: 'Asha',
      b: (bold) => ({ bold }),
    });
    expect(parts).toEqual(['Hello ', { bold: ['Asha'] }, '!']);
  });

  test('leaves text without syntax unchanged', () => {
    expect(compile('3 < 4 # done') as CompiledMessage).toBe('3 < 4 # done');
  });

  test.each(['{a', 'a}', '<b>x', '</b>', '{a, plural, one {x}}', '{a, date}'])('refuses %s', (text) => {
    expect(() => compile(text)).toThrow();
  });
});

describe('inflection', () => {
  /** Grammar of names and amounts, with examples and with rules that apply to every name of the gazetteer. */
  const FORMS = ['oblique', 'locative', 'within', 'of', 'from', 'to'] as const satisfies NounForm[];

  test.each([
    ['नागपूर', 'नागपूर', 'नागपुरात', 'नागपुरातील', 'नागपूरचा', 'नागपूरपासून', 'नागपूरपर्यंत'],
    ['धरमपेठ', 'धरमपेठ', 'धरमपेठेत', 'धरमपेठेतील', 'धरमपेठचा', 'धरमपेठपासून', 'धरमपेठपर्यंत'],
    ['हिंगणा', 'हिंगण्या', 'हिंगण्यात', 'हिंगण्यातील', 'हिंगण्याचा', 'हिंगण्यापासून', 'हिंगण्यापर्यंत'],
    ['मोमीनपुरा', 'मोमीनपुऱ्या', 'मोमीनपुऱ्यात', 'मोमीनपुऱ्यातील', 'मोमीनपुऱ्याचा', 'मोमीनपुऱ्यापासून', 'मोमीनपुऱ्यापर्यंत'],
    ['सीताबर्डी', 'सीताबर्डी', 'सीताबर्डीत', 'सीताबर्डीतील', 'सीताबर्डीचा', 'सीताबर्डीपासून', 'सीताबर्डीपर्यंत'],
    ['शंकर नगर', 'शंकर नगर', 'शंकर नगरात', 'शंकर नगरातील', 'शंकर नगरचा', 'शंकर नगरपासून', 'शंकर नगरपर्यंत'],
    [
      'कामठी रोड',
      'कामठी रोड',
      'कामठी रोडवर',
      'कामठी रोडवरील',
      'कामठी रोडचा',
      'कामठी रोडपासून',
      'कामठी रोडपर्यंत',
    ],
    ['पुणे', 'पुण्या', 'पुण्यात', 'पुण्यातील', 'पुण्याचा', 'पुण्यापासून', 'पुण्यापर्यंत'],
    [
      'फुटाळा तलाव',
      'फुटाळा तलावा',
      'फुटाळा तलावात',
      'फुटाळा तलावातील',
      'फुटाळा तलावाचा',
      'फुटाळा तलावापासून',
      'फुटाळा तलावापर्यंत',
    ],
    ['AIIMS', 'AIIMS', 'AIIMS मध्ये', 'AIIMS मधील', 'AIIMS चा', 'AIIMS पासून', 'AIIMS पर्यंत'],
    ['₹90 लाख', '₹90 लाखां', '₹90 लाखांत', '₹90 लाखांतील', '₹90 लाखांचा', '₹90 लाखांपासून', '₹90 लाखांपर्यंत'],
    ['₹1 लाख', '₹1 लाखा', '₹1 लाखात', '₹1 लाखातील', '₹1 लाखाचा', '₹1 लाखापासून', '₹1 लाखापर्यंत'],
    ['₹1.5 कोटी', '₹1.5 कोटीं', '₹1.5 कोटींत', '₹1.5 कोटींतील', '₹1.5 कोटींचा', '₹1.5 कोटींपासून', '₹1.5 कोटींपर्यंत'],
    [
      '1,600 चौ. फूट',
      '1,600 चौ. फुटां',
      '1,600 चौ. फुटांत',
      '1,600 चौ. फुटांतील',
      '1,600 चौ. फुटांचा',
      '1,600 चौ. फुटांपासून',
      '1,600 चौ. फुटांपर्यंत',
    ],
  ])('inflects %s in Marathi', (name, ...forms) => {
    expect(FORMS.map((form) => inMarathi(name, form))).toEqual(forms);
  });

  test.each([
    ['नागपुर', 'नागपुर में', 'नागपुर से'],
    ['कामठी रोड', 'कामठी रोड पर', 'कामठी रोड से'],
    ['समृद्धि महामार्ग', 'समृद्धि महामार्ग पर', 'समृद्धि महामार्ग से'],
  ])('inflects %s in Hindi', (name, place, from) => {
    expect([inHindi(name, 'locative'), inHindi(name, 'from'), inHindi(name, 'oblique')]).toEqual([
      place,
      from,
      name,
    ]);
  });

  test('inflects every name of the gazetteer to a form that can be written', () => {
    const wrong = BUILT_IN.flatMap(({ nameDevanagari: name }) => {
      const [bent = '', place = '', inside = '', ...rest] = FORMS.map((form) => inMarathi(name, form));
      const endings = ['चा', 'पासून', 'पर्यंत'].map((ending) => bent + ending);
      const isWritten = /(?:त|वर|मध्ये)$/.test(place) && /(?:तील|वरील|मधील)$/.test(inside);
      const joined = [place, inside, ...rest].every(
        (form) => !/ (?:त|वर|मध्ये|मधील|चा|पासून|पर्यंत)(?![\u0900-\u097f])/u.test(form),
      );
      // no vowel sign after another or after a bare virama
      const letters = [bent, place, inside, ...rest].every(
        (form) => !/[\u093e-\u094c]{2}|\u094d(?:\s|$)/u.test(form),
      );
      const same = rest.join() === endings.join();
      // after a digit, an ending is a separate word
      return isWritten && letters && (/\d$/.test(name) || (joined && same)) ? [] : [name];
    });
    expect(wrong).toEqual([]);
    expect(BUILT_IN.length).toBeGreaterThan(500);
  });

  test('inflects an amount before पर्यंत and a place before मधील when they are inserted', () => {
    const { t } = textsIn('mr', 'search/applied');
    expect(t('Up to {high}', { high: formatRupeesShort(9_000_000, 'mr') })).toBe('₹90 लाखांपर्यंत');
    expect(t('Up to {high}', { high: '₹18,500' })).toBe('₹18,500 पर्यंत');
    expect(t('Within {km} km of {place}', { km: 2, place: 'धरमपेठ' })).toBe('धरमपेठपासून 2 किमीच्या आत');
    expect(t('Near {place}', { place: 'AIIMS' })).toBe('AIIMS जवळ');
    expect(textsIn('mr', 'search/list').t('Kinds of property in {city}', { city: 'नागपूर' })).toBe(
      'नागपुरातील मालमत्तेचे प्रकार',
    );
    expect(textsIn('hi', 'search/box').t('in {place}', { place: 'कामठी रोड' })).toBe('कामठी रोड पर');
  });

  test('marks suffixes joined to values and leaves no trace', () => {
    expect(markJoints('mr', '{a}चा {b} चा {c}.')).toBe('{a}\u2060चा {b} चा {c}.');
    expect(withJoints('mr', 'कळमना\u2060जवळ आणि ₹2 कोटी\u2060पेक्षा')).toBe('कळमन्याजवळ आणि ₹2 कोटींपेक्षा');
    expect(withJoints('mr', '22 नोव्हेंबर 2026\u2060पासून, 100\u2060पैकी, सकाळी 10:30\u2060आधी')).toBe(
      '22 नोव्हेंबर 2026 पासून, 100 पैकी, सकाळी 10:30 आधी',
    );
    expect(withJoints('mr', 'राधा\u2060दरमहा')).toBe('राधादरमहा');
    expect(withJoints('hi', 'वर्धा रोड \u2060में घर')).toBe('वर्धा रोड पर घर');
    expect(withJoints('hi', 'धरमपेठ \u2060में घर')).toBe('धरमपेठ में घर');
    expect(inflected('en', 'Dharampeth', 'from')).toBe('Dharampeth');
  });
});

describe('long text', () => {
  /** Each text of a page with its path, such as `.questions.2.1` for the third answer. */
  function* textsOf(value: unknown, place = ''): Generator<[place: string, text: string]> {
    if (typeof value === 'string') yield [place, value];
    else if (value && /\.(?:does|steps|questions)$/.test(place) && !Array.isArray(value))
      yield* textsOf(Object.entries(value), place);
    else if (value && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${place}.${key}`);
  }

  /** Values that stay the same in every language, and the texts in messages/content/service-lines.ts. */
  const FIXED =
    /\.(?:id|href|path|slug|name|kind|summary|related\.\d+)$|grievance\.sections\.0\.links|storage\.table/;
  const LIB = join(import.meta.dirname, '../..');
  const FILES = [
    ...SERVICE_SLUGS.map((slug) => `content/service-lines/lines/${slug}`),
    ...['help', 'troubleshooting'].map((name) => `content/help/texts/${name}`),
    ...['privacy', 'terms', 'grievance'].map((name) => `content/policies/texts/${name}`),
  ];

  const keep = { activity: 365, ip: 30, erasure: 14, enquiry: 700, visit: 90, homeVisit: 180 };
  /** Fills in legal texts, which are written for an agency with its retention periods. */
  const made = (text: unknown): unknown =>
    typeof text === 'function' ? text({ ...siteOf({}), name: '–', address: '–', city: '–' }, keep, []) : text;

  type Pair = { place: string; english: string; other: string };

  async function pairsOf(language: string): Promise<Pair[]> {
    const found: Pair[] = [];
    for (const file of FILES) {
      const [english] = Object.values<unknown>(await import(/* @vite-ignore */ `${LIB}/${file}`));
      const { default: other } = await import(/* @vite-ignore */ `${LIB}/${file}.${language}`);
      const others = new Map(textsOf(made(other)));
      const texts = new Map(textsOf(made(english)));
      for (const place of new Set([...texts.keys(), ...others.keys()]))
        if (!FIXED.test(file + place))
          found.push({
            place: `${file}${place}`,
            english: texts.get(place) ?? '',
            other: others.get(place) ?? '',
          });
    }
    return found;
  }

  const DEVANAGARI_DIGITS = '०१२३४५६७८९';
  const figuresOf = (text: string): string[] =>
    text.replace(/[०-९]/g, (digit) => `${DEVANAGARI_DIGITS.indexOf(digit)}`).match(/\d[\d,.]*\d|\d/g) ?? [];

  /** Names of programs, and labels of keys and buttons. */
  const NAMES =
    /WhatsApp|Key Facts Statement|KFS|WebGL|Chrome|Edge|Firefox|Safari|Ctrl|robots\.txt|\bFe \d+D/g;

  test.each(['mr', 'hi'])(
    'long texts in %s contain no English, and every figure of the English ones',
    async (language) => {
      const pairs = await pairsOf(language);
      expect(pairs.length).toBeGreaterThan(500);
      const english = pairs.filter(
        ({ other }) => !/[ऀ-ॿ]/.test(other) || /[a-z]{2}/.test(other.replace(NAMES, '')),
      );
      expect(english).toEqual([]);
      expect(pairs.filter((pair) => pair.english === '')).toEqual([]);
      const sorted = (text: string) => figuresOf(text).sort().join(' ');
      expect(pairs.filter((pair) => sorted(pair.english) !== sorted(pair.other))).toEqual([]);
    },
  );
});

describe('messages', () => {
  const all = Object.entries(catalogue).flatMap(([domain, entries]) =>
    Object.entries<Translations>(entries).map(([english, [mr, hi]]) => ({ domain, english, mr, hi })),
  );
  const translated = all.flatMap(({ english, mr, hi }) => [
    [english, mr],
    [english, hi],
  ]) as [string, string][];

  /** A message's arguments with the kind of each value, such as `count plural`. */
  function argumentsOf(text: string): string[] {
    if (!/[{<]/.test(text)) return [];
    const found = new Set<string>();
    const visit = (node: unknown): void => {
      if (!Array.isArray(node)) return;
      if (typeof node[0] === 'string' && node.length === 1) found.add(node[0]);
      else if (typeof node[0] === 'string' && typeof node[1] === 'number') {
        found.add(`${node[0]} ${node[1]}`);
        for (const branch of Object.values(node[2] ?? {})) visitAll(branch);
      } else if (typeof node[0] === 'string') {
        found.add(`<${node[0]}>`);
        visitAll(node.slice(1));
      }
    };
    const visitAll = (nodes: unknown) => (Array.isArray(nodes) ? nodes.forEach(visit) : undefined);
    visitAll(compile(text));
    return [...found].sort();
  }

  test('the name of a domain is the path of its file', () => {
    const text = readFileSync(join(__dirname, '../../../messages/catalogue.ts'), 'utf8');
    const lines = [...text.matchAll(/as '(.+)' } from '@\/messages\/(.+)';/g)];
    expect(lines.length).toBe(Object.keys(catalogue).length);
    expect(lines.filter(([, domain, file]) => domain !== file)).toEqual([]);
  });

  test('each message has the arguments of its English text', () => {
    const names = (text: string) => argumentsOf(text).map((name) => name.replace(/ \d$/, ''));
    expect(translated.filter(([en, other]) => `${names(en)}` !== `${names(other)}`)).toEqual([]);
  });

  test('no message is empty or duplicated within the texts of one page', () => {
    expect(translated.filter(([, text]) => text.trim() === '')).toEqual([]);
    const common = new Set(Object.keys(catalogue.common));
    expect(
      all.filter(({ domain, english }) => !['common', 'labels'].includes(domain) && common.has(english)),
    ).toEqual([]);
  });

  function* sources(folder: string): Generator<string> {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* sources(path);
      else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
        yield readFileSync(path, 'utf8');
    }
  }

  test('uses every message', () => {
    const root = join(__dirname, '../../..');
    const code = ['app', 'components', 'lib']
      .flatMap((folder) => [...sources(join(root, folder))])
      .join('\n');
    // for labels, names and replies, constants elsewhere contain the texts
    const own = all.filter(
      ({ domain, english }) =>
        !['labels', 'content/service-lines', 'places', ...REPLIES].some((other) => other === domain) &&
        !(domain === 'listings/facts' && english in factLabels),
    );
    // most texts are complete literals, for which a set lookup is enough
    const literals = new Set(code.match(/'(?:[^'\\\n]|\\.)+'/g));
    const isUsed = (text: string) =>
      literals.has(`'${text}'`) ||
      code.includes(text) ||
      code.includes(text.replaceAll("'", "\\'").replaceAll('\n', '\\n'));
    const unused = own.filter(({ english }) => !isUsed(english));
    expect(unused.map(({ english }) => english)).toEqual([]);
  });

  /** Labels of closed lists that translated pages show. `label` has to find each. */
  const SHOWN: Record<string, string[]> = {
    ...Object.fromEntries(
      Object.entries(vocabulary).flatMap(([name, values]) =>
        name.endsWith('_LABELS') ? [[name, Object.values(values as Record<string, string>)]] : [],
      ),
    ),
    CATEGORIES: [...vocabulary.CATEGORIES],
    FACINGS: vocabulary.FACINGS.map(capitalised),
    IMAGE_ROOM_LABELS: Object.values(IMAGE_ROOM_LABELS),
    fields: FIELD_NAMES.flatMap((name) => {
      const { label, form = {} } = FIELDS[name];
      const of = Object.values(form.of ?? {});
      const said = [form, ...of].flatMap((item) => [item.label, item.help, item.placeholder]);
      return [label, form.choose, ...said].flatMap((value) => (value ? value.replace(' (sq ft)', '') : []));
    }),
  };

  test.each(['mr', 'hi'] as const)('translates every label of a field and its values to %s', (language) => {
    const { label } = textsIn(language, 'listings/form');
    const missing = Object.values(SHOWN)
      .flat()
      // addresses and numbers need no translation
      .filter((english) => !/^https:|^[\d,/]+$/.test(english) && label(english) === english);
    expect(missing).toEqual([]);
  });

  test.each(['mr', 'hi'] as const)('translates the name of every rate to %s', (language) => {
    const { label } = textsIn(language, 'costs/rates');
    const names = defaultRates.map(({ label }) => label);
    expect(names.filter((english) => label(english) === english)).toEqual([]);
  });

  test.each(['mr', 'hi'] as const)('translates every column of an import to %s', (language) => {
    for (const kind of IMPORT_KINDS) {
      const { label } = textsIn(language, isOfPeople(kind) ? 'imports' : 'listings/form');
      const { fields, missing, sameness } = targetsOf(kind);
      // an amenity is named by its own label
      const shown = fields.flatMap(({ field, label }) => (field.startsWith(AMENITY_PREFIX) ? [] : label));
      if (isOfPeople(kind)) shown.push(missing([]) ?? '');
      expect(shown.filter((english) => label(english) === english)).toEqual([]);
      expect(textsIn(language, 'imports').label(sameness)).not.toBe(sameness);
    }
  });

  test.each(['mr', 'hi'] as const)('translates the sample listing and its rooms to %s', (language) => {
    const { type, condition, floors, facing, address, amenities } = SAMPLE_FLAT;
    const named = [...SAMPLE_PICTURES.map(({ alt }) => alt), ...STOPS.map(({ name }) => name), ...amenities];
    const { label } = textsIn(language, 'content/sample');
    const shown = [...named, type, condition, floors, facing, address];
    expect(shown.filter((english) => label(english) === english)).toEqual([]);
    // the choice of rooms is by name, so names must be unique
    expect(new Set(STOPS.map(({ name }) => label(name))).size).toBe(STOPS.length);
  });

  test.each(['mr', 'hi'] as const)('translates the form of a listing to %s', (language) => {
    const say = textsIn(language).reply;
    const typed = ['', 'x', '-9', '9999999999999', '1.5', 'Ring 98500 12345', 'w'.repeat(6000)];
    // amenities are checkboxes, and a point is chosen on the map
    const names = FIELD_NAMES.filter((name) => !['choices', 'coordinate'].includes(FIELDS[name].kind));
    const forms = typed.map((text) => ({
      ...Object.fromEntries(names.map((name) => [name, text])),
      ...(text === '' ? {} : { category: 'Plots', type: 'sale' }),
    }));
    const said = forms.flatMap((form) => propertyFormSchema.safeParse(form).error?.issues ?? []);
    const priced = [0, 1, 45_000_000_000].flatMap((price) =>
      (['sale', 'rent'] as const).flatMap((type) => {
        const item = {
          title: 'a@b.in',
          description: '98500 12345',
          type,
          category: 'Plots',
          price,
          area: 2,
        } as const;
        const calm = { ...item, title: 't', description: 'd', area: 900, citySlug: 'nagpur' } as const;
        return [
          publishGate({ ...item, possession: 'new-launch', reraNumber: 'P1', citySlug: 'nagpur' }, 0),
          publishGate({ ...calm, project: 'Sai', possession: 'ready' }, 1),
          publishGate({ ...calm, possession: 'new-launch' }, 1),
        ].flatMap(({ issues }) => issues);
      }),
    );
    const wrong = {
      category: 'x',
      furnishing: 'x',
      possession: 'x',
      possessionDate: 'x',
      status: 'x',
      amenities: 'Gold bath',
    };
    const columns = {
      headings: [],
      mapping: Object.keys(wrong),
      dateOrder: 'dmy' as const,
      by: 'me',
      decisions: new Map(),
      source: '',
    };
    const row = readListingRow(Object.values(wrong), columns, new Map(), builtIn);
    const inFile = 'problems' in row ? row.problems : [];
    const messages = [...new Set([...said, ...priced, ...inFile].map(({ message }) => message))];
    expect(messages.length).toBeGreaterThan(30);
    expect(messages.filter((message) => say(message) === message)).toEqual([]);
    // the sentence quotes the person's own text
    expect(inFile.map(({ message }) => say(message)).join()).toContain('“gold-bath”');
  });

  test('a page sends one language, and in English only texts that need compiling', () => {
    const key = 'My shortlist, {count, plural, one {# home} other {# homes}}';
    const [english, marathi] = [messagesOf('en', ['shell']), messagesOf('mr', ['shell'])];
    expect(english.shell).not.toHaveProperty('Login');
    expect(english.shell).toHaveProperty([key]);
    expect(marathi.shell).toHaveProperty('Login', 'लॉग इन');
    expect(JSON.stringify(marathi)).not.toContain(catalogue.shell.Register[1]);
  });

  test('sends text with only plain arguments unchanged, and reads it like its compiled form', () => {
    expect(messagesOf('en', ['common']).common).not.toHaveProperty(['Page {page} of {pages}']);
    expect(messagesOf('hi', ['common']).common).toHaveProperty(
      ['Page {page} of {pages}'],
      expect.stringContaining('{pages}'),
    );
    const templates = all.filter(({ english }) => english.includes('{') && isTemplate(english));
    expect(templates.length).toBeGreaterThan(500);
    const values = Object.fromEntries(
      templates.flatMap(({ english }) => argumentsOf(english).map((name) => [name, `‹${name}›`])),
    );
    for (const { domain, english } of templates) {
      const { t } = textsIn('en', domain as 'common');
      const filled = english.replace(/\{(\w+)\}/g, (_, name: string) => `‹${name}›`);
      expect(t(english as never, values as never)).toBe(filled);
    }
  });

  test.each(["Don't '{escape}'", 'An <b>element</b>', '{count, plural, other {#}}', '{at, date}', 'open {'])(
    'does not treat %s as a plain template',
    (text) => expect(isTemplate(text)).toBe(false),
  );

  test('forms plurals in each language, with Latin digits in Indian groups', () => {
    const key = 'My shortlist, {count, plural, one {# home} other {# homes}}';
    expect(textsIn('en', 'shell').t(key, { count: 1 })).toBe('My shortlist, 1 home');
    expect(textsIn('mr', 'shell').t(key, { count: 123456 })).toBe('माझी यादी, 1,23,456 घरे');
    expect(textsIn('hi', 'shell').t(key, { count: 1 })).toBe('मेरी सूची, 1 घर');
  });

  test('a page whose layout failed is in its own language', async () => {
    const { shell, common } = await failureTexts('hi');
    expect(shell).toHaveProperty('This page could not be loaded', 'यह पेज नहीं खुल सका');
    expect(common).toHaveProperty(['Try again'], 'फिर से कोशिश करें');
    expect(shell).toHaveProperty(['Reference {digest}'], ['संदर्भ ', ['digest']]);
  });

  test('only translated pages have addresses with a prefix', () => {
    expect(localPath('mr', '/missing?of=listing')).toBe('/mr/missing?of=listing');
    expect(localPath('hi', '/mr/missing')).toBe('/hi/missing');
    expect(localPath('en', '/mr/missing')).toBe('/missing');
    expect(localPath('hi', '/admin/enquiries?status=new')).toBe('/hi/admin/enquiries?status=new');
    expect(localPath('mr', '/p/SG-NAG-1001')).toBe('/mr/p/SG-NAG-1001');
    for (const path of [
      '/admin/print/contacts',
      '/api/property',
      '/media/a.webp',
      'https://x.example/',
      '#content',
      'tel:1',
    ])
      expect(localPath('mr', path)).toBe(path);
    // never the address of another host
    expect(localPath('mr', '//evil.example')).toBe('/evil.example');
    expect(localPath('en', '/mr//evil.example')).toBe('/evil.example');
    expect(splitLanguage('/mr')).toEqual({ language: 'mr', path: '/' });
    expect(splitLanguage('/mr?page=2')).toEqual({ language: 'mr', path: '/?page=2' });
    expect(splitLanguage('/mrs')).toEqual({ language: 'en', path: '/mrs' });
    expect(isTranslated('/api/search')).toBe(false);
  });

  test('every folder of addresses exists in all languages or is listed as an exception', () => {
    const groups = ['(public)', '(member)', '(admin)', '(tour)', '.'].map((group) =>
      join(__dirname, '../../../app', group),
    );
    const folders = groups.flatMap((group) =>
      readdirSync(group, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() && !/^[[(_]|[.]|^fonts$/.test(entry.name) ? [entry.name] : [],
      ),
    );
    const isThere = (path: string) => TRANSLATED_PATH.test(path);
    const below = ['', '/x', `/${'6'.repeat(24)}`, '/sample'];
    const unknown = folders.filter(
      (name) => isTranslated(`/${name}/x`) && !below.some((rest) => isThere(`/${name}${rest}`)),
    );
    expect([...new Set(unknown)].sort()).toEqual([]);
    expect(isTranslated('/no/such-page')).toBe(true);
  });

  test.each(['/profile', '/profile/x', '/dashboard/nothing', '/privacy/x', '/tour', '/services/a/b'])(
    'the missing page %s is in the language of its address',
    (path) => expect(localPath('mr', path)).toBe(`/mr${path}`),
  );
});

describe('language of a request', () => {
  const from = (path: string) =>
    new Headers({ referer: `https://saptam.test${path}`, cookie: `${LANGUAGE_COOKIE}=mr` });

  test('replies use the page’s language, and emails the chosen language', () => {
    const english = from('/admin/enquiries');
    expect([callingPageLanguage(english), requestLanguage(english)]).toEqual(['en', 'mr']);
    const hindi = from('/hi/admin/enquiries');
    expect([callingPageLanguage(hindi), requestLanguage(hindi)]).toEqual(['hi', 'hi']);
  });

  test("writes a time in a reply in the reader's language", () => {
    const time = '2026-11-26T10:40:00.000Z';
    const key = '{name} has this open until {time}. Take it over first';
    const message = messageWith(key, {
      name: 'Sunita',
      time: formatTime(time),
      'time.mr': formatTime(time, 'mr'),
    });
    expect(inEnglish(message)).toBe(`Sunita has this open until ${formatTime(time)}. Take it over first`);
    const { reply } = textsIn('mr', 'office/replies');
    expect(reply(message)).toContain(`${formatTime(time, 'mr')} पर्यंत`);
  });
});

describe('page head', () => {
  test("appends the site's name to a title if both fit", () => {
    expect(pageTitle('Property for sale', 'Saptam Group')).toBe('Property for sale');
    const long = 'South-east-facing office in Kadamba Trade Centre, Amravati Road';
    expect(pageTitle(long, 'Saptam Group')).toEqual({ absolute: long });
  });

  test('cuts a long text between words and marks it', () => {
    expect(inBrief('  Two\nrooms. ', 160)).toBe('Two rooms.');
    expect(inBrief('Every room has a window to the east', 20)).toBe('Every room has a…');
    expect(inBrief('Quiet, green, and near the school', 15)).toBe('Quiet, green…');
    const unbroken = inBrief('x'.repeat(500));
    expect(unbroken).toHaveLength(160);
    expect(unbroken.endsWith('x…')).toBe(true);
  });

  test.each([
    ['en', 'en_IN', ['mr_IN', 'hi_IN'], '/about'],
    ['mr', 'mr_IN', ['en_IN', 'hi_IN'], '/mr/about'],
    ['hi', 'hi_IN', ['en_IN', 'mr_IN'], '/hi/about'],
  ] as const)(
    'a page in %s gives shared links its language, type and site',
    (language, locale, others, url) => {
      expect(publicHead('Saptam Group', language, '/about', 'T', 'D').openGraph).toEqual({
        type: 'website',
        siteName: 'Saptam Group',
        locale,
        alternateLocale: others,
        title: 'T',
        description: 'D',
        url,
        images: [expect.objectContaining({ url: '/opengraph.jpg' })],
      });
    },
  );
});

describe('remembered', () => {
  type Visit = { path: string; search?: string; cookie?: string; referrer?: string };

  /** The address to which the page's script redirects a visitor, or undefined. */
  function sentTo({ path, search = '', cookie = 'a=1; saptam_language=mr', referrer = '' }: Visit) {
    let target: string | undefined;
    const location = {
      pathname: path,
      search,
      hash: '',
      origin: 'https://x.example',
      replace: (to: string) => {
        target = to;
      },
    };
    const page = { document: { cookie, referrer }, location, top: 0, self: 0 };
    vm.runInNewContext(LANGUAGE_SCRIPT, page);
    return target;
  }

  test('redirects a person from outside to their chosen language', () => {
    expect(sentTo({ path: '/' })).toBe('/mr');
    expect(sentTo({ path: '/buy/nagpur', search: '?beds=2' })).toBe('/mr/buy/nagpur?beds=2');
    expect(sentTo({ path: '/buy', cookie: 'saptam_language=hi' })).toBe('/hi/buy');
  });

  test('redirects no one who reads English, chose nothing or follows a link within the site', () => {
    expect(sentTo({ path: '/buy', cookie: '' })).toBeUndefined();
    expect(sentTo({ path: '/buy', cookie: 'saptam_language=en' })).toBeUndefined();
    expect(sentTo({ path: '/buy', referrer: 'https://x.example/rent' })).toBeUndefined();
  });

  test('does not redirect pages that exist in only one language', () => {
    for (const path of ['/admin/print/contacts', '/api-reference']) expect(sentTo({ path })).toBeUndefined();
  });
});
