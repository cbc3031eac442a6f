import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
/** Packages that Node runs unchanged. Our own are TypeScript, and the driver is mongoose's. */
const packages = [...Object.keys(dependencies), 'mongodb'].filter(
  (name) => !existsSync(join('packages', name)),
);

const bundled = new Map<string, string>();

function bundle(name: string): string {
  const dir = join(String(process.env.TEST_DIR), 'programs');
  const file = join(dir, `${name}.mjs`);
  if (mkdirSync(dir, { recursive: true })) symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  execFileSync('node_modules/.bin/esbuild', [
    `test/${name}.ts`,
    `--outfile=${file}`,
    '--bundle',
    '--platform=node',
    '--target=node20',
    '--format=esm',
    ...packages.map((external) => `--external:${external}`),
    '--conditions=react-server',
    // the marker of server-only modules has no use here
    '--alias:server-only=./test/empty.ts',
    '--log-override:ignored-bare-import=silent',
    '--log-level=warning',
  ]);
  return file;
}

/**
 * Arguments that run a program beside this file in a separate Node process. It is bundled once in a tenth of a second, because compiling its modules at every
 * start takes 1.5 s.
 */
export function childProgram(name: `${string}-child`, ...args: string[]): string[] {
  const file = bundled.get(name) ?? bundle(name);
  bundled.set(name, file);
  return ['--conditions=react-server', file, ...args];
}
