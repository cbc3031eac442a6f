import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMIT, overLimit, slowness } from './processor-budget';

describe('a test file over its processor seconds', () => {
  test('is named with its seconds; one within the limit is not', () => {
    expect(overLimit('lib/a.test.ts', LIMIT, () => 1)).toBeUndefined();
    expect(overLimit('lib/a.test.ts', 10.04, () => 1)).toBe(
      'lib/a.test.ts took 10.0 processor seconds: a test file may take 10, here and now 10.0',
    );
    expect(overLimit('lib/a.test.ts', 16.9, () => 1.5)).toContain(
      'lib/a.test.ts took 16.9 processor seconds',
    );
  });

  test('has as many more as the machine is slower at the moment', () => {
    expect(overLimit('lib/a.test.ts', 12, () => 1.3)).toBeUndefined();
  });

  test('has at most two and a half times as many, however slow the machine, and never fewer', () => {
    expect(slowness(() => 0.001)).toBe(1);
    expect(slowness(() => 0.01125)).toBeCloseTo(1.5);
    expect(slowness(() => 0.5)).toBe(2.5);
    expect(overLimit('lib/a.test.ts', 25.5)).toContain('25.5');
  });

  test('fails the run, although each of its tests passes', () => {
    const dir = mkdtempSync(join(tmpdir(), 'saptam-budget-'));
    const file = join(dir, 'dear.test.js');
    const setup = join(process.cwd(), 'test/processor-time.ts');
    // as if the file had taken 31 seconds
    const before = `const { cpuUsage } = process;
      process.cpuUsage = (start) => start ? { user: 31e6, system: 0 } : cpuUsage(start);`;
    writeFileSync(join(dir, 'before.js'), before);
    writeFileSync(file, `test('quick', () => {});`);
    const config = join(dir, 'vitest.config.mjs');
    const options = {
      root: dir,
      globals: true,
      include: ['dear.test.js'],
      setupFiles: [join(dir, 'before.js'), setup],
    };
    writeFileSync(config, `export default { test: ${JSON.stringify(options)} };`);
    try {
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', dir, '--config', config];
      const { status, stderr } = spawnSync(process.execPath, args, {
        encoding: 'utf8',
        env: { ...process.env, TEST_COSTS: join(dir, 'costs.jsonl') },
      });
      expect(stderr).toContain('dear.test.js took 31.0 processor seconds: a test file may take 10');
      expect(status).toBe(1);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
