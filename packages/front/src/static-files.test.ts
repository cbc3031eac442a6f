import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html, type Running, start } from '../testing/harness';

const PICTURE = 'a/640.webp';
const FILM = 'a/video.mp4';
const script = `export const x = ${JSON.stringify('long '.repeat(500))};`;
const big = Buffer.alloc(700 * 1024, 7);
let dir: string;
let running: Running;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'front-files-'));
  mkdirSync(join(dir, '.next/static/chunks/[slug]'), { recursive: true });
  mkdirSync(join(dir, 'public'), { recursive: true });
  mkdirSync(join(dir, 'media/a'), { recursive: true });
  writeFileSync(join(dir, '.next/static/chunks/a.js'), script);
  writeFileSync(join(dir, '.next/static/chunks/a.js.br'), 'made by the build');
  writeFileSync(join(dir, '.next/static/chunks/[slug]/b.js'), script);
  writeFileSync(join(dir, '.next/secret.txt'), 'secret');
  writeFileSync(join(dir, 'public/tour.mp4'), big);
  writeFileSync(join(dir, 'media', PICTURE), 'picture bytes');
  writeFileSync(join(dir, 'media', FILM), big);
  running = await start(
    (_, response) => html(response, 'application', 404),
    {},
    {
      dir,
      media: {
        prefix: '/media/',
        find: async (path) => ([PICTURE, FILM].includes(path) ? join(dir, 'media', path) : undefined),
      },
    },
  );
});
afterAll(async () => {
  await running.close();
  rmSync(dir, { recursive: true });
});

it('hashed files are immutable, and use what the build compressed', async () => {
  const plain = await running.ask('/_next/static/chunks/a.js');
  const br = await running.ask('/_next/static/chunks/a.js?dpl=1', { headers: { 'accept-encoding': 'br' } });
  expect(plain.text).toBe(script);
  expect(br.text).toBe('made by the build');
  expect(br.headers['content-encoding']).toBe('br');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect((await running.ask('/_next/static/chunks/%5Bslug%5D/b.js')).text).toBe(script);
  expect(running.requests).toHaveLength(0);
});

it.each([
  '/_next/static/../secret.txt',
  '/_next/static/%2e%2e/secret.txt',
  '/_next/static/..%2fsecret.txt',
  '/_next/static/chunks/a.js.br',
  '/media/a/../../.next/secret.txt',
  '/media/a/640.exe',
  '/media/%00/1.jpg',
])('%s is not a file', async (path) => {
  const reply = await running.ask(path);
  expect(reply.status).toBe(404);
  expect(reply.text).not.toContain('secret');
});

it('media are immutable, and never a page', async () => {
  const picture = await running.ask(`/media/${PICTURE}`);
  expect(picture.text).toBe('picture bytes');
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  const etag = String(picture.headers.etag);
  const again = await running.ask(`/media/${PICTURE}`, { headers: { 'if-none-match': etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await running.ask(`/media/${FILM}`, { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(big.length),
    0,
  ]);
});

describe.each(['/tour.mp4', `/media/${FILM}`])('ranges of %s', (path) => {
  it.each([
    ['bytes=0-99', 206, 100, `bytes 0-99/${big.length}`],
    ['bytes=716700-', 206, 100, `bytes 716700-716799/${big.length}`],
    ['bytes=-0', 416, undefined, `bytes */${big.length}`],
    ['bytes=5-1', 416, undefined, `bytes */${big.length}`],
    ['bytes=-10', 206, 10, `bytes 716790-716799/${big.length}`],
    ['bytes=10-9999999', 206, big.length - 10, `bytes 10-716799/${big.length}`],
    ['bytes=9999999-', 416, undefined, `bytes */${big.length}`],
    ['bytes=0-1,5-6', 200, big.length, 'undefined'],
    ['pages=1-2', 200, big.length, 'undefined'],
  ])('%s', async (range, status, length, contentRange) => {
    const reply = await running.ask(path, { headers: { range, 'accept-encoding': 'br' } });
    expect(reply.status).toBe(status);
    if (length !== undefined) expect(reply.body).toHaveLength(length);
    expect(String(reply.headers['content-range'])).toBe(contentRange);
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('a range concerns GET only, and a copy that is current needs none', async () => {
    const range = 'bytes=0-9';
    const head = await running.ask(path, { method: 'HEAD', headers: { range } });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(big.length)]);
    expect(head.headers['accept-ranges']).toBe('bytes');
    const etag = String(head.headers.etag);
    const current = await running.ask(path, { headers: { range, 'if-none-match': etag } });
    expect([current.status, current.body.length]).toEqual([304, 0]);
  });

  it('If-Range with another version gets the whole file', async () => {
    const whole = await running.ask(path, { method: 'HEAD' });
    const etag = String(whole.headers.etag);
    const part = await running.ask(path, { headers: { range: 'bytes=0-9', 'if-range': etag } });
    const statuses: number[] = [];
    for (const condition of ['"other"', 'Sat, 21 Nov 1998 10:00:00 GMT']) {
      const headers = { range: 'bytes=0-9', 'if-range': condition };
      statuses.push((await running.ask(path, { headers })).status);
    }
    expect([part.status, ...statuses]).toEqual([206, 200, 200]);
  });
});
