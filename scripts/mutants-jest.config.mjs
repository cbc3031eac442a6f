import { join } from 'node:path';
import jestConfig from '../jest.config.mjs';

const config = await jestConfig();
const app = config.projects.find(({ displayName }) => displayName === 'app');
const transform = Object.entries(app.transform).map(([pattern, [path, options]]) => [
  pattern,
  [join(import.meta.dirname, 'mutants-transform.mjs'), { path, options }],
]);

/** Runs the product's tests with one changed file. */
export default {
  ...config,
  testTimeout: 60_000,
  projects: [{ ...app, transform: Object.fromEntries(transform) }],
};
