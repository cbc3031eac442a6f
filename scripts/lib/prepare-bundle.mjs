import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { nodeBundle } from './node-bundle.mjs';
import { root } from './paths.mjs';

/** All imports of scripts/prepare.ts. A test compares them with the bundle. */
export const PREPARE_SOURCES = [
  'lib',
  'messages',
  'models',
  'packages/demo-data/src',
  'packages/front/src',
  'scripts/prepare.ts',
  'scripts/demo',
  'scripts/lib/progress.ts',
  'scripts/lib/prepare-bundle.mjs',
  'scripts/lib/node-bundle.mjs',
  'test/empty.ts',
  'package-lock.json',
];

/** Bundles scripts/prepare.ts into a folder, because tsx takes three times as long at each start. */
async function bundleInto(dir) {
  // loaded here, because the package is only needed for a new bundle
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...nodeBundle,
    entryPoints: ['scripts/prepare.ts'],
    outdir: dir,
    conditions: ['react-server'],
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

/** Age in milliseconds after which an unfinished bundle belongs to a killed command. */
const MAX_MAKING_MS = 10 * 60_000;

/** True for a bundle of earlier sources or of a killed command. */
const isLeft = (dist, name) =>
  /^prepare-[0-9a-f]{16}$/.test(name) ||
  (name.startsWith('prepare-making-') && Date.now() - statSync(join(dist, name)).mtimeMs > MAX_MAKING_MS);

/**
 * Bundles scripts/prepare.ts unless a bundle of these sources exists. The folder under `dist` appears complete or not at all, even if two commands create it at
 * once. Returns the program, a name for these sources, and a new bundle's inputs.
 */
export async function ensurePrepareBundled(dist = join(root, 'dist')) {
  const name = `prepare-${fingerprint(PREPARE_SOURCES).slice(0, 16)}`;
  const dir = join(dist, name);
  // scripts/demo/pictures.ts finds its pictures from this depth
  const bundle = { name, program: join(dir, 'prepare.mjs') };
  if (existsSync(dir)) return bundle;
  mkdirSync(dist, { recursive: true });
  const making = mkdtempSync(join(dist, 'prepare-making-'));
  try {
    const inputs = await bundleInto(making);
    for (const old of readdirSync(dist))
      if (isLeft(dist, old)) rmSync(join(dist, old), { recursive: true, force: true });
    renameSync(making, dir);
    return { ...bundle, inputs };
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // another command was faster
    if (existsSync(dir)) return bundle;
    throw error;
  }
}
