import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'faults.mjs');
const faults = (...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', timeout: 20_000 });

test.each([['--help'], ['-h']])('%s says what there is, and breaks nothing', (option) => {
  const { status, stdout } = faults(option);
  expect(status).toBe(0);
  expect(stdout).toMatch(/--only .*app, database/);
  expect(stdout).not.toContain('Building');
});

test.each([
  [['--hlep'], /Unknown option '--hlep'/],
  [['--only', 'aap'], /There is no fault "aap"/],
  [['--rounds', 'many'], /--rounds is a number/],
  [['app'], /Unexpected argument 'app'/],
])('%j ends in words before anything is built', (args, words) => {
  const { status, stdout, stderr } = faults(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(words);
});

test('the usage names each fault that docs/operations.md describes', () => {
  const { stdout } = faults('--help');
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('### Faults');
  const [, table = ''] = /\| Name .*\n\|[ -|]*\n((?:\|.*\n)+)/.exec(section) ?? [];
  const names = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)]);
  expect(names.length).toBeGreaterThan(10);
  for (const [, name] of names) expect(stdout).toContain(name);
});
