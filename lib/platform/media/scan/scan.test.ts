import { randomBytes } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { env } from '@/lib/platform/env';
import { EICAR, objectStream, PAYLOAD, pdf, zip } from '@/test/dangerous-files';
import { askClamd } from './clamd';
import { kindOf } from './content-kind';
import { pdfProblem } from './pdf';
import { scanBytes } from './scan';

describe('scans', () => {
  /** A server with the protocol of clamd(8): `zINSTREAM`, chunks preceded by their length, a length of zero, and one line as the reply. */
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

  test('asks the daemon of CLAMD_URL about clean and infected files, archives and many pieces', async () => {
    // `npm run test:clamd` sets the address of a real clamd
    const real = process.env.CLAMD_TEST_URL;
    const url = real ?? (await serve(likeClamd));
    const ask = (content: Buffer, size = 1000) => askClamd(url, inPieces(content, size));
    expect(await ask(Buffer.from('Name,Phone\nAsha,9822012345\n'))).toBeUndefined();
    expect(await ask(Buffer.alloc(0))).toBeUndefined();
    expect(await ask(EICAR)).toMatch(/eicar/i);
    expect(await ask(Buffer.concat([Buffer.from('Name\n'), EICAR]), 7)).toMatch(/eicar/i);
    expect(await ask(randomBytes(3_000_000), 65_536)).toBeUndefined();
    // only the real scanner looks into archives
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
  ])('refuses everything if a daemon %s', async (_name, verdict) => {
    Object.assign(env(), { CLAMD_URL: await serve(verdict) });
    await expect(scanBytes(Buffer.from('fine'))).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('refuses everything if the daemon is unreachable', async () => {
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
  ])('recognises %s by its content', async (_name, content, kind) => {
    expect(kindOf(content)).toBe(kind);
    const refused = kind === 'program' || kind === 'test virus';
    const outcome = await scanBytes(content).then(
      () => 'passed',
      (error: { code: string }) => error.code,
    );
    expect(outcome).toBe(refused ? 'unsupported_type' : 'passed');
  });
});

describe('PDF files', () => {
  const SCRIPT = /scripts or actions/;
  const FILES = /other files in it/;
  const action = '<< /S /JavaScript /JS (app.alert(1)) >>';

  test.each([
    ['an action when it opens', { catalog: `/OpenAction ${action}` }, SCRIPT],
    ['… by reference', { catalog: '/OpenAction 9 0 R', objects: `9 0 obj\n${action}\nendobj` }, SCRIPT],
    ['… that asks another machine', { catalog: '/OpenAction << /S /URI /URI (http://x.example) >>' }, SCRIPT],
    ['… that is nowhere', { catalog: '/OpenAction 77 0 R' }, SCRIPT],
    ['… whose name is written in numbers', { catalog: '/#4fpenAction << /S /Named /N /Print >>' }, SCRIPT],
    ['a name tree of scripts', { catalog: '/Names << /J#61vaScript 8 0 R >>' }, SCRIPT],
    ['a script in a field', { objects: '9 0 obj << /AA << /K 8 0 R >> >> endobj' }, SCRIPT],
    ['a script alone', { objects: '9 0 obj << /JS 8 0 R >> endobj' }, SCRIPT],
    ['a program that is started', { objects: '9 0 obj << /S /Launch /F (calc.exe) >> endobj' }, SCRIPT],
    ['a form of the other kind', { catalog: '/AcroForm << /XFA 8 0 R >>' }, SCRIPT],
    ['a form that sends itself', { objects: '9 0 obj << /S /SubmitForm >> endobj' }, SCRIPT],
    ['files', { catalog: '/Names << /EmbeddedFiles 8 0 R >>' }, FILES],
    ['a file without its type', { objects: '9 0 obj << /EF << /F 8 0 R >> >> endobj' }, FILES],
    ['a file pinned to a page', { objects: '9 0 obj << /Subtype /FileAttachment >> endobj' }, FILES],
    ['a film', { objects: '9 0 obj << /Subtype /RichMedia >> endobj' }, FILES],
    ['a password', { trailer: '/Encrypt 8 0 R' }, /protected with a password/],
    ['a script in an object stream', { objects: objectStream(['<< /A 1 >>', action]) }, SCRIPT],
    ['a short name in an object stream', { objects: objectStream(['<< /AA 11 0 R >>']) }, SCRIPT],
    [
      'an action in an object stream',
      { catalog: '/OpenAction 11 0 R', objects: objectStream(['[3 0 R /Fit]', '<< /S /URI >>']) },
      SCRIPT,
    ],
    [
      'a script in an object stream as it is',
      { objects: objectStream(['x'], '', Buffer.from('10 0 << /AA 8 0 R >>')) },
      SCRIPT,
    ],
    [
      'a script in what looks like the data of a picture',
      { objects: `7 0 obj << /Length 9 >>\nstream\n9 0 obj << /AA 8 0 R >> endobj\nendstream\nendobj` },
      SCRIPT,
    ],
    [
      'an object stream packed twice',
      { objects: objectStream(['x'], '/Filter [/ASCIIHexDecode /FlateDecode]') },
      /could not be checked/,
    ],
    [
      'an object stream that nobody can unpack',
      { objects: objectStream(['x'], '/Filter /FlateDecode', Buffer.from('no zlib')) },
      /could not be checked/,
    ],
    [
      'an object stream that is a bomb',
      { objects: objectStream(['x'], '/Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000, ' '))) },
      /could not be checked/,
    ],
    [
      'an object stream with a word in its way',
      { objects: objectStream(['<< >>'], '/Filter /FlateDecode /X (obj)') },
      /could not be checked/,
    ],
    ['an archive behind it', { tail: zip('x', Buffer.from(PAYLOAD)).toString('latin1') }, /something else/],
    ['a page in front', { catalog: `/X (${PAYLOAD})` }, /something else/],
    ['no end', { tail: 'x'.repeat(3000) }, /something else/],
  ])('refuses %s', (_name, parts, message) => {
    expect(pdfProblem(pdf(parts))).toMatch(message);
  });

  test('refuses a file made to keep the check busy without delay', () => {
    const started = process.cpuUsage();
    const streams = pdf({ objects: 'stream\n'.repeat(1_000_000) });
    const openings = pdf({ catalog: '/OpenAction 9 0 R '.repeat(300_000) });
    const places = Buffer.from(`${'1 0 '.repeat(500_000)}${' '.repeat(1000)}`);
    const overlaps = pdf({
      objects: objectStream(['x'], '/Filter /FlateDecode', deflateSync(places)).replace(
        /\/First \d+/,
        '/First 2000000',
      ),
    });
    for (const file of [overlaps, pdf({ objects: '<'.repeat(9_000_000) })]) pdfProblem(file);
    expect(pdfProblem(streams)).toMatch(/could not be checked/);
    expect(pdfProblem(openings)).toMatch(SCRIPT);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(20);
  });

  test('accepts files from word processors, scanners and our own site', async () => {
    expect(pdfProblem(pdf())).toBeUndefined();
    expect(
      pdfProblem(pdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0] /Lang (en-IN)' })),
    ).toBeUndefined();
    const opens = {
      catalog: '/OpenAction 10 0 R',
      objects: objectStream(['<< /S /GoTo /D [3 0 R /Fit] >>']),
    };
    expect(pdfProblem(pdf(opens))).toBeUndefined();
    // bytes of a picture can look like short names, and a link alone is not an action
    const data = `7 0 obj << /Length 12 /Filter /DCTDecode >>\nstream\n\xff\xd8 /JS /AA \xff\nendstream\nendobj`;
    const link = '8 0 obj << /Subtype /Link /A << /S /URI /URI (https://x.example) >> >> endobj';
    expect(pdfProblem(pdf({ objects: `${data}\n${link}` }))).toBeUndefined();
    const made = new PDFDocument();
    const chunks: Buffer[] = [];
    made.on('data', (chunk: Buffer) => chunks.push(chunk));
    made.text('Sale deed').addPage().text('Page two').end();
    await new Promise((resolve) => made.on('end', resolve));
    expect(pdfProblem(Buffer.concat(chunks))).toBeUndefined();
  });
});
