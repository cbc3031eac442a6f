import 'server-only';
import { type Following, followsWrites } from './following';
import type { CacheTag } from './tags';

/** An announced write ends a remembered value at once; this time bounds the effect of others, such as manual ones. */
const REMEMBERED_MS = 5000;

type Memory = Following & { known: Map<string, { value: unknown; until: number }> };

/** Next bundles a module more than once per process: all copies share this. */
const globalForValues = globalThis as unknown as { saptamRemembered?: Map<string, Memory> };
globalForValues.saptamRemembered ??= new Map();
const memories = globalForValues.saptamRemembered;

type Options = {
  /** what is remembered, where several things end with the same tag */
  name?: string;
  ms?: number;
  /** of the keys, the oldest go first */
  max?: number;
};

/**
 * A value that is read all the time and hardly ever written, kept in this process for some seconds. `tag` is what its writes
 * invalidate; the writer calls `forget` as well, before `invalidate`. Not kept in scripts and under `next dev`, where other
 * processes' writes are not announced. Callers share the value: they must not change it.
 */
export function remembered<T>(tag: CacheTag, read: () => Promise<T>, options: Options = {}) {
  const { forget, get } = rememberedEach(tag, read, options);
  return { forget, get: () => get('') };
}

/** The same for each key. */
export function rememberedEach<T>(
  tag: CacheTag,
  read: (key: string) => Promise<T>,
  { name = tag, ms = REMEMBERED_MS, max = 500 }: Options = {},
) {
  const memory = memories.get(name) ?? { changes: 0, known: new Map() };
  memories.set(name, memory);
  const forget = () => {
    // a read in progress may have seen the old value
    memory.changes++;
    memory.known.clear();
  };
  const isFollowing = () =>
    followsWrites(memory, (tags) => {
      if (!tags || tags.includes(tag)) forget();
    });
  return {
    forget,
    async get(key: string): Promise<T> {
      if (!isFollowing()) return read(key);
      const known = memory.known.get(key);
      if (known && known.until > Date.now()) return known.value as T;
      const { changes } = memory;
      const value = await read(key);
      if (changes !== memory.changes) return value;
      memory.known.delete(key);
      memory.known.set(key, { value, until: Date.now() + ms });
      for (const oldest of memory.known.keys()) if (memory.known.size > max) memory.known.delete(oldest);
      return value;
    },
  };
}
