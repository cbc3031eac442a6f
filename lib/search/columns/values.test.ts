import { ONE_VALUED, Values } from './values';

test('more values than two bytes can tell apart are all told apart', () => {
  const values = new Values();
  const none = ONE_VALUED.map(() => '');
  values.add(none, { amenities: ['lift'], facts: [] });
  values.add(none, { amenities: Array.from({ length: 66_000 }, (_, i) => `amenity ${i}`), facts: [] });
  values.add(
    ONE_VALUED.map((name) => (name === 'locality' ? 'besa' : '')),
    { amenities: ['lift', 'amenity 65999'], facts: ['corner=yes'] },
  );
  expect(values.nameAt(2, 'locality')).toBe('besa');
  expect(values.nameAt(0, 'locality')).toBe('');
  const counts = values.countRows(Int32Array.of(0, 1, 2));
  const count = (name: string) => counts[values.in('amenities').get(name)!.number];
  expect([count('lift'), count('amenity 65999'), count('amenity 462')]).toEqual([2, 2, 1]);
});
