import { html, start } from '../testing/harness';
import { CallerBusy, Limiter, makeLimiters, Overloaded } from './limiter';

const OPTIONS = { slots: 1, maxWaiting: 100, patientMs: 60_000 };

/** One slot; each job is done when the test says so. `begun` has the names of the jobs in the order in which they began. */
function byHand(options: Partial<ConstructorParameters<typeof Limiter>[0]> = {}) {
  const limiter = new Limiter({ ...OPTIONS, ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (name: string, ...callers: string[]) =>
    limiter.run(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, callers);
  const finish = async (count: number) => {
    for (let i = 0; i < count; i++) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { limiter, begun, enter, finish };
}

it('runs as many jobs as it has slots, and the rest in order', async () => {
  const { limiter, begun, enter, finish } = byHand({ slots: 2 });
  for (const name of ['a', 'b', 'c', 'd']) void enter(name);
  await new Promise(setImmediate);
  expect([begun.join(''), limiter.active, limiter.waiting.size]).toEqual(['ab', 2, 2]);
  await finish(4);
  expect([begun.join(''), limiter.active, limiter.waiting.size]).toEqual(['abcd', 0, 0]);
});

it('refuses at once what finds the queue full, and says when to come back', async () => {
  const { limiter, enter, finish } = byHand({ maxWaiting: 1 });
  void enter('a');
  void enter('b');
  const refused = await enter('c').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Overloaded);
  expect((refused as Overloaded).reply).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  expect(limiter.refused).toBe(1);
  await finish(2);
  await expect(limiter.run(async () => 'open')).resolves.toBe('open');
});

it('refuses what has waited for too long', async () => {
  const { limiter, begun, enter, finish } = byHand({ patientMs: 20 });
  void enter('a');
  await expect(enter('b')).rejects.toBeInstanceOf(Overloaded);
  expect([limiter.active, limiter.waiting.size]).toEqual([1, 0]);
  await finish(1);
  expect(begun).toEqual(['a']);
});

it('gives its slot back when a job fails', async () => {
  const limiter = new Limiter(OPTIONS);
  await expect(limiter.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(limiter.run(async () => 1)).resolves.toBe(1);
});

it('refuses more than one caller may have, for that caller only, until a job is done', async () => {
  const { limiter, enter, finish } = byHand({ perCaller: 2 });
  const first = enter('a0', 'address 1', 'account x');
  void enter('a1', 'address 2', 'account x');
  await expect(enter('a2', 'address 3', 'account x')).rejects.toBeInstanceOf(CallerBusy);
  void enter('b', 'address 3');
  expect(limiter.waiting.size).toBe(2);
  await finish(1);
  await first;
  void enter('a2', 'account x');
  await finish(3);
  expect([limiter.active, limiter.waiting.size]).toEqual([0, 0]);
});

it('frees the slot of a job that only waits for its caller, and still counts it', async () => {
  const limiter = new Limiter({ ...OPTIONS, perCaller: 1 });
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const job = limiter.run(
    (release) => {
      release();
      release();
      return ended;
    },
    ['a'],
  );
  expect(await limiter.run(async () => 'b', ['b'])).toBe('b');
  await expect(limiter.run(async () => 'c', ['a'])).rejects.toBeInstanceOf(CallerBusy);
  end();
  await job;
  expect(limiter.active).toBe(0);
});

describe('behind the front', () => {
  /** An application whose pages of the dashboard and posters are done when `release` is called. */
  async function held(limiters: Parameters<typeof start>[1]) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const running = await start(async (request, response) => {
      if (/^\/(?:dashboard|posters)/.test(request.url ?? '')) await released;
      for await (const _ of request);
      html(response, 'made');
    }, limiters);
    return { running, release };
  }

  it('sends pages from memory and the health check under overload, and 503 with Retry-After for the rest', async () => {
    const { running, release } = await held({ render: new Limiter({ ...OPTIONS, maxWaiting: 7 }) });
    await running.ask('/');
    const flood = Array.from({ length: 30 }, (_, i) => running.ask(`/dashboard?n=${i}`));
    const [home, health] = await Promise.all([running.ask('/'), running.ask('/api/health')]);
    expect([home.status, health.status]).toEqual([200, 200]);
    release();
    const replies = await Promise.all(flood);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(8);
    for (const { status, headers } of replies)
      if (status !== 200) expect([status, headers['retry-after']]).toEqual([503, '60']);
    await running.close();
  });

  it('holds up neither pages nor calls nor writes by work that takes seconds, and gives one caller little of it', async () => {
    const { running, release } = await held(makeLimiters());
    const from = (address: string, path: string, method = 'GET') =>
      running.ask(path, { method, headers: { 'x-forwarded-for': address } });
    const posters = Array.from({ length: 12 }, (_, i) => from('9.9.9.9', `/posters/${i}`));
    while (running.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const others = await Promise.all([
      from('1.1.1.1', '/account'),
      from('1.1.1.1', '/api/me'),
      from('1.1.1.1', '/api/order', 'POST'),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    release();
    const statuses = (await Promise.all(posters)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    await running.close();
  });
});
