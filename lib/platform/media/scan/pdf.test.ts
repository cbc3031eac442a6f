import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { objectStream, PAYLOAD, pdf, zip } from '@/test/dangerous-files';
import { pdfProblem } from './pdf';

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
])('%s: refused', (_name, parts, message) => {
  expect(pdfProblem(pdf(parts))).toMatch(message);
});

test('a file made to keep the check busy is refused in a moment', () => {
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
  for (const file of [streams, openings, overlaps, pdf({ objects: '<'.repeat(9_000_000) })]) pdfProblem(file);
  expect(pdfProblem(streams)).toMatch(/could not be checked/);
  expect(pdfProblem(openings)).toMatch(SCRIPT);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(20);
});

test('what people send passes: of a word processor, of a scanner, of our own', async () => {
  expect(pdfProblem(pdf())).toBeUndefined();
  expect(pdfProblem(pdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0] /Lang (en-IN)' }))).toBeUndefined();
  const opens = { catalog: '/OpenAction 10 0 R', objects: objectStream(['<< /S /GoTo /D [3 0 R /Fit] >>']) };
  expect(pdfProblem(pdf(opens))).toBeUndefined();
  // the bytes of a picture may look like short names, a link is no action by itself
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
