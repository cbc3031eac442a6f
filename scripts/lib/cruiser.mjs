import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const config = join(root, '.dependency-cruiser.cjs');

/** Arguments that run dependency-cruiser in Node.js with the repository's rules. */
export function cruiser(...options) {
  lendCompiler();
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  return [program, '--config', config, ...options];
}

/** Gives dependency-cruiser TypeScript 6, because version 7 lacks the compiler API it uses. */
function lendCompiler() {
  const folder = join(root, 'node_modules/dependency-cruiser/node_modules');
  if (existsSync(join(folder, 'typescript'))) return;
  mkdirSync(folder, { recursive: true });
  symlinkSync('../../typescript-api', join(folder, 'typescript'), 'dir');
}
