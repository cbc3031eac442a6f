import { CONFIG, html, type Running, start } from '../testing/harness';
import { MAX_LOOK_MS, OutageWatch, Unavailable } from './outage';

const never = new Promise<never>(() => undefined);

describe('a database that is away', () => {
  let running: Running;
  let isAway: boolean;
  let looks: number;
  let release: () => void;
  beforeEach(async () => {
    isAway = true;
    looks = 0;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isReady = async () => {
      looks++;
      return !isAway;
    };
    running = await start(
      async (request, response) => {
        if (request.url === '/api/file') return void response.writeHead(500).end();
        // what the application's drivers do: nothing, for a long time
        await released;
        html(response, '<p>late</p>');
      },
      {},
      {
        failure: {
          ...CONFIG.failure,
          page: () => '<h1>Later</h1>',
          pagePolicy: "default-src 'none'; style-src 'sha256-its-own'",
          isReady,
        },
      },
    );
  });
  afterEach(async () => {
    release();
    await running.close();
  });

  test.each(['/about', '/account/1'])('%s: people get a page that says so', async (path) => {
    const reply = await running.ask(path, { headers: { accept: 'text/html' } });
    expect([reply.status, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(reply.text).toContain('<h1>Later</h1>');
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; style-src 'sha256-its-own'");
  });

  test.each(['/api/plants', '/api/orders'])('%s: programs get the error of the API', async (path) => {
    const { status, text } = await running.ask(path);
    expect([status, JSON.parse(text)]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
  });

  test('many requests share the question whether it is back', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        running.ask(`/list?size=${i}`, { headers: { accept: 'text/html' } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(503));
    expect(looks).toBeLessThan(6);
  });

  test('a handler that failed without a word is a 503 too', async () => {
    const { status, headers } = await running.ask('/api/file');
    expect([status, headers['retry-after']]).toEqual([503, '10']);
  });

  test('a write is waited for: it may have been done', async () => {
    const reply = running.ask('/api/orders', { method: 'POST', body: '{}' });
    await running.ask('/api/orders');
    release();
    expect((await reply).status).toBe(200);
  });

  test('a page that is only slow is waited for', async () => {
    isAway = false;
    const page = running.ask('/about');
    while (looks === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    release();
    expect(await page).toMatchObject({ status: 200, text: expect.stringContaining('late') });
  });
});

describe('a look at the database', () => {
  test('is waited for as long as a notice within two seconds allows', async () => {
    const waits: number[] = [];
    const timer = jest.spyOn(global, 'setTimeout');
    const watch = new OutageWatch(() => new Promise(() => undefined));
    const work = watch.guard(Promise.resolve('done'), () => false);
    waits.push(...timer.mock.calls.map(([, ms]) => Number(ms)));
    timer.mockRestore();
    await work;
    // the rest is for a busy machine
    expect(Math.max(...waits) + MAX_LOOK_MS).toBeLessThanOrEqual(1700);
    expect(MAX_LOOK_MS).toBeGreaterThanOrEqual(1500);
  });

  test('that was good before a request came is not the answer for it', async () => {
    let [isAway, looks] = [false, 0];
    const watch = new OutageWatch(async () => {
      looks++;
      return !isAway;
    });
    await watch.guard(new Promise((resolve) => setTimeout(resolve, 200)), () => false);
    isAway = true;
    const before = looks;
    await expect(watch.guard(never, () => false)).rejects.toThrow(Unavailable);
    expect(looks).toBeGreaterThan(before);
  });

  test('that never ends counts as away', async () => {
    const watch = new OutageWatch(() => never);
    const started = performance.now();
    await expect(watch.guard(never, () => false)).rejects.toThrow(Unavailable);
    expect(performance.now() - started).toBeGreaterThan(MAX_LOOK_MS);
  });

  test('that fails counts as away', async () => {
    const watch = new OutageWatch(() => Promise.reject(new Error('connect ECONNREFUSED')));
    await expect(watch.guard(never, () => false)).rejects.toThrow(Unavailable);
  });

  test('does not cut off a response that has begun', async () => {
    let hasBegun = false;
    const watch = new OutageWatch(async () => {
      hasBegun = true;
      return false;
    });
    const work = watch.guard(new Promise((resolve) => setTimeout(resolve, 900, 'done')), () => hasBegun);
    expect(await work).toBe('done');
  });
});
