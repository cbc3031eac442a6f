import { Gate, Overloaded } from './gate';
import { html, start } from './testing/harness';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('runs as many as there are slots, and the rest in order', async () => {
  const gate = new Gate({ slots: 2, patientMs: 10_000, burstMs: 1000, burstJobs: 0, strictJobs: 1 });
  const log: string[] = [];
  let most = 0;
  const job = (name: string) => async () => {
    most = Math.max(most, gate.active);
    await sleep(5);
    log.push(name);
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => gate.run(job(name))));
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
  expect([gate.active, gate.queued]).toEqual([0, 0]);
});

it('in a burst, refuses what would wait too long, says when to come back, and opens again', async () => {
  const gate = new Gate({ slots: 1, patientMs: 60, burstMs: 10_000, burstJobs: 0, strictJobs: 1 });
  for (let i = 0; i < 30; i++) await gate.run(() => sleep(10));
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => gate.run(() => sleep(10))));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(25);
  expect(refused.length).toBeLessThan(40);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Overloaded);
    expect((reason as Overloaded).retryAfterSeconds).toBeGreaterThanOrEqual(1);
  }
  await expect(gate.run(async () => 'open')).resolves.toBe('open');
});

it('under lasting overload keeps the queue short, and is patient again after a break', async () => {
  let now = 0;
  const gate = new Gate({
    slots: 1,
    patientMs: 1e9,
    burstMs: 500,
    burstJobs: 0,
    strictJobs: 3,
    now: () => now,
  });
  const finish: (() => void)[] = [];
  const job = () => new Promise<void>((resolve) => finish.push(resolve));
  const burst = Array.from({ length: 10 }, () => gate.run(job));
  expect(gate.queued).toBe(9);
  now = 600;
  await expect(gate.run(job)).rejects.toBeInstanceOf(Overloaded);
  for (let done = 0; done < 7; done++) {
    await sleep(1);
    finish[done]?.();
    await burst[done];
  }
  expect(gate.queued).toBe(2);
  const accepted = gate.run(job);
  await expect(gate.run(job)).rejects.toBeInstanceOf(Overloaded);
  for (let done = 7; done < 11; done++) {
    await sleep(1);
    finish[done]?.();
  }
  await Promise.all([...burst, accepted]);
  const again = Array.from({ length: 10 }, () => gate.run(async () => undefined));
  await expect(Promise.all(again)).resolves.toHaveLength(10);
});

it('a few people who wait for slow pages are no overload, however long it takes', async () => {
  let now = 0;
  const gate = new Gate({
    slots: 1,
    patientMs: 1e9,
    burstMs: 500,
    burstJobs: 100,
    strictJobs: 1,
    now: () => now,
  });
  const finish: (() => void)[] = [];
  const job = () => new Promise<void>((resolve) => finish.push(resolve));
  const waiting = Array.from({ length: 3 }, () => gate.run(job));
  now = 60_000;
  waiting.push(gate.run(job));
  expect(gate.queued).toBe(3);
  for (const [i, one] of waiting.entries()) {
    await sleep(1);
    finish[i]?.();
    await one;
  }
});

it('one page that hung does not turn away those who come after it', async () => {
  let now = 0;
  const gate = new Gate({
    slots: 1,
    patientMs: 2000,
    burstMs: 500,
    burstJobs: 100,
    strictJobs: 1,
    now: () => now,
  });
  await gate.run(async () => {
    now += 60_000;
  });
  const crowd = Array.from({ length: 5 }, () => gate.run(async () => 'made'));
  await expect(Promise.all(crowd)).resolves.toHaveLength(5);
});

it('gives its slot back when a job fails', async () => {
  const gate = new Gate({ slots: 1, patientMs: 10, burstMs: 10, burstJobs: 0, strictJobs: 1 });
  await expect(gate.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(gate.run(async () => 1)).resolves.toBe(1);
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
    { renderGate: new Gate({ slots: 1, patientMs: 50, burstMs: 50, burstJobs: 0, strictJobs: 2 }) },
  );
  await running.ask('/');
  const flood = Array.from({ length: 30 }, (_, i) => running.ask(`/dashboard?n=${i}`));
  // nothing that waits for its turn is done before the end: what is answered now did not wait
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
