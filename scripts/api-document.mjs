/**
 * A step of the build: writes the API document to dist/openapi.json, which /api/openapi.json and /api-reference show
 * (docs/decisions/0032-api-document-from-zod-schemas.md).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { apiFiles } from './lib/api-routes.mjs';
import { nodeBundle } from './lib/node-bundle.mjs';
import { root } from './lib/paths.mjs';

const dist = join(root, 'dist');
mkdirSync(dist, { recursive: true });
const folder = mkdtempSync(join(dist, 'api-document-'));
try {
  const outfile = join(folder, 'api-document.cjs');
  // CommonJS, because Node finds no `next/headers` from a module
  await build({
    ...nodeBundle,
    entryPoints: ['scripts/api-document.ts'],
    outfile,
    format: 'cjs',
    splitting: false,
    banner: {},
    sourcemap: false,
  });
  const { apiDocument } = createRequire(import.meta.url)(outfile);
  writeFileSync(join(dist, 'openapi.json'), JSON.stringify(await apiDocument(apiFiles())));
} finally {
  rmSync(folder, { recursive: true });
}
