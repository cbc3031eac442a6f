import fc from 'fast-check';
import { Bitmap } from './bitmap';

const slots = fc.uniqueArray(fc.nat(400), { maxLength: 300 });
const setOf = (list: number[]) => {
  const set = new Bitmap(64);
  for (const slot of list) set.add(slot);
  return set;
};

test('counts and intersections are those of sets', () => {
  fc.assert(
    fc.property(slots, slots, (left, right) => {
      const shared = left.filter((slot) => right.includes(slot)).sort((a, b) => a - b);
      const [a, b] = [setOf(left), setOf(right)];
      expect(a.clone().intersect(b).size).toBe(shared.length);
      expect([
        ...a
          .clone()
          .intersectAny([b, setOf([7])])
          .toSlots(),
      ]).toEqual(left.filter((slot) => right.includes(slot) || slot === 7).sort((x, y) => x - y));
      expect(a.clone().intersectAny([]).size).toBe(0);
      expect(a.size).toBe(left.length);
      expect([...a.clone().intersect(b).toSlots()]).toEqual(shared);
      expect([...a.clone().drop(b).toSlots()]).toEqual(
        left.filter((slot) => !right.includes(slot)).sort((x, y) => x - y),
      );
    }),
  );
  const full = setOf(Array.from({ length: 400 }, (_, i) => i));
  expect(full.size).toBe(400);
});
