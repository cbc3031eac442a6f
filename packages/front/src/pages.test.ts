import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { CONFIG, html, type Running, raw, start } from '../testing/harness';
import { inlineScriptHashes, noncePolicy } from './csp';
import { isCompressible, negotiate } from './encodings';
import { canonicalQuery } from './routes';

describe('the policy', () => {
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const { page } = CONFIG;

  it('hashes exactly the scripts that a browser would run', () => {
    const html = `<head><script src="/a.js" async=""></script><script>one()</script>
    <SCRIPT id="_R_" >two(1 < 2)</SCRIPT><script type="application/ld+json">{"@type":"Offer"}</script>
    <script type="module">three()</script><script nonce="x">four("</" + "script>")</script><script>one()</script>
    <script>five()\r\nsix()</script>`;
    expect(inlineScriptHashes(html)).toEqual([
      sha('one()'),
      sha('two(1 < 2)'),
      sha('three()'),
      sha('four("</" + "script>")'),
      sha('five()\nsix()'),
    ]);
  });

  it("allows a layout's scripts by hash if the others have a nonce", () => {
    expect(noncePolicy(page, '/', 'n')).toBe(`script-src 'nonce-n' ${sha('first()')}`);
  });
});

describe('missing pages', () => {
  let running: Running;
  let missing: number;
  beforeEach(async () => {
    missing = 200;
    running = await start((request, response) => {
      const url = request.url ?? '';
      if (url.startsWith('/missing')) return html(response, `<h1>Try instead: ${url}</h1>`, missing);
      if (url === '/api/orders/1') return void response.writeHead(404).end('{}');
      if (url.startsWith('/list?')) {
        response.setHeader('location', '/list/red');
        return html(response, '<html id="__next_error__"></html>', 307);
      }
      return html(response, '<html id="__next_error__"><body></body></html>', 404);
    });
  });
  afterEach(() => running.close());

  test.each([
    ['/no-such-page', '/missing'],
    ['/plants/unknown', '/missing?of=plant'],
  ])('replaces the empty document of %s with %s and status 404', async (path, page) => {
    const reply = await running.ask(path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(reply.text).toContain(`Try instead: ${page}`);
    expect(reply.headers['content-security-policy']).not.toContain('nonce');
    // one render serves them all
    await running.ask(path);
    expect(running.requests.filter(({ url }) => url?.startsWith('/missing'))).toHaveLength(1);
    expect((await running.ask(path, { method: 'HEAD' })).status).toBe(404);
  });

  test('sends a 404 for the error page itself', async () => {
    const { status, text } = await running.ask('/missing?of=plant');
    expect(status).toBe(404);
    expect(text).toContain('Try instead: /missing');
  });

  test('leaves other addresses without an error page unchanged', async () => {
    expect((await running.ask('/api/orders/1')).text).toBe('{}');
    const own = await running.ask('/account/1');
    expect(own.text).toContain('__next_error__');
    missing = 500;
    const reply = await running.ask('/no-such-page');
    expect([reply.status, reply.text.includes('__next_error__')]).toEqual([404, true]);
  });

  test('keeps the target of a redirect, so that browsers without script follow it', async () => {
    const { status, headers } = await running.ask('/list?colour=red');
    expect([status, headers.location]).toEqual([307, '/list/red']);
  });
});

describe('a failed page', () => {
  const EMPTY = '<html id="__next_error__"><head></head><body></body></html>';
  let running: Running;
  let ready: boolean;
  let away: boolean;
  beforeEach(async () => {
    [ready, away] = [true, false];
    const failure = { ...CONFIG.failure, isReady: async () => ready, wasAway: () => away };
    running = await start(
      (request, response) => {
        if (request.url?.startsWith('/api/'))
          response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Failed"}');
        else if (request.url === '/posters/1') response.writeHead(500).end();
        else html(response, EMPTY, 500);
      },
      {},
      { failure },
    );
  });
  afterEach(() => running.close());

  test.each(['/account/1', '/about'])("%s: sends the application's own response", async (path) => {
    const { status, text, headers } = await running.ask(path);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([500, 'no-store', undefined]);
    expect(text.endsWith(`<body>${EMPTY}</body></html>`)).toBe(true);
  });

  test.each(['/account/1', '/about'])('%s: sends 503 while a dependency is unavailable', async (path) => {
    ready = false;
    const { status, headers } = await running.ask(path);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
  });

  test.each([
    ['GET', '/about'],
    ['HEAD', '/about'],
    ['GET', '/account/1'],
    ['GET', '/posters/1'],
    ['GET', '/api/orders'],
    ['POST', '/api/orders'],
  ])('%s %s sends 503 if there was an outage meanwhile, so that clients may retry', async (method, path) => {
    away = true;
    const { status, headers } = await running.ask(path, { method, headers: { cookie: 'shop_session=1' } });
    expect([status, headers['retry-after'], headers['cache-control']]).toMatchObject([
      503,
      '10',
      expect.stringContaining('no-store'),
    ]);
  });

  test('keeps the reply of a failed call', async () => {
    expect(await running.ask('/api/orders')).toMatchObject({ status: 500, text: '{"message":"Failed"}' });
  });
});

describe('addresses', () => {
  it('ignores the order of keys, and undeclared keys', () => {
    const pairs = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'evil', 'utm'), fc.string({ minLength: 1 })),
      {
        selector: ([key]) => key,
      },
    );
    fc.assert(
      fc.property(pairs, (list) => {
        const text = (items: [string, string][]) => new URLSearchParams(items).toString();
        const canonical = canonicalQuery(text(list), ['a', 'b', 'c']);
        expect(canonicalQuery(text([...list].reverse()), ['a', 'b', 'c'])).toBe(canonical);
        expect(canonical).not.toMatch(/(?:^|&)(?:evil|utm)=/);
        expect(canonicalQuery(canonical ?? '', ['a', 'b', 'c'])).toBe(canonical);
      }),
    );
  });

  it('passes on a declared key with brackets, which the application may refuse', () => {
    expect(canonicalQuery('a[]=1&evil[a]=2', ['a'])).toBe('a%5B%5D=1');
  });

  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['GZIP', 'gzip'],
  ])('Accept-Encoding %j gets %s', (header, encoding) => {
    expect(negotiate({ headers: { 'accept-encoding': header } })).toBe(encoding);
  });

  it('does not compress small or already compressed bodies', () => {
    expect(isCompressible('text/html; charset=utf-8', 5000)).toBe(true);
    expect(isCompressible('text/html', 100)).toBe(false);
    expect(isCompressible('image/jpeg', 5000)).toBe(false);
  });
});

describe('static files', () => {
  const PICTURE = 'a/640.webp';
  const FILM = 'a/video.mp4';
  const script = `export const x = ${JSON.stringify('long '.repeat(500))};`;
  const big = Buffer.alloc(700 * 1024, 7);
  let dir: string;
  let running: Running;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'front-files-'));
    mkdirSync(join(dir, '.next/static/chunks/[slug]'), { recursive: true });
    mkdirSync(join(dir, 'public'), { recursive: true });
    mkdirSync(join(dir, 'media/a'), { recursive: true });
    writeFileSync(join(dir, '.next/static/chunks/a.js'), script);
    writeFileSync(join(dir, '.next/static/chunks/a.js.br'), 'made by the build');
    writeFileSync(join(dir, '.next/static/chunks/[slug]/b.js'), script);
    writeFileSync(join(dir, '.next/secret.txt'), 'secret');
    writeFileSync(join(dir, 'public/tour.mp4'), big);
    writeFileSync(join(dir, 'media', PICTURE), 'picture bytes');
    writeFileSync(join(dir, 'media', FILM), big);
    running = await start(
      (_, response) => html(response, 'application', 404),
      {},
      {
        dir,
        media: {
          prefix: '/media/',
          find: async (path) => ([PICTURE, FILM].includes(path) ? join(dir, 'media', path) : undefined),
        },
      },
    );
  });
  afterAll(async () => {
    await running.close();
    rmSync(dir, { recursive: true });
  });

  it('hashed files are immutable and use precompressed versions', async () => {
    const plain = await running.ask('/_next/static/chunks/a.js');
    const br = await running.ask('/_next/static/chunks/a.js?dpl=1', { headers: { 'accept-encoding': 'br' } });
    expect(plain.text).toBe(script);
    expect(br.text).toBe('made by the build');
    expect(br.headers['content-encoding']).toBe('br');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect((await running.ask('/_next/static/chunks/%5Bslug%5D/b.js')).text).toBe(script);
    expect(running.requests).toHaveLength(0);
  });

  it.each([
    '/_next/static/../secret.txt',
    '/_next/static/%2e%2e/secret.txt',
    '/_next/static/..%2fsecret.txt',
    '/_next/static/chunks/a.js.br',
    '/media/a/../../.next/secret.txt',
    '/media/a/640.exe',
    '/media/%00/1.jpg',
  ])('%s is not a file', async (path) => {
    const reply = await running.ask(path);
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('secret');
  });

  it('media files are immutable and never run as a page', async () => {
    const picture = await running.ask(`/media/${PICTURE}`);
    expect(picture.text).toBe('picture bytes');
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    const etag = String(picture.headers.etag);
    const again = await running.ask(`/media/${PICTURE}`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await running.ask(`/media/${FILM}`, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(big.length),
      0,
    ]);
  });

  describe.each(['/tour.mp4', `/media/${FILM}`])('ranges of %s', (path) => {
    it.each([
      ['bytes=0-99', 206, 100, `bytes 0-99/${big.length}`],
      ['bytes=716700-', 206, 100, `bytes 716700-716799/${big.length}`],
      ['bytes=-0', 416, undefined, `bytes */${big.length}`],
      ['bytes=5-1', 416, undefined, `bytes */${big.length}`],
      ['bytes=-10', 206, 10, `bytes 716790-716799/${big.length}`],
      ['bytes=10-9999999', 206, big.length - 10, `bytes 10-716799/${big.length}`],
      ['bytes=9999999-', 416, undefined, `bytes */${big.length}`],
      ['bytes=0-1,5-6', 200, big.length, 'undefined'],
      ['pages=1-2', 200, big.length, 'undefined'],
    ])('%s', async (range, status, length, contentRange) => {
      const reply = await running.ask(path, { headers: { range, 'accept-encoding': 'br' } });
      expect(reply.status).toBe(status);
      if (length !== undefined) expect(reply.body).toHaveLength(length);
      expect(String(reply.headers['content-range'])).toBe(contentRange);
      expect(reply.headers['content-encoding']).toBeUndefined();
    });

    it('ranges apply only to GET and not to a current copy', async () => {
      const range = 'bytes=0-9';
      const head = await running.ask(path, { method: 'HEAD', headers: { range } });
      expect([head.status, head.headers['content-length']]).toEqual([200, String(big.length)]);
      expect(head.headers['accept-ranges']).toBe('bytes');
      const etag = String(head.headers.etag);
      const current = await running.ask(path, { headers: { range, 'if-none-match': etag } });
      expect([current.status, current.body.length]).toEqual([304, 0]);
    });

    it('If-Range with another version returns the whole file', async () => {
      const whole = await running.ask(path, { method: 'HEAD' });
      const etag = String(whole.headers.etag);
      const part = await running.ask(path, { headers: { range: 'bytes=0-9', 'if-range': etag } });
      const statuses: number[] = [];
      for (const condition of ['"other"', 'Sat, 21 Nov 1998 10:00:00 GMT']) {
        const headers = { range: 'bytes=0-9', 'if-range': condition };
        statuses.push((await running.ask(path, { headers })).status);
      }
      expect([part.status, ...statuses]).toEqual([206, 200, 200]);
    });
  });
});

describe('refusals', () => {
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

  it('cuts off a chunked body at the limit of its route', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head = line('POST /api/order HTTP/1.1', 'Transfer-Encoding: chunked');
    const received = await raw(running.port, head + chunk.repeat(8), { keepOpen: true });
    expect(received).toContain(' 413 ');
  });

  it('accepts a body within the limit', async () => {
    const reply = await running.ask('/api/order', { method: 'POST', body: 'x'.repeat(100_000) });
    expect(reply.text).toContain('100000 bytes');
    const large = await running.ask('/api/upload', { method: 'POST', body: 'x'.repeat(1_000_000) });
    expect(large.text).toContain('1000000 bytes');
  });

  it('removes Next’s internal headers and a forged policy, and appends the caller to X-Forwarded-For', async () => {
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

  it('does not request a body that it would refuse', async () => {
    const text = line('POST /api/order HTTP/1.1', 'Content-Length: 99999999', 'Expect: 100-continue');
    const received = await raw(running.port, text);
    expect(received).not.toContain('100 Continue');
    expect(received).toContain(' 413 ');
  });

  it('a silent connection does not block others', async () => {
    const idle = Array.from({ length: 50 }, () => connect(running.port, '127.0.0.1'));
    for (const socket of idle) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ');
    expect((await running.ask('/about')).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });

  describe('a site with host names', () => {
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
    ])('replies to the host %s with %d', async (host, status) => {
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
});
