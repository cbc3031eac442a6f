import { connect } from 'node:net';
import { html, type Running, raw, start } from '../testing/harness';

let running: Running;

beforeAll(async () => {
  running = await start(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    if (!response.headersSent) html(response, `${bytes} bytes`);
  });
});
afterAll(() => running.close());
beforeEach(() => {
  running.requests.length = 0;
});

const line = (text: string, ...headers: string[]) =>
  `${text}\r\nHost: x\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;

it.each([
  ['an upgrade', line('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'), 400],
  [
    'an upgrade to HTTP/2',
    line('GET / HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'),
    400,
  ],
  ['CONNECT', line('CONNECT evil.example:443 HTTP/1.1'), 400],
  ['an absolute address', line('GET http://evil.example/ HTTP/1.1'), 400],
  ['another host by two slashes', line('GET //evil.example/ HTTP/1.1'), 400],
  ['a backslash', line('GET /\\evil.example HTTP/1.1'), 400],
  ['a path that cannot be decoded', line('GET /buy/%E0%A4 HTTP/1.1'), 400],
  ['no path', line('OPTIONS * HTTP/1.1'), 400],
  ['a server action', line('POST / HTTP/1.1', 'Next-Action: 00', 'Content-Length: 0'), 404],
  ['a subrequest header', line('GET /admin HTTP/1.1', 'x-middleware-subrequest: middleware'), 400],
  ['a strange method', line('TRACE / HTTP/1.1'), 405],
  ['a long address', line(`GET /${'a'.repeat(5000)} HTTP/1.1`), 414],
  ['too many header bytes', line('GET / HTTP/1.1', `X: ${'a'.repeat(20_000)}`), 431],
  ['a body that says it is too large', line('POST /api/order HTTP/1.1', 'Content-Length: 99999999'), 413],
  ['two lengths', line('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['HTTP/2 in words', line('GET / HTTP/2.0'), 505],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 505],
  ['HTTP/3', line('GET / HTTP/3.0'), 505],
  ['HTTP/0.9', line('GET / HTTP/0.9'), 505],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', line('GET / HTTP/1.1', 'host: y'), 400],
  ['two hosts in one', 'GET / HTTP/1.1\r\nHost: x, y\r\n\r\n', 400],
  ['a host that is invalid', 'GET / HTTP/1.1\r\nHost: x/y\r\n\r\n', 400],
])('refuses %s before anything else runs', async (_, text, status) => {
  const received = await raw(running.port, text);
  expect(received.split('\r\n')[0]).toContain(` ${status} `);
  expect(running.requests).toHaveLength(0);
});

it('cuts a chunked body at the limit of its route', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const head = line('POST /api/order HTTP/1.1', 'Transfer-Encoding: chunked');
  const received = await raw(running.port, head + chunk.repeat(8), { keepOpen: true });
  expect(received).toContain(' 413 ');
});

it('lets a body within the limit pass', async () => {
  const reply = await running.ask('/api/order', { method: 'POST', body: 'x'.repeat(100_000) });
  expect(reply.text).toContain('100000 bytes');
  const large = await running.ask('/api/upload', { method: 'POST', body: 'x'.repeat(1_000_000) });
  expect(large.text).toContain('1000000 bytes');
});

it('takes Next’s internal headers and a forged policy out, and appends the caller to X-Forwarded-For', async () => {
  await running.ask('/account', {
    headers: {
      'x-middleware-rewrite': '/x',
      'x-nextjs-data': '1',
      'x-prerender-revalidate': 'x',
      'x-matched-path': '/x',
      'x-forwarded-host': 'evil.example',
      'content-security-policy': "script-src 'nonce-evil'",
      'x-forwarded-for': '1.2.3.4',
    },
  });
  const headers = running.requests[0]?.headers ?? {};
  expect(Object.keys(headers).filter((name) => /^x-(?!forwarded-for)/.test(name))).toEqual([]);
  expect(headers['content-security-policy']).not.toContain('evil');
  expect(String(headers['x-forwarded-for'])).toMatch(/^1\.2\.3\.4, (?:::ffff:)?127\.0\.0\.1$/);
});

it('does not ask for a body that it would refuse', async () => {
  const text = line('POST /api/order HTTP/1.1', 'Content-Length: 99999999', 'Expect: 100-continue');
  const received = await raw(running.port, text);
  expect(received).not.toContain('100 Continue');
  expect(received).toContain(' 413 ');
});

it('does not let a connection that sends nothing stop others', async () => {
  const idle = Array.from({ length: 50 }, () => connect(running.port, '127.0.0.1'));
  for (const socket of idle) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ');
  expect((await running.ask('/about')).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

describe('a site with names', () => {
  let named: Running;
  beforeAll(async () => {
    named = await start(
      (_, response) => html(response, 'made'),
      {},
      { hosts: ['plants.example', 'www.plants.example'] },
    );
  });
  afterAll(() => named.close());

  it.each([
    ['plants.example', 200],
    ['WWW.Plants.example:8443', 200],
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['10.0.0.7:3000', 200],
    ['[::1]:3000', 200],
    ['evil.example', 421],
    ['plants.example.evil.example', 421],
    ['plants.example:evil', 400],
    ['127.0.0.1.evil.example', 421],
    ['localhost.evil.example', 421],
  ])('asked as %s replies %d', async (host, status) => {
    for (const path of ['/', '/api/plants', '/api/health']) {
      const method = path === '/api/plants' ? 'POST' : 'GET';
      const received = await raw(
        named.port,
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(received.split('\r\n')[0]).toContain(` ${status} `);
    }
    if (status !== 200) expect(named.requests.filter(({ headers }) => headers.host === host)).toEqual([]);
  });
});
