import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html, type Running, start } from 'edge-cache/testing';
import { nginxCache } from './nginx-cache';

let dir: string;
let running: Running | undefined;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'nginx-cache-')), 'pages');
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(dir, { recursive: true, force: true });
});

/** Where nginx stores a response under `proxy_cache_key "$coding$request_uri"` without levels. */
const fileOf = (coding: string, url: string) =>
  join(
    dir,
    createHash('md5')
      .update(coding + url)
      .digest('hex'),
  );

it('begins empty, in a folder that it makes', () => {
  mkdirSync(dir, { recursive: true });
  writeFileSync(fileOf('', '/old'), 'from an earlier process');
  nginxCache(dir);
  expect(existsSync(fileOf('', '/old'))).toBe(false);
});

describe('behind the edge cache', () => {
  beforeEach(async () => {
    running = await start((_, response) => html(response, 'a page'), {}, { frontCache: nginxCache(dir) });
  });

  it('lets nginx store what is the same for everybody, under the address that was asked for', async () => {
    const expires = async (path: string, headers?: Record<string, string>) =>
      (await running!.ask(path, { headers })).headers['x-accel-expires'];
    expect(await expires('/')).toBe('10');
    expect(await expires('/')).toBe('10');
    expect(await expires('/?utm_source=x')).toBeUndefined();
    expect(await expires('/', { cookie: 'shop_session=1' })).toBeUndefined();
    expect(await expires('/list?colour=red')).toBe('10');
    expect(await expires('/account')).toBeUndefined();
  });

  it('removes the files of what a write invalidates, in every coding, and no other', async () => {
    await running!.ask('/');
    await running!.ask('/about');
    const stored = ['', 'gzip', 'br'].map((coding) => fileOf(coding, '/'));
    const others = [fileOf('br', '/elsewhere')];
    for (const file of [...stored, ...others]) writeFileSync(file, 'stored by nginx');
    running!.edge.cache.invalidate(['lists']);
    expect(stored.filter(existsSync)).toEqual([]);
    expect(others.filter(existsSync)).toEqual(others);
  });

  it('makes a file that nginx still has open one that it does not send', async () => {
    await running!.ask('/');
    writeFileSync(fileOf('', '/'), 'version of the format, then the page');
    const open = openSync(fileOf('', '/'), 'r');
    running!.edge.cache.invalidate(['lists']);
    const first = Buffer.alloc(12);
    readSync(open, first, 0, 12, 0);
    closeSync(open);
    expect(first.toString('latin1')).toBe('\0\0\0\0\0\0\0\0of t');
  });
});
