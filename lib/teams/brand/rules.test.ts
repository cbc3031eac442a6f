import { teamSchema } from '@/lib/teams/membership/schema';
import { contrastOf, isColor } from './rules';

test('black on white has the contrast of 21, a colour on itself that of 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#1f4e79', '#1f4e79')).toBe(1);
});

test.each([
  ['#1F4E79', true],
  ['#b8480a', true],
  ['', true],
  ['#ffe08a', false],
  ['#ffffff', false],
  ['red', false],
  ['#12345', false],
])('a firm prints with a colour that can be read on paper: %s', (color, isGood) => {
  expect(teamSchema.safeParse({ name: 'Firm', color }).success).toBe(isGood);
});

test('a colour has six digits', () => {
  expect(['#a1b2c3', '#A1B2C3', 'a1b2c3', '#a1b2cg'].map(isColor)).toEqual([true, true, false, false]);
});
