import { html, type Running, start } from '../testing/harness';
import { OUTAGE_HEADER } from './upstream';

const EMPTY = '<html id="__next_error__"><head></head><body></body></html>';

describe('a request that failed in an outage which is over', () => {
  let running: Running;
  beforeEach(async () => {
    running = await start((request, response) => {
      response.setHeader(OUTAGE_HEADER, '1');
      if (request.url?.startsWith('/api/')) {
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Failed"}');
      } else if (request.url === '/posters/1') response.writeHead(500).end();
      else html(response, request.method === 'HEAD' ? '' : EMPTY, 500);
    });
  });
  afterEach(() => running.close());

  test.each([
    ['GET', '/about'],
    ['HEAD', '/about'],
    ['GET', '/account/1'],
    ['HEAD', '/account/1'],
    ['GET', '/posters/1'],
    ['GET', '/api/orders'],
    ['POST', '/api/orders'],
  ])('%s %s is a 503: it may be asked again', async (method, path) => {
    const { status, headers } = await running.ask(path, { method, headers: { cookie: 'shop_session=1' } });
    expect([status, headers['retry-after'], headers['cache-control']]).toMatchObject([
      503,
      '10',
      expect.stringContaining('no-store'),
    ]);
    expect(headers).not.toHaveProperty(OUTAGE_HEADER);
  });

  test('the page keeps its notice for browsers without script', async () => {
    expect((await running.ask('/about')).text).toContain('<noscript><p>Try again</p></noscript>');
  });
});
