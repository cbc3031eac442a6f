import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, output, percentile } from './measure';

describe('median', () => {
  it('is the middle value or the mean of the two middle values, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 4])).toBe(4.5);
    // as numbers, not as text
    expect(median([100, 20, 3])).toBe(20);
  });

  it('is NaN without measurements', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  it('is the value above this share of the values', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentile(hundred, 0.95)).toBe(96);
    expect(percentile(hundred, 1)).toBe(100);
  });

  it('does not reorder the values', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('output', () => {
  const program = (code: string) => output(process.execPath, ['-e', code]);

  it('returns the output of a program', async () => {
    expect(await program("console.log('ready')")).toBe('ready\n');
  });

  it('includes the output of a failed program on both streams', async () => {
    await expect(program("console.log('other keys'); process.exit(1)")).rejects.toThrow(
      /ended with 1: other keys/,
    );
    await expect(program("console.error('no such file'); process.exit(1)")).rejects.toThrow(/no such file/);
  });
});

describe('faults', () => {
  const program = join(import.meta.dirname, 'faults.mjs');
  const faults = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', timeout: 20_000 });

  test.each([['--help'], ['-h']])('%s prints information and breaks nothing', (option) => {
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
  ])('%j fails with a message before anything is built', (args, words) => {
    const { status, stdout, stderr } = faults(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(words);
  });

  test('the usage lists each fault in docs/operations.md', () => {
    const { stdout } = faults('--help');
    const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('### Faults');
    const [, table = ''] = /\| Name .*\n\|[ -|]*\n((?:\|.*\n)+)/.exec(section) ?? [];
    const names = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)]);
    expect(names.length).toBeGreaterThan(10);
    for (const [, name] of names) expect(stdout).toContain(name);
  });
});
