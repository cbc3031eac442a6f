import { html, type Running, start } from './testing/harness';

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
    { failure: { notice: '<p>Try again in a minute</p>', isReady: async () => ready } },
  );
});
afterEach(() => running.close());

test.each(['/account/1', '/about'])(
  '%s: a page that failed has a notice for browsers without script',
  async (path) => {
    const { status, text, headers } = await running.ask(path);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([500, 'no-store', undefined]);
    expect(text).toContain('<noscript><p>Try again in a minute</p></noscript></body>');
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
