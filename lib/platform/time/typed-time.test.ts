import { LANGUAGES } from '@/lib/platform/language/languages';
import { formatTime } from '@/lib/platform/text/format';
import { parseTypedTime } from './typed-time';

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
])('"%s" is %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time);
});

test.each(['', 'soon', '25:00', '10:61', '13 pm', '0 am', '10:30:15', '12345'])(
  '"%s" is not a time',
  (typed) => {
    expect(parseTypedTime(typed)).toBeUndefined();
  },
);

test('every time as the site says it is read back, in each language', () => {
  for (const language of LANGUAGES)
    for (let minute = 0; minute < 24 * 60; minute += 30) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const said = formatTime(`2026-11-23T${time}:00+05:30`, language);
      expect([language, said, parseTypedTime(said, language)]).toEqual([language, said, time]);
    }
});
