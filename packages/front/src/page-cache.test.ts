import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import type { CachedResponse } from './cached-response';
import type { Channel } from './channel';
import { joinRelay, makeRelay } from './invalidation-relay';
import { PageCache } from './page-cache';
import { TaggedCache } from './tagged-cache';

describe('the page cache', () => {
  const lifetime = { freshSeconds: 60, staleSeconds: 60 };

  function responseOf(text: string, tags: string[] = ['lists'], status = 200): CachedResponse {
    const body = Buffer.from(text);
    return {
      status,
      etag: text,
      headers: [],
      body,
      isCompressible: false,
      codings: new Map(),
      tags: new Set(tags),
      renderedAt: Date.now(),
      hits: 0,
      bytes: 100,
    };
  }

  afterEach(() => jest.restoreAllMocks());

  /** A render that the test completes. */
  function pending() {
    let finish: (value: CachedResponse) => void = () => undefined;
    const promise = new Promise<CachedResponse>((resolve) => {
      finish = resolve;
    });
    return { render: () => promise, finish };
  }

  it('does not store or share a render that started before an edit', async () => {
    const cache = new PageCache(10_000);
    const before = pending();
    const early = cache.get({ key: 'a', lifetime, render: before.render });
    cache.invalidate(['lists']);
    const late = cache.get({ key: 'a', lifetime, render: async () => responseOf('new') });
    expect((await late).etag).toBe('new');
    before.finish(responseOf('old'));
    expect((await early).etag).toBe('old');
    const third = await cache.get({ key: 'a', lifetime, render: async () => responseOf('never') });
    expect(third.etag).toBe('new');
  });

  it('does not restore the old page from a refresh that started before an edit', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const cache = new PageCache(10_000);
    await cache.get({ key: 'a', lifetime, render: async () => responseOf('old') });
    now += 61_000;
    const refresh = pending();
    expect((await cache.get({ key: 'a', lifetime, render: refresh.render })).etag).toBe('old');
    cache.invalidate(['lists']);
    refresh.finish(responseOf('old again'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(cache.fresh('a', lifetime)).toBeUndefined();
  });

  it('retries after a failure', async () => {
    const cache = new PageCache(10_000);
    const failing = async () => {
      throw new Error('down');
    };
    await expect(cache.get({ key: 'a', lifetime, render: failing })).rejects.toThrow('down');
    expect((await cache.get({ key: 'a', lifetime, render: async () => responseOf('up') })).etag).toBe('up');
  });

  it('gives a refusal only to the refused caller', async () => {
    const cache = new PageCache(10_000);
    const limited = pending();
    const first = cache.get({ key: 'a', lifetime, render: limited.render });
    const own = jest.fn(async () => responseOf('page'));
    const others = [1, 2, 3].map(() => cache.get({ key: 'a', lifetime, render: own }));
    limited.finish(responseOf('refused', [], 429));
    expect((await first).status).toBe(429);
    for (const other of await Promise.all(others)) expect(other).toMatchObject({ status: 200, etag: 'page' });
    // requests that were not refused share one render
    expect(own).toHaveBeenCalledTimes(1);
  });

  it('keeps a stored response after a refusal', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const cache = new PageCache(10_000);
    await cache.get({ key: 'a', lifetime, render: async () => responseOf('old') });
    now += 61_000;
    const refused = async () => responseOf('refused', [], 429);
    expect((await cache.get({ key: 'a', lifetime, render: refused })).etag).toBe('old');
    await new Promise((resolve) => setImmediate(resolve));
    expect((await cache.get({ key: 'a', lifetime, render: refused })).etag).toBe('old');
  });
});

describe('tags', () => {
  const entry = (bytes: number, ...tags: string[]) => ({ bytes, tags: new Set(tags) });

  it('stays within its size, and drops the least recently used entry', () => {
    const cache = new TaggedCache<ReturnType<typeof entry>>(1000);
    for (let i = 0; i < 20; i++) {
      cache.set(`k${i}`, entry(100));
      cache.get('k0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(1000);
    expect(cache.get('k9')).toBeUndefined();
    expect([cache.get('k0'), cache.get('k11')]).not.toContain(undefined);
  });

  it('refuses an entry that would evict much of the rest', () => {
    const cache = new TaggedCache<ReturnType<typeof entry>>(1000);
    cache.set('a', entry(50));
    cache.set('a', entry(500));
    expect(cache.get('a')).toBeUndefined();
  });

  it('counts its bytes and entries correctly after any operations', () => {
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
});

describe('invalidation', () => {
  type Applied = { tags: readonly string[] | undefined; seq: number | undefined };

  /** A process with its channel to the first one. Messages arrive a moment later, as between processes. */
  function processOf(relay: (member: Channel) => void) {
    const [inner, outer] = [new EventEmitter(), new EventEmitter()];
    let isGone = false;
    const sendTo = (other: EventEmitter) => (message: unknown) => {
      setImmediate(() => isGone || other.emit('message', message));
    };
    const worker = Object.assign(outer, { send: sendTo(inner) });
    relay(worker as Channel);
    const applied: Applied[] = [];
    const channel = Object.assign(inner, { send: sendTo(outer) });
    let leads = false;
    const tell = joinRelay(channel as Channel, {
      apply: (tags, seq) => void applied.push({ tags, seq }),
      lead: () => {
        leads = true;
      },
    });
    return {
      tell,
      applied,
      leads: () => leads,
      /** Simulates a live process with a stuck event loop. */
      hang: () => inner.removeAllListeners('message'),
      leave: () => {
        isGone = true;
        outer.emit('exit');
      },
    };
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  let relay: (member: Channel) => void;
  beforeEach(() => {
    relay = makeRelay();
  });
  afterEach(() => jest.useRealTimers());

  it('resolves when every other process has applied it, but not the sender', async () => {
    const [item, two, three] = [processOf(relay), processOf(relay), processOf(relay)];
    await settled();
    await item.tell(['plant:1', 'lists'], 7);
    const entry = { tags: ['plant:1', 'lists'], seq: 7 };
    expect([item.applied, two.applied, three.applied]).toEqual([[], [entry], [entry]]);
  });

  it('keeps simultaneous invalidations apart', async () => {
    const [item, two] = [processOf(relay), processOf(relay)];
    await settled();
    await Promise.all([item.tell(['a']), two.tell(['b']), item.tell(['c'])]);
    expect(item.applied.map(({ tags }) => tags)).toEqual([['b']]);
    expect(two.applied.map(({ tags }) => tags)).toEqual([['a'], ['c']]);
  });

  it('does not wait for a process that has left or leaves meanwhile', async () => {
    const [item, two, three] = [processOf(relay), processOf(relay), processOf(relay)];
    await settled();
    two.leave();
    three.hang();
    // fake timers never reach the second after which a stuck process is skipped
    jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    const telling = item.tell(['a']);
    for (let turn = 0; turn < 4; turn++) await new Promise((next) => setImmediate(next));
    three.leave();
    await telling;
  });

  it('waits a second for a stuck process', async () => {
    const [item, two] = [processOf(relay), processOf(relay)];
    await settled();
    two.hang();
    const started = Date.now();
    await item.tell(['a']);
    expect(Date.now() - started).toBeGreaterThan(900);
  });

  it('one process leads, and the next oldest takes over', async () => {
    const [one, two, three] = [processOf(relay), processOf(relay), processOf(relay)];
    await settled();
    expect([one, two, three].map(({ leads }) => leads())).toEqual([true, false, false]);
    two.leave();
    await settled();
    expect(three.leads()).toBe(false);
    one.leave();
    await settled();
    expect(three.leads()).toBe(true);
  });
});
