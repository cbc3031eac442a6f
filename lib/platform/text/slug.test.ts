import fc from 'fast-check';
import { codePoint } from '@/test/schema-arbitrary';
import { slugify, withoutAccents } from './slug';

test.each([
  ['Farm Houses', 'farm-houses'],
  ['C. A. Road', 'c-a-road'],
  ['  Jāripatka ', 'jaripatka'],
  ['Café “Zoë” & Co', 'cafe-zoe-co'],
  ['धरमपेठ', ''],
  ['--', ''],
])('%j is in addresses as %j', (text, expected) => {
  expect(slugify(text)).toBe(expected);
});

test('signs of Indian scripts are letters, not accents', () => {
  expect(withoutAccents('सिताबर्डी')).toBe('सिताबर्डी'.normalize('NFKD'));
  expect(withoutAccents('Ångström')).toBe('Angstrom');
});

test('whatever the text: only letters, digits and single hyphens, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
