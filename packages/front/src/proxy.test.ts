import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { html, type Running, start } from '../testing/harness';
import { Limiter } from './limiter';

let running: Running;
afterEach(() => running.close());

const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

it('gives a dynamic page a nonce that Next can read, a new one each time', async () => {
  running = await start((request, response) => {
    const nonce = nonceOf(String(request.headers['content-security-policy']));
    html(response, `<script nonce="${nonce}">x()</script>`);
  });
  const [first, second] = [await running.ask('/account'), await running.ask('/account')];
  const policy = first.headers['content-security-policy'];
  expect(nonceOf(policy)).toBeDefined();
  expect(first.text).toContain(`nonce="${nonceOf(policy)}"`);
  expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonceOf(policy));
  expect(first.headers['x-content-type-options']).toBe('nosniff');
  expect(first.headers['permissions-policy']).toContain('microphone=()');
});

it('gives a prerendered page hashes, because nothing in it knows the nonce', async () => {
  const page = ['<head></head><script>y()</script>', `<p>${'text '.repeat(400)}</p>`];
  running = await start((_, response) => {
    response.setHeader('x-nextjs-cache', 'HIT');
    response.setHeader('content-length', page.join('').length);
    response.setHeader('set-cookie', 'mine=1');
    response.writeHead(404, { 'content-type': 'text/html' });
    response.flushHeaders();
    response.write(page[0]);
    response.end(page[1]);
  });
  const reply = await running.ask('/account/x', { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.status).toBe(404);
  const hash = createHash('sha256').update('y()').digest('base64');
  expect(reply.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(reply.headers['content-security-policy']).not.toContain('nonce');
  expect(reply.headers['set-cookie']).toBe('mine=1');
  expect(gunzipSync(reply.body).toString()).toContain('<script>y()</script>');
});

it('streams, compressed, before the page is whole', async () => {
  let finish: () => void = () => undefined;
  running = await start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<head></head>early');
    finish = () => response.end('late');
  });
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${running.port}/account`, {
    headers: { 'accept-encoding': 'gzip' },
    signal: controller.signal,
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decode = (part: { value?: Uint8Array }) => Buffer.from(part.value ?? []).toString();
  let begun = '';
  while (!begun.includes('early')) begun += decode(await reader.read());
  finish();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += decode(part);
  expect(rest).toBe('late');
});

it('leaves what a handler decided: its own policy, its coding, its ranges, its cookies', async () => {
  running = await start((_, response) => {
    response.writeHead(206, [
      'content-type',
      'text/plain',
      'content-range',
      'bytes 0-3/10',
      'content-security-policy',
      'sandbox',
      'set-cookie',
      'a=1',
      'set-cookie',
      'b=2',
    ]);
    response.end('abcd');
  });
  const reply = await running.ask('/api/documents/1', { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.status).toBe(206);
  expect(reply.text).toBe('abcd');
  expect(reply.headers['content-security-policy']).toBe('sandbox');
  expect(reply.headers['set-cookie']).toBe('a=1,b=2');
  expect(reply.headers['content-encoding']).toBeUndefined();
});

it('sends what is not a page with a policy under which nothing runs', async () => {
  running = await start((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"a":1}');
  });
  const reply = await running.ask('/api/me');
  expect(reply.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

it('a slow reader does not keep the application busy', async () => {
  let finished = false;
  running = await start(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    const piece = 'x'.repeat(64 * 1024);
    for (let i = 0; i < 30; i++) {
      if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
    finished = true;
  });
  const { request } = await import('node:http');
  const outgoing = request({ port: running.port, path: '/account' }, (response) => response.pause());
  outgoing.on('error', () => undefined);
  outgoing.end();
  // the test ends in time only if the application does
  while (!finished) await new Promise((resolve) => setTimeout(resolve, 10));
  outgoing.destroy();
});

it('a visitor who leaves in the middle frees the slot, even if the application never notices', async () => {
  const until = async (done: () => boolean) => {
    while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const limiter = new Limiter({ slots: 1, patientMs: 10_000, maxWaiting: 1 });
  running = await start(
    (request, response) => {
      if (request.url !== '/stuck') {
        response.end('served');
        return undefined;
      }
      return new Promise(() => undefined);
    },
    { render: limiter },
  );
  const { request } = await import('node:http');
  const leavers = [1, 2].map(() =>
    request({ port: running.port, path: '/stuck' })
      .on('error', () => undefined)
      .end(),
  );
  await until(() => limiter.waiting.size === 1);
  for (const leaver of leavers) leaver.destroy();
  await until(() => limiter.active === 0);
  expect((await running.ask('/account')).text).toBe('served');
});

describe('a reply of the API', () => {
  const listOf = (length: number) =>
    JSON.stringify(Array.from({ length }, (_, i) => ({ plant: i, name: 'Rose' })));
  const reply = (body: string) =>
    start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let at = 0; at < body.length; at += 50_000) response.write(body.slice(at, at + 50_000));
      response.end();
    });

  test.each([
    ['short', 300],
    ['long', 20_000],
  ])('that is %s comes whole, compressed as its reader can read it', async (_, length) => {
    const body = listOf(length);
    running = await reply(body);
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const got = await running.ask('/api/x', { headers: { 'accept-encoding': coding } });
      expect(got.headers['content-encoding']).toBe(coding);
      expect(decode(got.body).toString()).toBe(body);
    }
    const plain = await running.ask('/api/x');
    expect([plain.text, plain.headers['content-encoding']]).toEqual([body, undefined]);
  });

  it('that is tiny and has a length is sent as it is', async () => {
    running = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 15 });
      response.end('{"status":"ok"}');
    });
    const got = await running.ask('/api/x', { headers: { 'accept-encoding': 'br' } });
    expect([got.text, got.headers['content-length']]).toEqual(['{"status":"ok"}', '15']);
    expect(got.headers['content-encoding']).toBeUndefined();
  });

  it('that breaks off is a broken connection', async () => {
    running = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(running.ask('/api/x')).rejects.toThrow();
  });
});
