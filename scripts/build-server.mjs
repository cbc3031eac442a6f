/**
 * After `next build`: bundles the edge cache with the product's configuration of it to dist/server.mjs and the service worker to
 * dist/sw.js, and compresses the build's static files.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { apiRoutes } from './lib/api-routes.mjs';
import { FIRST_FOLDER, firstRoutes } from './lib/first-build.mjs';
import { nodeBundle } from './lib/node-bundle.mjs';
import { root } from './lib/paths.mjs';
import { compressBuild } from './lib/precompress.mjs';

const isFirst = process.env.FIRST_BUILD_IN === FIRST_FOLDER;
/** Where the build is, and its server goes. */
const place = isFirst ? join(root, FIRST_FOLDER) : root;

// chunks of the previous build; what prepares the database has folders of its own (scripts/lib/prepare-bundle.mjs)
const dist = join(place, 'dist');
for (const name of existsSync(dist) ? readdirSync(dist) : [])
  if (!name.startsWith('prepare-')) rmSync(join(dist, name), { recursive: true, force: true });
// the product's packages are shared with Next's bundle; those of the edge cache alone are bundled
await build({
  ...nodeBundle,
  stdin: {
    contents: `
      import { isMainThread } from 'node:worker_threads';
      import { main } from 'next-cluster';
      import { edgeCacheConfig } from './app/edge-cache.config';
      import { logConsole } from './lib/platform/log/log';
      // files it writes are readable by their owner only; a thread has the umask of its process
      if (isMainThread) process.umask(0o077);
      logConsole();
      main(edgeCacheConfig(), new URL('./server.mjs', import.meta.url));`,
    loader: 'ts',
    resolveDir: root,
    sourcefile: 'server.ts',
  },
  entryNames: 'server',
  outdir: dist,
  define: {
    API_ROUTES: JSON.stringify(apiRoutes()),
    FIRST_ROUTES: isFirst ? JSON.stringify(firstRoutes()) : 'undefined',
  },
});
// a version of its own for each build: browsers compare the bytes
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
  banner: { js: `// build ${readFileSync(join(place, '.next/BUILD_ID'), 'utf8').trim()}` },
  logLevel: 'warning',
});
// `npm start` serves first, and makes them smaller after that (scripts/lib/build.mjs)
await compressBuild(place, { quick: process.env.BUILD_COMPRESSION === 'quick' });
