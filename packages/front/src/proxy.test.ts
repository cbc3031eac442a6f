import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { html, type Running, start } from '../testing/harness';
import { Limiter } from './limiter';
import { watchBody } from './request-body';

describe('the proxy', () => {
  let running: Running;
  afterEach(() => running.close());

  const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

  it('gives a dynamic page a new nonce each time, which Next can read', async () => {
    running = await start((request, response) => {
      const nonce = nonceOf(String(request.headers['content-security-policy']));
      html(response, `<script nonce="${nonce}">x()</script>`);
    });
    const [first, second] = [await running.ask('/account'), await running.ask('/account')];
    const policy = first.headers['content-security-policy'];
    expect(nonceOf(policy)).toBeDefined();
    expect(first.text).toContain(`nonce="${nonceOf(policy)}"`);
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonceOf(policy));
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(first.headers['permissions-policy']).toContain('microphone=()');
  });

  it('gives a prerendered page hashes, because it contains no nonce', async () => {
    const page = ['<head></head><script>y()</script>', `<p>${'text '.repeat(400)}</p>`];
    running = await start((_, response) => {
      response.setHeader('x-nextjs-cache', 'HIT');
      response.setHeader('content-length', page.join('').length);
      response.setHeader('set-cookie', 'mine=1');
      response.writeHead(404, { 'content-type': 'text/html' });
      response.flushHeaders();
      response.write(page[0]);
      response.end(page[1]);
    });
    const reply = await running.ask('/account/x', { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.status).toBe(404);
    const hash = createHash('sha256').update('y()').digest('base64');
    expect(reply.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(reply.headers['content-security-policy']).not.toContain('nonce');
    expect(reply.headers['set-cookie']).toBe('mine=1');
    expect(gunzipSync(reply.body).toString()).toContain('<script>y()</script>');
  });

  it('streams a compressed page before it is complete', async () => {
    let finish: () => void = () => undefined;
    running = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<head></head>early');
      finish = () => response.end('late');
    });
    const controller = new AbortController();
    const response = await fetch(`http://127.0.0.1:${running.port}/account`, {
      headers: { 'accept-encoding': 'gzip' },
      signal: controller.signal,
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decode = (part: { value?: Uint8Array }) => Buffer.from(part.value ?? []).toString();
    let begun = '';
    while (!begun.includes('early')) begun += decode(await reader.read());
    finish();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += decode(part);
    expect(rest).toBe('late');
  });

  it("keeps a handler's own policy, coding, ranges and cookies", async () => {
    running = await start((_, response) => {
      response.writeHead(206, [
        'content-type',
        'text/plain',
        'content-range',
        'bytes 0-3/10',
        'content-security-policy',
        'sandbox',
        'set-cookie',
        'a=1',
        'set-cookie',
        'b=2',
      ]);
      response.end('abcd');
    });
    const reply = await running.ask('/api/documents/1', { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.status).toBe(206);
    expect(reply.text).toBe('abcd');
    expect(reply.headers['content-security-policy']).toBe('sandbox');
    expect(reply.headers['set-cookie']).toBe('a=1,b=2');
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('sends non-pages with a policy under which nothing runs', async () => {
    running = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"a":1}');
    });
    const reply = await running.ask('/api/me');
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('frees the application while a slow reader receives the response', async () => {
    let finished = false;
    running = await start(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const piece = 'x'.repeat(64 * 1024);
      for (let i = 0; i < 30; i++) {
        if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
      }
      response.end();
      finished = true;
    });
    const { request } = await import('node:http');
    const outgoing = request({ port: running.port, path: '/account' }, (response) => response.pause());
    outgoing.on('error', () => undefined);
    outgoing.end();
    // the test ends in time only if the application does
    while (!finished) await new Promise((resolve) => setTimeout(resolve, 10));
    outgoing.destroy();
  });

  it('frees the slot of a visitor who leaves early, even if the application never notices', async () => {
    const until = async (done: () => boolean) => {
      while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const limiter = new Limiter({ slots: 1, patientMs: 10_000, maxWaiting: 1 });
    running = await start(
      (request, response) => {
        if (request.url !== '/stuck') {
          response.end('served');
          return undefined;
        }
        return new Promise(() => undefined);
      },
      { render: limiter },
    );
    const { request } = await import('node:http');
    const leavers = [1, 2].map(() =>
      request({ port: running.port, path: '/stuck' })
        .on('error', () => undefined)
        .end(),
    );
    await until(() => limiter.waiting.size === 1);
    for (const leaver of leavers) leaver.destroy();
    await until(() => limiter.active === 0);
    expect((await running.ask('/account')).text).toBe('served');
  });

  describe('a reply of the API', () => {
    const listOf = (length: number) =>
      JSON.stringify(Array.from({ length }, (_, i) => ({ plant: i, name: 'Rose' })));
    const reply = (body: string) =>
      start((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        for (let at = 0; at < body.length; at += 50_000) response.write(body.slice(at, at + 50_000));
        response.end();
      });

    test.each([
      ['short', 300],
      ['long', 20_000],
    ])('sends a reply that is %s completely, in a coding that its reader accepts', async (_, length) => {
      const body = listOf(length);
      running = await reply(body);
      for (const [coding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const got = await running.ask('/api/x', { headers: { 'accept-encoding': coding } });
        expect(got.headers['content-encoding']).toBe(coding);
        expect(decode(got.body).toString()).toBe(body);
      }
      const plain = await running.ask('/api/x');
      expect([plain.text, plain.headers['content-encoding']]).toEqual([body, undefined]);
    });

    it('sends a tiny reply with a length unchanged', async () => {
      running = await start((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 15 });
        response.end('{"status":"ok"}');
      });
      const got = await running.ask('/api/x', { headers: { 'accept-encoding': 'br' } });
      expect([got.text, got.headers['content-length']]).toEqual(['{"status":"ok"}', '15']);
      expect(got.headers['content-encoding']).toBeUndefined();
    });

    it('breaks the connection if a reply breaks off', async () => {
      running = await start((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"half":');
        setTimeout(() => response.destroy(), 20);
      });
      await expect(running.ask('/api/x')).rejects.toThrow();
    });
  });
});

describe('the server behind the proxy', () => {
  let running: Running;
  afterEach(() => running.close());

  /** An upload whose parts the test sends at chosen times. */
  function upload(method = 'POST') {
    const headers = { 'transfer-encoding': 'chunked' };
    const outgoing = request({ port: running.port, path: '/api/upload', method, headers, agent: false });
    outgoing.on('error', () => undefined);
    return outgoing;
  }

  const textOf = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString();

  it('streams bodies both ways, each part before the next is sent', async () => {
    running = await start(async (incoming, response) => {
      for await (const part of incoming) response.write(`seen ${part}`);
      response.end();
    });
    const outgoing = upload();
    outgoing.write('one');
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    const parts = reply[Symbol.asyncIterator]();
    expect(String((await parts.next()).value)).toBe('seen one');
    outgoing.write('two');
    expect(String((await parts.next()).value)).toBe('seen two');
    outgoing.end();
    expect((await parts.next()).done).toBe(true);
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s forwards a body without a length', async (method) => {
    running = await start(async (incoming, response) => void response.end(await textOf(incoming)));
    const outgoing = upload(method);
    outgoing.end('body');
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(await textOf(reply)).toBe('body');
  });

  it("aborts the application's request if the visitor leaves during an upload", async () => {
    let gone: Promise<unknown> | undefined;
    running = await start(async (incoming) => {
      gone = once(incoming, 'aborted');
      incoming.resume();
      await gone;
    });
    const outgoing = upload();
    outgoing.write('the beginning');
    while (!gone) await new Promise((resolve) => setTimeout(resolve, 5));
    outgoing.destroy();
    await gone;
  });

  it('delivers a response that does not wait for the body', async () => {
    running = await start((_, response) => void response.writeHead(413).end('too much'));
    const outgoing = upload();
    outgoing.write('the beginning');
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect([reply.statusCode, await textOf(reply)]).toEqual([413, 'too much']);
  });

  it('forwards all headers except connection-specific ones', async () => {
    running = await start((incoming, response) => {
      response.writeHead(200, { 'keep-alive': 'timeout=1', 'x-own': 'yes', 'set-cookie': ['a=1', 'b=2'] });
      response.end(JSON.stringify(incoming.headers));
    });
    const headers = { te: 'trailers', 'proxy-connection': 'x', 'x-sent': 'yes', cookie: 'a=1; b=2' };
    const reply = await running.ask('/api/user/me', { headers });
    const seen = JSON.parse(reply.text);
    expect(seen).toMatchObject({ 'x-sent': 'yes', cookie: 'a=1; b=2', 'x-forwarded-for': '127.0.0.1' });
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['te']));
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['proxy-connection']));
    expect([reply.headers['x-own'], reply.headers['set-cookie']]).toEqual(['yes', 'a=1,b=2']);
    expect(reply.headers['keep-alive']).not.toBe('timeout=1');
  });

  it.each([
    ['HEAD', 200, '1234'],
    ['GET', 204, undefined],
    ['GET', 304, undefined],
  ])('%s %d has no body and keeps the connection usable', async (method, status, length) => {
    running = await start(
      (_, response) => void response.writeHead(status, length ? { 'content-length': length } : {}).end(),
    );
    for (let i = 0; i < 2; i++) {
      const reply = await running.ask('/account', { method });
      expect([reply.status, reply.body.length, reply.headers['content-length']]).toEqual([status, 0, length]);
    }
  });

  it('sends an error if the application hangs up before the response, and breaks the connection during it', async () => {
    running = await start(async (incoming, response) => {
      if (incoming.url === '/account') return void response.destroy();
      response.writeHead(200, { 'content-type': 'image/png' });
      await new Promise((resolve) => response.write('half', resolve));
      response.destroy();
    });
    expect((await running.ask('/account')).status).toBe(500);
    await expect(running.ask('/media/1')).rejects.toThrow();
    expect((await running.ask('/about')).status).toBe(500);
    expect(running.front.cache.stored.size).toBe(0);
  });
});

describe('request bodies', () => {
  let running: Running;
  let release: () => void;

  /** An application that refuses without reading the body, like a route handler that checks the caller first. */
  beforeEach(async () => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const writeLimiter = new Limiter({ slots: 2, patientMs: 1, maxWaiting: 0 });
    running = await start(
      async (incoming, response) => {
        const status = Number(/\/(\d{3})$/.exec(incoming.url ?? '')?.[1]);
        if (incoming.url === '/api/slow') await released;
        if (incoming.url === '/api/order') for await (const _ of incoming);
        if (!status) return html(response, 'fine');
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end('{"message":"refused"}');
      },
      { write: writeLimiter, upload: writeLimiter },
    );
  });
  afterEach(async () => {
    release();
    await running.close();
  });

  type Sent = { path: string; method?: string; bytes?: number; chunked?: boolean; headers?: object };
  type Got = { status: number | string; connection?: string; reused: boolean };

  function send(agent: Agent, { path, method = 'POST', bytes = 0, chunked, headers }: Sent): Promise<Got> {
    return new Promise((resolve) => {
      const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes };
      const all = { ...(bytes > 0 && length), ...headers };
      const options = { port: running.port, host: '127.0.0.1', path, method, headers: all, agent };
      const outgoing = request(options, (response) => {
        const { statusCode: status = 0 } = response;
        const { connection } = response.headers;
        response.resume().on('end', () => resolve({ status, connection, reused: outgoing.reusedSocket }));
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        resolve({ status: error.code ?? 'error', reused: outgoing.reusedSocket });
      });
      const piece = Buffer.alloc(16 * 1024, 'x');
      for (let left = bytes; left > 0; left -= piece.length) outgoing.write(piece.subarray(0, left));
      outgoing.end();
    });
  }

  const KILOBYTE = 1024;
  const MEGABYTE = 1024 * KILOBYTE;
  const BODIES: [string, { bytes: number; chunked?: boolean }][] = [
    ['an empty body', { bytes: 0 }],
    ['a small body', { bytes: 3 * KILOBYTE }],
    ['a body that fills several buffers', { bytes: 200 * KILOBYTE }],
    ['an upload', { bytes: 5 * MEGABYTE }],
    ['a small chunked body', { bytes: 3 * KILOBYTE, chunked: true }],
    ['a chunked upload', { bytes: 5 * MEGABYTE, chunked: true }],
  ];
  const REFUSALS: [string, Sent, number][] = [
    ['a missing sign-in', { path: '/api/upload?to=/401' }, 401],
    ['a missing right', { path: '/api/upload?to=/403' }, 403],
    ['nothing at the address', { path: '/api/upload?to=/404' }, 404],
    ['a wrong type', { path: '/api/upload?to=/415' }, 415],
    ['too many calls', { path: '/api/upload?to=/429' }, 429],
    ['a failure', { path: '/api/upload?to=/500' }, 500],
    ['a method without a handler', { path: '/api/plants/1' }, 405],
    ['a method that HTTP knows and the site does not', { path: '/', method: 'SEARCH' }, 405],
    ['a server action', { path: '/', headers: { 'next-action': '00' } }, 404],
    ['a long address', { path: `/api/upload?${'a'.repeat(5000)}` }, 414],
  ];

  describe.each(REFUSALS)('refused for %s', (_, sent, status) => {
    it.each(BODIES)(
      '%s: the client gets the status, and a response to its next request',
      async (_name, body) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (let i = 0; i < 3; i++) {
          const refused = await send(agent, { ...sent, ...body });
          // a body above the limit of its address may be refused for that reason instead
          const isTooLarge = body.bytes > 256 * KILOBYTE && refused.status === 413;
          expect(isTooLarge ? status : refused.status).toBe(status);
          const next = await send(agent, { path: '/about', method: 'GET' });
          expect(next.status).toBe(200);
          // a connection announced as kept alive was kept alive
          if (refused.connection === 'keep-alive') expect(next.reused).toBe(true);
        }
        agent.destroy();
      },
    );
  });

  it('reads a small body to its end and keeps the connection usable', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await send(agent, { path: '/api/upload?to=/401', bytes: 40 * KILOBYTE });
    expect(refused).toMatchObject({ status: 401, connection: 'keep-alive' });
    expect(await send(agent, { path: '/about', method: 'GET' })).toMatchObject({ status: 200, reused: true });
    agent.destroy();
  });

  it('announces the end of the connection instead of reading an upload to its end', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await send(agent, { path: '/api/upload?to=/401', bytes: 5 * MEGABYTE });
    expect(refused).toMatchObject({ status: 401, connection: 'close' });
    agent.destroy();
  });

  it.each([413, 503])('the next request succeeds after a refusal with %d', async (status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const others = new Agent({ keepAlive: true });
    if (status === 503) {
      for (let i = 0; i < 2; i++) void send(others, { path: '/api/slow' });
      while (running.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    for (const bytes of [status === 413 ? MEGABYTE : 3 * KILOBYTE, MEGABYTE]) {
      for (const chunked of [false, true]) {
        const path = status === 413 ? '/api/order' : '/api/upload';
        expect(await send(agent, { path, bytes, chunked })).toMatchObject({ status });
        expect(await send(agent, { path: '/about', method: 'GET' })).toMatchObject({ status: 200 });
      }
    }
    agent.destroy();
    others.destroy();
  });

  it.each(['/', '/api/upload'])('a GET of %s with a body leaves its connection usable', async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const bytes of [3 * KILOBYTE, 200 * KILOBYTE]) {
      expect(await send(agent, { path, method: 'GET', bytes })).toMatchObject({ status: 200 });
      expect(await send(agent, { path: '/about', method: 'GET' })).toMatchObject({ status: 200 });
    }
    agent.destroy();
  });
});

describe('slow bodies', () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const rate = { minRate: 1000, graceMs: 200, checkEveryMs: 50 };
      const refuse = (status: number) => response.writeHead(status, { connection: 'close' }).end();
      watchBody(request, 8000, refuse, rate);
      request.on('end', () => response.end('done')).on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Sends `size` bytes every 20 ms until the server ends the connection or `total` is sent. */
  function trickle(size: number, total: number): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let sent = 0;
      let received = '';
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${total}\r\n\r\n`,
      );
      const timer = setInterval(() => {
        const now = Math.min(size, total - sent);
        sent += now;
        if (now > 0 && socket.writable) socket.write('x'.repeat(now));
      }, 20);
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(received);
      });
    });
  }

  it('ends a sender that is too slow', async () => {
    expect(await trickle(2, 10_000)).toContain(' 408 ');
  });

  it('stops at the size limit', async () => {
    expect(await trickle(1000, 9000)).toContain(' 413 ');
  });

  it('accepts a slow but steady sender', async () => {
    expect(await trickle(200, 6000)).toContain('done');
  });
});
