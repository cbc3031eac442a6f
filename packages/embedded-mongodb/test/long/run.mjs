// npm run test:db:long runs the tests of the suite for longer. It has no tests of its own.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const env = {
  ...process.env,
  CRASH_ROUNDS: process.env.CRASH_ROUNDS ?? '2000',
  PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '20000',
  PROPERTY_SECONDS: process.env.PROPERTY_SECONDS ?? '600',
  FUZZ_CASES: process.env.FUZZ_CASES ?? '20000',
  SOAK_SECONDS: process.env.SOAK_SECONDS ?? '1800',
  TEST_LIMIT_MS: '7200000',
};
const folders = ['crash', 'property', 'fuzz', 'faults', 'soak'].map(
  (name) => `packages/embedded-mongodb/test/${name}/`,
);
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const { status } = spawnSync(process.execPath, [jest, ...folders], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
