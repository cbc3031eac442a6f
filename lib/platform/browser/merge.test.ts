import fc from 'fast-check';
import { mergeChanges } from './merge';

const base = { title: 'Kale', value: 100, tags: ['a'], step: { text: 'call', day: '2026-12-01' } };

test('a field that one side changed has its change, and there is no question', () => {
  const mine = { ...base, title: 'Kale, Dharampeth' };
  const stored = { ...base, value: 200, tags: ['a', 'b'] };
  expect(mergeChanges(base, mine, stored)).toEqual({
    merged: { ...base, title: 'Kale, Dharampeth', value: 200, tags: ['a', 'b'] },
    conflicts: [],
  });
});

test('only what both changed is a conflict, and mine is what I made of it', () => {
  const mine = { ...base, title: 'Mine', value: 150 };
  const stored = { ...base, title: 'Theirs', step: { text: 'visit', day: '2026-12-02' } };
  const { merged, conflicts } = mergeChanges(base, mine, stored);
  expect(conflicts).toEqual(['title']);
  expect(merged).toEqual({ ...base, title: 'Mine', value: 150, step: stored.step });
});

test('the same change by both is no conflict, whatever the order of its keys', () => {
  const mine = { ...base, step: { text: 'visit', day: '2026-12-02' } };
  const stored = { ...base, step: { day: '2026-12-02', text: 'visit' } };
  expect(mergeChanges(base, mine, stored).conflicts).toEqual([]);
});

test('a list differs from an object, and an emptied field from one that stands', () => {
  const read: Record<string, unknown> = { a: [], b: 'x' };
  expect(mergeChanges(read, { a: {}, b: undefined }, { a: [1], b: 'y' }).conflicts).toEqual(['a', 'b']);
});

const record = fc.record({
  a: fc.jsonValue({ maxDepth: 2 }),
  b: fc.constantFrom('x', 'y', ''),
  c: fc.array(fc.nat(2), { maxLength: 2 }),
});

test('a side that changed nothing takes the other side whole', () => {
  fc.assert(
    fc.property(record, record, (read, other) => {
      expect(mergeChanges(read, read, other)).toEqual({ merged: other, conflicts: [] });
      expect(mergeChanges(read, other, read)).toEqual({ merged: other, conflicts: [] });
    }),
  );
});

test('each field is one of the two sides, and the conflicts do not depend on which side asks', () => {
  fc.assert(
    fc.property(record, record, record, (read, mine, stored) => {
      const { merged, conflicts } = mergeChanges(read, mine, stored);
      expect(mergeChanges(read, stored, mine).conflicts).toEqual(conflicts);
      const theirs = mergeChanges(read, stored, mine).merged;
      for (const key of ['a', 'b', 'c'] as const) {
        expect([mine[key], stored[key]]).toContainEqual(merged[key]);
        if (!conflicts.includes(key)) expect(theirs[key]).toEqual(merged[key]);
      }
    }),
  );
});
