import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function filesOf(dir) {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Leaves `.br` and `.gz` beside every text file of a folder, at the highest level: made once, sent for ever (packages/edge-cache/src/static-files.ts). */
export async function precompress(dir, only = '') {
  for (const path of filesOf(dir)) {
    if (!path.endsWith(only)) continue;
    const body = readFileSync(path);
    if (body.length < MIN_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const [br, gz] = await Promise.all([brotli(body, { params }), gzipAsync(body, { level: 9 })]);
    if (br.length < body.length * 0.95) writeFileSync(`${path}.br`, br);
    if (gz.length < body.length * 0.95) writeFileSync(`${path}.gz`, gz);
  }
}
