import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { directReads } from './direct-reads';

/** Handlers as a build has them, by address. */
const HANDLERS: Record<string, string> = {
  '/api/plain':
    "GET: async (request) => Response.json({ url: request.url, agent: request.headers.get('user-agent'), isRequest: request instanceof Request })",
  '/api/text':
    "GET: async () => Object.assign(new Response('never read', { headers: { 'x-own': 'é'.length + '' } }), { [Symbol.for('next-cluster.body-text')]: 'Satpuda ₹' })",
  '/api/cookies':
    "GET: async () => { const headers = new Headers(); headers.append('set-cookie', 'a=1'); headers.append('set-cookie', 'b=2'); return new Response(null, { status: 204, headers }); }",
  '/api/broken': "GET: async () => { throw new Error('of the handler'); }",
  '/api/failed': "GET: async () => new Response('{}', { status: 503 })",
  '/api/stream':
    'GET: async () => { let i = 0; return new Response(new ReadableStream({ pull(c) { if (++i > 40) c.close(); else c.enqueue(new Uint8Array(64 * 1024).fill(65)); } })); }',
  '/api/endless':
    "GET: async (request) => { request.signal.addEventListener('abort', () => globalThis.gone?.()); return new Response(new ReadableStream({ start(c) { c.enqueue(Buffer.from('first')); }, cancel() { globalThis.cancelled?.(); } })); }",
  '/api/kept': "dynamic: 'force-static', GET: async () => new Response('kept')",
  '/api/aged': 'revalidate: 60, GET: async () => new Response("aged")',
  '/api/prerendered': 'GET: async () => new Response("prerendered")',
  '/api/written': 'POST: async () => new Response("written")',
  '/api/late': 'GET: async () => Response.json({})',
  '/api/plants/new': 'GET: async () => new Response("new")',
  '/api/plants/[id]': 'GET: async (_, { params }) => Response.json(await params)',
  '/api/plants/[id]/parts/[part]': 'GET: async (_, { params }) => Response.json(await params)',
  '/api/files/[...path]': 'GET: async () => new Response("files")',
  '/other': 'GET: async () => new Response("other")',
};

let dir: string;
function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'direct-reads-'));
  const pages = Object.keys(HANDLERS);
  for (const [page, source] of Object.entries(HANDLERS)) {
    const missing = page === '/api/late' ? "throw new Error('not loaded');" : '';
    write(
      `.next/server/app${page}/route.js`,
      `${missing} let userland; module.exports = { routeModule: { ensureUserland: async () => { userland = { ${source} }; }, get userland() { return userland; } } };`,
    );
  }
  const named = (value: (page: string) => string) =>
    JSON.stringify(Object.fromEntries(pages.map((page) => [`${page}/route`, value(page)])));
  write(
    '.next/server/app-paths-manifest.json',
    named((page) => `app${page}/route.js`),
  );
  write(
    '.next/app-path-routes-manifest.json',
    named((page) => page),
  );
  write(
    '.next/prerender-manifest.json',
    JSON.stringify({ routes: { '/api/prerendered': {} }, dynamicRoutes: {} }),
  );
  const regexOf = (page: string) =>
    `^${page.replace(/\[\.\.\.[^\]]+\]/g, '(.+?)').replace(/\[[^\]]+\]/g, '([^/]+?)')}(?:/)?$`;
  const dynamicRoutes = pages
    .filter((page) => page.includes('['))
    .map((page) => ({ page, regex: regexOf(page) }));
  write('.next/routes-manifest.json', JSON.stringify({ dynamicRoutes }));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A server that answers reads itself, and `by next` where Next would. */
async function start() {
  const errors: string[] = [];
  const direct = directReads({
    dir,
    prefix: '/api/',
    onError: (error, route) => errors.push(`${route}: ${(error as Error).message}`),
  });
  const server = createServer((request, response) => {
    const byNext = () => void response.end('by next');
    if (!direct(request, response, byNext)) byNext();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { ask, port, errors, stop };
}

let running: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  running = await start();
});
afterEach(() => running.stop());

it('calls the handler with the address and the headers, the first time and later', async () => {
  for (let i = 0; i < 2; i++) {
    const reply = await running.ask('/api/plain?q=1', { headers: { 'user-agent': 'test' } });
    const { url, ...rest } = (await reply.json()) as Record<string, unknown>;
    expect(new URL(String(url)).pathname + new URL(String(url)).search).toBe('/api/plain?q=1');
    expect(rest).toEqual({ agent: 'test', isRequest: true });
    expect(reply.headers.get('content-type')).toBe('application/json');
  }
});

it('sends the text that a reply carries in one piece, with its length in bytes', async () => {
  const reply = await running.ask('/api/text');
  expect([reply.headers.get('content-length'), reply.headers.get('x-own')]).toEqual(['11', '1']);
  expect(await reply.text()).toBe('Satpuda ₹');
});

it('sends each cookie as a field of its own, and no length where there is no body', async () => {
  const reply = await running.ask('/api/cookies');
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([204, ['a=1', 'b=2']]);
  expect(reply.headers.get('content-length')).toBeNull();
});

it('answers 500 without a body for a handler that throws, and reports it', async () => {
  const reply = await running.ask('/api/broken');
  expect([reply.status, await reply.text(), reply.headers.get('content-type')]).toEqual([500, '', null]);
  expect(running.errors).toEqual(['/api/broken: of the handler']);
});

it('passes a stream on, however long it is', async () => {
  const body = await (await running.ask('/api/stream')).text();
  expect(body).toHaveLength(40 * 64 * 1024);
});

it('sends the start of a stream at once, and ends it when the caller is gone', async () => {
  const ends = globalThis as { gone?: () => void; cancelled?: () => void };
  const gone = new Promise<void>((resolve) => {
    ends.gone = resolve;
  });
  const cancelled = new Promise<void>((resolve) => {
    ends.cancelled = resolve;
  });
  const client = connect(running.port, '127.0.0.1');
  client.write('GET /api/endless HTTP/1.1\r\nHost: x\r\n\r\n');
  let text = '';
  for await (const chunk of client.setEncoding('utf8')) {
    text += chunk;
    if (text.includes('first')) break;
  }
  client.destroy();
  await Promise.all([gone, cancelled]);
});

it('takes parameters from the address', async () => {
  expect(await (await running.ask('/api/plants/new')).text()).toBe('new');
  expect(await (await running.ask('/api/plants/7')).json()).toEqual({ id: '7' });
  const part = await running.ask('/api/plants/7/parts/root?x=1');
  expect(await part.json()).toEqual({ id: '7', part: 'root' });
});

it.each([
  ['an address that no handler has', '/api/nothing'],
  ['addresses outside of the prefix', '/other'],
  ['a slash at the end', '/api/plain/'],
  ['an escape', '/api/plants/%41'],
  ['a parameter of several segments', '/api/files/a/b'],
  ['a handler whose reply Next keeps', '/api/kept'],
  ['… or keeps for some time', '/api/aged'],
  ['… or made with the build', '/api/prerendered'],
  ['a handler that has no reads', '/api/written'],
  ['a file that cannot be loaded', '/api/late'],
])('leaves to Next: %s', async (_, path) => {
  for (let i = 0; i < 2; i++) expect(await (await running.ask(path)).text()).toBe('by next');
});

it('leaves other methods to Next', async () => {
  expect(await (await running.ask('/api/plain', { method: 'POST', body: '{}' })).text()).toBe('by next');
  expect((await running.ask('/api/plain', { method: 'HEAD' })).status).toBe(200);
  expect(await (await running.ask('/api/plain', { method: 'OPTIONS' })).text()).toBe('by next');
});

it('leaves everything to Next where the build is not what it knows', () => {
  const direct = directReads({ dir: join(dir, 'elsewhere'), prefix: '/api/', onError: () => undefined });
  const request = { method: 'GET', url: '/api/plain', headers: {} };
  expect(direct(request as never, {} as never, () => undefined)).toBe(false);
});
