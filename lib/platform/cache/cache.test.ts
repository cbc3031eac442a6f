import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFrontLink } from 'front/link';
import { followLog, html, type Running, start } from 'front/testing';
import { env } from '@/lib/platform/env';
import { useTestDb } from '@/test/db';
import { until } from '@/test/until';
import { purge, purgeCdn, sharedHeaders } from './cdn';
import { appendInvalidation, LOG_LENGTH, newsOf, readLogAfter } from './data';
import { invalidate } from './invalidate';
import { remember } from './remember';

describe('cdn', () => {
  describe('CDN headers', () => {
    let running: Running;
    beforeEach(async () => {
      running = await start((_, response) => html(response, 'text'), {}, { sharedHeaders });
    });
    afterEach(() => running.close());
    const headersOf = async (path: string, headers?: Record<string, string>) =>
      (await running.ask(path, { headers })).headers;

    test('are on shared pages, with lifetime and tags', async () => {
      const { 'cache-control': control, 'cache-tag': tags } = await headersOf('/');
      expect(control).toBe('public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400');
      expect(String(tags).split(',').sort()).toEqual(['lists', 'site']);
    });

    test('are on no other responses', async () => {
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

    test('are left out for a page with too many tags', () => {
      const many = new Set(Array.from({ length: 500 }, (_, i) => `property:${String(i).padStart(24, '0')}`));
      expect(sharedHeaders(many, { freshSeconds: 1, staleSeconds: 1 })).toEqual({});
    });
  });

  describe('a purge', () => {
    const POLICY = { attempts: 2, firstWaitMs: 1, deadlineMs: 2000 };
    /** Statuses for the next calls, instead of 200. */
    let failures: number[];
    let calls: { path: string | undefined; token: string | undefined; tags: string[] }[];
    let server: Server;
    let cdn: string;
    beforeEach(async () => {
      failures = [];
      calls = [];
      server = createServer(async (request, response) => {
        const { tags } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
          tags: string[];
        };
        calls.push({ path: request.url, token: request.headers.authorization, tags });
        response.writeHead(failures.shift() ?? 200).end('{}');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      cdn = `http://to%2Fken@127.0.0.1:${(server.address() as AddressInfo).port}/zones/Z/purge_cache`;
    });
    const stop = () => new Promise((resolve) => server.close(resolve));
    afterEach(stop);

    test('names the tags and sends the token', async () => {
      await purge(cdn, ['lists', 'site'], POLICY);
      expect(calls).toEqual([
        { path: '/zones/Z/purge_cache', token: 'Bearer to/ken', tags: ['lists', 'site'] },
      ]);
    });

    test('is retried a few times after failures, but not after a refusal', async () => {
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

    test('is repeated, for a page that another machine sent to the CDN after the first one', async () => {
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

    test('splits many tags into several calls', async () => {
      const tags = Array.from({ length: 61 }, (_, i) => `property:${i}`);
      await purge(cdn, tags, POLICY);
      expect(calls.map((call) => call.tags.length)).toEqual([30, 30, 1]);
    });
  });
});

describe('invalidate', () => {
  describe('newsOf', () => {
    it('lists each missed tag once', () => {
      expect(newsOf(3, [['a'], ['b', 'lists'], ['lists']], 1)).toEqual({ seq: 3, tags: ['b', 'lists'] });
      expect(newsOf(3, [['a']], 3)).toEqual({ seq: 3, tags: [] });
    });

    it('returns no tags if it is too far behind or the database was emptied', () => {
      expect(newsOf(9, [['a'], ['b']], 2)).toEqual({ seq: 9 });
      expect(newsOf(0, [], 5)).toEqual({ seq: 0 });
    });
  });

  describe('with a database', () => {
    useTestDb();
    afterEach(() => setFrontLink(undefined));

    it('has no gaps after simultaneous writes', async () => {
      const start = (await readLogAfter(0)).seq;
      const tags = Array.from({ length: 20 }, (_, i) => `property:${i}`);
      const numbers = await Promise.all(tags.map((tag) => appendInvalidation([tag])));
      expect(new Set(numbers).size).toBe(20);
      const news = await readLogAfter(start);
      expect(news.seq).toBe(start + 20);
      expect([...(news.tags ?? [])].sort()).toEqual([...tags].sort());
    });

    it('limits the length of the log', async () => {
      const start = (await readLogAfter(0)).seq;
      for (let i = 0; i <= LOG_LENGTH; i++) await appendInvalidation(['lists']);
      expect((await readLogAfter(start)).tags).toBeUndefined();
      expect((await readLogAfter(start + 1)).tags).toEqual(['lists']);
    });

    it('writes to the log first, then waits until this machine has applied it', async () => {
      const { seq: before } = await readLogAfter(0);
      let apply: () => void = () => undefined;
      const told: unknown[] = [];
      setFrontLink({
        invalidate: async (tags, seq) => {
          told.push([tags, seq, (await readLogAfter(before)).tags]);
          await new Promise<void>((resolve) => {
            apply = resolve;
          });
        },
      });
      let done = false;
      const writing = invalidate(['property:x', 'lists']).then(() => {
        done = true;
      });
      while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(told).toEqual([[['property:x', 'lists'], before + 1, ['property:x', 'lists']]]);
      expect(done).toBe(false);
      apply();
      await writing;
    });

    it('does not wait without a front', async () => {
      const { seq } = await readLogAfter(0);
      await invalidate(['site']);
      expect(await readLogAfter(seq)).toEqual({ seq: seq + 1, tags: ['site'] });
    });
  });
});

describe('remember', () => {
  type Follower = (tags?: readonly string[]) => void;
  const followers: Follower[] = [];
  const tell: Follower = (tags) => {
    for (const follower of followers) follower(tags);
  };
  beforeEach(() => {
    followers.length = 0;
    setFrontLink({
      invalidate: async () => undefined,
      follow: (follower) => void followers.push(follower),
    });
  });
  afterEach(() => setFrontLink(undefined));

  function counted() {
    let reads = 0;
    return remember('counted', ['site'], async () => ++reads);
  }

  test('reads a value once until a write with its tag is announced', async () => {
    const value = counted();
    expect([await value.get(), await value.get()]).toEqual([1, 1]);
    tell(['lists']);
    expect(await value.get()).toBe(1);
    tell(['lists', 'site']);
    expect(await value.get()).toBe(2);
    // unknown tags, so anything may have changed
    tell();
    expect(await value.get()).toBe(3);
  });

  test('a writer ends the value in every copy of the module', async () => {
    const value = counted();
    expect(await value.get()).toBe(1);
    remember('counted', ['site'], async () => 0).forget();
    expect(await value.get()).toBe(2);
  });

  test('does not keep a read that a write overtook', async () => {
    let finish = (_: string) => {};
    const value = remember('slow', ['site'], () => new Promise<string>((resolve) => (finish = resolve)));
    const reading = value.get();
    value.forget();
    finish('old');
    expect(await reading).toBe('old');
    const again = value.get();
    finish('new');
    expect(await again).toBe('new');
  });

  test('does not keep a failed read, or any read where writes are not announced', async () => {
    let fails = true;
    const value = remember('shaky', ['site'], async () => {
      if (fails) throw new Error('away');
      return 'there';
    });
    await expect(value.get()).rejects.toThrow('away');
    fails = false;
    expect(await value.get()).toBe('there');
    setFrontLink(undefined);
    fails = true;
    await expect(value.get()).rejects.toThrow('away');
  });

  test('reads a value again after five seconds, even without a write', async () => {
    jest.useFakeTimers();
    const value = counted();
    await value.get();
    jest.setSystemTime(Date.now() + 5001);
    expect(await value.get()).toBe(2);
    jest.useRealTimers();
  });

  test('invalidates several keys together, and drops the oldest if full', async () => {
    const reads: string[] = [];
    const values = remember('by key', ['lists'], async (key) => reads.push(key), { max: 2 });
    for (const key of ['a', 'b', 'a', 'b']) await values.get(key);
    expect(reads).toEqual(['a', 'b']);
    for (const key of ['c', 'b', 'a']) await values.get(key);
    expect(reads).toEqual(['a', 'b', 'c', 'a']);
    tell(['lists']);
    await values.get('a');
    expect(reads).toEqual(['a', 'b', 'c', 'a', 'a']);
  });

  test('supports separate tags per value', async () => {
    const reads: string[] = [];
    const read = async (key: string) => {
      reads.push(key);
      return key;
    };
    const values = remember('own tags', (key) => [`user:${key}`, 'users'], read);
    await Promise.all(['a', 'b', 'a'].map((key) => values.get(key)));
    expect(reads).toEqual(['a', 'b']);
    tell(['user:a']);
    for (const key of ['a', 'b']) await values.get(key);
    expect(reads).toEqual(['a', 'b', 'a']);
    values.forget(['users']);
    for (const key of ['a', 'b']) await values.get(key);
    expect(reads).toEqual(['a', 'b', 'a', 'a', 'b']);
  });

  test('reads a missing value again, and simultaneous callers share one read', async () => {
    let reads = 0;
    const value = remember('missing', [], async () => (++reads < 2 ? undefined : reads));
    expect(await Promise.all([value.get(), value.get()])).toEqual([undefined, undefined]);
    expect(await value.get()).toBe(2);
    tell(['lists']);
    expect(await value.get()).toBe(2);
  });
});

describe('two machines', () => {
  useTestDb();

  /** Two front servers over one database, as on two machines. The write happens behind the first. */
  it('shows an edit on the next request here, and within a second on the other machine', async () => {
    let text = 'old';
    const machines = await Promise.all(
      [1, 2].map(async () => {
        const running = await start((_, response) => html(response, text));
        return { running, reader: await followLog(running, readLogAfter) };
      }),
    );
    const [here, there] = machines.map(({ running }) => running);
    setFrontLink({ invalidate: async (tags) => here?.front.cache.invalidate(tags) });
    for (let edit = 1; edit <= 3; edit++) {
      expect((await here?.ask('/'))?.text).toContain(text);
      expect((await there?.ask('/'))?.text).toContain(text);
      text = `edit ${edit}`;
      await invalidate(['lists']);
      expect((await here?.ask('/'))?.text).toContain(`edit ${edit}<`);
      // one read per second; the rest allows for a busy machine
      const deadline = Date.now() + 3000;
      while (!(await there?.ask('/'))?.text.includes(`edit ${edit}<`)) {
        expect(Date.now()).toBeLessThan(deadline);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    setFrontLink(undefined);
    for (const { running, reader } of machines) {
      reader.stop();
      await running.close();
    }
  });
});
