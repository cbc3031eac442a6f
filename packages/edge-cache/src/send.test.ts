import { connect } from 'node:net';
import { html, type Running, raw, start } from './testing/harness';

let running: Running;
beforeAll(async () => {
  running = await start((_, response) => html(response, 'A flat in Dharampeth. '.repeat(60)));
  // hits are what is looked at here; on a busy machine the first one would be late for `raw`
  await running.ask('/about');
});
afterAll(() => running.close());

const get = (version: string, ...headers: string[]) =>
  `GET /about HTTP/${version}\r\n${['Host: x', ...headers].join('\r\n')}\r\n\r\n`;

/** The lines of a head, but for those that belong to the connection and the moment. */
const lines = (received: string) =>
  received
    .slice(0, received.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter((line) => !/^(?:date|connection|keep-alive):/i.test(line));
const bodyOf = (received: string) => received.slice(received.indexOf('\r\n\r\n') + 4);

it.each(['gzip', 'br', 'identity'])(
  'a head made beforehand is what Node would write (%s)',
  async (coding) => {
    const made = await raw(running.port, get('1.1', `Accept-Encoding: ${coding}`));
    const written = await raw(running.port, get('1.1', `Accept-Encoding: ${coding}`, 'Connection: close'));
    expect(lines(made)[0]).toBe('HTTP/1.1 200 OK');
    expect(lines(made)).toEqual(lines(written));
    expect(bodyOf(made)).toBe(bodyOf(written));
    expect(made).toMatch(
      /\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n\r\n/,
    );
    expect(written).toMatch(/\r\nConnection: close\r\n/);
  },
);

it('closes after an answer over HTTP/1.0', async () => {
  expect(await raw(running.port, 'GET /about HTTP/1.0\r\n\r\n', { keepOpen: true })).toMatch(
    /^HTTP\/1\.1 200 /,
  );
  expect(await raw(running.port, get('1.0'), { keepOpen: true })).toMatch(/\r\nConnection: close\r\n/);
});

it('answers requests that were sent in one go, one after the other', async () => {
  const received = await raw(running.port, get('1.1').repeat(5) + get('1.1', 'Connection: close'));
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(6);
  expect(received.match(/<\/html>/g)).toHaveLength(6);
});

it('ends a connection that asks for hundreds of answers ahead', async () => {
  // settles only when the server ends the connection
  const received = await raw(running.port, get('1.1').repeat(500), { keepOpen: true });
  expect((received.match(/HTTP\/1\.1 200 OK/g) ?? []).length).toBeLessThan(100);
  expect((await running.ask('/about')).status).toBe(200);
});

it('a body that a hit does not want does not become the next request', async () => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const first = get('1.1', `Content-Length: ${smuggled.length}`) + smuggled;
  const chunked = `${get('1.1', 'Transfer-Encoding: chunked')}${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
  const received = await raw(running.port, first + chunked + get('1.1', 'Connection: close'));
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
  expect(running.asked.map(({ url }) => url)).toEqual(['/about']);
});

it('a reader who goes away in the middle of an answer harms nobody', async () => {
  for (let i = 0; i < 20; i++) {
    const socket = connect(running.port, '127.0.0.1', () => socket.write(get('1.1'), () => socket.destroy()));
    await new Promise((resolve) => socket.once('close', resolve));
  }
  expect((await running.ask('/about')).status).toBe(200);
});

it.each([
  ['a hit', 'GET /about'],
  ['the application', 'POST /api/contact'],
])('does not go on reading a body that %s has answered already', async (_, line) => {
  await running.ask('/about');
  const endless = `${line} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n`;
  // settles only when the server ends the connection
  const received = await raw(running.port, endless, { keepOpen: true });
  expect(received).toContain('HTTP/1.1 200 OK');
});
