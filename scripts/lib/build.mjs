import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop, say } from './say.mjs';

const APP_SOURCES = [
  'app',
  'components',
  'lib',
  'models',
  'packages/edge-cache',
  'scripts/build-server.mjs',
  'scripts/lib/precompress.mjs',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const DB_SOURCES = [
  'packages/embedded-mongodb/src',
  'packages/embedded-mongodb/build.mjs',
  'package-lock.json',
];

async function buildWhenChanged(mark, sources, what, ...commands) {
  const wanted = fingerprint(sources);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  say(`Building ${what} …`);
  for (const command of commands) {
    const code = await run(process.execPath, command, { quiet: true, env: { NODE_ENV: 'production' } });
    if (code !== 0) throw new Stop(`${what} did not build: see the words above.`);
  }
  writeFileSync(mark, wanted);
}

/** The embedded database server, when its sources changed. */
export function ensureEmbeddedBuilt() {
  return buildWhenChanged(
    join(root, 'packages/embedded-mongodb/dist/.built-from'),
    DB_SOURCES,
    'the embedded database',
    ['packages/embedded-mongodb/build.mjs'],
  );
}

/** The production build of the site, when its sources changed. Needs no network, secrets or database. */
export function ensureAppBuilt() {
  return buildWhenChanged(
    join(root, '.next/.built-from'),
    APP_SOURCES,
    'the site (about a minute)',
    ['node_modules/next/dist/bin/next', 'build'],
    ['scripts/build-server.mjs'],
  );
}
