import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { html, type Running, start } from '../testing/harness';

/** A build that has the list alone: the rest comes with the whole one. */
const UNFINISHED = {
  lacks: (method: string, path: string) => method !== 'GET' || path !== '/list',
  page: (path: string) => `<h1>${path} comes later</h1>`,
  message: 'Please try again in a minute.',
};

let running: Running;
beforeAll(async () => {
  running = await start((_, response) => html(response, 'made'), {}, { unfinished: UNFINISHED });
});
afterAll(() => running.close());
beforeEach(() => void running.requests.splice(0));

const page = { accept: 'text/html,*/*' };

it('serves what the build has', async () => {
  expect(await running.ask('/list?size=3', { headers: page })).toMatchObject({ status: 200 });
});

it('replies 503 with a page that asks again by itself, also where a cached page belongs', async () => {
  for (const path of ['/about', '/account', '/nowhere']) {
    const reply = await running.ask(path, { headers: page });
    expect(reply).toMatchObject({
      status: 503,
      headers: {
        'retry-after': '10',
        refresh: '10',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    });
    expect(reply.text).toBe(`<h1>${path} comes later</h1>`);
  }
  expect(running.requests).toEqual([]);
});

it('replies in the format of the API to a script of a page, which learns when to come again', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const reply = await running.ask('/api/plants/1', { method: 'PUT', body: '{}', headers });
  expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect(JSON.parse(reply.text)).toEqual({
    message: UNFINISHED.message,
    code: 'unavailable',
    requestId: expect.any(String),
  });
  expect(running.requests).toEqual([]);
});

it('does not let a browser send a form again by itself', async () => {
  const reply = await running.ask('/list', { method: 'POST', headers: page, body: 'name=a' });
  expect([reply.status, reply.headers.refresh]).toEqual([503, undefined]);
});

it('refuses what is refused anyway', async () => {
  expect((await running.ask('/account', { method: 'BREW' }).catch(() => ({ status: 400 }))).status).not.toBe(
    503,
  );
});

it('tells at once what asks for its health', async () => {
  expect((await running.ask('/api/health')).status).toBe(503);
});

it('lets a program wait for the whole build, and hands its call on', async () => {
  const { edge, port, server } = running;
  const [first, second] = [
    running.ask('/api/plants/1', { method: 'PUT', body: '{"name":"Rose"}' }),
    running.ask('/about', { headers: { accept: '*/*', 'x-asked': 'yes' } }),
  ];
  // both are held once a third one, which a browser sends, is answered
  await running.ask('/about', { headers: page });
  const whole = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(201, { 'x-of': 'whole' }).end([request.method, request.url, body].join(' '));
  });
  server.listener.close();
  whole.listen(port);
  await once(whole, 'listening');
  edge.drain();
  expect(await first).toMatchObject({ status: 201, headers: { 'x-of': 'whole' } });
  expect((await first).text).toBe('PUT /api/plants/1 {"name":"Rose"}');
  expect((await second).text).toBe('GET /about ');
  expect(running.requests).toEqual([]);
  whole.close();
});
