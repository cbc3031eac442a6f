import { join } from 'node:path';
import config from '../jest.config.mjs';

const root = join(import.meta.dirname, '..');
const { displayName: _displayName, ...app } = config.projects.find(
  ({ displayName }) => displayName === 'app',
);
const transform = Object.entries(app.transform).map(([pattern, [, options]]) => [
  pattern,
  [join(import.meta.dirname, 'mutants-transform.mjs'), options],
]);

/** The product's tests as they are, over one changed file. A file that takes long is no news here. */
export default {
  ...app,
  rootDir: root,
  transform: Object.fromEntries(transform),
  setupFilesAfterEnv: app.setupFilesAfterEnv.filter((path) => !path.includes('processor-time')),
  testTimeout: 60_000,
};
