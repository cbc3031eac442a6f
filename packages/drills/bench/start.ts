/**
 * `npm run bench -- start` measures the parts of a first and a second `npm start` up to the first page. It uses a temporary
 * copy of the working tree with a new installation, build and database. The limits are for two idle cores. `--keep` keeps
 * the copy and prints its path.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../../scripts/lib/paths.mjs';

/** Including the installation of packages. */
const MAX_FIRST_MS = 125_000;
const MAX_SECOND_MS = 8_000;
const MAX_SILENCE_MS = 5_000;

type Line = { at: number; text: string };
type Start = { lines: Line[]; servedAt: number; pageAt: number };

/** Copies the files that git tracks or would add, without packages, builds or data. */
function copyTree(target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of new Set(listed.toString().split('\0').filter(Boolean))) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(target, file), { force: true });
  }
}

async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Ends the command when the site is available. The next call is a second start. */
async function start(dir: string): Promise<Start> {
  const port = await unusedPort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: dir,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(dir, '.data'), MONGODB_URI: '', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: Line[] = [];
  const made: Start = { lines, servedAt: 0, pageAt: 0 };
  for await (const text of createInterface({ input: child.stdout })) {
    const at = performance.now() - begun;
    lines.push({ at, text });
    if (!text.includes('Saptam is at')) continue;
    made.servedAt = at;
    await (await fetch(`http://localhost:${port}/buy`)).text();
    made.pageAt = performance.now() - begun;
    break;
  }
  if (!made.pageAt) throw new Error(`npm start ended early:\n${lines.map(({ text }) => text).join('\n')}`);
  child.stdout.resume();
  child.kill('SIGTERM');
  await ended;
  return made;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

/** Time from the first line with one text to the first with the other. Undefined if the start had no such part. */
function between({ lines }: Start, from: string, to: string): number | undefined {
  const first = lines.find(({ text }) => text.includes(from));
  const last = lines.find(({ at, text }) => first && at > first.at && text.includes(to));
  return first && last && last.at - first.at;
}

function longestSilence({ lines, pageAt }: Start): number {
  const times = [0, ...lines.map(({ at }) => at), pageAt];
  return Math.max(...times.slice(1).map((at, i) => at - times[i]!));
}

/** Prints the parts of one start and returns its time to the first page. */
function report(name: string, run: Start): number {
  const installed = between(run, 'Installing packages (', 'Building') ?? 0;
  console.log(`${name}`);
  const parts: [string, number | undefined][] = [
    ['installing packages', installed],
    ['building the site, beside:', between(run, 'Building the site (', 'Built the site')],
    ['  building the database', between(run, 'Building the embedded database (', 'Built the embedded')],
    ['  starting and filling it', between(run, 'Starting the embedded database', 'The database is ready')],
    ['starting the site', between(run, 'Starting the site', ' at http')],
    ['the first page', run.pageAt - run.servedAt],
    ['in all', run.pageAt],
    ['in all, once packages are there', run.pageAt - installed],
    ['longest silence', longestSilence(run)],
  ];
  for (const [part, ms] of parts) if (ms) console.log(`  ${part.padEnd(34)}${seconds(ms)}`);
  return run.pageAt;
}

const dir = mkdtempSync(join(tmpdir(), 'saptam-start-'));
try {
  copyTree(dir);
  const first = await start(dir);
  const second = await start(dir);
  const checks: [string, number, number][] = [
    ['first start', report('First start', first), MAX_FIRST_MS],
    ['second start', report('Second start', second), MAX_SECOND_MS],
    ['silence', Math.max(longestSilence(first), longestSilence(second)), MAX_SILENCE_MS],
  ];
  for (const [what, ms, limit] of checks) {
    console.log(
      `${what}: ${seconds(ms).trim()} of ${limit / 1000} s allowed${ms > limit ? ' — TOO LONG' : ''}`,
    );
    if (ms > limit) process.exitCode = 1;
  }
} finally {
  if (process.argv.includes('--keep')) console.log(`kept: ${dir}`);
  else rmSync(dir, { recursive: true, force: true });
}
