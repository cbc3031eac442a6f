import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
const MIN_BYTES = 512;
/** Fast levels, because the highest take a hundred times as long for files only a seventh smaller. */
const QUICK = { br: 5, gz: 6 };
const BEST = { br: constants.BROTLI_MAX_QUALITY, gz: constants.Z_BEST_COMPRESSION };

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function filesOf(dir) {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Replaces a file atomically, so that a running site sends either the old or the new one. */
function replaceFile(path, bytes) {
  writeFileSync(`${path}.making`, bytes);
  renameSync(`${path}.making`, path);
}

async function compressFile(path, level) {
  const body = readFileSync(path);
  if (body.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipAsync(body, { level: level.gz })]);
  if (br.length < body.length * 0.95) replaceFile(`${path}.br`, br);
  if (gz.length < body.length * 0.95) replaceFile(`${path}.gz`, gz);
}

/**
 * Writes `.br` and `.gz` files beside every text file of a folder, once for all requests (packages/front/src/static-files.ts). `quick` uses a fast level until
 * a second pass replaces the files.
 */
async function precompress(dir, { only = '', quick = false }) {
  const paths = filesOf(dir).filter((path) => path.endsWith(only));
  const worker = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await compressFile(path, quick ? QUICK : BEST);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const markIn = (root) => join(root, '.next/.compressed');
const buildOf = (root) => readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim();

export const isFullyCompressed = (root) =>
  existsSync(markIn(root)) && readFileSync(markIn(root), 'utf8') === buildOf(root);

/** Compresses a build's static files and the service worker. The next start redoes interrupted work. */
export async function compressBuild(root, { quick = false } = {}) {
  await precompress(join(root, '.next/static'), { quick });
  await precompress(join(root, 'dist'), { only: 'sw.js', quick });
  if (!quick) replaceFile(markIn(root), buildOf(root));
}
