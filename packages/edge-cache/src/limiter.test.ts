import type { ServerResponse } from 'node:http';
import { html, start } from '../testing/harness';
import { Limiter, Overloaded, RENDER } from './limiter';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Of the timers those that wait: `performance` goes on, and promises are settled as they are. */
const useFakeTimers = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

afterEach(() => vi.useRealTimers());

it('runs as many as there are slots, and the rest in order', async () => {
  const limiter = new Limiter({ slots: 2, patientMs: 10_000, few: 3, maxWaiting: 3 });
  const log: string[] = [];
  let most = 0;
  const job = (name: string) => async () => {
    most = Math.max(most, limiter.active);
    await sleep(5);
    log.push(name);
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => limiter.run(job(name))));
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
  expect([limiter.active, limiter.waiting.length]).toEqual([0, 0]);
});

it('of a crowd, refuses what would wait too long, says when to come back, and opens again', async () => {
  const limiter = new Limiter({ slots: 1, patientMs: 60, few: 1, maxWaiting: 100 });
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => limiter.run(() => sleep(10))));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(25);
  expect(refused.length).toBeLessThan(40);
  expect(limiter.refused).toBe(refused.length);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Overloaded);
    expect(Number((reason as Overloaded).reply.headers?.['retry-after'])).toBeGreaterThanOrEqual(1);
  }
  await expect(limiter.run(async () => 'open')).resolves.toBe('open');
});

/** One slot; jobs end and time goes when the test says so. `log` has what has begun, and `-` before what was refused. */
function limiterByHand(options: { few: number; maxWaiting?: number }) {
  useFakeTimers();
  const limiter = new Limiter({ slots: 1, patientMs: 1000, maxWaiting: 100, ...options });
  const log: string[] = [];
  let end = () => {};
  return {
    limiter,
    enter: (...names: string[]) => {
      for (const name of names) {
        const job = () => {
          log.push(name);
          return new Promise<void>((resolve) => {
            end = resolve;
          });
        };
        limiter.run(job, name).catch(() => log.push(`-${name}`));
      }
    },
    finish: async (count = 1) => {
      for (let i = 0; i < count; i++) {
        end();
        for (let turn = 0; turn < 8; turn++) await null;
      }
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** what happened since it was last asked */
    news: () => log.splice(0).join(' '),
  };
}

it('when somebody has waited in vain, the newest come first until nobody waits', async () => {
  const { limiter, enter, finish, pass, news } = limiterByHand({ few: 1 });
  enter('a', 'b', 'c');
  await pass(600);
  enter('d', 'e');
  await finish();
  expect(news()).toBe('a b');
  await pass(400);
  expect(news()).toBe('-c');
  enter('f');
  await finish(2);
  expect(news()).toBe('f e');
  await pass(600);
  expect(news()).toBe('-d');
  // it is over: in turn again
  enter('g', 'h');
  await finish(2);
  expect(news()).toBe('g h');
  await finish();
  expect([limiter.active, limiter.waiting.length]).toEqual([0, 0]);
});

it('a few people who wait for slow pages are not an overload, however long it takes', async () => {
  const { enter, finish, pass, news } = limiterByHand({ few: 2 });
  enter('a', 'b');
  await pass(60_000);
  enter('c');
  await pass(60_000);
  await finish(2);
  expect(news()).toBe('a b c');
  // in overload they are refused like all others
  enter('d', 'e');
  await pass(60_000);
  enter('f', 'g');
  await pass(1000);
  expect(news()).toBe('-d -e -f -g');
});

it('of more than may wait, refuses those who have waited longest', async () => {
  const { limiter, enter, finish, news } = limiterByHand({ few: 1, maxWaiting: 3 });
  enter('a', 'b', 'c', 'd', 'e', 'f');
  expect(limiter.waiting.length).toBe(3);
  await finish(3);
  expect(news()).toBe('a -b -c f e d');
});

it('what many wait for comes next, in turn or not', async () => {
  const { limiter, enter, finish, pass, news } = limiterByHand({ few: 1 });
  enter('a', 'b', 'home');
  limiter.hurry('home');
  limiter.hurry('never asked for');
  await finish();
  expect(news()).toBe('a home');
  await pass(900);
  enter('c', 'list', 'd', 'e');
  await pass(100);
  expect(news()).toBe('-b');
  limiter.hurry('list');
  await finish(4);
  expect(news()).toBe('list e d c');
});

/** Numbers between 0 and 1 by chance, the same each time (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Crowd = { seconds: number } & ({ load: number } | { clients: number });
const MEAN_MS = 25;

/**
 * Pages, some heavy and most light, on one processor that those which run share. With `load` visitors come by chance, so many times as it
 * can make; each of `clients` asks again when it is answered. Returns what share was served, how busy the processor was, and who
 * was answered how late in the last three quarters.
 */
async function crowdOf({ seconds, ...who }: Crowd) {
  useFakeTimers();
  const random = dice(7);
  const chance = (mean: number) => -Math.log(1 - random()) * mean;
  let now = 0;
  const limiter = new Limiter(RENDER);
  const running: { left: number; finish: () => void }[] = [];
  const counts = { come: 0, served: 0, busyMs: 0, refused: 0 };
  const late: number[] = [];
  const ask = async () => {
    const came = now;
    counts.come++;
    const job = () => new Promise<void>((finish) => running.push({ left: chance(MEAN_MS), finish }));
    const isServed = await limiter.run(job).then(
      () => true,
      () => false,
    );
    counts[isServed ? 'served' : 'refused']++;
    if (isServed && came > seconds * 250) late.push(now - came);
    if ('clients' in who) void ask();
  };
  const nextAfter = () => ('load' in who ? now + chance(MEAN_MS / who.load) : Number.POSITIVE_INFINITY);
  let next = nextAfter();
  for (let i = 0; 'clients' in who && i < who.clients; i++) void ask();
  while (now < seconds * 1000) {
    const least = Math.min(...running.map(({ left }) => left)) * Math.max(1, running.length);
    const step = Math.min(least, next - now);
    if (running.length > 0) counts.busyMs += step;
    for (const item of running) item.left -= step / running.length;
    vi.advanceTimersByTime(Math.floor(now + step) - Math.floor(now));
    now += step;
    if (step === least) {
      const ended = running.findIndex(({ left }) => left <= 1e-9);
      running.splice(ended, 1)[0]?.finish();
    } else {
      next = nextAfter();
      void ask();
    }
    // the job behind it begins
    for (let i = 0; i < 12; i++) await null;
  }
  late.sort((a, b) => a - b);
  return {
    served: counts.served / (counts.served + counts.refused),
    busy: counts.busyMs / now,
    p99: late[Math.floor(late.length * 0.99)] ?? Number.NaN,
  };
}

it.each([
  [0.5, 1, 0.45],
  [0.9, 1, 0.82],
  [1, 0.93, 0.95],
  [4, 0.22, 0.99],
])(
  'at %d times what can be made, by chance, %d are served and the processor works %d of the time',
  async (load, served, busy) => {
    const seen = await crowdOf({ load, seconds: 60 });
    expect(seen.served).toBeGreaterThanOrEqual(served);
    expect(seen.busy).toBeGreaterThan(busy);
  },
);

it('in lasting overload what is served comes nearly as soon as on a calm day', async () => {
  const calm = await crowdOf({ load: 0.25, seconds: 60 });
  const flood = await crowdOf({ load: 4, seconds: 60 });
  expect(flood.p99 / calm.p99).toBeLessThan(2);
});

it.each([16, 32, 48])(
  'refuses none of %d people who each ask again when they have their page',
  async (clients) => {
    const seen = await crowdOf({ clients, seconds: 60 });
    expect(seen.served).toBe(1);
    expect(seen.busy).toBeGreaterThan(0.99);
  },
);

it('gives its slot back when a job fails', async () => {
  const limiter = new Limiter({ slots: 1, patientMs: 10, few: 1, maxWaiting: 1 });
  await expect(limiter.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(limiter.run(async () => 1)).resolves.toBe(1);
});

it('a page that is not in memory is made for the many who ask for it before what one asks for', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const renderLimiter = new Limiter({ slots: 1, patientMs: 60_000, few: 9, maxWaiting: 9 });
  const hurry = vi.spyOn(renderLimiter, 'hurry');
  const application = async (_: unknown, response: ServerResponse) => {
    await released;
    html(response, 'made');
  };
  const running = await start(application, { render: renderLimiter });
  const until = async (done: () => boolean) => {
    while (!done()) await sleep(2);
  };
  const flood = Array.from({ length: 5 }, (_, i) => running.ask(`/dashboard?n=${i}`));
  await until(() => renderLimiter.waiting.length === 4);
  const visitors = ['1.1.1.1', '2.2.2.2'].map((address) =>
    running.ask('/', { headers: { 'x-forwarded-for': address } }),
  );
  await until(() => hurry.mock.calls.length > 0);
  release();
  const statuses = (await Promise.all([...visitors, ...flood])).map(({ status }) => status);
  expect(statuses).toEqual(Array(7).fill(200));
  expect(running.requests.map(({ url }) => url).indexOf('/')).toBe(1);
  await running.close();
});

it('overload: pages from memory and the health check go on, the rest is 503 with Retry-After', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const running = await start(
    async (request, response) => {
      if (request.url?.startsWith('/dashboard')) await released;
      html(response, 'made');
    },
    {
      render: new Limiter({ slots: 1, patientMs: 10_000, few: 2, maxWaiting: 7 }),
    },
  );
  await running.ask('/');
  const flood = Array.from({ length: 30 }, (_, i) => running.ask(`/dashboard?n=${i}`));
  // nothing that waits for its turn is done before the end: what is sent now did not wait
  const [home, health] = await Promise.all([running.ask('/'), running.ask('/api/health')]);
  expect([home.status, health.status]).toEqual([200, 200]);
  release();
  const replies = await Promise.all(flood);
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(15);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  await running.close();
});
