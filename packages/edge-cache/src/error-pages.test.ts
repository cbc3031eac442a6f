import type { ServerResponse } from 'node:http';
import { html, type Running, start } from '../testing/harness';

function whole(response: ServerResponse, document: string, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(document);
}

const ORDER_PAGE =
  '<!DOCTYPE html><html lang="mr" class="font"><head><link rel="stylesheet" href="/look.css"/><script>theirs()</script></head>' +
  '<body class="page"><h1>No such order, $&</h1><script>alsoTheirs()</script></body></html>';
const EMPTY_ORDER =
  '<!DOCTYPE html><html id="__next_error__"><head><title>Not found</title></head><body><script>ours()</script></body></html>';

describe('nothing at an address', () => {
  let running: Running;
  let missing: number;
  beforeEach(async () => {
    missing = 200;
    running = await start((request, response) => {
      const url = request.url ?? '';
      if (url === '/missing?of=order') return whole(response, ORDER_PAGE, missing);
      if (url.startsWith('/missing')) return html(response, `<h1>Try instead: ${url}</h1>`, missing);
      if (url === '/about') return html(response, '<p>its own message</p>', 404);
      if (url.startsWith('/list?')) {
        response.setHeader('location', '/list/red');
        return html(response, '<html id="__next_error__"></html>', 307);
      }
      if (url.startsWith('/orders')) return whole(response, EMPTY_ORDER, 404);
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

  test('an interim page is shown in the empty document, whose scripts draw the application’s own', async () => {
    const { status, text, headers } = await running.ask('/orders/1');
    expect(status).toBe(404);
    expect(text).toContain('<html lang="mr" class="font" id="__next_error__">');
    expect(text).toContain('<title>Not found</title><link rel="stylesheet" href="/look.css"/></head>');
    expect(text).toContain('<body class="page"><h1>No such order, $&</h1><script>ours()</script></body>');
    expect(text).not.toContain('heirs()');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('without its interim page an empty document stays as it is', async () => {
    missing = 500;
    const { status, text } = await running.ask('/orders/1');
    expect([status, text.includes('id="__next_error__"')]).toEqual([404, true]);
  });

  test('a request for the error page itself gets a 404 too', async () => {
    const { status, text } = await running.ask('/missing?of=plant');
    expect(status).toBe(404);
    expect(text).toContain('Try instead: /missing');
  });

  test('messages of the application itself are left alone, and so is the empty document when there is no page', async () => {
    expect((await running.ask('/about')).text).toContain('its own message');
    expect((await running.ask('/account/1')).text).toContain('__next_error__');
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
  beforeEach(async () => {
    ready = true;
    running = await start(
      (request, response) => {
        if (request.url === '/own') return html(response, '<p>its own message</p>', 500);
        return html(response, EMPTY, 500);
      },
      {},
      {
        failure: {
          language: (path) => (path.startsWith('/account') ? 'mr' : 'en'),
          notice: (path) => `<p>Try ${path} again in a minute</p>`,
          page: () => '<h1>Later</h1>',
          pagePolicy: "default-src 'none'",
          isReady: async () => ready,
        },
      },
    );
  });
  afterEach(() => running.close());

  test.each(['/account/1', '/about'])(
    '%s: a page that failed has its language, and a notice for browsers without script',
    async (path) => {
      const { status, text, headers } = await running.ask(path);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
        500,
        'no-store',
        undefined,
      ]);
      expect(text).toContain(`<noscript><p>Try ${path} again in a minute</p></noscript></body>`);
      expect(text).toContain(`<html lang="${path === '/about' ? 'en' : 'mr'}" id="__next_error__">`);
    },
  );

  test.each(['/account/1', '/about'])(
    '%s: without what the application depends on, it is a 503',
    async (path) => {
      ready = false;
      const { status, headers } = await running.ask(path);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
    },
  );

  test('a message of the application itself is left alone', async () => {
    const { status, text } = await running.ask('/own');
    expect([status, text.includes('noscript'), text.includes('its own message')]).toEqual([500, false, true]);
  });
});
