import 'server-only';
import { type Following, followsWrites } from './following';
import type { CacheTag } from './tags';

/** An announced write ends a remembered value at once; this time bounds the effect of others, such as manual ones. */
const REMEMBERED_MS = 5000;

type Memory = Following & { known?: { value: unknown; until: number } };

/** Next bundles a module more than once per process: all copies share this. */
const globalForValues = globalThis as unknown as { saptamRemembered?: Map<CacheTag, Memory> };
globalForValues.saptamRemembered ??= new Map();
const memories = globalForValues.saptamRemembered;

/**
 * A value that is read all the time and hardly ever written, kept in this process for some seconds. `tag` is what its writes
 * invalidate; the writer calls `forget` as well, before `invalidate`. Not kept in scripts and under `next dev`, where other
 * processes' writes are not announced. Callers share the value: they must not change it.
 */
export function remembered<T>(tag: CacheTag, read: () => Promise<T>) {
  const memory = memories.get(tag) ?? { changes: 0 };
  memories.set(tag, memory);
  const forget = () => {
    // a read in progress may have seen the old value
    memory.changes++;
    delete memory.known;
  };
  const isFollowing = () =>
    followsWrites(memory, (tags) => {
      if (!tags || tags.includes(tag)) forget();
    });
  return {
    forget,
    async get(): Promise<T> {
      if (!isFollowing()) return read();
      if (memory.known && memory.known.until > Date.now()) return memory.known.value as T;
      const { changes } = memory;
      const value = await read();
      if (changes === memory.changes) memory.known = { value, until: Date.now() + REMEMBERED_MS };
      return value;
    },
  };
}
