import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import nodemailer from 'nodemailer';
import { onRequestError } from '@/instrumentation';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { log, logConsole } from './log';
import { withoutPersonalData, withoutPersonalText } from './log-privacy';
import { sourceFrames } from './source-frames';

describe('log', () => {
  useTestDb();

  const PERSON = {
    name: 'Revati Kulkarni-Deo',
    email: 'revati.kd+home@example.co.in',
    phone: '+91 98765 43210',
    aadhaar: '2345 6789 0123',
    pan: 'ABCDE1234F',
    ip: '203.0.113.77',
    ip6: '2001:db8:85a3::8a2e:370:7334',
    token: 'q7Zp0xWm3LkT9vB5nR2sY8uJ4hG6fD1a',
    jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl',
  };

  const textOf = (fields: object) => JSON.stringify(withoutPersonalData(fields));

  function expectNobody(text: string) {
    for (const secret of Object.values(PERSON)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/revati|98765|43210/i);
  }

  const failure = (work: () => Promise<unknown>) =>
    work().then(
      () => {
        throw new Error('did not fail');
      },
      (error: Error) => error,
    );

  test('removes personal data from library errors and keeps the fault', async () => {
    const row = { ...PERSON, passwordHash: 'x', role: 'buyer' };
    await User.collection.insertOne({ emailKey: PERSON.email });
    const duplicate = await failure(() => User.collection.insertOne({ emailKey: PERSON.email }));
    const refused = await failure(() => new User({ ...row, role: PERSON.name }).validate());
    const cast = await failure(async () => User.findOne({ _id: PERSON.email }));
    const json = await failure(async () => JSON.parse(`{"name": ${PERSON.name}`));
    for (const err of [duplicate, refused, cast, json]) {
      const text = textOf({ err: new Error('request failed', { cause: err }), requestId: '1' });
      expectNobody(text);
      expect(text).toContain(err.name);
      expect(text).toContain('at ');
    }
    expect(textOf({ err: duplicate })).toMatch(/E11000 duplicate key.*emailKey_1/);
    expect(textOf({ err: refused })).toContain('"fields":["');
  });

  test("does not log the receiver from a mail server's refusal", async () => {
    const server = createServer((socket) => {
      socket.write('220 x\r\n');
      socket.on('data', (data) => {
        const isReceiver = data.toString().startsWith('RCPT');
        socket.write(isReceiver ? `550 5.1.1 <${PERSON.email}>: no such mailbox\r\n` : '250 ok\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
    const err = await failure(() => transport.sendMail({ from: 'a@b.example', to: PERSON.email, text: 'x' }));
    const text = textOf({ err, to: PERSON.email });
    expectNobody(text);
    expect(text).toMatch(/"code":"EENVELOPE".*"responseCode":550/);
    server.close();
  });

  test("removes email addresses, numbers, tokens and visitors' addresses from any text at any depth", () => {
    const sentence = `GET /x?email=a%40b.example&q=Revati for ${Object.values(PERSON).slice(1).join(' ')} (revati@example.org)`;
    expectNobody(withoutPersonalText(sentence));
    expectNobody(textOf({ deep: { list: [{ row: PERSON }, sentence] }, bytes: Buffer.from(sentence) }));
    const mail = fc.emailAddress();
    const phone = fc.tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }));
    fc.assert(
      fc.property(mail, phone, (address, [first, rest]) => {
        const number = `${first}${String(rest).padStart(9, '0')}`;
        const text = withoutPersonalText(`sent to ${number} and <${address}>, again`);
        expect(text).not.toContain(number);
        expect(text).not.toContain(address);
      }),
      { numRuns: 100 },
    );
  });

  test('does not treat lines of a message as stack frames', () => {
    const err = new TypeError(`no such home\n    at ${PERSON.name} (/home/${PERSON.email}.js:1:1)`);
    const { stack } = withoutPersonalData({ err }).err as { stack: string };
    expectNobody(stack);
    expect(stack).toMatch(/^ +at .*log\.test\.ts/);
  });

  test('keeps ids, request numbers, versions and addresses of servers readable', () => {
    const text =
      'property:65f1a2b3c4d5e6f708192a3b 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed v16.4.6 connect ECONNREFUSED 127.0.0.1:27018 10.0.0.5:587 12:34:56 1732300000000';
    expect(withoutPersonalText(text)).toBe(text);
  });

  test('converts console output to log lines without personal data', () => {
    const lines: unknown[][] = [];
    const spy = jest.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void lines.push(line));
    const target = { log() {}, info() {}, warn() {}, error(..._: unknown[]) {}, debug() {} };
    logConsole(target);
    target.error('⨯', new Error(`no place for ${PERSON.email}`), `/x?phone=${PERSON.phone}`);
    spy.mockRestore();
    expect(lines).toHaveLength(1);
    const [fields, message] = lines[0] as [object, string];
    expectNobody(textOf(fields) + message);
    expect(message).toBe('⨯ /x?[cut] [phone]');
  });

  test("logs a failed page by its route, without the request's data", async () => {
    const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_RUNTIME: 'nodejs' });
    const err = new Error('no such index');
    const request = { method: 'GET', path: `/buy?q=${PERSON.email}`, headers: { cookie: PERSON.token } };
    const context = { routerKind: 'App Router', routePath: '/buy', routeType: 'render' } as const;
    await onRequestError(err, request, { ...context, revalidateReason: undefined });
    expect(error.mock.calls).toEqual([[{ where: 'GET /buy', err }, 'request failed']]);
    jest.restoreAllMocks();
  });
});

describe('source frames', () => {
  const SOURCE = `
interface Home { price: number }

export function refuse(home: Home | undefined): number {
  return home!.price;
}
`;
  /** Position of the statement, because esbuild maps statements. */
  const PLACE = { line: 5, column: 3 };

  let dir: string;
  beforeEach(() => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'frames (of)-')));
    writeFileSync(join(dir, 'home.ts'), SOURCE);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  function bundle(name: string): string {
    const outfile = join(dir, name);
    const options = { bundle: true, minify: true, sourcemap: true, logLevel: 'silent' } as const;
    buildSync({
      ...options,
      entryPoints: [join(dir, 'home.ts')],
      outfile,
      format: 'iife',
      globalName: 'made',
    });
    return outfile;
  }

  /** The error that the bundled function throws, with `shown` as its file name. */
  function failIn(file: string, shown = file): Error {
    // Node's own errors, because Jest would map the frames of its errors itself
    const NodeError = runInThisContext('Error') as ErrorConstructor;
    const { prepareStackTrace } = NodeError;
    Object.assign(NodeError, { prepareStackTrace: undefined });
    try {
      runInThisContext(readFileSync(file, 'utf8').replace('var made=', ''), { filename: shown }).refuse();
    } catch (error) {
      if (error instanceof NodeError && error.stack) return Object.setPrototypeOf(error, Error.prototype);
    } finally {
      NodeError.prepareStackTrace = prepareStackTrace;
    }
    throw new Error('did not fail');
  }

  const logged = (err: Error) => (withoutPersonalData({ err }).err as { stack: string }).stack;
  const place = () => `${relative(process.cwd(), join(dir, 'home.ts'))}:${PLACE.line}:${PLACE.column}`;

  test('logs an error in a bundle with its position in the source', () => {
    const file = bundle('[root of]_(public)_page.js');
    expect(logged(failIn(file))).toContain(`(${place()})\n`);
    expect(logged(failIn(file, pathToFileURL(file).href))).toContain(`(${place()})\n`);
    const error = new Error('x');
    const column = Number(/:1:(\d+)\)/.exec(failIn(file).stack ?? '')?.[1]);
    error.stack = `Error: x\n    at async ${file}:1:${column}\n    at async Promise.all (index 0)`;
    expect(logged(error)).toBe(`    at async ${place()}\n    at async Promise.all (index 0)`);
  });

  test('reads a map in sections, as Turbopack writes them for its runtime', () => {
    const file = bundle('page.js');
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    const sources = ['turbopack:///[project]/lib/home.ts'];
    const sections = [{ offset: { line: 3, column: 0 }, map: { ...map, sources } }];
    writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sections }));
    writeFileSync(file, `\n\n\n${readFileSync(file, 'utf8').replace('var made=', '')}`);
    expect(logged(failIn(file))).toContain(`(lib/home.ts:${PLACE.line}:${PLACE.column})\n`);
  });

  test.each([
    ['no map', (map: string) => rmSync(map)],
    ['a broken map', (map: string) => writeFileSync(map, '{"version":3,')],
    ['a map of something else', (map: string) => writeFileSync(map, '{"version":3,"mappings":7}')],
    ['an empty map', (map: string) => writeFileSync(map, '{"version":3,"sources":[],"mappings":""}')],
  ])('leaves frames unchanged with %s', (_what, spoil) => {
    const file = bundle('page.js');
    spoil(`${file}.map`);
    expect(logged(failIn(file))).toContain(`(${file}:1:`);
  });

  test('remembers a logged frame without its map', () => {
    const file = bundle('page.js');
    const error = failIn(file);
    const before = logged(error);
    renameSync(`${file}.map`, join(dir, 'away'));
    expect(logged(error)).toBe(before);
  });

  test('leaves a line that is too long for a frame unchanged, without delay', () => {
    const line = `    at ${'x (/'.repeat(100_000)}`;
    expect(sourceFrames([line])).toEqual([line]);
  });
});
