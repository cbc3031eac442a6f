import { html, start } from '../testing/harness';
import { Limiter, Overloaded, RENDER } from './limiter';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('runs as many as there are slots, and the rest in order', async () => {
  const limiter = new Limiter({ slots: 2, strictJobs: 3, burstJobs: 0, refillMs: 1000, patientMs: 10_000 });
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
  expect([limiter.active, limiter.queued]).toEqual([0, 0]);
});

it('of a crowd, refuses what would wait too long, says when to come back, and opens again', async () => {
  const limiter = new Limiter({ slots: 1, strictJobs: 1, burstJobs: 100, refillMs: 1000, patientMs: 60 });
  for (let i = 0; i < 30; i++) await limiter.run(() => sleep(10));
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => limiter.run(() => sleep(10))));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(25);
  expect(refused.length).toBeLessThan(40);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Overloaded);
    expect((reason as Overloaded).retryAfterSeconds).toBeGreaterThanOrEqual(1);
  }
  await expect(limiter.run(async () => 'open')).resolves.toBe('open');
});

/** Slots and time that the test moves itself. */
function limiterByHand(options: { strictJobs: number; burstJobs: number }) {
  const clock = { now: 0 };
  const limiter = new Limiter({
    slots: 1,
    refillMs: 10_000,
    patientMs: 1e9,
    now: () => clock.now,
    ...options,
  });
  const finishers: (() => void)[] = [];
  const job = () => new Promise<void>((resolve) => finishers.push(resolve));
  return {
    clock,
    limiter,
    enter: () => limiter.run(job),
    finish: async (count = 1) => {
      for (let i = 0; i < count; i++) {
        await sleep(1);
        finishers.shift()?.();
      }
    },
  };
}

it('lasting overload keeps the queue short, even when it is empty for a moment', async () => {
  const { limiter, clock, enter, finish } = limiterByHand({ strictJobs: 1, burstJobs: 5 });
  const crowd = Array.from({ length: 7 }, enter);
  expect(limiter.queued).toBe(6);
  await expect(enter()).rejects.toBeInstanceOf(Overloaded);
  await finish(7);
  await Promise.all(crowd);
  expect([limiter.active, limiter.queued]).toEqual([0, 0]);
  const next = [enter(), enter()];
  await expect(enter()).rejects.toBeInstanceOf(Overloaded);
  await finish(2);
  await Promise.all(next);
  clock.now = 4000;
  const later = Array.from({ length: 4 }, enter);
  expect(limiter.queued).toBe(3);
  await expect(enter()).rejects.toBeInstanceOf(Overloaded);
  await finish(4);
  await Promise.all(later);
  clock.now = 1e6;
  const again = Array.from({ length: 7 }, enter);
  await finish(7);
  await expect(Promise.all(again)).resolves.toHaveLength(7);
});

it('a few people who wait for slow pages are not an overload, however long it takes', async () => {
  const { limiter, clock, enter, finish } = limiterByHand({ strictJobs: 1, burstJobs: 100 });
  const waiting = Array.from({ length: 3 }, enter);
  clock.now = 60_000;
  waiting.push(enter());
  expect(limiter.queued).toBe(3);
  await finish(4);
  await Promise.all(waiting);
});

it('one page that hung does not refuse those who come after it', async () => {
  let now = 0;
  const limiter = new Limiter({
    slots: 1,
    strictJobs: 1,
    burstJobs: 100,
    refillMs: 10_000,
    patientMs: 2000,
    now: () => now,
  });
  await limiter.run(async () => {
    now += 60_000;
  });
  const crowd = Array.from({ length: 5 }, () => limiter.run(async () => 'made'));
  await expect(Promise.all(crowd)).resolves.toHaveLength(5);
});

it('refuses nobody below what can be made, though visitors come by chance', async () => {
  const clock = { now: 0 };
  const options = {
    slots: 1,
    strictJobs: 2,
    burstJobs: 5,
    refillMs: 1e9,
    earned: 1,
    patientMs: 1e9,
    now: () => clock.now,
  };
  const limiter = new Limiter(options);
  const finishers: (() => void)[] = [];
  const enter = () => limiter.run(() => new Promise<void>((resolve) => finishers.push(resolve)));
  // again and again six come at once, and after them one by one as many as pay for them
  for (let round = 0; round < 50; round++) {
    const crowd = Array.from({ length: 6 }, enter);
    for (let i = 0; i < 6; i++) {
      await sleep(0);
      finishers.shift()?.();
    }
    await Promise.all(crowd);
  }
  expect(limiter.refused).toBe(0);
  // with nobody in between the allowance is used up, and the rest is refused
  const flood = await Promise.all(
    Array.from({ length: 50 }, () =>
      Promise.race([
        enter().then(
          () => 'made',
          () => 'refused',
        ),
        sleep(5).then(() => 'waits'),
      ]),
    ),
  );
  expect(flood.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(35);
  while (finishers.length > 0 || limiter.active > 0) {
    finishers.shift()?.();
    await sleep(0);
  }
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

/**
 * Pages of `meanMs`, some heavy and most light, on one processor that those which run share; visitors come by chance, so many times as it
 * can make. Returns what share of them was served, and how busy the processor was.
 */
async function crowdOf(load: number, seconds: number, meanMs = 25) {
  const random = dice(7);
  const chance = (mean: number) => -Math.log(1 - random()) * mean;
  let now = 0;
  const limiter = new Limiter({ ...RENDER, now: () => now });
  const running: { left: number; finish: () => void }[] = [];
  const counts = { come: 0, served: 0, busyMs: 0 };
  const page = () =>
    limiter.run(() => new Promise<void>((finish) => running.push({ left: chance(meanMs), finish })));
  let next = chance(meanMs / load);
  while (now < seconds * 1000) {
    const least = Math.min(...running.map(({ left }) => left)) * Math.max(1, running.length);
    const step = Math.min(least, next - now);
    if (running.length > 0) counts.busyMs += step;
    for (const one of running) one.left -= step / running.length;
    now += step;
    if (step === least) {
      const [done] = running.splice(
        running.findIndex(({ left }) => left <= 1e-9),
        1,
      );
      done?.finish();
    } else {
      counts.come++;
      next = now + chance(meanMs / load);
      page().then(
        () => counts.served++,
        () => undefined,
      );
    }
    // the job behind it begins
    for (let i = 0; i < 8; i++) await null;
  }
  return { served: counts.served / counts.come, busy: counts.busyMs / now, queued: limiter.queued };
}

it.each([
  [0.5, 0.99, 0.45],
  [0.9, 0.98, 0.82],
  [1, 0.9, 0.88],
  [4, 0.22, 0.99],
])(
  'at %d times what can be made, by chance, %d are served and the processor works %d of the time',
  async (load, served, busy) => {
    const seen = await crowdOf(load, 120);
    expect(seen.served).toBeGreaterThan(served);
    expect(seen.busy).toBeGreaterThan(busy);
    expect(seen.queued).toBeLessThanOrEqual(RENDER.strictJobs + RENDER.burstJobs);
  },
);

it('gives its slot back when a job fails', async () => {
  const limiter = new Limiter({ slots: 1, strictJobs: 1, burstJobs: 0, refillMs: 10, patientMs: 10 });
  await expect(limiter.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(limiter.run(async () => 1)).resolves.toBe(1);
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
      renderLimiter: new Limiter({
        slots: 1,
        strictJobs: 2,
        burstJobs: 5,
        refillMs: 60_000,
        patientMs: 10_000,
      }),
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
