import { chmodSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, 'dist');
rmSync(out, { recursive: true, force: true });
await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts', 'src/index.ts'],
  outdir: out,
  bundle: true,
  // what only some commands need is loaded when they come
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // native, and found through node's own resolution
  external: ['lmdb'],
  minify: true,
  keepNames: true,
  legalComments: 'linked',
  logLevel: 'warning',
});
chmodSync(join(out, 'main.js'), 0o755);
