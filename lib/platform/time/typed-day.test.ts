import { formatDate } from '@/lib/platform/text/format';
import { parseTypedDay } from './typed-day';

const NOW = Date.parse('2026-11-26T20:00:00Z');

test.each([
  ['23 Nov 2026', '2026-11-23'],
  ['3 november', '2026-11-03'],
  ['5 Sept 2027', '2027-09-05'],
  ['23/11/2026', '2026-11-23'],
  ['1.2.27', '2027-02-01'],
  ['2026-11-23', '2026-11-23'],
  ['२३/११/२०२६', '2026-11-23'],
  // it is past midnight in India
  ['Today', '2026-11-27'],
  ['tomorrow', '2026-11-28'],
  ['30 Feb 2026', undefined],
  ['2026-13-01', undefined],
  ['13 Foo 2026', undefined],
  ['11/23/2026', undefined],
  ['23', undefined],
  ['', undefined],
])('"%s" is the day %s', (typed, day) => {
  expect(parseTypedDay(typed, 'en', NOW)).toBe(day);
});

test.each(['en', 'mr', 'hi'] as const)('a day as it is shown is read again, in %s', (language) => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    expect(parseTypedDay(formatDate(`${day}T12:00:00Z`, language), language, NOW)).toBe(day);
  }
});
