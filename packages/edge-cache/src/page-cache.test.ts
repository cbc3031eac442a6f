import type { Answer } from './cached-response';
import { PageCache } from './page-cache';

const lifetime = { freshSeconds: 60, staleSeconds: 60 };

function answer(text: string, tags: string[] = ['lists'], status = 200): Answer {
  const body = Buffer.from(text);
  return {
    status,
    hash: text,
    tags: new Set(tags),
    madeAt: Date.now(),
    bytes: 100,
    identity: { body, headers: [], head: '', notModified: [] },
  };
}

/** A page in the making, finished by hand. */
function pending() {
  let finish: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    finish = resolve;
  });
  return { make: () => promise, finish };
}

it('does not keep, or give to later requests, what was begun before an edit', async () => {
  const cache = new PageCache(10_000);
  const before = pending();
  const early = cache.get({ key: 'a', lifetime, make: before.make });
  cache.drop(['lists']);
  const late = cache.get({ key: 'a', lifetime, make: async () => answer('new') });
  expect((await late).answer.hash).toBe('new');
  before.finish(answer('old'));
  expect((await early).answer.hash).toBe('old');
  const third = await cache.get({ key: 'a', lifetime, make: async () => answer('never') });
  expect([third.answer.hash, third.how]).toEqual(['new', 'hit']);
});

it('does not let a refresh that was begun before an edit bring the old page back', async () => {
  let now = Date.now();
  const cache = new PageCache(10_000, () => now);
  await cache.get({ key: 'a', lifetime, make: async () => answer('old') });
  now += 61_000;
  const refresh = pending();
  expect((await cache.get({ key: 'a', lifetime, make: refresh.make })).how).toBe('stale');
  cache.drop(['lists']);
  refresh.finish(answer('old again'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(cache.fresh('a', lifetime)).toBeUndefined();
});

it('tries again after a failure', async () => {
  const cache = new PageCache(10_000);
  const failing = async () => {
    throw new Error('down');
  };
  await expect(cache.get({ key: 'a', lifetime, make: failing })).rejects.toThrow('down');
  expect((await cache.get({ key: 'a', lifetime, make: async () => answer('up') })).answer.hash).toBe('up');
});
