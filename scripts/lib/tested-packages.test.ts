import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The module in a workspace of its own with two packages. */
async function workspace(names = ['alpha', 'beta']) {
  const root = mkdtempSync(join(tmpdir(), 'saptam-packages-'));
  mkdirSync(join(root, 'test'), { recursive: true });
  for (const name of names) {
    mkdirSync(join(root, 'packages', name), { recursive: true });
    writeFileSync(join(root, 'packages', name, 'index.test.ts'), `// ${name}`);
  }
  writeFileSync(join(root, 'package-lock.json'), '{}');
  vi.resetModules();
  vi.doMock('./paths.mjs', () => ({ root }));
  const module = await import('./tested-packages.mjs');
  return { ...module, write: (path: string, text: string) => writeFileSync(join(root, path), text) };
}

test('a package is tested until its tests have passed, and again when one of its files has changed', async () => {
  const { packagesToTest, rememberTested, write } = await workspace();
  expect(packagesToTest({ all: false })).toEqual(['alpha', 'beta']);
  rememberTested(['alpha', 'beta'], ['beta']);
  expect(packagesToTest({ all: false })).toEqual(['beta']);
  rememberTested(['beta'], []);
  expect(packagesToTest({ all: false })).toEqual([]);
  write('packages/alpha/index.test.ts', '// another test');
  expect(packagesToTest({ all: false })).toEqual(['alpha']);
});

test('all packages are tested when that is asked for, and after a change of what they share', async () => {
  const { packagesToTest, rememberTested, write } = await workspace();
  rememberTested(['alpha', 'beta'], []);
  expect(packagesToTest({ all: true })).toEqual(['alpha', 'beta']);
  write('package-lock.json', '{"packages": {}}');
  expect(packagesToTest({ all: false })).toEqual(['alpha', 'beta']);
});

test('the set-up of the product’s tests is not one of a package that does without it', async () => {
  const names = ['alpha', 'front'];
  const { packagesToTest, rememberTested, write } = await workspace(names);
  rememberTested(names, []);
  write('test/people.ts', '// people');
  expect(packagesToTest({ all: false })).toEqual(['front']);
  rememberTested(names, []);
  write('test/processor-time.ts', '// what runs before the tests of every package');
  expect(packagesToTest({ all: false })).toEqual(names);
});
