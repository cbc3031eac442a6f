import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Running, start } from '../testing/harness';

let running: Running;
afterEach(() => running.close());

/** An upload of which the test decides when its parts are sent. */
function upload(method = 'POST') {
  const headers = { 'transfer-encoding': 'chunked' };
  const outgoing = request({ port: running.port, path: '/api/upload', method, headers, agent: false });
  outgoing.on('error', () => undefined);
  return outgoing;
}

const textOf = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString();

it('bodies stream both ways: each part is there before the next one is sent', async () => {
  running = await start(async (incoming, response) => {
    for await (const part of incoming) response.write(`seen ${part}`);
    response.end();
  });
  const outgoing = upload();
  outgoing.write('one');
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  const parts = reply[Symbol.asyncIterator]();
  expect(String((await parts.next()).value)).toBe('seen one');
  outgoing.write('two');
  expect(String((await parts.next()).value)).toBe('seen two');
  outgoing.end();
  expect((await parts.next()).done).toBe(true);
});

it.each(['POST', 'PUT', 'DELETE'])('%s forwards a body without a length', async (method) => {
  running = await start(async (incoming, response) => void response.end(await textOf(incoming)));
  const outgoing = upload(method);
  outgoing.end('body');
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(await textOf(reply)).toBe('body');
});

it('a visitor who leaves in the middle of an upload leaves the application too', async () => {
  let gone: Promise<unknown> | undefined;
  running = await start(async (incoming) => {
    gone = once(incoming, 'aborted');
    incoming.resume();
    await gone;
  });
  const outgoing = upload();
  outgoing.write('the beginning');
  while (!gone) await new Promise((resolve) => setTimeout(resolve, 5));
  outgoing.destroy();
  await gone;
});

it('a response that does not wait for the body reaches the visitor', async () => {
  running = await start((_, response) => void response.writeHead(413).end('too much'));
  const outgoing = upload();
  outgoing.write('the beginning');
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect([reply.statusCode, await textOf(reply)]).toEqual([413, 'too much']);
});

it('headers of one connection are not forwarded, all others are', async () => {
  running = await start((incoming, response) => {
    response.writeHead(200, { 'keep-alive': 'timeout=1', 'x-own': 'yes', 'set-cookie': ['a=1', 'b=2'] });
    response.end(JSON.stringify(incoming.headers));
  });
  const headers = { te: 'trailers', 'proxy-connection': 'x', 'x-sent': 'yes', cookie: 'a=1; b=2' };
  const reply = await running.ask('/api/user/me', { headers });
  const seen = JSON.parse(reply.text);
  expect(seen).toMatchObject({ 'x-sent': 'yes', cookie: 'a=1; b=2', 'x-forwarded-for': '127.0.0.1' });
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['te']));
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['proxy-connection']));
  expect([reply.headers['x-own'], reply.headers['set-cookie']]).toEqual(['yes', 'a=1,b=2']);
  expect(reply.headers['keep-alive']).not.toBe('timeout=1');
});

it.each([
  ['HEAD', 200, '1234'],
  ['GET', 204, undefined],
  ['GET', 304, undefined],
])('%s %d has no body, and the connection stays usable', async (method, status, length) => {
  running = await start(
    (_, response) => void response.writeHead(status, length ? { 'content-length': length } : {}).end(),
  );
  for (let i = 0; i < 2; i++) {
    const reply = await running.ask('/account', { method });
    expect([reply.status, reply.body.length, reply.headers['content-length']]).toEqual([status, 0, length]);
  }
});

it('an application that hangs up causes an error before the response, and a broken connection in the middle of it', async () => {
  running = await start(async (incoming, response) => {
    if (incoming.url === '/account') return void response.destroy();
    response.writeHead(200, { 'content-type': 'image/png' });
    await new Promise((resolve) => response.write('half', resolve));
    response.destroy();
  });
  expect((await running.ask('/account')).status).toBe(500);
  await expect(running.ask('/media/1')).rejects.toThrow();
  expect((await running.ask('/about')).status).toBe(500);
  expect(running.front.cache.stored.size).toBe(0);
});
