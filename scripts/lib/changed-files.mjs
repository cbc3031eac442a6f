import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/**
 * Files that differ from the last commit, new ones with them; where nothing does, those that the last commit changed.
 * Empty outside a checkout.
 */
export function changedFiles() {
  try {
    const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')];
    const files = open.length > 0 ? open : git('diff-tree', '-r', '--name-only', '--no-commit-id', 'HEAD');
    return [...new Set(files)].filter((path) => existsSync(join(root, path))).sort();
  } catch {
    return [];
  }
}
