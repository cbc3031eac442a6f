import type { CachedResponse } from './cached-response';
import { PageCache } from './page-cache';

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

/** A render that the test finishes. */
function pending() {
  let finish: (value: CachedResponse) => void = () => undefined;
  const promise = new Promise<CachedResponse>((resolve) => {
    finish = resolve;
  });
  return { render: () => promise, finish };
}

it('does not store, or give to later requests, what was begun before an edit', async () => {
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

it('does not let a refresh that was begun before an edit bring the old page back', async () => {
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

it('tries again after a failure', async () => {
  const cache = new PageCache(10_000);
  const failing = async () => {
    throw new Error('down');
  };
  await expect(cache.get({ key: 'a', lifetime, render: failing })).rejects.toThrow('down');
  expect((await cache.get({ key: 'a', lifetime, render: async () => responseOf('up') })).etag).toBe('up');
});

it('gives a refusal to only the caller who was refused', async () => {
  const cache = new PageCache(10_000);
  const limited = pending();
  const first = cache.get({ key: 'a', lifetime, render: limited.render });
  const own = jest.fn(async () => responseOf('page'));
  const others = [1, 2, 3].map(() => cache.get({ key: 'a', lifetime, render: own }));
  limited.finish(responseOf('refused', [], 429));
  expect((await first).status).toBe(429);
  for (const other of await Promise.all(others)) expect(other).toMatchObject({ status: 200, etag: 'page' });
  // those who were not refused share one render
  expect(own).toHaveBeenCalledTimes(1);
});

it('does not let a refusal take a stored response away', async () => {
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
