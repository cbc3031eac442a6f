/** After `next build`: bundles the front door to dist/server.mjs and what its thread runs to dist/application.mjs, and compresses the build's static files. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { apiRoutes } from './lib/api-routes.mjs';
import { root } from './lib/paths.mjs';
import { precompress } from './lib/precompress.mjs';

await build({
  absWorkingDir: root,
  entryPoints: {
    server: 'packages/edge-cache/src/main.ts',
    application: 'packages/edge-cache/src/application.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // our own sources become one file; packages stay what they are, and are shared with Next's bundle
  packages: 'external',
  // the marker of server-only modules throws when it is imported outside of Next's server build
  alias: { 'server-only': './lib/testing/empty.ts' },
  define: { API_ROUTES: JSON.stringify(apiRoutes()) },
  sourcemap: true,
  logLevel: 'warning',
});
await precompress(join(root, '.next/static'));
