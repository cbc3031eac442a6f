import { existsSync, readFileSync } from 'node:fs';

test('`npm run fuzz` runs a test that exists', () => {
  const [, path] = /'(lib\/[^']*fuzz)'/.exec(readFileSync('scripts/fuzz.mjs', 'utf8')) ?? [];
  expect(existsSync(`${path}.test.ts`)).toBe(true);
});
