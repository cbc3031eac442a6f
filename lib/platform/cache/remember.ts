import 'server-only';
import { type FrontLink, frontLink } from 'front/link';
import type { CacheTag } from './tags';

/** An announced write ends a remembered value at once; this time bounds the effect of others, such as manual ones. */
const REMEMBERED_MS = 5000;

type Entry = { value: Promise<unknown>; until: number; tags: readonly CacheTag[] | undefined };
type Memory = {
  entries: Map<string, Entry>;
  /** which link tells of writes */
  link?: FrontLink;
};

/** Next bundles a module more than once per process: all copies share this. */
const globalForValues = globalThis as unknown as { saptamRemembered?: Map<string, Memory> };
globalForValues.saptamRemembered ??= new Map();
const memories = globalForValues.saptamRemembered;

/** Without tags: anything may have changed. A value that is still being read may be the old one. */
function forgetTagged({ entries }: Memory, tags?: readonly string[]): void {
  for (const [key, { tags: own }] of entries)
    if (!tags || !own || own.some((tag) => tags.includes(tag))) entries.delete(key);
}

/** True if other processes' writes are announced to this one. Not in scripts, and not under `next dev`. */
function followsWrites(memory: Memory): boolean {
  const link = frontLink();
  if (!link?.follow) return false;
  if (memory.link !== link) {
    memory.link = link;
    memory.entries.clear();
    link.follow((tags) => forgetTagged(memory, tags));
  }
  return true;
}

type Options = {
  ms?: number;
  /** of the keys, the oldest go first */
  max?: number;
};

/**
 * A value, for each key, that is read all the time and hardly ever written: kept in this process for some seconds, unless it is
 * undefined or writes of other processes are not announced here. `tags` are those whose writes end it; its writer calls `forget`
 * as well, before `invalidate`. `name` is unique. Callers share the value and must not change it; those who ask while
 * it is read wait for the same read.
 */
export function remember<T>(
  name: string,
  tags: readonly CacheTag[] | ((value: NonNullable<T>) => readonly CacheTag[]),
  read: (key: string) => Promise<T>,
  { ms = REMEMBERED_MS, max = 500 }: Options = {},
) {
  const memory = memories.get(name) ?? { entries: new Map() };
  memories.set(name, memory);
  const { entries } = memory;

  function store(key: string): Promise<T> {
    const value = read(key);
    const entry: Entry = {
      value,
      until: Date.now() + ms,
      tags: typeof tags === 'function' ? undefined : tags,
    };
    const drop = () => entries.get(key) === entry && entries.delete(key);
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) if (entries.size > max) entries.delete(oldest);
    value.then((known) => {
      if (known === undefined || known === null) drop();
      else if (typeof tags === 'function') entry.tags = tags(known);
    }, drop);
    return value;
  }

  return {
    forget: (ended?: readonly CacheTag[]) => forgetTagged(memory, ended),
    get(key = ''): Promise<T> {
      if (!followsWrites(memory)) return read(key);
      const known = entries.get(key);
      return known && known.until > Date.now() ? (known.value as Promise<T>) : store(key);
    },
  };
}
