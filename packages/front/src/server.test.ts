import { EventEmitter } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { html as htmlTesting, type Running, start as startTesting } from 'front/testing';
import { CONFIG, html, type Running as RunningHarness, start } from '../testing/harness';
import { answer, ask, type Channel } from './channel';
import { closeGracefully } from './graceful-stop';
import { Limiter } from './limiter';
import { MAX_LOOK_MS, OutageWatch, Unavailable } from './outage';

describe('the server', () => {
  it('closes an unused connection silently, and half a request with 408', async () => {
    const running = await start((_, response) => html(response, 'made'));
    running.server.http.headersTimeout = 100;
    const sent = (start: string) => {
      const socket = connect(running.port, '127.0.0.1');
      socket.write(start);
      return text(socket);
    };
    // browsers open connections ahead, and would take a status for the answer to a later request
    const [silent, half] = await Promise.all([sent(''), sent('GET / HTTP/1.1\r\nHost: x')]);
    expect([silent, half.split('\r\n')[0]]).toEqual(['', 'HTTP/1.1 408 Request Timeout']);
    await running.close();
  });

  it('answers HTTP/1.0 with chunks once and closes the connection (RFC 9112 §6.1)', async () => {
    const running = await start((_, response) => html(response, 'made'));
    const head = 'Host: plants.example\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked';
    const chunked = `POST /api/orders HTTP/1.0\r\n${head}\r\n\r\n3\r\nabc\r\n0\r\n\r\n`;
    const socket = connect(running.port, '127.0.0.1');
    socket.write(chunked + chunked);
    const replies = await text(socket);
    expect(replies.match(/HTTP\/1\.[01] \d{3}/g)).toHaveLength(1);
    await running.close();
  });
});

describe('a graceful stop', () => {
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const drain = ({ front }: Running) => {
    front.drain();
  };

  /** Sends one request over a kept-alive connection. Returns its status or the error's code. */
  function over(agent: Agent, port: number, path: string): Promise<number | string> {
    return new Promise((resolve) => {
      const outgoing = request({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      outgoing.end();
    });
  }

  it('answers all received requests during a stop under load, and accepts no new connections', async () => {
    const running = await startTesting(
      async (_, response) => {
        await sleep(30);
        htmlTesting(response, 'made');
      },
      { render: new Limiter({ slots: 20, patientMs: 60_000, maxWaiting: 20 }) },
    );
    const results: (number | string)[] = [];
    const connected = new Set<number>();
    let stopped = false;
    const clients = Array.from({ length: 20 }, async (_, i) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!stopped) {
        const result = await over(agent, running.port, i % 2 ? '/about' : `/account?n=${i}`);
        if (result === 'ECONNREFUSED') break;
        results.push(result);
        connected.add(i);
      }
      agent.destroy();
    });
    // so that the stop happens under load
    while (connected.size < clients.length) await sleep(10);
    await closeGracefully(running.server, () => drain(running));
    stopped = true;
    await Promise.all(clients);
    expect(results.filter((result) => result !== 200)).toEqual([]);
    await running.close();
  });

  it('loses no request that arrived while the process was busy', async () => {
    const running = await startTesting((_, response) => htmlTesting(response, 'made'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await over(agent, running.port, '/about');
    const stopped = closeGracefully(running.server, () => drain(running));
    const late = over(agent, running.port, '/about');
    // the request is written in this turn, and the process then does not look for longer than it lingers
    await Promise.resolve();
    process.nextTick(() => {
      const end = Date.now() + 1500;
      while (Date.now() < end);
    });
    await expect(late).resolves.toBe(200);
    await stopped;
    agent.destroy();
    await running.close();
  });

  it('does not wait for a client that never closes', async () => {
    const running = await startTesting((_, response) => htmlTesting(response, 'made'));
    const agent = new Agent({ keepAlive: true });
    await over(agent, running.port, '/about');
    let idle = 0;
    const cut = jest.spyOn(running.server.http, 'closeIdleConnections').mockImplementation(() => {
      idle++;
      Object.getPrototypeOf(running.server.http).closeIdleConnections.call(running.server.http);
    });
    // without the cut, this would wait for the keep-alive time, which exceeds this test's limit
    await closeGracefully(running.server, () => drain(running), 60_000);
    expect(idle).toBeGreaterThan(0);
    cut.mockRestore();
    agent.destroy();
    await running.close();
  });
});

describe('the channel', () => {
  /** Both ends of a channel with a short delay. */
  function ends() {
    const [emitter, other] = [new EventEmitter(), new EventEmitter()];
    const send = (to: EventEmitter) => (message: unknown) =>
      void setImmediate(() => to.emit('message', message));
    return [
      Object.assign(emitter, { send: send(other) }) as EventEmitter & Channel,
      Object.assign(other, { send: send(emitter) }) as EventEmitter & Channel,
    ] as const;
  }

  describe('requests over a channel', () => {
    it('get their own replies over one listener, however many run at once', async () => {
      const [near, far] = ends();
      answer(far, 'measure', async ({ shared }) => (shared ? [[]] : []));
      const asked = Array.from({ length: 50 }, (_, i) => ask(near, { site: 'measure', shared: i % 2 === 0 }));
      expect(near.listenerCount('message')).toBe(1);
      const replies = await Promise.all(asked);
      expect(replies.map((reply) => reply?.metrics?.length)).toEqual(
        asked.map((_, i) => (i % 2 === 0 ? 1 : 0)),
      );
    });

    it('resolve without a reply if the other end is gone or silent', async () => {
      const [near] = ends();
      const gone = ask(near, { site: 'end' });
      near.emit('exit');
      expect(await gone).toBeUndefined();
      expect(await ask(near, { site: 'end' }, 10)).toBeUndefined();
    });
  });
});

describe('an outage', () => {
  const never = new Promise<never>(() => undefined);

  describe('an unavailable database', () => {
    let running: RunningHarness;
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
          // simulates the application's drivers, which wait for a long time
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

    test.each(['/about', '/account/1'])('%s: shows people a page about the outage', async (path) => {
      const reply = await running.ask(path, { headers: { accept: 'text/html' } });
      expect([reply.status, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      expect(reply.text).toContain('<h1>Later</h1>');
      expect(reply.headers['content-security-policy']).toBe("default-src 'none'; style-src 'sha256-its-own'");
    });

    test.each(['/api/plants', '/api/orders'])('%s: sends programs an API error', async (path) => {
      const { status, text } = await running.ask(path);
      expect([status, JSON.parse(text)]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    });

    test('many requests share one check of the database', async () => {
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          running.ask(`/list?size=${i}`, { headers: { accept: 'text/html' } }),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(503));
      expect(looks).toBeLessThan(6);
    });

    test('sends 503 if a handler failed without a message', async () => {
      const { status, headers } = await running.ask('/api/file');
      expect([status, headers['retry-after']]).toEqual([503, '10']);
    });

    test('waits for a write, because it may have succeeded', async () => {
      const reply = running.ask('/api/orders', { method: 'POST', body: '{}' });
      await running.ask('/api/orders');
      release();
      expect((await reply).status).toBe(200);
    });

    test('waits for a page that is merely slow', async () => {
      isAway = false;
      const page = running.ask('/about');
      while (looks === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      release();
      expect(await page).toMatchObject({ status: 200, text: expect.stringContaining('late') });
    });
  });

  describe('a check of the database', () => {
    test('takes at most as long as a notice within two seconds allows', async () => {
      const waits: number[] = [];
      const timer = jest.spyOn(global, 'setTimeout');
      const watch = new OutageWatch(() => new Promise(() => undefined));
      const work = watch.guard(Promise.resolve('done'), () => false);
      waits.push(...timer.mock.calls.map(([, ms]) => Number(ms)));
      timer.mockRestore();
      await work;
      // the rest is tolerance for a busy machine
      expect(Math.max(...waits) + MAX_LOOK_MS).toBeLessThanOrEqual(1700);
      expect(MAX_LOOK_MS).toBeGreaterThanOrEqual(1500);
    });

    test('does not reuse a good result from before a request', async () => {
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

    test('counts as unavailable if it never ends', async () => {
      const watch = new OutageWatch(() => never);
      const started = performance.now();
      await expect(watch.guard(never, () => false)).rejects.toThrow(Unavailable);
      expect(performance.now() - started).toBeGreaterThan(MAX_LOOK_MS);
    });

    test('counts as unavailable if it fails', async () => {
      const watch = new OutageWatch(() => Promise.reject(new Error('connect ECONNREFUSED')));
      await expect(watch.guard(never, () => false)).rejects.toThrow(Unavailable);
    });

    test('does not cut off a started response', async () => {
      let hasBegun = false;
      const watch = new OutageWatch(async () => {
        hasBegun = true;
        return false;
      });
      const work = watch.guard(new Promise((resolve) => setTimeout(resolve, 900, 'done')), () => hasBegun);
      expect(await work).toBe('done');
    });
  });
});
