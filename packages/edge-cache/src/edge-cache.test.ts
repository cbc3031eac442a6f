import { gunzipSync } from 'node:zlib';
import { html, type Running, start } from './testing/harness';

const LISTING = '0123456789abcdef01234567';
const filler = 'A flat in Dharampeth, third floor, lift. '.repeat(60);
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
let running: Running;
let version: number;
let status: number;
let now: number;

/** Writes everything that it was asked with into the page: what a careless page would do. */
beforeEach(async () => {
  version = 1;
  status = 200;
  now = 1_000_000;
  running = await start(
    (request, response) => {
      if (request.headers.rsc) {
        response.writeHead(200, { 'content-type': 'text/x-component', vary: 'rsc' });
        response.end('0:["rsc"]');
        return;
      }
      const { cookie, authorization, host, ...rest } = request.headers;
      response.setHeader('set-cookie', 'secret=1');
      response.setHeader('x-echo', String(cookie));
      const seen = JSON.stringify({ url: request.url, cookie, authorization, host, rest });
      html(
        response,
        `<p>version ${version}</p><a href="/properties/${LISTING}">x</a>${seen}${filler}`,
        status,
      );
    },
    { now: () => now },
  );
});
afterEach(() => running.close());

describe('two visitors', () => {
  it('never see each other: cookies, hosts, headers and junk queries of one reach nobody else', async () => {
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
    expect(second.text).toContain('saptam.example');
    expect(running.asked).toHaveLength(1);
  });

  it('keeps no cookie and no header that was meant for one', async () => {
    await running.ask('/');
    const { headers } = await running.ask('/');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-echo']).toBeUndefined();
  });

  it('gives signed-in visitors entries of their own, made without their cookies', async () => {
    const cookie = 'a=1; saptam_session=alice-secret';
    const alice = await running.ask('/', { headers: { cookie } });
    expect(alice.text).not.toContain('alice');
    await running.ask('/');
    expect(running.asked).toHaveLength(2);
    await running.ask('/', { headers: { cookie: '__Host-saptam_session=bob-secret' } });
    expect(running.asked).toHaveLength(2);
    for (const { headers } of running.asked) expect(headers.cookie).toBeUndefined();
  });

  it.each([
    ['/api/property', { cookie: 'saptam_session=x' }],
    ['/api/property', { authorization: 'Bearer x' }],
    ['/', { authorization: 'Bearer x' }],
    ['/buy', { authorization: 'Bearer x' }],
  ])('hands %s with %j to the application, and keeps nothing', async (path, headers) => {
    const mine = await running.ask(path, { headers });
    expect(mine.text).toContain(Object.values(headers)[0]);
    await running.ask(path, { headers });
    expect(running.asked).toHaveLength(2);
    const other = await running.ask(path);
    expect(other.text).not.toContain(Object.values(headers)[0]);
  });

  it('keeps no page that is not in the table', async () => {
    await running.ask('/dashboard');
    await running.ask('/dashboard');
    await running.ask('/admin/contactlist');
    expect(running.asked).toHaveLength(3);
    expect(running.door.cache.size).toBe(0);
  });
});

describe('keys', () => {
  it('one entry for one search, however it is written', async () => {
    await running.ask('/buy?city=nagpur&bedrooms=2');
    await running.ask('/buy?bedrooms=2&city=nagpur');
    await running.ask('/buy?bedrooms=2&utm_campaign=x&city=nagpur&minPrice=');
    expect(running.asked.map(({ url }) => url)).toEqual(['/buy?bedrooms=2&city=nagpur']);
    await running.ask('/buy?bedrooms=3&city=nagpur');
    expect(running.asked).toHaveLength(2);
  });

  it('answers an absurdly long search, without keeping it', async () => {
    const { status: answered } = await running.ask(`/buy?q=${'x'.repeat(700)}`);
    expect(answered).toBe(200);
    expect(running.door.cache.size).toBe(0);
  });

  it('never mixes pages and router answers', async () => {
    const page = await running.ask('/');
    const rsc = await running.ask('/', { headers: { rsc: '1' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(rsc.headers['content-type']).toBe('text/x-component');
    expect((await running.ask('/')).text).toBe(page.text);
    expect((await running.ask('/?_rsc=abc')).headers['x-echo']).toBe('undefined');
    expect(page.headers.vary).toMatch(/\bRSC\b/);
    expect(page.headers.vary).toMatch(/Next-Router-State-Tree/);
  });
});

describe('one flight', () => {
  it('makes a page once for all who wait for it', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => running.ask('/about')));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(running.asked).toHaveLength(1);
  });
});

describe('errors', () => {
  it.each([404, 500])('a %d is answered and not kept', async (code) => {
    status = code;
    const reply = await running.ask('/about');
    expect(reply.status).toBe(code);
    expect(reply.headers['cache-control']).toBe('no-store');
    status = 200;
    expect((await running.ask('/about')).status).toBe(200);
  });

  it('an application that throws is a 500 with a message, and not kept', async () => {
    await running.close();
    let broken = true;
    const warnings: unknown[] = [];
    running = await start(
      (_, response) => {
        if (broken) throw new Error('secret detail');
        html(response, 'fine');
      },
      { warn: (error) => warnings.push(error) },
    );
    const reply = await running.ask('/about');
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain('secret detail');
    expect(warnings).toHaveLength(1);
    broken = false;
    expect((await running.ask('/about')).status).toBe(200);
  });

  it('a refresh that fails keeps the old page, one that finds nothing removes it', async () => {
    await running.ask('/about');
    now += 400_000;
    status = 500;
    expect((await running.ask('/about')).status).toBe(200);
    while (running.asked.length < 2) await pause();
    status = 404;
    expect((await running.ask('/about')).status).toBe(200);
    // refreshed behind that answer, or behind one of the next
    while ((await running.ask('/about')).status !== 404) await pause();
  });
});

describe('an edit', () => {
  it('shows at once, on every page that names the listing', async () => {
    await running.ask('/');
    await running.ask(`/properties/${LISTING}`);
    await running.ask('/about');
    version = 2;
    expect((await running.ask('/')).text).toContain('version 1');
    running.door.cache.drop([`property:${LISTING}`]);
    expect((await running.ask('/')).text).toContain('version 2');
    expect((await running.ask(`/properties/${LISTING}`)).text).toContain('version 2');
  });

  it('drops by what changed, and nothing else', async () => {
    await running.ask('/services/vridi');
    await running.ask('/services/kalpa');
    running.door.cache.drop(['service:vridi']);
    await running.ask('/services/vridi');
    await running.ask('/services/kalpa');
    expect(running.asked.map(({ url }) => url)).toEqual([
      '/services/vridi',
      '/services/kalpa',
      '/services/vridi',
    ]);
    running.door.cache.drop(['site']);
    expect(running.door.cache.size).toBe(0);
  });

  it('is waited for when this process may not know of it yet', async () => {
    await running.close();
    let fresh = true;
    running = await start((_, response) => html(response, `version ${version}`), {
      isFresh: () => fresh,
      catchUp: async () => {
        running.door.cache.drop(['lists']);
        fresh = true;
      },
    });
    await running.ask('/');
    version = 2;
    fresh = false;
    expect((await running.ask('/')).text).toContain('version 2');
  });
});

describe('age', () => {
  it('answers from memory while fresh, then from memory while one flight makes it anew', async () => {
    await running.ask('/');
    version = 2;
    now += 299_000;
    expect((await running.ask('/')).text).toContain('version 1');
    expect(running.asked).toHaveLength(1);
    now += 2000;
    expect((await running.ask('/')).text).toContain('version 1');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await running.ask('/')).text).toContain('version 2');
    expect(running.asked).toHaveLength(2);
    now += 2 * 86_400_000;
    version = 3;
    expect((await running.ask('/')).text).toContain('version 3');
  });
});

describe('HTTP', () => {
  it('HEAD answers what GET would, without a body, and each can fill for the other', async () => {
    const head = await running.ask('/', { method: 'HEAD' });
    const get = await running.ask('/');
    expect(head.body).toHaveLength(0);
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
    expect(Number(get.headers['content-length'])).toBe(get.body.length);
    expect(running.asked).toHaveLength(1);
  });

  it('has each coding made once, with an ETag of its own', async () => {
    const plain = await running.ask('/');
    const gzip = await running.ask('/', { headers: { 'accept-encoding': 'gzip' } });
    const br = await running.ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers.vary).toMatch(/Accept-Encoding/);
    expect(running.asked).toHaveLength(1);
  });

  it('answers 304 to whom has it, in whichever coding, and 200 after an edit', async () => {
    const { headers } = await running.ask('/', { headers: { 'accept-encoding': 'gzip' } });
    const etag = String(headers.etag);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await running.ask('/', { headers: { 'if-none-match': condition } });
      expect([condition, reply.status, reply.body.length]).toEqual([condition, 304, 0]);
      expect(reply.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await running.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    version = 2;
    running.door.cache.drop(['lists']);
    expect((await running.ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('sends kept pages whole: ranges are for files', async () => {
    const plain = await running.ask('/');
    const reply = await running.ask('/', { headers: { range: 'bytes=0-9' } });
    expect([reply.status, reply.text]).toEqual([200, plain.text]);
    expect(reply.headers['accept-ranges']).toBeUndefined();
  });

  it('makes downstream caches ask', async () => {
    const { headers } = await running.ask('/');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('does not answer a POST from memory', async () => {
    await running.ask('/');
    await running.ask('/', { method: 'POST', body: 'x' });
    expect(running.asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});
