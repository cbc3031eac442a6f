import fc from 'fast-check';
import { placeKeys, placeQuestions } from './rules';

test('finds a home only by one with the same known details', () => {
  const home = fc.record({
    owner: fc.constant('a'.repeat(24)),
    type: fc.constantFrom('sale', 'rent'),
    address: fc.constantFrom('Besa, Nagpur', 'Manewada, Nagpur'),
    price: fc.constantFrom(4_500_000, 4_600_000),
    area: fc.constantFrom(900, 950),
    bedrooms: fc.option(fc.constantFrom(2, 3), { nil: undefined }),
    floor: fc.option(fc.constantFrom(0, 1, 2), { nil: undefined }),
    ownerContact: fc.option(
      fc.record({
        phones: fc.uniqueArray(fc.constantFrom('+919822012345', '+919822012346', '+919822012347')),
      }),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(home, home, (row, stored) => {
      const fields = ['type', 'address', 'price', 'area', 'bedrooms'] as const;
      const [ours, theirs] = [row, stored].map(({ ownerContact }) => ownerContact?.phones ?? []) as [
        string[],
        string[],
      ];
      const agree =
        fields.every((field) => row[field] === stored[field]) &&
        (row.floor === undefined || stored.floor === undefined || row.floor === stored.floor) &&
        (ours.length === 0 || theirs.length === 0 || ours.some((phone) => theirs.includes(phone)));
      const known = placeKeys(stored);
      expect(placeQuestions(row).some((key) => known.includes(key))).toBe(agree);
    }),
    { numRuns: 3000 },
  );
});
