import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { ask as askTesting } from 'front/testing';
import { Counter, Registry } from 'prom-client';
import { html, start } from '../testing/harness';
import { answer, ask, type Channel, threadChannel } from './channel';
import type { LogNews } from './config';
import { CallerBusy, LIMITS, Limiter, Overloaded, type WorkClass } from './limiter';
import { LogReader } from './log-reader';
import { watchLoop } from './loop-watch';
import { asText, MetricsMembers, serveMetrics } from './metrics-server';

describe('limits', () => {
  const OPTIONS = { slots: 1, maxWaiting: 100, patientMs: 60_000 };

  /** A limiter with one slot, whose jobs end when the test says so. `begun` has the names of the jobs in the order in which they started. */
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

  it('runs as many jobs as it has slots, and the others in order', async () => {
    const { limiter, begun, enter, finish } = byHand({ slots: 2 });
    for (const name of ['a', 'b', 'c', 'd']) void enter(name);
    await new Promise(setImmediate);
    expect([begun.join(''), limiter.active, limiter.waiting.size]).toEqual(['ab', 2, 2]);
    await finish(4);
    expect([begun.join(''), limiter.active, limiter.waiting.size]).toEqual(['abcd', 0, 0]);
  });

  it('refuses jobs at once if the queue is full, with a time to retry', async () => {
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

  it('refuses jobs that have waited too long', async () => {
    const { limiter, begun, enter, finish } = byHand({ patientMs: 20 });
    void enter('a');
    await expect(enter('b')).rejects.toBeInstanceOf(Overloaded);
    expect([limiter.active, limiter.waiting.size]).toEqual([1, 0]);
    await finish(1);
    expect(begun).toEqual(['a']);
  });

  it('frees the slot of a failed job', async () => {
    const limiter = new Limiter(OPTIONS);
    await expect(limiter.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(limiter.run(async () => 1)).resolves.toBe(1);
  });

  it("refuses jobs beyond one caller's limit, only for that caller, until a job is done", async () => {
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

  it('frees the slot of a job that only waits for its caller, but still counts the job', async () => {
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
    /** An application that holds back pages of the dashboard, posters and one health check until `release` is called. */
    async function held(limiters: Parameters<typeof start>[1]) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const running = await start(async (request, response) => {
        if (/^\/(?:dashboard|posters|api\/health\/held)/.test(request.url ?? '')) await released;
        for await (const _ of request);
        html(response, 'made');
      }, limiters);
      return { running, release };
    }

    /** The product's limits of a kind of work with unlimited patience, because a busy machine must not end waiting jobs. */
    const patient = (kind: WorkClass) => ({ [kind]: new Limiter({ ...LIMITS[kind], patientMs: 600_000 }) });

    it('sends pages from memory and the health check under overload, and otherwise 503 with Retry-After', async () => {
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

    it("limits one caller's simultaneous health checks without affecting others", async () => {
      const { running, release } = await held(patient('health'));
      const from = (address: string, path: string) =>
        running.ask(path, { headers: { 'x-forwarded-for': address } });
      const flood = Array.from({ length: 200 }, () => from('9.9.9.9', '/api/health/held'));
      let refused = 0;
      for (const one of flood) void one.then(({ status }) => (refused += Number(status === 429)));
      while (refused < 192) await new Promise((resolve) => setTimeout(resolve, 5));
      const other = from('1.1.1.1', '/api/health');
      release();
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(8);
      expect((await other).status).toBe(200);
      await running.close();
    });

    it('counts a configured POST as a page, so that writes do not wait behind it', async () => {
      const { running, release } = await held({ render: new Limiter({ ...OPTIONS, maxWaiting: 0 }) });
      const post = (path: string) => running.ask(path, { method: 'POST', body: '{"a":1}' });
      const first = post('/dashboard/ask');
      while (running.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await post('/dashboard/ask')).status).toBe(503);
      expect((await post('/api/plants')).status).toBe(200);
      release();
      expect((await first).status).toBe(200);
      await running.close();
    });

    it("delays no pages, calls or writes behind slow work, and limits one caller's slow work", async () => {
      const { running, release } = await held(patient('heavy'));
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
});

describe('the event loop', () => {
  const LIMITS = { everyMs: 20, silentMs: 150, stuckMs: 400 };

  /** A thread that answers, and blocks its loop for the number of milliseconds in a message. */
  const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (message) => {
  if (typeof message === 'number') {
    const end = Date.now() + message;
    while (Date.now() < end);
  } else parentPort.postMessage({ site: 'done', id: message.id });
});`;

  describe('a watched loop', () => {
    let thread: Worker;
    let seen: string[];
    let end: () => void;
    beforeEach(async () => {
      thread = new Worker(THREAD, { eval: true });
      const channel = threadChannel(thread);
      await ask(channel, { site: 'alive' });
      seen = [];
      const note = (what: string) => () => void seen.push(what);
      end = watchLoop(
        {
          ask: (maxWaitMs) => ask(channel, { site: 'alive' }, maxWaitMs),
          silent: note('silent'),
          back: note('back'),
          stuck: note('stuck'),
        },
        LIMITS,
      );
    });
    afterEach(async () => {
      end();
      await thread.terminate();
    });
    const seenAfter = async (busyMs: number) => {
      thread.postMessage(busyMs);
      await new Promise((resolve) => setTimeout(resolve, Math.max(busyMs, LIMITS.stuckMs) + 250));
      return seen;
    };

    it('is left alone if it answers in time', async () => {
      expect(await seenAfter(10)).toEqual([]);
    });

    it('gets no new connections while it is silent, and gets them again afterwards', async () => {
      expect(await seenAfter(280)).toEqual(['silent', 'back']);
    });

    it('is given up if it stays silent', async () => {
      expect(await seenAfter(2000)).toEqual(['silent', 'stuck']);
    });
  });
});

describe('metrics', () => {
  it('counts and times requests by route, status and method, and reports hits', async () => {
    const running = await start(
      (request, response) => html(response, 'x', request.url?.includes('rose') ? 404 : 200),
      {},
      {
        metrics: { host: '127.0.0.1', port: 0 },
        addresses: [
          { pattern: /^\/plants\/[^/]+$/, name: '/plants/[name]' },
          { pattern: /^\/$/, name: '/' },
          { pattern: /^\/about$/, name: '/about' },
        ],
      },
    );
    for (const path of [
      '/',
      '/',
      '/about',
      '/plants/rose',
      '/plants/elder',
      '/x?secret=1',
      '/_next/static/a.js',
    ])
      await running.ask(path);
    await running.ask('/plants/elder', { method: 'BREW' });
    const registry = running.front.metrics!.registry;
    const text = await registry.metrics();
    const lines = text.split('\n');
    for (const line of [
      'http_requests_total{method="GET",route="/",status="200"} 2',
      'http_requests_total{method="GET",route="/plants/[name]",status="404"} 1',
      'http_requests_total{method="GET",route="/plants/[name]",status="200"} 1',
      'http_requests_total{method="GET",route="other",status="200"} 1',
      'http_request_duration_seconds_count{route="/"} 2',
      'edge_cache_lookups_total{outcome="hit"} 1',
      'edge_cache_lookups_total{outcome="miss"} 4',
      'gate_refusals_total{gate="render"} 0',
      'edge_processes 1',
    ])
      expect(lines).toContain(line);
    expect(text).toMatch(/route="file"/);
    expect(text).not.toMatch(/secret|rose|BREW/);
    // the public port does not serve it
    expect((await running.ask('/metrics')).text).not.toContain('http_requests_total');
    await running.close();
  });
});

describe('the metrics server', () => {
  it('serves the counts only on a separate address', async () => {
    const registry = new Registry();
    new Counter({ name: 'done_total', help: 'x', registers: [registry] }).inc(3);
    const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, async () => [
      await registry.getMetricsAsJSON(),
    ]);
    const { port, address } = server.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const { text, headers } = await askTesting(port, '/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(text.split('\n')).toContain('done_total 3');
    expect((await askTesting(port, '/')).status).toBe(404);
    server.close();
  });

  /** Both ends of the channel between the first process and another one with the count `count`. */
  function member(count: number) {
    const registry = new Registry();
    new Counter({ name: 'done_total', help: 'x', registers: [registry] }).inc(count);
    const [near, far] = [new EventEmitter(), new EventEmitter()];
    const channel = (own: EventEmitter, other: EventEmitter) =>
      Object.assign(own, { send: (message: unknown) => other.emit('message', message) }) as Channel;
    const asked: boolean[] = [];
    answer(channel(far, near), 'measure', async ({ shared }) => {
      asked.push(shared);
      return [await registry.getMetricsAsJSON()];
    });
    return { near: channel(near, far), end: () => near.emit('exit'), asked };
  }

  it('adds up all processes, counts shared metrics once, and keeps the counts of ended processes', async () => {
    const members = new MetricsMembers();
    const both = [member(3), member(4)];
    for (const { near } of both) members.add(near);
    const sum = async () => /^done_total (\d+)$/m.exec(await asText(await members.read()))?.[1];
    expect(await sum()).toBe('7');
    expect(both.map(({ asked }) => asked)).toEqual([[true], [false]]);
    both[0]!.end();
    expect(await sum()).toBe('7');
    expect(both[1]!.asked).toEqual([false, true]);
    for (let i = 0; i < 3; i++) {
      const next = member(1);
      members.add(next.near);
      expect(await sum()).toBe(String(8 + i));
      next.end();
    }
    expect(await sum()).toBe('10');
  });
});

describe('the log', () => {
  type Read = (seen: number) => Promise<LogNews>;

  function setup(readInstead?: Read) {
    const state = { log: [] as string[][], invalidated: [] as string[], cleared: 0, reads: 0 };
    const warnings: unknown[] = [];
    const apply = (tags?: readonly string[]) => {
      if (tags) state.invalidated.push(...tags);
      else state.cleared++;
    };
    const read: Read = async (seen) => {
      state.reads++;
      return { seq: state.log.length, tags: state.log.slice(seen).flat() };
    };
    const log = { warn: (fields: object) => void warnings.push(fields) };
    return { reader: new LogReader(apply, readInstead ?? read, log), state, warnings };
  }

  let started: LogReader | undefined;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    started?.stop();
    jest.useRealTimers();
  });

  async function startReader(readInstead?: Read) {
    const made = setup(readInstead);
    made.state.log.push(['before the start']);
    started = made.reader;
    await made.reader.start();
    return made;
  }

  it("applies another machine's writes within a second, and reads at most every 600 ms", async () => {
    const { state } = await startReader();
    state.log.push(['plant:1', 'lists']);
    await jest.advanceTimersByTimeAsync(600);
    expect(state.invalidated).toEqual(['plant:1', 'lists']);
    await jest.advanceTimersByTimeAsync(5400);
    expect(state.invalidated).toHaveLength(2);
    // one at the start and ten on schedule
    expect(state.reads).toBe(11);
  });

  it('does not apply entries again that arrived by message', async () => {
    const { reader, state } = await startReader();
    state.log.push(['by message']);
    reader.noteApplied(2);
    state.log.push(['by the log']);
    await reader.read();
    expect(state.invalidated).toEqual(['by the log']);
  });

  it('loses no entry if messages overtake each other', async () => {
    const { reader, state } = await startReader();
    state.log.push(['first'], ['second']);
    reader.noteApplied(3);
    await reader.read();
    expect(state.invalidated).toEqual(['first', 'second']);
  });

  it('clears the cache if it is too far behind', async () => {
    const { reader, state } = await startReader(async (seen) =>
      seen === 0 ? { seq: 5, tags: [] } : { seq: 900 },
    );
    await reader.read();
    expect(state.cleared).toBe(1);
  });

  it('continues during a database outage, warns once, and reads again afterwards', async () => {
    let away = false;
    const { state, warnings } = await startReader(async (seen) => {
      if (away) throw new Error('away');
      return { seq: 2, tags: seen === 0 ? [] : ['meanwhile'] };
    });
    away = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect([state.invalidated, warnings.length]).toEqual([[], 1]);
    away = false;
    await jest.advanceTimersByTimeAsync(600);
    expect(state.invalidated).toEqual(['meanwhile']);
  });

  it('reads nothing after a stop', async () => {
    const { reader, state } = await startReader();
    reader.stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(state.reads).toBe(1);
  });
});
