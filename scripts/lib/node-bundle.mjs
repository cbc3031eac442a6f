import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** esbuild options that bundle the product's modules into a Node program with external packages. */
export const nodeBundle = {
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // dynamic imports stay in separate files
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: [...Object.keys(dependencies), 'mongodb'],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  // the marker of server-only modules throws outside Next's server build
  alias: { 'server-only': './test/empty.ts' },
  sourcemap: true,
  logLevel: 'warning',
  // importing the replacement does nothing, by design
  logOverride: { 'ignored-bare-import': 'silent' },
};

/** Bundles the worker threads' programs, `tasks.mjs` and `bcrypt.mjs`, into a folder. */
export async function bundleTasks(outdir) {
  const { build } = await import('esbuild');
  await build({
    ...nodeBundle,
    entryPoints: { tasks: 'lib/registries/tasks.ts', bcrypt: 'lib/platform/auth/bcrypt.ts' },
    outdir,
    conditions: ['react-server'],
  });
}
