import { beginsIn, firstSegment } from './segments';

test('the first segment of an address', () => {
  expect(firstSegment('Narmada Heights, Dharampeth, Nagpur')).toBe('Narmada Heights');
  expect(firstSegment(' Besa ')).toBe('Besa');
  expect(firstSegment('')).toBe('');
});

test('a name is found from the other script by its beginning', () => {
  const names = ['sunita heights', 'सुनीता कॉलनी', 'besa'];
  const found = (key: string) => names.filter((name) => beginsIn(name, key));
  expect([found('sunita'), found('सुनीता'), found('बेसा')]).toEqual([
    names.slice(0, 2),
    names.slice(0, 2),
    ['besa'],
  ]);
});
