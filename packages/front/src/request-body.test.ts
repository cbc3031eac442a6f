import { Agent, request } from 'node:http';
import { html, type Running, start } from '../testing/harness';
import { Limiter } from './limiter';

let running: Running;
let release: () => void;

/** An application that refuses without reading the body, as a route handler does that first checks who is asking. */
beforeEach(async () => {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const writeLimiter = new Limiter({ slots: 2, patientMs: 1, maxWaiting: 0 });
  running = await start(
    async (incoming, response) => {
      const status = Number(/\/(\d{3})$/.exec(incoming.url ?? '')?.[1]);
      if (incoming.url === '/api/slow') await released;
      if (incoming.url === '/api/order') for await (const _ of incoming);
      if (!status) return html(response, 'fine');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"message":"refused"}');
    },
    { write: writeLimiter, upload: writeLimiter },
  );
});
afterEach(async () => {
  release();
  await running.close();
});

type Sent = { path: string; method?: string; bytes?: number; chunked?: boolean; headers?: object };
type Got = { status: number | string; connection?: string; reused: boolean };

function send(agent: Agent, { path, method = 'POST', bytes = 0, chunked, headers }: Sent): Promise<Got> {
  return new Promise((resolve) => {
    const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes };
    const all = { ...(bytes > 0 && length), ...headers };
    const options = { port: running.port, host: '127.0.0.1', path, method, headers: all, agent };
    const outgoing = request(options, (response) => {
      const { statusCode: status = 0 } = response;
      const { connection } = response.headers;
      response.resume().on('end', () => resolve({ status, connection, reused: outgoing.reusedSocket }));
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ status: error.code ?? 'error', reused: outgoing.reusedSocket });
    });
    const piece = Buffer.alloc(16 * 1024, 'x');
    for (let left = bytes; left > 0; left -= piece.length) outgoing.write(piece.subarray(0, left));
    outgoing.end();
  });
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const BODIES: [string, { bytes: number; chunked?: boolean }][] = [
  ['an empty body', { bytes: 0 }],
  ['a small body', { bytes: 3 * KILOBYTE }],
  ['a body that fills several buffers', { bytes: 200 * KILOBYTE }],
  ['an upload', { bytes: 5 * MEGABYTE }],
  ['a small chunked body', { bytes: 3 * KILOBYTE, chunked: true }],
  ['a chunked upload', { bytes: 5 * MEGABYTE, chunked: true }],
];
const REFUSALS: [string, Sent, number][] = [
  ['a missing sign-in', { path: '/api/upload?to=/401' }, 401],
  ['a missing right', { path: '/api/upload?to=/403' }, 403],
  ['nothing at the address', { path: '/api/upload?to=/404' }, 404],
  ['a wrong type', { path: '/api/upload?to=/415' }, 415],
  ['too many calls', { path: '/api/upload?to=/429' }, 429],
  ['a failure', { path: '/api/upload?to=/500' }, 500],
  ['a method without a handler', { path: '/api/plants/1' }, 405],
  ['a method that HTTP knows and the site does not', { path: '/', method: 'SEARCH' }, 405],
  ['a server action', { path: '/', headers: { 'next-action': '00' } }, 404],
  ['a long address', { path: `/api/upload?${'a'.repeat(5000)}` }, 414],
];

describe.each(REFUSALS)('refused for %s', (_, sent, status) => {
  it.each(BODIES)('%s: the client gets the status, and its next request a response', async (_name, body) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = 0; i < 3; i++) {
      const refused = await send(agent, { ...sent, ...body });
      // a body above the limit of its address is refused for that, and either is right
      const isTooLarge = body.bytes > 256 * KILOBYTE && refused.status === 413;
      expect(isTooLarge ? status : refused.status).toBe(status);
      const next = await send(agent, { path: '/about', method: 'GET' });
      expect(next.status).toBe(200);
      // a connection that was promised to stay open did
      if (refused.connection === 'keep-alive') expect(next.reused).toBe(true);
    }
    agent.destroy();
  });
});

it('a small body is read to its end, and the connection stays usable', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = await send(agent, { path: '/api/upload?to=/401', bytes: 40 * KILOBYTE });
  expect(refused).toMatchObject({ status: 401, connection: 'keep-alive' });
  expect(await send(agent, { path: '/about', method: 'GET' })).toMatchObject({ status: 200, reused: true });
  agent.destroy();
});

it('an upload is not read to its end: the response says that the connection closes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = await send(agent, { path: '/api/upload?to=/401', bytes: 5 * MEGABYTE });
  expect(refused).toMatchObject({ status: 401, connection: 'close' });
  agent.destroy();
});

it.each([413, 503])('refused with %d: the next request succeeds', async (status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const others = new Agent({ keepAlive: true });
  if (status === 503) {
    for (let i = 0; i < 2; i++) void send(others, { path: '/api/slow' });
    while (running.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  for (const bytes of [status === 413 ? MEGABYTE : 3 * KILOBYTE, MEGABYTE]) {
    for (const chunked of [false, true]) {
      const path = status === 413 ? '/api/order' : '/api/upload';
      expect(await send(agent, { path, bytes, chunked })).toMatchObject({ status });
      expect(await send(agent, { path: '/about', method: 'GET' })).toMatchObject({ status: 200 });
    }
  }
  agent.destroy();
  others.destroy();
});

it.each(['/', '/api/upload'])('a GET of %s with a body does not spoil its connection', async (path) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const bytes of [3 * KILOBYTE, 200 * KILOBYTE]) {
    expect(await send(agent, { path, method: 'GET', bytes })).toMatchObject({ status: 200 });
    expect(await send(agent, { path: '/about', method: 'GET' })).toMatchObject({ status: 200 });
  }
  agent.destroy();
});
