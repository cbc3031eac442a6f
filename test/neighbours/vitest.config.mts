import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (path: string) => join(import.meta.dirname, path);
const common = { globals: true, pool: 'forks', isolate: false } as const;

/** Two files that look for what the other has left, with and without a page: for test/left-behind.test.ts alone. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 1,
    projects: [
      {
        test: {
          ...common,
          name: 'program',
          include: ['program-*.neighbour.ts'],
          setupFiles: [at('../left-behind.ts')],
        },
      },
      {
        test: {
          ...common,
          name: 'page',
          include: ['page-*.neighbour.ts'],
          environment: at('../dom-environment.ts'),
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: [at('../left-behind.ts'), at('../dom-setup.ts')],
        },
      },
    ],
  },
});
