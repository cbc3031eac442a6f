import { connect } from 'node:net';
import { ask, html, type Running, start } from '../testing/harness';
import { CallerBusy, Limiter } from './limiter';
import { type Limiters, makeLimiters } from './work-classes';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a limiter between callers', () => {
  /** One slot; each job is done when the test says so. Returns the order in which they began. */
  function byHand(options: { perCaller?: number; patientMs?: number; together?: number } = {}) {
    const limiter = new Limiter({ slots: 1, patientMs: 60_000, few: 100, maxWaiting: 100, ...options });
    const begun: string[] = [];
    let end = () => {};
    const enter = (name: string, ...callers: string[]) =>
      limiter.run(
        () => {
          begun.push(name);
          return new Promise<void>((resolve) => {
            end = resolve;
          });
        },
        name,
        callers,
      );
    const finish = async (count: number) => {
      for (let i = 0; i < count; i++) {
        end();
        await sleep(1);
      }
    };
    return { limiter, begun, enter, finish };
  }

  test('of one who asks for much and two who ask for one thing each, these come next', async () => {
    const { begun, enter, finish } = byHand();
    for (let i = 0; i < 6; i++) void enter(`a${i}`, 'a');
    void enter('b', 'b');
    void enter('c', 'c');
    await finish(8);
    expect(begun.join(' ')).toBe('a0 b c a1 a2 a3 a4 a5');
  });

  test('a few things that one asks for together are done in order with those of others, more of them are not', async () => {
    const few = byHand({ together: 3 });
    for (let i = 0; i < 3; i++) void few.enter(`a${i}`, 'a');
    void few.enter('b', 'b');
    await few.finish(4);
    expect(few.begun.join(' ')).toBe('a0 a1 a2 b');
    const many = byHand({ together: 3 });
    for (let i = 0; i < 4; i++) void many.enter(`a${i}`, 'a');
    void many.enter('b', 'b');
    await many.finish(1);
    expect(many.begun.join(' ')).toBe('a0 b');
  });

  test('an account counts from whatever addresses it comes', async () => {
    const { begun, enter, finish } = byHand();
    for (let i = 0; i < 4; i++) void enter(`a${i}`, `address ${i}`, 'account x');
    void enter('b', 'address 9', 'account y');
    await finish(5);
    expect(begun[1]).toBe('b');
  });

  test('one who asks for a page twice does not bring it forward; another one does', async () => {
    const { limiter, begun, enter, finish } = byHand();
    for (const name of ['a0', 'a1', 'a2']) void enter(name, 'a');
    void enter('b', 'b');
    limiter.hurry('a2', ['a']);
    await finish(1);
    expect(begun).toEqual(['a0', 'b']);
    limiter.hurry('a2', ['c']);
    await finish(2);
    expect(begun).toEqual(['a0', 'b', 'a2', 'a1']);
  });

  test('more than one may have is refused, for that caller alone, until one of them is done', async () => {
    const { limiter, enter, finish } = byHand({ perCaller: 2 });
    const first = enter('a0', 'a');
    void enter('a1', 'a');
    await expect(enter('a2', 'a')).rejects.toBeInstanceOf(CallerBusy);
    void enter('b', 'b');
    expect(limiter.waiting.length).toBe(2);
    await finish(1);
    await first;
    void enter('a2', 'a');
    await finish(3);
    expect([limiter.active, limiter.waiting.length]).toEqual([0, 0]);
  });
});

test("a job that only waits for its caller frees its slot, and still counts as the caller's", async () => {
  const limiter = new Limiter({ slots: 1, patientMs: 60_000, few: 100, maxWaiting: 100, perCaller: 1 });
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
    'a',
    ['a'],
  );
  expect(await limiter.run(async () => 'b', 'b', ['b'])).toBe('b');
  await expect(limiter.run(async () => 'c', 'c', ['a'])).rejects.toBeInstanceOf(CallerBusy);
  end();
  await job;
  expect(limiter.active).toBe(0);
  expect(await limiter.run(async () => 'd', 'd', ['a'])).toBe('d');
});

/** More than sockets and buffers take. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);

describe('behind the edge cache', () => {
  let running: Running;
  let limiters: Limiters;
  let release: () => void;
  const started: string[] = [];

  beforeEach(async () => {
    started.length = 0;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    limiters = makeLimiters();
    running = await start(
      async (request, response) => {
        started.push(request.url ?? '');
        if (request.url?.startsWith('/posters/')) await released;
        for await (const _ of request);
        if (request.url === '/api/large') response.end(LARGE);
        else html(response, 'made');
      },
      limiters,
      // a credential here is a word, and then the number of a session
      { accountOf: (credential) => /^known/.exec(credential)?.[0] },
    );
  });
  afterEach(async () => {
    release();
    await running.close();
  });

  const from = (address: string, path: string, method = 'GET') =>
    ask(running.port, path, { method, headers: { 'x-forwarded-for': address } });

  test('work that takes seconds holds up neither pages nor calls nor writes, and one caller has little of it', async () => {
    const posters = Array.from({ length: 48 }, (_, i) => from('9.9.9.9', `/posters/${i}`));
    while (started.length === 0) await sleep(5);
    const others = await Promise.all([
      from('1.1.1.1', '/account'),
      from('1.1.1.1', '/api/me'),
      from('1.1.1.1', '/api/order', 'POST'),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(started.filter((url) => url.startsWith('/posters/'))).toHaveLength(1);
    const neighbour = from('1.1.1.1', '/posters/own');
    // what is answered afterwards was read afterwards
    for (let n = 0; n < 3; n++) expect((await from('1.1.1.1', '/api/me')).status).toBe(200);
    release();
    const statuses = (await Promise.all(posters)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect((await neighbour).status).toBe(200);
    // it did not wait for what the other one had asked for before
    expect(started.filter((url) => url.startsWith('/posters/')).indexOf('/posters/own')).toBe(1);
  });

  test('readers who take nothing of a large response occupy no slot that others wait for', async () => {
    const readers = Array.from({ length: 24 }, () => {
      const socket = connect(running.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET /api/large HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n');
      return socket.pause();
    });
    while (started.filter((url) => url === '/api/large').length < readers.length) await sleep(20);
    expect((await from('1.1.1.1', '/api/me')).status).toBe(200);
    for (const socket of readers) socket.destroy();
  });

  test('sessions of one account are one caller, and forged ones are nobody', async () => {
    const poster = (credential: string, address: string) =>
      ask(running.port, '/posters/own', {
        headers: { authorization: credential, 'x-forwarded-for': address },
      });
    const own = Array.from({ length: 5 }, (_, i) => poster(`known ${i}`, `3.3.3.${i}`));
    const forged = Array.from({ length: 5 }, (_, i) => poster(`forged ${i}`, `4.4.4.${i}`));
    const { heavy } = limiters;
    while (heavy.active + heavy.waiting.length + heavy.refused < 10) await sleep(5);
    release();
    const statuses = async (replies: Promise<{ status: number }>[]) =>
      (await Promise.all(replies)).map(({ status }) => status).sort();
    expect(await statuses(own)).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses(forged)).toEqual([200, 200, 200, 200, 200]);
  });

  /** A body of which a byte comes now and then. */
  function slowBody(head: string): { end(): void; isOpen(): boolean; reply: Promise<string> } {
    const socket = connect(running.port, '127.0.0.1');
    socket.write(`POST /api/${head}\r\n\r\n`);
    const byte = head.includes('chunked') ? '1\r\n \r\n' : ' ';
    const timer = setInterval(() => socket.write(byte), 20);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('error', () => undefined);
    const reply = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
    return {
      reply,
      isOpen: () => !socket.destroyed,
      end: () => {
        clearInterval(timer);
        socket.destroy();
      },
    };
  }

  test.each([
    ['of some kilobytes', 'order HTTP/1.1\r\nHost: x\r\nContent-Length: 9000'],
    ['of unknown length', 'order HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked'],
    ['of an upload', 'upload HTTP/1.1\r\nHost: x\r\nContent-Length: 8000000'],
  ])('a hundred and fifty slow bodies %s hold up no write of another caller', async (_, head) => {
    // a slow body has some seconds before it is given up, and a busy machine may take longer over all of this
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const slow = Array.from({ length: 150 }, (_each, i) =>
      slowBody(`${head}\r\nX-Forwarded-For: 9.9.9.${i % 3}\r\nAuthorization: Bearer one`),
    );
    // those beyond what one account may have are refused at once
    while (slow.filter((one) => one.isOpen()).length > 64) await sleep(5);
    const writes = await Promise.all(
      Array.from({ length: 12 }, (_each, i) => from(`1.1.1.${i}`, '/api/order', 'POST')),
    );
    expect(writes.map(({ status }) => status)).toEqual(Array(12).fill(200));
    // others are still sending; those that waited for their turn for too long were refused
    expect(slow.some((one) => one.isOpen())).toBe(true);
    for (const one of slow) one.end();
    clock.mockRestore();
    const replies = await Promise.all(slow.map(({ reply }) => reply));
    expect(replies.filter((reply) => reply.includes(' 429 ')).length).toBeGreaterThanOrEqual(150 - 64);
  });
});
