import { html, type Running, start } from 'front/testing';
import { env } from '@/lib/platform/env';
import { FrontCacheDouble } from '@/test/front-cache-double';
import { startVarnish } from '@/test/varnish';
import { purge, purgeCdn, sharedHeaders } from './cdn';
import { readCdn } from './cdn-address';

let running: Running;
let text = '';
beforeEach(async () => {
  text = 'first';
  running = await start((_, response) => html(response, text), {}, { sharedHeaders });
});
afterEach(() => running.close());

type Front = { port: number; stop: () => Promise<void> };
const double = async (): Promise<Front> => {
  const front = new FrontCacheDouble(running.port);
  return { port: await front.start(), stop: () => front.stop() };
};
const CACHES: [string, () => Promise<Front>, (port: number) => string][] = [
  ['varnish', double, (port) => `varnish+http://127.0.0.1:${port}`],
  ['fastly', double, (port) => `fastly+http://token@127.0.0.1:${port}/SERVICE`],
  ['cloudflare', double, (port) => `cloudflare+http://token@127.0.0.1:${port}/ZONE`],
];
// `npm test -- varnish` runs Debian's
if (process.env.VARNISH_TEST)
  CACHES.push([
    'a real Varnish',
    () => startVarnish(running.port),
    (port) => `varnish+http://127.0.0.1:${port}`,
  ]);

describe.each(CACHES)('a page in %s', (_name, makeFront, addressOf) => {
  test('comes from there until a write drops one of its tags, and is new on the next response', async () => {
    const front = await makeFront();
    const read = async (path = '/') =>
      (await fetch(`http://127.0.0.1:${front.port}${path}`, { headers: { host: 'plants.example' } })).text();
    try {
      expect(await read()).toContain('first');
      expect(await read('/about')).toContain('first');
      text = 'second';
      // the page is still in the cache in front, whatever the site says by now
      running.front.cache.invalidate(['lists', 'site']);
      expect(await read()).toContain('first');
      await purge(readCdn(addressOf(front.port))!, ['lists']);
      expect(await read()).toContain('second');
      expect(await read('/about')).toContain('first');
      await purge(readCdn(addressOf(front.port))!, ['site']);
      expect(await read('/about')).toContain('second');
    } finally {
      await front.stop();
    }
  });
});

describe('headers for a cache in front', () => {
  const headersOf = async (path: string, headers?: Record<string, string>) =>
    (await running.ask(path, { headers })).headers;

  test('are on pages that are the same for everybody: how long, and the tags in both forms', async () => {
    const { 'cache-control': control, 'surrogate-key': keys, 'cache-tag': tags } = await headersOf('/');
    expect(control).toBe('public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400');
    expect(keys?.split(' ').sort()).toEqual(['lists', 'site']);
    expect(tags?.split(',').sort()).toEqual(['lists', 'site']);
  });

  test('are on nothing else', async () => {
    for (const [path, headers] of [
      ['/account', undefined],
      ['/', { cookie: 'shop_session=1' }],
      ['/', { authorization: 'Bearer x' }],
    ] as const) {
      const given = await headersOf(path, headers);
      expect([
        given['surrogate-key'],
        given['cache-tag'],
        String(given['cache-control']).includes('s-maxage'),
      ]).toEqual([undefined, undefined, false]);
    }
  });

  test('a page with more tags than a header holds stays ours', () => {
    const many = new Set(Array.from({ length: 500 }, (_, i) => `property:${String(i).padStart(24, '0')}`));
    expect(sharedHeaders(many, { freshSeconds: 1, staleSeconds: 1 })).toEqual({});
  });
});

describe('a purge', () => {
  const POLICY = { attempts: 2, firstWaitMs: 1, deadlineMs: 2000 };

  test('is tried again when the cache fails, not when it refuses, and never without end', async () => {
    const front = new FrontCacheDouble(running.port);
    const cdn = readCdn(`varnish+http://127.0.0.1:${await front.start()}`)!;
    front.failures.push(503);
    await purge(cdn, ['lists'], POLICY);
    expect(front.purges).toBe(2);
    front.failures.push(403);
    await expect(purge(cdn, ['lists'], POLICY)).rejects.toThrow('403');
    expect(front.purges).toBe(3);
    front.failures.push(500, 500);
    await expect(purge(cdn, ['lists'], POLICY)).rejects.toThrow('500');
    await front.stop();
    await expect(purge(cdn, ['lists'], POLICY)).rejects.toThrow();
  });

  test('comes a second time, for what another machine has given the cache after the first', async () => {
    const front = new FrontCacheDouble(running.port);
    const settings = env();
    settings.CDN = `varnish+http://127.0.0.1:${await front.start()}`;
    try {
      await purgeCdn(['lists'], 20);
      expect(front.purges).toBe(1);
      for (let tries = 0; tries < 500 && front.purges < 2; tries++)
        await new Promise((resolve) => setTimeout(resolve, 10));
      expect(front.purges).toBe(2);
    } finally {
      delete settings.CDN;
      await front.stop();
    }
  });

  test('of many tags is several calls of as many as the cache takes', async () => {
    const front = new FrontCacheDouble(running.port);
    const port = await front.start();
    const tags = Array.from({ length: 61 }, (_, i) => `property:${i}`);
    await purge(readCdn(`cloudflare+http://token@127.0.0.1:${port}/ZONE`)!, tags, POLICY);
    expect(front.purges).toBe(3);
    await front.stop();
  });
});

test.each([
  '',
  'https://cdn.example',
  'fastly://api.fastly.com/S',
  'fastly://token@api.fastly.com',
  'varnish://a b',
])('%p is no address of a cache', (text) => expect(readCdn(text)).toBeUndefined());
