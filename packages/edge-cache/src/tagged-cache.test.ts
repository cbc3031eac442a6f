import fc from 'fast-check';
import { SegmentedLru } from './tagged-cache';

const entry = (bytes: number, ...tags: string[]) => ({ bytes, tags: new Set(tags) });

it('stays within its bytes, and forgets what was asked for longest ago', () => {
  const lru = new SegmentedLru<ReturnType<typeof entry>>(1000);
  for (let i = 0; i < 20; i++) lru.set(`k${i}`, entry(100));
  expect(lru.bytes).toBe(1000);
  expect(lru.peek('k9')).toBeUndefined();
  expect(lru.peek('k10')).toBeDefined();
});

it('is not emptied by addresses that are asked for once', () => {
  const lru = new SegmentedLru<ReturnType<typeof entry>>(1000);
  for (const key of ['home', 'buy']) {
    lru.set(key, entry(100));
    lru.get(key);
  }
  for (let i = 0; i < 10_000; i++) lru.set(`/buy?q=junk${i}`, entry(100));
  expect(lru.peek('home')).toBeDefined();
  expect(lru.peek('buy')).toBeDefined();
});

it('refuses an entry that would push out much of the rest', () => {
  const lru = new SegmentedLru<ReturnType<typeof entry>>(1000);
  lru.set('a', entry(50));
  expect(lru.set('a', entry(500))).toBe(false);
  expect(lru.peek('a')).toBeUndefined();
});

it('keeps its books, whatever happens', () => {
  const step = fc.record({
    op: fc.constantFrom('set', 'get', 'delete', 'tag'),
    key: fc.integer({ min: 0, max: 12 }),
    bytes: fc.integer({ min: 1, max: 140 }),
    tag: fc.constantFrom('x', 'y'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const lru = new SegmentedLru<ReturnType<typeof entry>>(1000);
      for (const { op, key, bytes, tag } of steps) {
        if (op === 'set') lru.set(`k${key}`, entry(bytes, tag));
        else if (op === 'get') lru.get(`k${key}`);
        else if (op === 'delete') lru.delete(`k${key}`);
        else lru.deleteTag(tag);
        expect(lru.bytes).toBeLessThanOrEqual(1000);
      }
      const left = Array.from({ length: 13 }, (_, i) => lru.peek(`k${i}`)).filter(
        (value) => value !== undefined,
      );
      expect(left.reduce((sum, value) => sum + value.bytes, 0)).toBe(lru.bytes);
      expect(left).toHaveLength(lru.size);
      lru.deleteTag('x');
      lru.deleteTag('y');
      expect([lru.size, lru.bytes]).toEqual([0, 0]);
    }),
  );
});
