import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { html, type Running, ask as request, start } from '../testing/harness';
import { markOutage, OUTAGE_HEADER } from './outage-mark';

const EMPTY = '<html id="__next_error__"><head></head><body></body></html>';

describe('the mark of a response', () => {
  const reply = async (
    respond: (response: ServerResponse) => unknown,
    wasAway: (since: number) => boolean,
  ) => {
    const server = createServer((_, response) => {
      markOutage(response, wasAway);
      respond(response);
    }).listen(0);
    const answered = await request((server.address() as AddressInfo).port, '/');
    server.close();
    return [answered.status, answered.headers[OUTAGE_HEADER]];
  };
  const failed = (response: ServerResponse) => {
    response.statusCode = 500;
    response.end();
  };

  test('is on one that failed while the database was away for a moment', async () => {
    expect(await reply(failed, () => true)).toEqual([500, '1']);
    const inOne = (response: ServerResponse) => response.writeHead(500, { 'x-own': '1' }).end();
    expect(await reply(inOne, () => true)).toEqual([500, '1']);
  });

  test('is on no other', async () => {
    expect(
      await reply(
        (response) => response.end(),
        () => true,
      ),
    ).toEqual([200, undefined]);
    expect(await reply(failed, () => false)).toEqual([500, undefined]);
  });

  test('looks no further back than the request', async () => {
    const before = Date.now();
    expect(await reply(failed, (since) => since < before)).toEqual([500, undefined]);
  });
});

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
