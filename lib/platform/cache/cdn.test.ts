import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { html, type Running, start } from 'front/testing';
import { env } from '@/lib/platform/env';
import { until } from '@/test/until';
import { purge, purgeCdn, sharedHeaders } from './cdn';

describe('headers for a CDN', () => {
  let running: Running;
  beforeEach(async () => {
    running = await start((_, response) => html(response, 'text'), {}, { sharedHeaders });
  });
  afterEach(() => running.close());
  const headersOf = async (path: string, headers?: Record<string, string>) =>
    (await running.ask(path, { headers })).headers;

  test('are on pages that are the same for everybody: how long, and the tags', async () => {
    const { 'cache-control': control, 'cache-tag': tags } = await headersOf('/');
    expect(control).toBe('public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400');
    expect(String(tags).split(',').sort()).toEqual(['lists', 'site']);
  });

  test('are on nothing else', async () => {
    for (const [path, headers] of [
      ['/account', undefined],
      ['/', { cookie: 'shop_session=1' }],
      ['/', { authorization: 'Bearer x' }],
    ] as const) {
      const given = await headersOf(path, headers);
      expect([given['cache-tag'], String(given['cache-control']).includes('s-maxage')]).toEqual([
        undefined,
        false,
      ]);
    }
  });

  test('a page with more tags than a header holds stays ours', () => {
    const many = new Set(Array.from({ length: 500 }, (_, i) => `property:${String(i).padStart(24, '0')}`));
    expect(sharedHeaders(many, { freshSeconds: 1, staleSeconds: 1 })).toEqual({});
  });
});

describe('a purge', () => {
  const POLICY = { attempts: 2, firstWaitMs: 1, deadlineMs: 2000 };
  /** statuses for the next calls, in place of 200 */
  let failures: number[];
  let calls: { path: string | undefined; token: string | undefined; tags: string[] }[];
  let server: Server;
  let cdn: string;
  beforeEach(async () => {
    failures = [];
    calls = [];
    server = createServer(async (request, response) => {
      const { tags } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { tags: string[] };
      calls.push({ path: request.url, token: request.headers.authorization, tags });
      response.writeHead(failures.shift() ?? 200).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cdn = `http://to%2Fken@127.0.0.1:${(server.address() as AddressInfo).port}/zones/Z/purge_cache`;
  });
  const stop = () => new Promise((resolve) => server.close(resolve));
  afterEach(stop);

  test('names the tags and carries the token', async () => {
    await purge(cdn, ['lists', 'site'], POLICY);
    expect(calls).toEqual([
      { path: '/zones/Z/purge_cache', token: 'Bearer to/ken', tags: ['lists', 'site'] },
    ]);
  });

  test('is tried again when the CDN fails, not when it refuses, and never without end', async () => {
    failures.push(503);
    await purge(cdn, ['lists'], POLICY);
    expect(calls).toHaveLength(2);
    failures.push(403);
    await expect(purge(cdn, ['lists'], POLICY)).rejects.toThrow('403');
    expect(calls).toHaveLength(3);
    failures.push(500, 500);
    await expect(purge(cdn, ['lists'], POLICY)).rejects.toThrow('500');
    await stop();
    await expect(purge(cdn, ['lists'], POLICY)).rejects.toThrow();
  });

  test('comes a second time, for a page that another machine has given the CDN after the first', async () => {
    const settings = env();
    settings.CDN = cdn;
    try {
      await purgeCdn(['lists'], 20);
      expect(calls).toHaveLength(1);
      await until(() => expect(calls).toHaveLength(2));
    } finally {
      delete settings.CDN;
    }
  });

  test('of many tags is several calls of as many as the CDN takes', async () => {
    const tags = Array.from({ length: 61 }, (_, i) => `property:${i}`);
    await purge(cdn, tags, POLICY);
    expect(calls.map((call) => call.tags.length)).toEqual([30, 30, 1]);
  });
});
