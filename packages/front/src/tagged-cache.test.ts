import fc from 'fast-check';
import { TaggedCache } from './tagged-cache';

const entry = (bytes: number, ...tags: string[]) => ({ bytes, tags: new Set(tags) });

it('stays within its bytes, and drops what was used longest ago first', () => {
  const cache = new TaggedCache<ReturnType<typeof entry>>(1000);
  for (let i = 0; i < 20; i++) {
    cache.set(`k${i}`, entry(100));
    cache.get('k0');
  }
  expect(cache.bytes).toBeLessThanOrEqual(1000);
  expect(cache.get('k9')).toBeUndefined();
  expect([cache.get('k0'), cache.get('k11')]).not.toContain(undefined);
});

it('refuses an entry that would push out much of the rest', () => {
  const cache = new TaggedCache<ReturnType<typeof entry>>(1000);
  cache.set('a', entry(50));
  cache.set('a', entry(500));
  expect(cache.get('a')).toBeUndefined();
});

it('counts its bytes and entries correctly, whatever happens', () => {
  const step = fc.record({
    op: fc.constantFrom('set', 'get', 'delete', 'tag'),
    key: fc.integer({ min: 0, max: 12 }),
    bytes: fc.integer({ min: 1, max: 140 }),
    tag: fc.constantFrom('x', 'y'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = new TaggedCache<ReturnType<typeof entry>>(1000);
      for (const { op, key, bytes, tag } of steps) {
        if (op === 'set') cache.set(`k${key}`, entry(bytes, tag));
        else if (op === 'get') cache.get(`k${key}`);
        else if (op === 'delete') cache.delete(`k${key}`);
        else cache.deleteTag(tag);
        expect(cache.bytes).toBeLessThanOrEqual(1000);
      }
      const left = Array.from({ length: 13 }, (_, i) => cache.get(`k${i}`)).filter(
        (value) => value !== undefined,
      );
      expect(left.reduce((sum, value) => sum + value.bytes, 0)).toBe(cache.bytes);
      expect(left).toHaveLength(cache.size);
      cache.deleteTag('x');
      cache.deleteTag('y');
      expect([cache.size, cache.bytes]).toEqual([0, 0]);
    }),
  );
});
