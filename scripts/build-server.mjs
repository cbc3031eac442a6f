/**
 * Runs after `next build`: bundles the front with its configuration to dist/server.mjs, the tasks of its workers to dist/work/tasks.mjs and
 * the service worker to dist/sw.js, and compresses the build's static files.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { addresses } from './lib/api-routes.mjs';
import { bundleTasks, nodeBundle } from './lib/node-bundle.mjs';
import { root } from './lib/paths.mjs';
import { compressBuild } from './lib/precompress.mjs';

// removes chunks of the previous build; the database preparation has separate folders (scripts/lib/prepare-bundle.mjs)
const dist = join(root, 'dist');
for (const name of existsSync(dist) ? readdirSync(dist) : [])
  if (!name.startsWith('prepare-')) rmSync(join(dist, name), { recursive: true, force: true });
// shares the product's packages with Next's bundle, and bundles those of the front only
await build({
  ...nodeBundle,
  stdin: {
    contents: `
      import { isMainThread } from 'node:worker_threads';
      import { main } from 'front';
      import { frontConfig } from './app/front.config';
      import { logConsole } from './lib/platform/log/log';
      // files that it writes are readable only by their owner; a thread has the umask of its process
      if (isMainThread) process.umask(0o077);
      logConsole();
      main(frontConfig(), new URL('./server.mjs', import.meta.url));`,
    loader: 'ts',
    resolveDir: root,
    sourcefile: 'server.ts',
  },
  entryNames: 'server',
  outdir: dist,
  define: { ADDRESSES: JSON.stringify(addresses()) },
});
// the program of the worker threads (lib/platform/work/pool.ts)
await bundleTasks(join(dist, 'work'));
// a new version for each build, because browsers compare the bytes
await build({
  absWorkingDir: root,
  entryPoints: { sw: 'worker/service-worker.ts' },
  outdir: dist,
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: `// build ${readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim()}` },
  logLevel: 'warning',
});
// `npm start` serves first and compresses better afterwards (scripts/lib/build.mjs)
await compressBuild(root, { quick: process.env.BUILD_COMPRESSION === 'quick' });
