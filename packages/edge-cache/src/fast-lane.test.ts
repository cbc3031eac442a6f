import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { FastLaneServer, type LaneOptions } from './fast-lane';
import { html, raw, start } from './testing/harness';

const request = (path: string, ...fields: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['Host: x', ...fields].join('\r\n')}\r\n\r\n`;
const reply = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const bodies = (received: string) => received.match(/<[^>]+>/g) ?? [];

let server: FastLaneServer;
/** Paths in the order in which they were asked for: of the lane, and of Node. */
let seen: string[];

function byNode(incoming: IncomingMessage, response: ServerResponse): void {
  seen.push(`node ${incoming.method} ${incoming.url}`);
  incoming.resume().on('end', () => response.end('<node>'));
}

/** A server that answers `<lane>` in the lane, `/late` after a moment, and gives Node `/other`. */
async function listen(options: Partial<LaneOptions> = {}): Promise<number> {
  seen = [];
  const answerWhole: LaneOptions['answerWhole'] = ({ url }) => {
    if (url === '/other') return undefined;
    seen.push(`lane ${url}`);
    if (url !== '/late') return reply('<lane>');
    return new Promise((resolve) => setTimeout(() => resolve(reply('<late>')), 30));
  };
  server = new FastLaneServer({ answerWhole, firstMs: 10_000, idleMs: 10_000, ...options }, byNode);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A client that says one thing after another, each when the answer to the one before is there. */
async function talk(port: number, pieces: string[], { end = true } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  for (const piece of pieces) {
    socket.write(piece);
    received += await new Promise<string>((resolve) => socket.once('data', resolve));
  }
  if (end) socket.end();
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

it('answers plain requests, and what cannot be answered goes to Node, with all that follows', async () => {
  const port = await listen();
  const post = 'POST /other HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc';
  const received = await talk(port, [request('/1'), request('/2'), post, request('/3')]);
  expect(bodies(received)).toEqual(['<lane>', '<lane>', '<node>', '<node>']);
  expect(seen).toEqual(['lane /1', 'lane /2', 'node POST /other', 'node GET /3']);
});

it('a request in two pieces is put together by Node', async () => {
  const port = await listen();
  const [first, second] = [request('/1').slice(0, 20), request('/1').slice(20)];
  const socket = connect(port, '127.0.0.1').setNoDelay();
  socket.write(first);
  const served = await new Promise<Socket>((resolve) => server.once('connection', resolve));
  await new Promise((resolve) => served.once('data', resolve));
  socket.write(second);
  const received = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(received.toString()).toContain('<node>');
  expect(seen).toEqual(['node GET /1']);
  socket.destroy();
});

it('requests sent in one go are answered in order, by Node', async () => {
  const port = await listen();
  const received = await raw(port, request('/1') + request('/2') + request('/3', 'Connection: close'));
  expect(bodies(received)).toEqual(['<node>', '<node>', '<node>']);
  expect(seen).toEqual(['node GET /1', 'node GET /2', 'node GET /3']);
});

it('what comes while an answer is waited for is answered after it', async () => {
  const port = await listen();
  const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.write(request('/late'));
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  socket.write(request('/1') + request('/2', 'Connection: close'));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(bodies(received)).toEqual(['<late>', '<node>', '<node>']);
});

it('a client that ends its side still gets its answer, and then the end', async () => {
  const port = await listen();
  for (const path of ['/1', '/late']) {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let received = '';
    socket.on('data', (text) => {
      received += text;
    });
    socket.end(request(path));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(bodies(received)).toEqual([path === '/1' ? '<lane>' : '<late>']);
  }
});

it('a client that leaves while its answer is waited for harms nobody', async () => {
  const port = await listen();
  const socket = connect(port, '127.0.0.1');
  socket.write(request('/late'));
  const served = await new Promise<Socket>((resolve) => server.once('connection', resolve));
  await new Promise((resolve) => served.once('data', resolve));
  socket.resetAndDestroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bodies(await talk(port, [request('/1')]))).toEqual(['<lane>']);
});

it('takes no second request of a client that does not read, and gives up on it', async () => {
  const large = reply('x'.repeat(32 * 1024 * 1024));
  let asked = 0;
  const answerWhole = () => {
    asked++;
    return large;
  };
  const port = await listen({ answerWhole, idleMs: 200 });
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(request('/1'));
  const served = await new Promise<Socket>((resolve) => server.once('connection', resolve));
  while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(served.writableLength).toBeGreaterThan(0);
  socket.write(request('/2'));
  await new Promise((resolve) => served.once('close', resolve));
  expect(asked).toBe(1);
  socket.destroy();
});

it('a connection that says nothing, or nothing more, is closed', async () => {
  expect(await talk(await listen({ firstMs: 20 }), [], { end: false })).toBe('');
  server.close();
  const port = await listen({ idleMs: 20 });
  expect(bodies(await talk(port, [request('/1')], { end: false }))).toEqual(['<lane>']);
});

it('a slow head is Node’s to time, from its first byte', async () => {
  const port = await listen({ headersTimeout: 50, connectionsCheckingInterval: 20 });
  const received = await raw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX: ', { keepOpen: true });
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

it('closing idle connections spares those that wait for an answer', async () => {
  const port = await listen();
  const idle = talk(port, [request('/1')], { end: false });
  const waiting = talk(port, [request('/late')], { end: false });
  while (seen.length < 2) await new Promise((resolve) => setImmediate(resolve));
  server.closeIdleConnections();
  expect(bodies(await idle)).toEqual(['<lane>']);
  const again = setInterval(() => server.closeIdleConnections(), 5);
  expect(bodies(await waiting)).toEqual(['<late>']);
  clearInterval(again);
});

it('the door’s answers stay in the lane through a miss, an error and an edit, and leave it when it drains', async () => {
  let broken = false;
  const running = await start((_, response) => {
    if (broken) throw new Error('broken');
    html(response, 'made');
  });
  let throughNode = 0;
  running.server.on('request', () => throughNode++);
  const status = async (path: string) =>
    /^HTTP\/1\.1 (\d+)/.exec(await talk(running.port, [request(path)]))?.[1];
  expect(await status('/about')).toBe('200');
  running.door.cache.dropAll();
  expect(await status('/about')).toBe('200');
  broken = true;
  expect(await status('/services')).toBe('500');
  expect(throughNode).toBe(0);
  running.door.drain();
  expect(await status('/about')).toBe('200');
  expect(throughNode).toBe(1);
  await running.close();
});
