import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftOver, startedParts } from './lib/left-over.mjs';

const dir = mkdtempSync(join(tmpdir(), 'saptam-left-over-'));
const note = join(dir, 'started.json');
const children: ChildProcess[] = [];
const part = (name: string) => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', name]);
  children.push(child);
  return child;
};
const isThere = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
const gone = spawnSync(process.execPath, ['-e', '']).pid;

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

/** As a command that was killed leaves it. */
function killed(): void {
  const { parts } = JSON.parse(readFileSync(note, 'utf8'));
  writeFileSync(note, JSON.stringify({ by: { pid: gone, program: 'start.mjs' }, parts }));
}

test('the parts of a start that was killed are ended, the site first; those of one that runs are not', async () => {
  const [database, site] = [part('a-database'), part('a-site')];
  await Promise.all([once(database, 'spawn'), once(site, 'spawn')]);
  // this process runs Jest
  const started = startedParts('jest', dir);
  started('database', database, 'a-database');
  started('site', site, 'a-site');
  started('elsewhere', undefined, 'nothing');
  await endLeftOver(dir);
  expect([isThere(database), isThere(site)]).toEqual([true, true]);
  killed();
  const ended: string[] = [];
  for (const [name, child] of Object.entries({ database, site })) child.once('exit', () => ended.push(name));
  const exits = [once(database, 'exit'), once(site, 'exit')];
  await endLeftOver(dir);
  await Promise.all(exits);
  expect(ended).toEqual(['site', 'database']);
  await endLeftOver(dir);
});

test('another program that has got the number since is left alone', async () => {
  const other = part('somebody-else');
  await once(other, 'spawn');
  startedParts('jest', dir)('site', other, 'a-site');
  killed();
  await endLeftOver(dir);
  expect(isThere(other)).toBe(true);
});

test('a folder that nothing was started over, or whose note is damaged, says nothing', async () => {
  writeFileSync(note, '{');
  await endLeftOver(dir);
  rmSync(note);
  await endLeftOver(dir);
});
