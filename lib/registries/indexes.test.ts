import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of models/ that hold fields for other models and no model of their own. */
const FIELDS_ONLY = ['platform/bulk-order.ts', 'platform/encrypted.ts'];

test('the indexes of every collection are made at the start', () => {
  const source = readFileSync(join(process.cwd(), 'lib/registries/indexes.ts'), 'utf8');
  const missing = readdirSync(join(process.cwd(), 'models'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !FIELDS_ONLY.includes(name))
    .flatMap((name) => {
      const model = /export const (\w+)(?:: Model<| = defineModel\b)/.exec(
        readFileSync(join(process.cwd(), 'models', name), 'utf8'),
      )?.[1];
      const listed = new RegExp(`^  ${model},$`, 'm').test(source);
      return model && listed ? [] : [name];
    });
  expect(missing).toEqual([]);
});
