import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { tsx } from '../../../scripts/lib/run.mjs';
import { loadAverage, sleep } from '../measure';
import { figure } from '../report';
import type { Attack } from './hostile/attackers';
import { always, during } from './hostile/during';
import { frozen, kills } from './hostile/kills';
import { mixed } from './hostile/mix';
import { Started } from './hostile/started';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox';

/** Attacks while `work` goes on. */
async function under(attack: Attack, work: () => Promise<void>): Promise<void> {
  const program = join(import.meta.dirname, 'hostile/attackers.ts');
  const attacker: ChildProcess = spawn(process.execPath, tsx(program, JSON.stringify(attack)), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await sleep(3000);
  try {
    await work();
  } finally {
    attacker.kill('SIGKILL');
    await sleep(1000);
  }
}

async function slowBodies(site: Started): Promise<void> {
  const { token } = await site.signIn('buyer');
  const post = (path: string, type: string, length: number, ...others: string[]) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
      ...others,
      '',
      '',
    ].join('\r\n');
  const form = 'multipart/form-data; boundary=x';
  const signedIn = `Authorization: Bearer ${token}`;
  const attacks: [name: string, count: number, head: string][] = [
    ["150 slow uploads with one buyer's token", 150, post('/api/property', form, 180_000_000, signedIn)],
    ['150 slow uploads without a token', 150, post('/api/share', form, 8_000_000)],
    ['150 slow bodies', 150, post('/api/searches', 'application/json', 200_000)],
    [
      "1 000 slow bodies with one buyer's token",
      1000,
      post('/api/searches', 'application/json', 200_000, signedIn),
    ],
    ['1 000 slow bodies', 1000, post('/api/searches', 'application/json', 200_000)],
  ];
  for (const [name, count, head] of attacks)
    await under({ kind: 'slow', port: site.port, count, head, bytesPerSecond: 2300 }, () =>
      during(name, 12, [
        { name: 'writes', aimMs: 2000, ask: () => site.post('/api/user/logout', {}) },
        ...always(site),
      ]),
    );
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-';
  await under({ kind: 'slow', port: site.port, count: 1000, head, bytesPerSecond: 20 }, () =>
    during('1 000 slow heads', 8, always(site)),
  );
}

async function heavyAddress(site: Started, ids: string[]): Promise<void> {
  let n = 0;
  const asked = [
    { name: 'API', aimMs: 300, ask: () => site.call('/api/user/me') },
    { name: 'uncached lists', aimMs: 2000, ask: () => site.call(`/buy?minArea=${500 + n++}`) },
    ...always(site),
  ];
  await during('nothing', 8, asked);
  await under({ kind: 'heavy', port: site.port, count: 48, ids }, () =>
    during('48 connections for files', 20, asked),
  );
}

async function sharedRefusals(site: Started): Promise<void> {
  const address = () => `/api/property?limit=3&minPrice=${Math.floor(Date.now() / 500)}`;
  // each process counts to 300 of its own
  for (let i = 0; i < 16; i++)
    await Promise.all(
      Array.from({ length: 50 }, (_, k) =>
        site.call(`/api/property?limit=1&minArea=${i * 50 + k}`, { from: '127.0.4.1' }),
      ),
    );
  let own = 0;
  let others = 0;
  for (const end = Date.now() + 6000; Date.now() < end; ) {
    const path = address();
    const [limited, free] = await Promise.all([
      site.call(path, { from: '127.0.4.1' }),
      site.call(path, { from: `127.0.5.${1 + Math.floor(Math.random() * 200)}` }),
    ]);
    if (limited.status === 429) own++;
    if (free.status === 429) others++;
  }
  figure(
    'one limited caller: refusals of it, of others',
    `${own}, ${others}`,
    '> 0, 0',
    own > 0 && others === 0,
  );
}

async function inflation(site: Started, id: string): Promise<void> {
  let counted = 0;
  for (let i = 0; i < 60; i++) {
    const headers = { 'user-agent': `${BROWSER}/${i}` };
    const { text } = await site.post(`/api/property/${id}/view`, {}, { from: '127.0.6.1', headers });
    if (text.includes('"counted":true')) counted++;
  }
  // each process remembers its own: twice five
  figure('60 views of one address by 60 browsers: counted', String(counted), '≤ 10', counted <= 10);
}

/** Files and folders that another account of the machine could open, were it not for the folder above them. */
function openToOthers(dir: string): string[] {
  const names = readdirSync(dir, { recursive: true }).map(String);
  return names.filter(
    (name) => ((statSync(join(dir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
}

/** What one visitor or one crash does to others, on what `npm start` starts (docs/operations.md#faults). */
async function hostile(): Promise<void> {
  const site = await Started.start();
  try {
    const { text } = await site.call('/api/property?limit=20');
    const ids = (JSON.parse(text) as { data: { _id: string }[] }).data.map(({ _id }) => _id);
    const open = openToOthers(site.dir).filter((name) => name !== 'site.log');
    figure('files that others may open', String(open.length), '0', open.length === 0);
    // what was just started compiles what it is asked for first
    for (const path of ['/', '/buy?minArea=499', '/api/user/me', '/api/user/logout']) await site.call(path);
    await sleep(10_000);
    figure('load of the machine', loadAverage());
    await slowBodies(site);
    await heavyAddress(site, ids);
    await sharedRefusals(site);
    await inflation(site, ids[0]!);
    await mixed(site, ids);
    await frozen(site);
    await kills(site);
    figure('load of the machine, at the end', loadAverage());
  } finally {
    await site.stop();
  }
}

export const HOSTILE: Record<string, (rounds: number) => Promise<void>> = { hostile };
