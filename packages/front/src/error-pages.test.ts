import { CONFIG, html, type Running, start } from '../testing/harness';

describe('nothing at an address', () => {
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
  ])('the empty document of %s is replaced by %s, with status 404', async (path, page) => {
    const reply = await running.ask(path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(reply.text).toContain(`Try instead: ${page}`);
    expect(reply.headers['content-security-policy']).not.toContain('nonce');
    // one render serves them all
    await running.ask(path);
    expect(running.requests.filter(({ url }) => url?.startsWith('/missing'))).toHaveLength(1);
    expect((await running.ask(path, { method: 'HEAD' })).status).toBe(404);
  });

  test('a request for the error page itself gets a 404 too', async () => {
    const { status, text } = await running.ask('/missing?of=plant');
    expect(status).toBe(404);
    expect(text).toContain('Try instead: /missing');
  });

  test('what has no page, or is no page, is left alone', async () => {
    expect((await running.ask('/api/orders/1')).text).toBe('{}');
    const own = await running.ask('/account/1');
    expect(own.text).toContain('__next_error__');
    missing = 500;
    const reply = await running.ask('/no-such-page');
    expect([reply.status, reply.text.includes('__next_error__')]).toEqual([404, true]);
  });

  test('a redirect keeps its target, so that browsers without script follow it', async () => {
    const { status, headers } = await running.ask('/list?colour=red');
    expect([status, headers.location]).toEqual([307, '/list/red']);
  });
});

describe('a page that failed', () => {
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

  test.each(['/account/1', '/about'])('%s: is sent as the application made it', async (path) => {
    const { status, text, headers } = await running.ask(path);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([500, 'no-store', undefined]);
    expect(text.endsWith(`<body>${EMPTY}</body></html>`)).toBe(true);
  });

  test.each(['/account/1', '/about'])(
    '%s: without what the application depends on, it is a 503',
    async (path) => {
      ready = false;
      const { status, headers } = await running.ask(path);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
    },
  );

  test.each([
    ['GET', '/about'],
    ['HEAD', '/about'],
    ['GET', '/account/1'],
    ['GET', '/posters/1'],
    ['GET', '/api/orders'],
    ['POST', '/api/orders'],
  ])('%s %s is a 503 when it met an outage that is over: it may be asked again', async (method, path) => {
    away = true;
    const { status, headers } = await running.ask(path, { method, headers: { cookie: 'shop_session=1' } });
    expect([status, headers['retry-after'], headers['cache-control']]).toMatchObject([
      503,
      '10',
      expect.stringContaining('no-store'),
    ]);
  });

  test('a failed call keeps its reply', async () => {
    expect(await running.ask('/api/orders')).toMatchObject({ status: 500, text: '{"message":"Failed"}' });
  });
});
