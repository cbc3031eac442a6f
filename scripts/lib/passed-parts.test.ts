import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PASSED = { passed: 3, failed: 0, skipped: 0 };

/** The module in a checkout of its own. */
async function checkout({ isGit = true } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'saptam-parts-'));
  if (isGit) execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  writeFileSync(join(root, 'one.ts'), '1');
  vi.resetModules();
  vi.doMock('./paths.mjs', () => ({ root }));
  const module = await import('./passed-parts.mjs');
  return { ...module, root, write: (path: string, text: string) => writeFileSync(join(root, path), text) };
}

describe('a part that passed', () => {
  test('is known until a file changes, comes or goes, and again when the change is taken back', async () => {
    const { passedCounts, projectState, rememberPart, root, write } = await checkout();
    expect(passedCounts('lint', projectState())).toBeUndefined();
    rememberPart('lint', projectState(), PASSED);
    expect(passedCounts('lint', projectState())).toEqual(PASSED);
    expect(passedCounts('types', projectState())).toBeUndefined();
    write('one.ts', '2');
    expect(passedCounts('lint', projectState())).toBeUndefined();
    write('one.ts', '1');
    expect(passedCounts('lint', projectState())).toEqual(PASSED);
    write('two.test.ts', '');
    expect(passedCounts('lint', projectState())).toBeUndefined();
    rmSync(join(root, 'two.test.ts'));
    expect(passedCounts('lint', projectState())).toEqual(PASSED);
  });

  test('is forgotten when it fails', async () => {
    const { passedCounts, projectState, rememberPart } = await checkout();
    rememberPart('lint', projectState(), PASSED);
    rememberPart('lint', projectState(), { ...PASSED, failed: 1 });
    expect(passedCounts('lint', projectState())).toBeUndefined();
  });

  test('is never known outside a checkout', async () => {
    const { passedCounts, projectState, rememberPart } = await checkout({ isGit: false });
    rememberPart('lint', projectState(), PASSED);
    expect(passedCounts('lint', projectState())).toBeUndefined();
  });
});
