import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone, phoneHref } from './phone';

test.each([
  ['+919822012345', '+91 98220 12345', 'tel:+919822012345'],
  ['98220-12345', '+91 98220 12345', 'tel:+919822012345'],
  ['098220 12345', '+91 98220 12345', 'tel:+919822012345'],
  ['९८२२० १२३४५', '+91 98220 12345', 'tel:+919822012345'],
  ['+4420 7946 0958', '+442079460958', 'tel:+442079460958'],
  ['0712 2234567 ext. 4', '0712 2234567 ext. 4', 'tel:071222345674'],
])('%s is shown as %s', (typed, shown, href) => {
  expect(formatPhone(typed)).toBe(shown);
  expect(phoneHref(typed)).toBe(href);
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
