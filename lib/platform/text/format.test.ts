import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import max from 'libphonenumber-js/metadata.max.json';
import { z } from 'zod';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { dayBounds, indianDay, lastDays } from '@/lib/platform/time/indian-day';
import { parseTypedDay } from '@/lib/platform/time/typed-day';
import { parseTypedTime } from '@/lib/platform/time/typed-time';
import { deviceName } from './device-name';
import { emailAddress, isEmail } from './email';
import {
  formatArea,
  formatDate,
  formatDateTime,
  formatLand,
  formatRate,
  formatRupees,
  formatRupeesShort,
  formatTime,
  rupeesInWords,
} from './format';
import { holidaysIn, hoursText, type WeekDay } from './opening-hours';
import {
  chatNumber,
  formatPhone,
  normalizeMobile,
  PHONE_MESSAGE,
  phoneHref,
  phoneProblem,
  readPhones,
} from './phone';
import india from './phone-plan-india.json';
import { duration, relativeTime } from './relative-time';
import {
  parseArea,
  parseLength,
  parseRupees,
  readFigure,
  typedFigure,
  typedPercent,
  typedRupees,
} from './typed-figures';

describe('formats', () => {
  describe('rupees', () => {
    it.each([
      [15_000_000, '₹1,50,00,000', '₹1.5 Cr', '1.5 crore'],
      [4_550_000, '₹45,50,000', '₹45.5 L', '45.5 lakh'],
      [100_000, '₹1,00,000', '₹1 L', '1 lakh'],
      [18_500, '₹18,500', '₹18,500', '18,500 rupees'],
      [9_999_900, '₹99,99,900', '₹1 Cr', '100 lakh'],
      [1, '₹1', '₹1', '1 rupee'],
      [0, '₹0', '₹0', '0 rupees'],
    ])('formats %d rupees', (rupees, full, short, words) => {
      expect(formatRupees(rupees)).toBe(full);
      expect(formatRupeesShort(rupees)).toBe(short);
      expect(rupeesInWords(rupees)).toBe(words);
    });

    it.each([
      [6_000_000, '60 lakh'],
      [6_012_345, '60,12,345'],
      [45_000, '45,000'],
      [0, '0'],
    ])('formats %d as a field shows it', (rupees, text) => {
      expect(typedRupees(rupees)).toBe(text);
      expect(parseRupees(text)).toBe(rupees);
    });

    it.each([
      ['1.5 cr', 15_000_000],
      ['45 lakh', 4_500_000],
      ['45,00,000', 4_500_000],
      ['₹ 45L', 4_500_000],
      ['Rs. 12k', 12_000],
      ['.5 crore', 5_000_000],
      ['60 lacs', 6_000_000],
      ['18,500 rupees', 18_500],
    ])('reads %s', (text, rupees) => {
      expect(parseRupees(text)).toBe(rupees);
    });

    it.each(['', 'cheap', '45 miles', '1.2.3 cr', '-5', '99999999999999999999', 'L'])(
      'refuses %s',
      (text) => {
        expect(parseRupees(text)).toBeUndefined();
      },
    );

    it('reads back what it wrote, within the rounding of each form', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (rupees) => {
          expect(parseRupees(formatRupees(rupees))).toBe(rupees);
          const tolerance = rupees >= 9_999_500 ? 50_000 : rupees >= 100_000 ? 500 : 0;
          expect(Math.abs((parseRupees(formatRupeesShort(rupees)) ?? -1) - rupees)).toBeLessThanOrEqual(
            tolerance,
          );
          expect(Math.abs((parseRupees(rupeesInWords(rupees)) ?? -1) - rupees)).toBeLessThanOrEqual(
            tolerance,
          );
        }),
      );
    });

    it('never throws for any typed text', () => {
      fc.assert(fc.property(fc.string(), (text) => void parseRupees(text)));
    });
  });

  it('formats areas and rates', () => {
    expect(formatArea(1600)).toBe('1,600 sq ft');
    expect(formatRate(4_550_000, 600)).toBe('₹7,583/sq ft');
    expect(formatRate(4_550_000, 0)).toBeUndefined();
    expect(formatRate(4_550_000, undefined)).toBeUndefined();
  });

  it('formats dates in Indian time', () => {
    expect(formatDate('2026-11-20T20:00:00Z')).toBe('21 Nov 2026');
    expect(formatDate('2026-09-05T00:00:00Z')).toBe('5 Sep 2026');
    expect(formatDateTime('2026-11-21T08:35:00Z')).toBe('21 Nov 2026, 14:05');
  });

  describe('reading figures', () => {
    const indian = (n: number) => n.toLocaleString('en-IN');
    const western = (n: number) => n.toLocaleString('en-US');

    it('reads every number in Indian and Western groups, with and without a fraction', () => {
      fc.assert(
        fc.property(fc.nat(2_000_000_000), fc.integer({ min: 1, max: 99 }), (n, cents) => {
          const whole = [String(n), indian(n), western(n)];
          expect(whole.map((text) => readFigure(text))).toEqual([n, n, n]);
          const value = Number(`${n}.${String(cents).padStart(2, '0')}`);
          for (const text of whole)
            expect(readFigure(`${text}.${String(cents).padStart(2, '0')}`)).toBe(value);
        }),
      );
    });

    it('accepts commas only between groups', () => {
      const placed = fc.tuple(
        fc.stringMatching(/^[1-9]\d{2,9}$/),
        fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
      );
      fc.assert(
        fc.property(placed, ([digits, places]) => {
          const at = new Set(places.map((place) => 1 + (place % (digits.length - 1))));
          const text = [...digits].map((digit, i) => (at.has(i) ? `,${digit}` : digit)).join('');
          const isRight = [indian(Number(digits)), western(Number(digits))].includes(text);
          expect(readFigure(text)).toBe(isRight ? Number(digits) : undefined);
          expect(parseRupees(text)).toBe(isRight ? Number(digits) : undefined);
          expect(parseArea(text)).toBe(isRight ? Number(digits) : undefined);
        }),
      );
    });

    it.each(['850,5', '1.200', '12.500', '1,23', '1,2345', '0,500', '1e3', '9.82201E+09', '1..2', '', '.'])(
      'refuses the ambiguous %j',
      (text) => {
        expect([readFigure(text), parseRupees(text), parseArea(text), parseLength(text)]).toEqual(
          Array(4).fill(undefined),
        );
      },
    );

    it.each([
      ['30,000', 30_000],
      ['18 %', Number.NaN],
      [' ', undefined],
      [null, undefined],
      [5, 5],
      ['1e3', Number.NaN],
      ['0x10', Number.NaN],
      ['850,5', Number.NaN],
    ])('passes %j to a schema as %d', (given, figure) => expect(typedFigure(given)).toBe(figure));

    it('accepts a percent sign only for percentages', () => {
      expect([typedPercent('१८ %'), typedPercent('2.5%'), typedPercent(18)]).toEqual([18, 2.5, 18]);
      expect([typedPercent(''), typedPercent('1e1%')]).toEqual([undefined, Number.NaN]);
    });

    it.each([
      ['1.125 cr', 11_250_000],
      ['4.35 lakh', 435_000],
      ['1.2345678 cr', 12_345_678],
      ['1234.00', 1234],
    ])('reads %j as %d rupees', (text, rupees) => expect(parseRupees(text)).toBe(rupees));

    it.each(['1234.56', '12.3456 k', '1.23456785 cr'])(
      'refuses the paise of %j instead of rounding them',
      (text) => expect(parseRupees(text)).toBeUndefined(),
    );

    it('accepts a decimal point in lengths in metres and in land', () => {
      expect([parseLength('1.200 m'), parseArea('1.125 acres')]).toEqual([3.94, 49_005]);
    });
  });

  describe('land', () => {
    it.each([
      [43_560, '1 acre'],
      [108_900, '2 acres 20 guntha'],
      [13_068, '12 guntha'],
      [1_200, '1.1 guntha'],
      [1_000, undefined],
      [43_555, '1 acre'],
      [5_000_000, '114 acres 31.4 guntha'],
    ])('formats %d sq ft', (squareFeet, text) => {
      expect(formatLand(squareFeet)).toBe(text);
    });

    it.each([
      ['1600', 1600],
      ['1,600 sq ft', 1600],
      ['1600 sq. ft.', 1600],
      ['2 acres', 87_120],
      ['2 acres 20 guntha', 108_900],
      ['.5 acre', 21_780],
      ['12 Guntha', 13_068],
      ['100 sq m', 1076.39],
    ])('reads %s', (text, squareFeet) => {
      expect(parseArea(text)).toBe(squareFeet);
    });

    it.each(['', 'large', '2 bigha', '2 acres and more', '-5', '1..2'])('refuses %j as an area', (text) => {
      expect(parseArea(text)).toBeUndefined();
    });

    it('reads what it writes, to a twentieth of a guntha', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1089, max: 100_000_000 }), (squareFeet) => {
          const read = parseArea(formatLand(squareFeet) ?? '') ?? Number.NaN;
          expect(Math.abs(read - squareFeet)).toBeLessThanOrEqual(1089 / 20 + 0.01);
        }),
      );
    });
  });
});

describe('email addresses', () => {
  test.each([
    'asha@example.com',
    'asha.rao+flat@mail.example.co.in',
    "o'brien@example.com",
    'asha@उदाहरण.भारत',
    'आशा@जीमेल.भारत',
    'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
  ])('accepts %s', (typed) =>
    expect([isEmail(typed), emailAddress().safeParse(typed).success]).toEqual([true, true]),
  );

  test.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'a..b@example.com',
    '.a@example.com',
    'a b@example.com',
    'a@b..in',
    'a@-b.in',
    'a@b.in, c@d.in',
    'a@b.1',
  ])('refuses %j', (typed) => expect(isEmail(typed)).toBe(false));

  test('accepts the same Latin addresses as the schema library', () => {
    for (const typed of ['a@b.co', 'a.b@c-d.com', 'a-@b.in', "a'@b.in", 'a@b_c.in', 'a@b.c', 'a"b@c.in'])
      expect([typed, isEmail(typed)]).toEqual([typed, z.email().safeParse(typed).success]);
  });

  test('checks a long text without delay', () => {
    const began = performance.now();
    expect(isEmail(`${'a.'.repeat(120)}@${'b-'.repeat(5000)}`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('phone numbers', () => {
  // spellings on letterheads, diallers, spreadsheets and keyboards, judged by libphonenumber's plans
  const MOBILE = ['+919822012345', 'mobile', '+91 98220 12345', 'tel:+919822012345'] as const;
  const NAGPUR = ['+917122234567', 'landline', '0712 223 4567', 'tel:+917122234567'] as const;
  const TABLE: readonly (readonly [string, readonly [string, string, string, string]])[] = [
    ['9822012345', MOBILE],
    ['+919822012345', MOBILE],
    ['98220-12345', MOBILE],
    ['098220 12345', MOBILE],
    ['98.22.01.23.45', MOBILE],
    ['0091 9822012345', MOBILE],
    ['91 98220 12345', MOBILE],
    ['9822012345 (WhatsApp)', MOBILE],
    ['Mob: 9822012345', MOBILE],
    ['tel:+919822012345', MOBILE],
    ['९८२२० १२३४५', MOBILE],
    ['９８２２０１２３４５', MOBILE],
    ['0712-2234567', NAGPUR],
    ['(0712) 2234567', NAGPUR],
    ['7122234567', NAGPUR],
    ['+91 712 223 4567', NAGPUR],
    ['022 2345 6789', ['+912223456789', 'landline', '022 2345 6789', 'tel:+912223456789']],
    ['0712 2234567 ext. 4', ['+917122234567', 'landline', '0712 223 4567 ext. 4', 'tel:+917122234567;ext=4']],
    ['1800 22 1234', ['+911800221234', 'toll-free', '1800 22 1234', 'tel:1800221234']],
    ['+4420 7946 0958', ['+442079460958', 'foreign', '+442079460958', 'tel:+442079460958']],
    ['00971 50 123 4567', ['+971501234567', 'foreign', '+971501234567', 'tel:+971501234567']],
  ];

  test.each(TABLE)('reads %s as %j', (typed, [number, kind, shown, href]) => {
    expect(readPhones(typed)).toEqual([{ number, kind, shown, href }]);
    expect(formatPhone(typed)).toBe(shown);
    expect(phoneHref(typed)).toBe(href);
    // WhatsApp and SMS are for mobiles and foreign numbers
    const chats = kind === 'mobile' || kind === 'foreign';
    expect([chatNumber(typed), normalizeMobile(typed)]).toEqual(
      chats ? [number.slice(1), number] : [undefined, undefined],
    );
  });

  test.each([
    '9822012345/9822012346',
    '98220 12345, 98220 12346',
    '9822012345 9822012346',
    '9822012345 or 9822012346',
  ])('reads both numbers of %s and calls the first', (typed) => {
    expect(readPhones(typed).map(({ number }) => number)).toEqual(['+919822012345', '+919822012346']);
    expect(formatPhone(typed)).toBe('+91 98220 12345, +91 98220 12346');
    expect(phoneHref(typed)).toBe('tel:+919822012345');
  });

  const WRONG = 'After +91, an Indian number has ten digits and no leading 0';
  test.each([
    ['+91 98220 1234', WRONG],
    ['+910 9822012345', WRONG],
    ['+91 0712 2234567', WRONG],
    ['0091 0 98220 12345', WRONG],
    ['98220123456', PHONE_MESSAGE],
    ['9.82201E+09', PHONE_MESSAGE],
    // without the numbering plan, wa.me/5822012345 would be a stranger in Venezuela
    ['5822012345', PHONE_MESSAGE],
    ['+582201234567', PHONE_MESSAGE],
    ['2234567', PHONE_MESSAGE],
    ['', PHONE_MESSAGE],
  ])('does not recognise %s as a number, and shows it as typed', (typed, problem) => {
    expect([readPhones(typed), phoneHref(typed), chatNumber(typed)]).toEqual([[], undefined, undefined]);
    expect(formatPhone(typed)).toBe(typed);
    expect(phoneProblem(typed)).toBe(problem);
  });

  test('reads a number back from its own display', () => {
    for (const [typed] of TABLE)
      expect(readPhones(formatPhone(typed)).map(({ number }) => number)).toEqual(
        readPhones(typed).map(({ number }) => number),
      );
  });

  test("the browser's plan is the library's current plan for India", () => {
    const { countries, country_calling_codes: codes } = max as unknown as typeof india;
    expect(india.countries.IN).toEqual(countries.IN);
    expect(india.country_calling_codes).toEqual({ 91: codes['91'] });
  });

  test('formats money, figures, days and phone numbers in one way everywhere', () => {
    const OWN_WAYS = /toLocale\w*String\(|new Intl\.(?:NumberFormat|DateTimeFormat)|`tel:\$\{/;
    // ICU messages format their numbers with this
    const KNOWN = [
      'lib/platform/text/format.ts',
      'lib/platform/text/phone.ts',
      'lib/platform/language/icu.ts',
    ];
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    );
    const others = files.filter(
      (path) =>
        /(?<!\.test)\.tsx?$/.test(path) && !KNOWN.includes(path) && OWN_WAYS.test(readFileSync(path, 'utf8')),
    );
    expect(others).toEqual([]);
  });
});

describe('indian day', () => {
  test.each([
    ['2026-11-20T18:29:59Z', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
  ])('the calendar in India at %s shows %s', (instant, day) => {
    expect(indianDay(new Date(instant))).toBe(day);
  });

  test('a day begins where the previous one ends, and contains the instants with its date', () => {
    const { start, end } = dayBounds('2026-11-21');
    expect(dayBounds('2026-11-22').start).toEqual(end);
    expect([indianDay(start), indianDay(end.getTime() - 1), indianDay(end)]).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  test('lists the last days oldest first, including today, across the end of a month', () => {
    expect(lastDays(3, new Date('2026-11-01T20:00:00Z'))).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  });

  test.each<[WeekDay[], string, string, string]>([
    [['Monday', 'Tuesday', 'Wednesday'], '09:30', '19:00', 'Mon–Wed, 9:30 am to 7 pm'],
    [['Monday', 'Wednesday', 'Thursday'], '00:00', '12:00', 'Mon, Wed–Thu, 12 am to 12 pm'],
    [['Sunday', 'Saturday'], '10:00', '13:05', 'Sat–Sun, 10 am to 1:05 pm'],
  ])('describes opening on %j from %s to %s: %s', (days, opens, closes, expected) => {
    expect(hoursText({ days, opens, closes })).toBe(expected);
  });

  test('finds the dates of holidays in a text', () => {
    expect(holidaysIn('2026-12-25, 2027-01-26 and so on')).toEqual(['2026-12-25', '2027-01-26']);
    expect(holidaysIn(undefined)).toEqual([]);
  });

  test.each([
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [7_200_000, '2 hours ago'],
    [86_400_000 * 3, '3 days ago'],
    // a visitor's clock may be behind ours
    [-5000, 'just now'],
  ])('describes %i ms ago as "%s"', (ms, expected) => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(relativeTime(new Date(now - ms).toISOString(), now)).toBe(expected);
  });

  test.each([
    [400, '0 s'],
    [40_000, '40 s'],
    [12 * 60_000, '12 min'],
    [65 * 60_000, '1 h 05 min'],
    [24 * 3_600_000, '1 day'],
    [52 * 3_600_000 + 59_000, '2 days 4 h'],
    [77 * 3_600_000, '3 days'],
    [1405 * 3_600_000 + 16 * 60_000, '58 days'],
  ])('describes a duration of %i ms as "%s"', (ms, expected) => {
    expect(duration(ms)).toBe(expected);
  });

  test.each([
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
    ['curl/8.5.0', 'API Client'],
    ['', 'Unknown'],
  ])('describes a waiting time of %s as "%s"', (userAgent, expected) => {
    expect(deviceName(userAgent)).toBe(expected);
  });
});

describe('typed day', () => {
  const NOW = Date.parse('2026-11-26T20:00:00Z');

  test.each([
    ['23 Nov 2026', '2026-11-23'],
    ['3 november', '2026-11-03'],
    ['5 Sept 2027', '2027-09-05'],
    ['23/11/2026', '2026-11-23'],
    ['1.2.27', '2027-02-01'],
    ['2026-11-23', '2026-11-23'],
    ['२३/११/२०२६', '2026-11-23'],
    // it is after midnight in India
    ['Today', '2026-11-27'],
    ['tomorrow', '2026-11-28'],
    ['30 Feb 2026', undefined],
    ['2026-13-01', undefined],
    ['13 Foo 2026', undefined],
    ['11/23/2026', undefined],
    ['23', undefined],
    ['', undefined],
  ])('reads "%s" as the day %s', (typed, day) => {
    expect(parseTypedDay(typed, 'en', NOW)).toBe(day);
  });

  test.each(['en', 'mr', 'hi'] as const)('reads a day back as it is shown, in %s', (language) => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-09`;
      expect(parseTypedDay(formatDate(`${day}T12:00:00Z`, language), language, NOW)).toBe(day);
    }
  });
});

describe('typed time', () => {
  test.each([
    ['14:30', '14:30'],
    ['2.30 pm', '14:30'],
    ['2:30PM', '14:30'],
    ['1430', '14:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['10 am', '10:00'],
    ['12 am', '00:00'],
    ['12 p.m.', '12:00'],
    ['१०:३०', '10:30'],
  ])('reads "%s" as %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });

  test.each(['', 'soon', '25:00', '10:61', '13 pm', '0 am', '10:30:15', '12345'])(
    'refuses "%s" as a time',
    (typed) => {
      expect(parseTypedTime(typed)).toBeUndefined();
    },
  );

  test('reads every time back as the site shows it, in each language', () => {
    for (const language of LANGUAGES)
      for (let minute = 0; minute < 24 * 60; minute += 30) {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        const said = formatTime(`2026-11-23T${time}:00+05:30`, language);
        expect([language, said, parseTypedTime(said, language)]).toEqual([language, said, time]);
      }
  });
});
