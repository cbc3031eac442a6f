import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { readPlainHead } from './plain-head';
import type { RequestHead } from './refusals';

const CHROME = [
  'GET /buy/nagpur?minPrice=10&q=a%20b HTTP/1.1',
  'Host: saptam.example:3000',
  'Connection: keep-alive',
  'Cache-Control: max-age=0',
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
  'sec-ch-ua-mobile: ?0',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'Sec-Fetch-Dest: document',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-IN,en;q=0.9',
  'Cookie: guestID=1; theme=dark',
  'If-None-Match: "abc-br"',
];
const PLAIN = ['GET / HTTP/1.1', 'Host: x'];
const text = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const read = (given: string) => readPlainHead(Buffer.from(given, 'latin1'));

/** What Node's parser makes of bytes: every request in them with its body, and whether it refused any. */
async function nodeReads(
  bytes: Buffer,
): Promise<{ requests: RequestHead[]; body: number; refused: boolean }> {
  const requests: RequestHead[] = [];
  let body = 0;
  let refused = false;
  const server = createServer({ maxHeaderSize: 16 * 1024 }, (request: IncomingMessage, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers: { ...headers } });
    request.on('data', (chunk: Buffer) => {
      body += chunk.length;
    });
    response.end();
  });
  server.on('clientError', () => {
    refused = true;
  });
  server.on('upgrade', () => {
    refused = true;
  });
  const stream = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  stream.on('error', () => undefined);
  server.emit('connection', stream);
  stream.push(bytes);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  stream.destroy();
  return { requests, body, refused };
}

it.each([
  ['a browser', text(...CHROME)],
  ['curl', text('GET / HTTP/1.1', 'Host: 127.0.0.1:3000', 'User-Agent: curl/8.14.1', 'Accept: */*')],
  ['a measuring program', text('HEAD /api/property?limit=6 HTTP/1.1', 'Host: [::1]:3000')],
])('reads what %s sends', async (_, given) => {
  const { requests } = await nodeReads(Buffer.from(given));
  expect(requests).toHaveLength(1);
  expect({ ...read(given), headers: { ...read(given)?.headers } }).toEqual(requests[0]);
});

it.each([
  ['a part of a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['two requests', text(...PLAIN).repeat(2)],
  ['a byte behind it', `${text(...PLAIN)}x`],
  ['an empty line before it', `\r\n${text(...PLAIN)}`],
  ['bare line feeds', text(...PLAIN).replaceAll('\r\n', '\n')],
  ['one bare line feed', text(...PLAIN, 'A: b').replace('x\r\n', 'x\n')],
  ['a bare carriage return', text(...PLAIN, 'A: b\rc')],
  ['a zero byte', text(...PLAIN, 'A: \0')],
  ['bytes above ASCII', text(...PLAIN, 'A: \xe9')],
  ['a folded line', text(...PLAIN, 'A: b', ' c')],
  ['a space before the colon', text(...PLAIN, 'A : b')],
  ['a line without a name', text(...PLAIN, ': b')],
  ['a line without a colon', text(...PLAIN, 'Ab')],
  ['no host', text('GET / HTTP/1.1', 'A: b')],
  ['an empty host', text('GET / HTTP/1.1', 'Host: ')],
  ['two hosts', text(...PLAIN, 'host: y')],
  ['two hosts in one', text('GET / HTTP/1.1', 'Host: x, y')],
  ['a field twice', text(...PLAIN, 'Cookie: a=1', 'cookie: b=2')],
  ['a length', text(...PLAIN, 'Content-Length: 0')],
  ['a coding', text(...PLAIN, 'Transfer-Encoding: identity')],
  ['an expectation', text(...PLAIN, 'Expect: 100-continue')],
  ['an upgrade', text(...PLAIN, 'Connection: Upgrade', 'Upgrade: h2c')],
  ['a connection that is to close', text(...PLAIN, 'Connection: close')],
  ['a field named as of the connection', text(...PLAIN, 'Connection: keep-alive, Cookie')],
  ['a proxy’s connection', text(...PLAIN, 'Proxy-Connection: close')],
  ['an underscore for a hyphen', text(...PLAIN, 'Content_Length: 5')],
  ['a property of every object', text(...PLAIN, '__proto__: x')],
  ['HTTP/1.0', text('GET / HTTP/1.0', 'Host: x')],
  ['HTTP/1.10', text('GET / HTTP/1.10', 'Host: x')],
  ['another method', text('POST / HTTP/1.1', 'Host: x')],
  ['a method in small letters', text('get / HTTP/1.1', 'Host: x')],
  ['an absolute address', text('GET http://x/ HTTP/1.1', 'Host: x')],
  ['a star', text('GET * HTTP/1.1', 'Host: x')],
  ['a fragment', text('GET /#a HTTP/1.1', 'Host: x')],
  ['a backslash', text('GET /\\x HTTP/1.1', 'Host: x')],
  ['two spaces', text('GET  / HTTP/1.1', 'Host: x')],
  ['a tab for a space', text('GET\t/ HTTP/1.1', 'Host: x')],
  ['a space behind the version', text('GET / HTTP/1.1 ', 'Host: x')],
  ['more than eight kilobytes', text(...PLAIN, `A: ${'a'.repeat(8200)}`)],
])('leaves %s to Node', (_, given) => {
  expect(read(given)).toBeUndefined();
});

const NAMES = ['Host', 'Cookie', 'Accept-Encoding', 'RSC', 'Connection', 'constructor', 'A-b', 'x_y', ''];
const BODIES = ['Content-Length', 'Transfer-Encoding', 'Upgrade', 'Expect', 'Set-Cookie', 'Proxy-Connection'];
const VALUES = ['keep-alive', 'close', 'chunked', '0', '5', 'x', '', ' ', '\t', 'a, b', 'a;q=0', 'é', '\x7f'];
const BYTES = [
  '\r',
  '\n',
  '\r\n',
  '\0',
  ' ',
  '\t',
  ':',
  '\x0b',
  '\x7f',
  '\x80',
  '\xff',
  'a',
  '#',
  '{',
  '"',
  ',',
];
const pick = (values: string[]) => fc.constantFrom(...values);
const field = fc.tuple(pick([...NAMES, ...BODIES]), fc.constantFrom(':', ': ', ' : ', ':\t'), pick(VALUES));
const head = fc
  .tuple(
    pick(['GET', 'HEAD', 'GET', 'POST', 'get', 'OPTIONS']),
    fc.oneof(
      fc.webPath({ size: 'small' }).map((path) => path || '/'),
      pick(['/', '/?a=b', '//x', '*', 'x', '']),
    ),
    pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'http/1.1']),
    fc.array(field, { maxLength: 4 }),
  )
  .map(([method, target, version, fields]) =>
    text(`${method} ${target} ${version}`, 'Host: x', ...fields.map((parts) => parts.join(''))),
  );
/** Some of these bytes put in at some places, over what stood there or between. */
const edit = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 }), pick([...BYTES, '']));
const hostile = fc
  .tuple(fc.oneof(head, fc.constant(text(...CHROME))), fc.array(edit, { maxLength: 3 }))
  .map(([start, edits]) => {
    let given = start;
    for (const [place, over, bytes] of edits) {
      const at = place % (given.length + 1);
      given = given.slice(0, at) + bytes + given.slice(at + over);
    }
    return Buffer.from(given, 'latin1');
  });

/** A hundred times as many were tried when this was written: PLAIN_HEAD_RUNS=30000. */
const numRuns = Number(process.env.PLAIN_HEAD_RUNS ?? 300);

it('reads nothing that Node refuses, and everything else as Node does', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (bytes) => {
      const mine = readPlainHead(bytes);
      if (!mine) return;
      const node = await nodeReads(bytes);
      expect(node).toEqual({
        requests: [{ ...mine, headers: { ...mine.headers } }],
        body: 0,
        refused: false,
      });
    }),
    { numRuns },
  );
});
