import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dir = mkdtempSync(join(tmpdir(), 'saptam-neighbours-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** What the two files of a kind said, each with its process; throws what Vitest printed when one of them failed. */
function saidBy(kind: 'program' | 'page'): string[] {
  const file = join(dir, kind);
  const args = ['run', '--config', 'test/neighbours/vitest.config.mts', '--project', kind];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, NEIGHBOURS_SAY_IN: file },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return readFileSync(file, 'utf8').trim().split('\n');
}

test('files of the server share a process and its modules, and nothing that one of them changes', () => {
  const [first = '', second] = saidBy('program');
  expect(first).toMatch(/^\d+ 1$/);
  expect(second).toBe(first.replace(/1$/, '2'));
});

test('files of components share a process alone: each is a page of its own', () => {
  const [first, second] = saidBy('page');
  expect(first).toMatch(/^\d+ one page$/);
  expect(second).toBe(first);
});
