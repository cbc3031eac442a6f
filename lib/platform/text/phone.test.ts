import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import max from 'libphonenumber-js/metadata.max.json';
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

// spellings of letterheads, diallers, spreadsheets and keyboards; judged by libphonenumber's plans
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

test.each(TABLE)('%s is %j', (typed, [number, kind, shown, href]) => {
  expect(readPhones(typed)).toEqual([{ number, kind, shown, href }]);
  expect(formatPhone(typed)).toBe(shown);
  expect(phoneHref(typed)).toBe(href);
  // WhatsApp and SMS are for mobiles and for numbers of other countries
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
])('both numbers of %s are read; the first is called', (typed) => {
  expect(readPhones(typed).map(({ number }) => number)).toEqual(['+919822012345', '+919822012346']);
  expect(formatPhone(typed)).toBe('+91 98220 12345, +91 98220 12346');
  expect(phoneHref(typed)).toBe('tel:+919822012345');
});

const WRONG = 'After +91 an Indian number has ten digits, without a 0 before them';
test.each([
  ['+91 98220 1234', WRONG],
  ['+910 9822012345', WRONG],
  ['+91 0712 2234567', WRONG],
  ['0091 0 98220 12345', WRONG],
  ['98220123456', PHONE_MESSAGE],
  ['9.82201E+09', PHONE_MESSAGE],
  // without its plan wa.me/5822012345 is a stranger in Venezuela
  ['5822012345', PHONE_MESSAGE],
  ['+582201234567', PHONE_MESSAGE],
  ['2234567', PHONE_MESSAGE],
  ['', PHONE_MESSAGE],
])('%s is no number, calls nobody, and is shown as typed', (typed, problem) => {
  expect([readPhones(typed), phoneHref(typed), chatNumber(typed)]).toEqual([[], undefined, undefined]);
  expect(formatPhone(typed)).toBe(typed);
  expect(phoneProblem(typed)).toBe(problem);
});

test('a number is read again from its own display', () => {
  for (const [typed] of TABLE)
    expect(readPhones(formatPhone(typed)).map(({ number }) => number)).toEqual(
      readPhones(typed).map(({ number }) => number),
    );
});

test('the plan of a browser is India’s, as the library has it today', () => {
  const { countries, country_calling_codes: codes } = max as unknown as typeof india;
  expect(india.countries.IN).toEqual(countries.IN);
  expect(india.country_calling_codes).toEqual({ 91: codes['91'] });
});

test('money, figures, days and phone numbers are formatted in one way everywhere', () => {
  const OWN_WAYS = /toLocale\w*String\(|new Intl\.(?:NumberFormat|DateTimeFormat)|`tel:\$\{/;
  // what ICU messages write their numbers with
  const KNOWN = ['lib/platform/text/format.ts', 'lib/platform/text/phone.ts', 'lib/platform/language/icu.ts'];
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const others = files.filter(
    (path) =>
      /(?<!\.test)\.tsx?$/.test(path) && !KNOWN.includes(path) && OWN_WAYS.test(readFileSync(path, 'utf8')),
  );
  expect(others).toEqual([]);
});
