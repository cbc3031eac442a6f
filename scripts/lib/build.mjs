import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { isFullyCompressed } from './precompress.mjs';
import { run } from './run.mjs';
import { Stop, say, waitFor } from './say.mjs';

const APP_SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'models',
  'test/empty.ts',
  'worker',
  'packages/front',
  'scripts/api-document.mjs',
  'scripts/build-server.mjs',
  'scripts/api-document.ts',
  'scripts/lib/api-routes.mjs',
  'scripts/lib/node-bundle.mjs',
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

/** Runs `commands` unless the file `mark` shows that they have run over the same sources. */
export async function buildWhenChanged({ mark, sources, what, seconds, commands, env, ...runs }) {
  const { signal } = runs;
  const wanted = fingerprint(sources);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  say(`Building ${what} (about ${seconds} s on two cores) …`);
  await waitFor(`Building ${what}`, seconds, async () => {
    for (const command of commands) {
      const options = { ...runs, quiet: true, env: { NODE_ENV: 'production', ...env } };
      const code = await run(process.execPath, command, options);
      if (code !== 0)
        throw new Stop(signal?.aborted ? '' : `Building ${what} failed: see the messages above.`);
    }
  });
  writeFileSync(mark, wanted);
  say(`Built ${what}.`);
}

export function ensureEmbeddedBuilt() {
  return buildWhenChanged({
    mark: join(root, 'packages/embedded-mongodb/dist/.built-from'),
    sources: DB_SOURCES,
    what: 'the embedded database',
    seconds: 1,
    commands: [['packages/embedded-mongodb/build.mjs']],
  });
}

/** Recompresses the files of a quick build at the highest level. */
export async function ensureFullyCompressed({ signal } = {}) {
  if (isFullyCompressed(root)) return;
  const code = await run(process.execPath, ['scripts/compress.mjs'], { quiet: true, signal });
  if (code !== 0 && !signal?.aborted) throw new Stop('Compressing the site failed: see the messages above.');
}

const NEXT_BUILD = ['node_modules/next/dist/bin/next', 'build'];
const wholeMark = join(root, '.next/.built-from');

export const wasEverBuilt = () => existsSync(wholeMark);

/**
 * Builds the site for production if its sources changed, without network, secrets or database. `quick` compresses less until `ensureFullyCompressed`, because
 * the highest level takes a tenth of the build.
 */
export async function ensureAppBuilt({ quick = false, ...runs } = {}) {
  // writing Next's compiler cache costs a sixth of the build, which only pays off for another build
  const first = !wasEverBuilt();
  await buildWhenChanged({
    mark: wholeMark,
    sources: APP_SOURCES,
    what: 'the site',
    seconds: 60,
    commands: [NEXT_BUILD, ['scripts/build-server.mjs'], ['scripts/api-document.mjs']],
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      ...(first && { BUILD_CACHE: 'off' }),
      ...(quick && { BUILD_COMPRESSION: 'quick' }),
    },
    ...runs,
  });
  if (!quick) await ensureFullyCompressed({ signal: runs.signal });
}
