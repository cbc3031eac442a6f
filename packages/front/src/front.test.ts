import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONFIG, html, type Running, start } from '../testing/harness';

const filler = 'A rose in a pot, red, one year old. '.repeat(60);
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
let running: Running;
let version: number;
let status: number;
let now: number;
let more: string;

/** A careless page that contains everything it was sent. */
beforeEach(async () => {
  version = 1;
  status = 200;
  more = '';
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  running = await start((request, response) => {
    if (request.headers.rsc) {
      response.writeHead(200, { 'content-type': 'text/x-component', vary: 'rsc' });
      response.end('0:["rsc"]');
      return;
    }
    const { cookie, authorization, host, ...rest } = request.headers;
    response.setHeader('set-cookie', 'secret=1');
    response.setHeader('x-echo', String(cookie));
    const seen = JSON.stringify({ url: request.url, cookie, authorization, host, rest });
    html(response, `<p>version ${version}</p><a href="/plants/rose">x</a>${seen}${filler}${more}`, status);
  });
});
afterEach(async () => {
  await running.close();
  jest.restoreAllMocks();
});

describe('two visitors', () => {
  it('are isolated from each other, including cookies, hosts, headers and junk queries', async () => {
    const poisoned = await running.ask('/?utm_source=evil-query&next=evil-query', {
      headers: {
        host: 'evil-host.example',
        cookie: 'guestID=evil-cookie',
        'x-forwarded-host': 'evil-forwarded.example',
        'x-forwarded-for': 'evil-address',
        'user-agent': 'evil-agent',
        'accept-language': 'evil-language',
        'x-middleware-rewrite': 'evil-rewrite',
        'x-original-url': '/evil-url',
        origin: 'https://evil-origin.example',
      },
    });
    expect(poisoned.text).not.toMatch(/evil/);
    const second = await running.ask('/');
    expect(second.text).toBe(poisoned.text);
    expect(second.text).toContain('plants.example');
    expect(running.requests).toHaveLength(1);
  });

  it('caches no cookies and no headers for one visitor', async () => {
    await running.ask('/');
    const { headers } = await running.ask('/');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-echo']).toBeUndefined();
  });

  it('gives signed-in visitors separate entries, rendered without their cookies', async () => {
    const cookie = 'a=1; shop_session=alice-secret';
    const alice = await running.ask('/', { headers: { cookie } });
    expect(alice.text).not.toContain('alice');
    await running.ask('/');
    expect(running.requests).toHaveLength(2);
    await running.ask('/', { headers: { cookie: '__Host-shop_session=bob-secret' } });
    expect(running.requests).toHaveLength(2);
    for (const { headers } of running.requests) expect(headers.cookie).toBeUndefined();
  });

  it.each([
    ['/api/plants', { cookie: 'shop_session=x' }],
    ['/api/plants', { authorization: 'Bearer x' }],
    ['/', { authorization: 'Bearer x' }],
    ['/list', { authorization: 'Bearer x' }],
  ])('forwards %s with %j to the application, and caches nothing', async (path, headers) => {
    const mine = await running.ask(path, { headers });
    expect(mine.text).toContain(Object.values(headers)[0]);
    await running.ask(path, { headers });
    expect(running.requests).toHaveLength(2);
    const other = await running.ask(path);
    expect(other.text).not.toContain(Object.values(headers)[0]);
  });

  it('caches no page outside the table', async () => {
    await running.ask('/account');
    await running.ask('/account');
    await running.ask('/account/orders');
    expect(running.requests).toHaveLength(3);
    expect(running.front.cache.stored.size).toBe(0);
  });
});

describe('keys', () => {
  it('uses one entry for one search in any spelling', async () => {
    await running.ask('/list?colour=red&size=2');
    await running.ask('/list?size=2&colour=red');
    await running.ask('/list?size=2&utm_campaign=x&colour=red&q=');
    expect(running.requests.map(({ url }) => url)).toEqual(['/list?colour=red&size=2']);
    await running.ask('/list?size=3&colour=red');
    expect(running.requests).toHaveLength(2);
  });

  it('serves an absurdly long search without caching it', async () => {
    const { status: sent } = await running.ask(`/list?q=${'x'.repeat(700)}`);
    expect(sent).toBe(200);
    expect(running.front.cache.stored.size).toBe(0);
  });

  it('never mixes pages and router responses', async () => {
    const page = await running.ask('/');
    const rsc = await running.ask('/', { headers: { rsc: '1' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(rsc.headers['content-type']).toBe('text/x-component');
    expect((await running.ask('/')).text).toBe(page.text);
    expect((await running.ask('/?_rsc=abc')).headers['x-echo']).toBe('undefined');
    expect(page.headers.vary).toMatch(/\brsc\b/);
    expect(page.headers.vary).toMatch(/next-router-state-tree/);
  });
});

describe('one render', () => {
  it('renders a page once for all visitors who wait for it', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => running.ask('/about')));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(running.requests).toHaveLength(1);
  });
});

describe('errors', () => {
  it.each([404, 500])('sends a %d without caching it', async (code) => {
    status = code;
    const reply = await running.ask('/about');
    expect(reply.status).toBe(code);
    expect(reply.headers['cache-control']).toBe('no-store');
    status = 200;
    expect((await running.ask('/about')).status).toBe(200);
  });

  it('sends a 500 with a message if the application throws, and does not cache it', async () => {
    await running.close();
    let broken = true;
    const warnings: unknown[] = [];
    running = await start(
      (_, response) => {
        if (broken) throw new Error('secret detail');
        html(response, 'fine');
      },
      {},
      { log: { ...CONFIG.log, error: (fields) => warnings.push(fields) } },
    );
    const reply = await running.ask('/about');
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain('secret detail');
    expect(warnings).toHaveLength(1);
    broken = false;
    expect((await running.ask('/about')).status).toBe(200);
  });

  it('keeps the old page after a failed refresh, and removes it if it no longer exists', async () => {
    await running.ask('/about');
    now += 400_000;
    status = 500;
    expect((await running.ask('/about')).status).toBe(200);
    while (running.requests.length < 2) await pause();
    status = 404;
    expect((await running.ask('/about')).status).toBe(200);
    // refreshed after that response, or after one of the next
    while ((await running.ask('/about')).status !== 404) await pause();
  });
});

describe('an edit', () => {
  it('shows at once on every page with the listing', async () => {
    await running.ask('/');
    await running.ask('/plants/rose');
    await running.ask('/about');
    version = 2;
    expect((await running.ask('/')).text).toContain('version 1');
    running.front.cache.invalidate(['plant:rose']);
    expect((await running.ask('/')).text).toContain('version 2');
    expect((await running.ask('/plants/rose')).text).toContain('version 2');
  });

  it('invalidates only entries with the tag', async () => {
    await running.ask('/guides/roses');
    await running.ask('/guides/herbs');
    running.front.cache.invalidate(['guide:roses']);
    await running.ask('/guides/roses');
    await running.ask('/guides/herbs');
    expect(running.requests.map(({ url }) => url)).toEqual([
      '/guides/roses',
      '/guides/herbs',
      '/guides/roses',
    ]);
    running.front.cache.invalidate(['site']);
    expect(running.front.cache.stored.size).toBe(0);
  });
});

describe('age', () => {
  it('serves from memory while fresh, then from memory while one render refreshes it', async () => {
    await running.ask('/');
    version = 2;
    now += 299_000;
    expect((await running.ask('/')).text).toContain('version 1');
    expect(running.requests).toHaveLength(1);
    now += 2000;
    expect((await running.ask('/')).text).toContain('version 1');
    while (!(await running.ask('/')).text.includes('version 2')) await pause();
    expect(running.requests).toHaveLength(2);
    now += 2 * 86_400_000;
    version = 3;
    expect((await running.ask('/')).text).toContain('version 3');
  });
});

describe('HTTP', () => {
  it('HEAD returns the headers of GET without a body, and each fills the cache for the other', async () => {
    const head = await running.ask('/', { method: 'HEAD' });
    const get = await running.ask('/');
    expect(head.body).toHaveLength(0);
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
    expect(Number(get.headers['content-length'])).toBe(get.body.length);
    expect(running.requests).toHaveLength(1);
  });

  it('makes each coding once, with one weak ETag for all', async () => {
    const plain = await running.ask('/');
    const gzip = await running.ask('/', { headers: { 'accept-encoding': 'gzip' } });
    const br = await running.ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(plain.headers.etag).toMatch(/^W\//);
    expect(plain.headers.vary).toMatch(/Accept-Encoding/);
    expect(running.requests).toHaveLength(1);
  });

  it('compresses repeated responses better in the background', async () => {
    const br = { headers: { 'accept-encoding': 'br' } };
    more = Array.from({ length: 4000 }, (_, i) => `plant ${(i * 7919) % 4001} `).join('');
    const first = await running.ask('/', br);
    await running.ask('/', br);
    await running.ask('/', br);
    while ((await running.ask('/', br)).body.length >= first.body.length) await pause();
    const last = await running.ask('/', br);
    expect(brotliDecompressSync(last.body).equals(brotliDecompressSync(first.body))).toBe(true);
    expect(last.headers['content-length']).toBe(String(last.body.length));
    expect(last.headers.etag).toBe(first.headers.etag);
    expect(running.requests).toHaveLength(1);
  });

  it('sends 304 to a client that has the response in any coding, and 200 after an edit', async () => {
    const { headers } = await running.ask('/', { headers: { 'accept-encoding': 'gzip' } });
    const etag = String(headers.etag);
    for (const condition of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const reply = await running.ask('/', { headers: { 'if-none-match': condition } });
      expect([condition, reply.status, reply.body.length]).toEqual([condition, 304, 0]);
      expect(reply.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await running.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    version = 2;
    running.front.cache.invalidate(['lists']);
    expect((await running.ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('sends cached pages whole, because ranges are for files', async () => {
    const plain = await running.ask('/');
    const reply = await running.ask('/', { headers: { range: 'bytes=0-9' } });
    expect([reply.status, reply.text]).toEqual([200, plain.text]);
    expect(reply.headers['accept-ranges']).toBeUndefined();
  });

  it('makes downstream caches revalidate', async () => {
    const { headers } = await running.ask('/');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('does not serve a POST from memory', async () => {
    await running.ask('/');
    await running.ask('/', { method: 'POST', body: 'x' });
    expect(running.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});
