import { Bitmap } from './bitmap';
import { firstSegment, Segments } from './segments';

const all = (slots: number) => {
  const bits = new Bitmap();
  for (let slot = 0; slot < slots; slot++) bits.add(slot);
  return bits;
};

test('the first segment of an address', () => {
  expect(firstSegment('Narmada Heights, Dharampeth, Nagpur')).toBe('Narmada Heights');
  expect(firstSegment(' Besa ')).toBe('Besa');
  expect(firstSegment('')).toBe('');
});

test('every segment in use is counted once, however it is written, the fullest first', () => {
  const segments = new Segments();
  for (const [slot, label] of ['Dharampeth', 'DHARAMPETH ', 'Besa', 'New Besa Road', 'धंतोली', ''].entries())
    segments.add(slot, label);
  expect(segments.counted(all(6), '', 10)).toEqual({
    segments: [
      { label: 'Dharampeth', count: 2 },
      { label: 'Besa', count: 1 },
      { label: 'New Besa Road', count: 1 },
      { label: 'धंतोली', count: 1 },
    ],
    more: 0,
  });
  expect(segments.counted(all(6), 'be', 10).segments.map(({ label }) => label)).toEqual([
    'Besa',
    'New Besa Road',
  ]);
  expect(segments.counted(all(6), '', 1)).toMatchObject({ segments: [{ label: 'Dharampeth' }], more: 3 });
  // only what the other filters find
  const bitmap = new Bitmap();
  bitmap.add(1);
  expect(segments.counted(bitmap, '', 10).segments).toEqual([{ label: 'Dharampeth', count: 1 }]);
});

test('a whole name means it alone, a beginning all that begin so, anything else nothing', () => {
  const segments = new Segments();
  for (const [slot, label] of ['Besa', 'Besa Road', 'Wadi'].entries()) segments.add(slot, label);
  const found = (text: string) => [...segments.matching(text).toSlots()];
  expect([found('besa'), found('bes'), found('ROAD'), found('zz')]).toEqual([[0], [0, 1], [1], []]);
});

test('a name is found from the other script by its beginning', () => {
  const segments = new Segments();
  for (const [slot, label] of ['Sunita Heights', 'सुनीता कॉलनी', 'Besa'].entries()) segments.add(slot, label);
  const found = (text: string) => [...segments.matching(text).toSlots()];
  expect([found('sunita'), found('सुनीता'), found('बेसा')]).toEqual([[0, 1], [0, 1], [2]]);
});
