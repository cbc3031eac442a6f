import { randomBytes } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { env } from '@/lib/platform/env';
import { EICAR, zip } from '@/test/dangerous-files';
import { askClamd } from './clamd';
import { kindOf } from './content-kind';
import { scanBytes } from './scan';

/** The protocol of clamd(8): `zINSTREAM`, chunks with their length in front, a length of zero, one line back. */
function double(verdict: (content: Buffer) => string | undefined): Promise<Server> {
  const server = createServer((socket: Socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk]);
      let at = seen.indexOf(0) + 1;
      if (at === 0) return;
      if (seen.toString('latin1', 0, at) !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
      const content: Buffer[] = [];
      while (at + 4 <= seen.length) {
        const length = seen.readUInt32BE(at);
        if (length === 0) {
          const line = verdict(Buffer.concat(content));
          return void (line === undefined ? socket.destroy() : socket.end(`${line}\0`));
        }
        content.push(seen.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const likeClamd = (content: Buffer) =>
  content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';

let server: Server;
const serve = async (verdict: Parameters<typeof double>[0]) => {
  server = await double(verdict);
  const address = server.address();
  return `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};
afterEach(() => {
  server?.close();
  Object.assign(env(), { CLAMD_URL: undefined });
});

async function* inPieces(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

test('the daemon of CLAMD_URL is asked: clean, infected, in an archive, in many pieces', async () => {
  // `npm run test:clamd` gives the address of a real clamd
  const real = process.env.CLAMD_TEST_URL;
  const url = real ?? (await serve(likeClamd));
  const ask = (content: Buffer, size = 1000) => askClamd(url, inPieces(content, size));
  expect(await ask(Buffer.from('Name,Phone\nAsha,9822012345\n'))).toBeUndefined();
  expect(await ask(Buffer.alloc(0))).toBeUndefined();
  expect(await ask(EICAR)).toMatch(/eicar/i);
  expect(await ask(Buffer.concat([Buffer.from('Name\n'), EICAR]), 7)).toMatch(/eicar/i);
  expect(await ask(randomBytes(3_000_000), 65_536)).toBeUndefined();
  // only the real one looks into archives
  if (real) expect(await ask(zip('eicar.com', EICAR))).toMatch(/eicar/i);
  Object.assign(env(), { CLAMD_URL: url });
  const hidden = Buffer.concat([Buffer.alloc(5000, 'a'), EICAR]);
  await expect(scanBytes(hidden)).rejects.toMatchObject({ code: 'unsupported_type' });
  await expect(scanBytes(Buffer.from('fine'))).resolves.toBeUndefined();
});

test.each([
  ['hangs up', () => undefined],
  ['wants no more', () => 'INSTREAM size limit exceeded. ERROR'],
  ['says something else', () => 'PONG'],
  ['says too much', () => 'x'.repeat(10_000)],
])('a daemon that %s lets nothing in', async (_name, verdict) => {
  Object.assign(env(), { CLAMD_URL: await serve(verdict) });
  await expect(scanBytes(Buffer.from('fine'))).rejects.toMatchObject({ code: 'unavailable' });
});

test('a daemon that is away lets nothing in', async () => {
  for (const url of ['tcp://127.0.0.1:1', 'unix:/nowhere/clamd.ctl']) {
    Object.assign(env(), { CLAMD_URL: url });
    await expect(scanBytes(Buffer.from('fine'))).rejects.toMatchObject({ code: 'unavailable' });
  }
});

test.each([
  ['the test file', EICAR, 'test virus'],
  ['a program of Windows', Buffer.from('MZ\x90\0\x03\0', 'latin1'), 'program'],
  ['a program of Linux', Buffer.from('\x7fELF\x02\x01', 'latin1'), 'program'],
  ['a program of macOS', Buffer.from('\xcf\xfa\xed\xfe', 'latin1'), 'program'],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /'), 'program'],
  ['an archive', zip('a', Buffer.from('a')), 'archive'],
  ['a gzipped file', Buffer.from([0x1f, 0x8b, 8, 0]), 'archive'],
  ['a page', Buffer.from('\n<!DOCTYPE html><p>'), 'page'],
  ['a table', Buffer.from('Name,Phone\n'), undefined],
  ['a name that begins so', Buffer.from('MZ Khan,98\n'), undefined],
])('%s is known by its content', async (_name, content, kind) => {
  expect(kindOf(content)).toBe(kind);
  const refused = kind === 'program' || kind === 'test virus';
  const outcome = await scanBytes(content).then(
    () => 'passed',
    (error: { code: string }) => error.code,
  );
  expect(outcome).toBe(refused ? 'unsupported_type' : 'passed');
});
