import { readdirSync, readFileSync } from 'node:fs';

/** Files of models/ that hold fields for other models and no model of their own. */
const FIELDS_ONLY = ['platform/bulk-order.ts', 'platform/encrypted.ts'];

const FILES = readdirSync('models', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !FIELDS_ONLY.includes(name))
  .sort();

test('all models are loaded at the start, so that their indexes are made', () => {
  const source = readFileSync('lib/registries/models.ts', 'utf8');
  const loaded = [...source.matchAll(/^import '@\/models\/(.+)';$/gm)].map(([, name]) => `${name}.ts`);
  expect(loaded.sort()).toEqual(FILES);
});

test('each file defines its model, which registers it', () => {
  const without = FILES.filter((name) => !/\bdefineModel\b/.test(readFileSync(`models/${name}`, 'utf8')));
  expect(without).toEqual([]);
});
