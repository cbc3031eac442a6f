import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { guardConnections, isListed, outsideAddresses } from './lib/outside-addresses.mjs';

const ROWS = outsideAddresses();
const ENVIRONMENT = readFileSync('lib/platform/env.ts', 'utf8');

describe('table of outside addresses', () => {
  test.each(ROWS)('lists for $names only existing variables, and files that connect', ({ names, files }) => {
    expect(files.length).toBeGreaterThan(0);
    for (const name of names)
      if (/^[A-Z_]+$/.test(name)) expect([name, ENVIRONMENT.includes(`  ${name}:`)]).toEqual([name, true]);
    for (const file of files) expect([file, existsSync(file)]).toEqual([file, true]);
  });

  test('lists every file of the product that can connect', () => {
    const listed = new Set(ROWS.flatMap(({ files }) => files));
    const missing = sources().filter((path) => !listed.has(path) && !AT_HOME.has(path) && connects(path));
    expect(missing).toEqual([]);
    for (const path of AT_HOME.keys()) expect([path, connects(path)]).toEqual([path, true]);
  });

  test.each([
    ['localhost', true],
    ['127.4.5.6', true],
    ['[::1]', true],
    ['mail.homes.example', true],
    ['one.homes.example', true],
    ['two.homes.example', true],
    ['fcm.googleapis.com', true],
    ['db5p.notify.windows.com', true],
    ['notify.windows.com', false],
    ['fonts.googleapis.com', false],
    ['cdn.jsdelivr.net', false],
    ['evilnotify.windows.com', false],
    ['192.0.2.1', false],
    ['homes.example', false],
  ])('%s: %p', (host, expected) => {
    const env = {
      SMTP_URL: 'smtp://desk:p%40ss@Mail.homes.example:587',
      MONGODB_URI: 'mongodb://user:word@one.homes.example:27017,two.homes.example/saptam?replicaSet=x',
    };
    expect(isListed(host, env as never)).toBe(expected);
  });
});

/** Modules whose connections stay on this machine or open in a browser. */
const AT_HOME = new Map([
  ['lib/platform/browser/api.ts', 'the browser, to the site'],
  ['lib/prints/drawing.tsx', 'Next draws pictures with our fonts alone (lib/prints/prints.test.ts)'],
  ['packages/front/src/upstream.ts', 'the application behind the front'],
  ['packages/embedded-mongodb/src/client.ts', 'the embedded database'],
  ['packages/embedded-mongodb/src/server/server.ts', 'itself, to see whether its socket is taken'],
]);

const SKIPPED = /node_modules|\.test\.|\/dist\//;
const sources = (): string[] =>
  ['lib', 'app', 'packages/front/src', 'packages/embedded-mongodb/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path)),
  );

const WAYS = [
  /import \{[^}]*\b(?:connect|createConnection)\b[^}]*\} from 'node:(?:net|tls)'/,
  /import \{[^}]*\b(?:request|get)\b[^}]*\} from 'node:https?'/,
  /import https?\b[^\n]* from 'node:https?'/,
  /from 'node:(?:dgram|dns|http2|dns\/promises)'/,
  /from '(?:nodemailer|cloudinary|undici|s3mini|next\/og\.js)'|import\('(?:imapflow|nodemailer|undici)'\)/,
  /(?<![.\w])(?:await|return) fetch\(/,
  /new (?:WebSocket|EventSource)\(|mongoose\.(?:connect|createConnection)\(/,
];
const connects = (path: string): boolean => {
  const text = readFileSync(path, 'utf8').replace(/import type [^;]+;/g, '');
  return WAYS.some((way) => way.test(text));
};

describe('connection', () => {
  const refused: string[] = [];
  // only this file may see refusals
  beforeAll(() => guardConnections((host: string) => refused.push(host)));
  beforeEach(() => {
    refused.length = 0;
  });

  test('is refused to an unlisted address, however it is opened', async () => {
    await expect(fetch('http://192.0.2.1/x')).rejects.toThrow('fetch failed');
    await expect(fetch('https://fonts.example/css')).rejects.toThrow('fetch failed');
    const [error] = await once(connect(80, '192.0.2.7'), 'error').catch((cause: Error) => [cause]);
    expect(error.message).toContain('192.0.2.7 is not in the table');
    expect(() => createSocket('udp4').send('x', 53, '192.0.2.8')).toThrow('not in the table');
    expect(refused).toEqual(['192.0.2.1', 'fonts.example', '192.0.2.7', '192.0.2.8']);
  });

  test('is made to this machine', async () => {
    const server = createServer((socket) => socket.end('here')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const client of [connect(port, '127.0.0.1'), connect({ port }), connect(String(port) as never)]) {
      const [bytes] = await once(client, 'data').catch(() => ['']);
      expect(String(bytes)).toBe('here');
    }
    server.close();
    expect(refused).toEqual([]);
  });

  test('is refused and logged by name in a process that starts with the guard', () => {
    const { stderr } = spawnSync(
      process.execPath,
      ['--import', './scripts/lib/outside-addresses.mjs', '-e', "fetch('http://192.0.2.9/').catch(() => {})"],
      { env: { ...process.env, GUARD_CONNECTIONS: '1' }, encoding: 'utf8' },
    );
    expect(stderr).toContain('Connection refused: 192.0.2.9');
  });
});
