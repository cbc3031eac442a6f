import { byCount, byName } from './collation';

const names = (list: readonly string[]) => list.map((label) => ({ label, count: 1 }));

test('places with equal counts are in the order of the language of the page', () => {
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
