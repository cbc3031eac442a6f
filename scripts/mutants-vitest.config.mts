import { defineConfig } from 'vitest/config';
import config from '../vitest.config.mts';
// @ts-expect-error a script without types
import { mutated } from './lib/mutants.mjs';

type Project = { plugins?: unknown[]; test: { name: string } };

const mutant = process.env.MUTANT ? (JSON.parse(process.env.MUTANT) as { path: string }) : undefined;
/** The file of the mutant with its change, before anything else reads it. */
const change = {
  name: 'mutant',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id === mutant?.path ? { code: mutated(code, mutant) as string, map: null } : undefined,
};
const projects = (config.test?.projects ?? []) as unknown as Project[];

/** The product's tests as they are, over one changed file. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: projects
      .filter(({ test }) => /^app/.test(test.name))
      .map((project) => ({
        ...project,
        plugins: [change, ...(project.plugins ?? [])],
        test: { ...project.test, testTimeout: 60_000 },
      })) as never,
  },
});
