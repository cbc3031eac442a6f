import { errorPageFor } from './error-pages';
import { html, type Running, start } from './testing/harness';

let running: Running;
let missing: number;
beforeEach(async () => {
  missing = 200;
  running = await start((request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/missing')) return html(response, `<h1>Helps on from ${url}</h1>`, missing);
    if (url === '/about') return html(response, '<p>own words</p>', 404);
    if (url.startsWith('/buy?')) {
      response.setHeader('location', '/buy/nagpur');
      return html(response, '<html id="__next_error__"></html>', 307);
    }
    return html(response, '<html id="__next_error__"><body></body></html>', 404);
  });
});
afterEach(() => running.close());

test.each([
  ['/no-such-page', '/missing'],
  ['/buy/atlantis', '/missing'],
  ['/properties/ffffffffffffffffffffffff', '/missing?of=listing'],
  ['/properties/nonsense', '/missing?of=listing'],
  ['/properties/new', undefined],
  ['/properties/edit/1', undefined],
  ['/admin/contacts/1', undefined],
  ['/profile/1', undefined],
])('%s is spoken for by %s', (path, page) => expect(errorPageFor(path)).toBe(page));

test.each(['/no-such-page', '/buy/atlantis', '/properties/ffffffffffffffffffffffff'])(
  'in place of the empty document of %s stands a page that helps on, as 404',
  async (path) => {
    const reply = await running.ask(path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(reply.text).toContain(`Helps on from ${errorPageFor(path)}`);
    expect(reply.headers['content-security-policy']).not.toContain('nonce');
    // one rendering serves them all
    await running.ask(path);
    expect(running.asked.filter(({ url }) => url?.startsWith('/missing'))).toHaveLength(1);
    expect((await running.ask(path, { method: 'HEAD' })).status).toBe(404);
  },
);

test('who asks for the page itself gets a 404 too', async () => {
  const { status, text } = await running.ask('/missing?of=listing');
  expect(status).toBe(404);
  expect(text).toContain('<h1>Helps on from /missing</h1>');
});

test('words of the application itself are left alone, and so is the empty document when there is no page', async () => {
  expect((await running.ask('/about')).text).toContain('own words');
  expect((await running.ask('/profile/1')).text).toContain('__next_error__');
  missing = 500;
  const reply = await running.ask('/no-such-page');
  expect([reply.status, reply.text.includes('__next_error__')]).toEqual([404, true]);
});

test('a redirect says where it leads, so that browsers without script follow it', async () => {
  const { status, headers } = await running.ask('/buy?city=nagpur');
  expect([status, headers.location]).toEqual([307, '/buy/nagpur']);
});
