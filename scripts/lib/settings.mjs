import { chmodSync, mkdirSync } from 'node:fs';
import { dataDir } from './paths.mjs';
import { Stop } from './say.mjs';

/** Rejects with one sentence that names every unusable variable. Needs the installed packages. */
export async function assertSettings() {
  const { tsImport } = await import('tsx/esm/api');
  const { env } = await tsImport('../../lib/platform/env.ts', import.meta.url);
  try {
    env();
  } catch (error) {
    throw new Stop(error.message);
  }
}

/** Creates the installation's data folder, readable only by its owner even if it existed before. */
export function ensureDataDir() {
  try {
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o700);
  } catch ({ code }) {
    throw new Stop(`DATA_DIR=${dataDir} cannot be written (${code}): name a folder that you may write to.`);
  }
}
