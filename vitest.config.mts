import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const root = import.meta.dirname;
const at = (path: string) => join(root, path);

const LANGUAGE = { find: '#language', replacement: at('test/language-double.tsx') };
const OWN = { find: /^@\/(.*)$/, replacement: `${root}/$1` };

const HANDLER = /^export (?:const|async function|function) ([A-Z]+)\b/gm;

/** Each handler of the API is told to test/api-document.ts with its address, by its file. */
const handlers = {
  name: 'handlers',
  transform(code: string, id: string) {
    if (!id.startsWith(at('app/api/')) || !id.endsWith('/route.ts')) return undefined;
    const names = [...code.matchAll(HANDLER)].map(([, name]) => name);
    const address = id.slice(at('app').length, -'/route.ts'.length);
    const entry = `${JSON.stringify(address)}, { ${names.join(', ')} }`;
    return { code: `${code}\n;(globalThis.handlersOfTests ??= new Map()).set(${entry});`, map: null };
  },
};

/** No test is about speed: a busy machine must not fail one, and at a load of 30 on two cores ten processor seconds take minutes. */
const LIMIT_MS = Number(process.env.TEST_LIMIT_MS ?? 900_000);

const common = {
  globals: true,
  pool: 'forks',
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  teardownTimeout: 120_000,
  setupFiles: [at('test/outside-addresses.ts')],
} as const;

const SAYS_ALONE = /^\/\/ alone: /m;
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** Files of components may replace modules: theirs are forgotten after each of them (test/dom-setup.ts). */
function needsOwnWorker(path: string): boolean {
  const text = readFileSync(at(path), 'utf8');
  return SAYS_ALONE.test(text) || (path.endsWith('.ts') && REPLACES_MODULES.test(text));
}

/** The test files of these folders. */
function testsIn(folders: string[], kind: '.test.ts' | '.test.tsx'): string[] {
  const found = folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: folder !== '.', encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  );
  return found.filter((path) => path.endsWith(kind) && !path.includes('node_modules')).sort();
}

/**
 * Two projects of the files: most share the modules of their worker, which imports the product once; one that replaces a module, or
 * imports it again, has a worker of its own (docs/decisions/0036-tests-with-vitest.md).
 */
function project(
  { name, files, ...rest }: { name: string; files: string[] } & Record<string, unknown>,
  outer: object = {},
): TestProjectConfiguration[] {
  const alone = files.filter(needsOwnWorker);
  const shared = files.filter((path) => !alone.includes(path));
  const made = (more: object) => ({ extends: false, root, ...outer, test: { ...common, ...rest, ...more } });
  return [
    ...(shared.length > 0 ? [made({ name, isolate: false, include: shared })] : []),
    ...(alone.length > 0 ? [made({ name: `${name}-alone`, isolate: true, include: alone })] : []),
  ] as TestProjectConfiguration[];
}

/** The product's tests talk to one embedded database server per run. */
const onDatabase = {
  environment: 'node',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  globalSetup: [at('test/global-setup.ts')],
  setupFiles: [at('test/env.ts'), at('test/left-behind.ts'), ...common.setupFiles],
};
const served = {
  plugins: [handlers],
  resolve: {
    alias: [
      LANGUAGE,
      { find: /^server-only$/, replacement: at('test/empty.ts') },
      { find: /^next\/headers$/, replacement: at('test/page-request.ts') },
      OWN,
    ],
  },
};

export default defineConfig({
  root,
  test: {
    // one more than cores: files that wait for disks and processes leave the processor to others
    maxWorkers: 3,
    // a package's project has the name of its folder
    projects: [
      ...project(
        {
          ...onDatabase,
          name: 'app',
          files: testsIn(['app', 'components', 'lib', 'models', 'scripts', 'test', '.'], '.test.ts'),
        },
        served,
      ),
      ...project(
        {
          name: 'components',
          files: testsIn(['app', 'components', 'lib'], '.test.tsx'),
          environment: at('test/dom-environment.ts'),
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: [...common.setupFiles, at('test/left-behind.ts'), at('test/dom-setup.ts')],
        },
        {
          resolve: {
            conditions: ['browser', 'module', 'development|production'],
            alias: [
              LANGUAGE,
              { find: /^next\/navigation$/, replacement: at('test/navigation-double.ts') },
              OWN,
            ],
          },
        },
      ),
      ...project({ ...onDatabase, name: 'front', files: testsIn(['packages/front'], '.test.ts') }, served),
      ...project({ name: 'demo-data', files: testsIn(['packages/demo-data/src'], '.test.ts') }),
      ...project({ name: 'drills', files: testsIn(['packages/drills'], '.test.ts') }),
      ...project({
        name: 'embedded-mongodb',
        files: testsIn(['packages/embedded-mongodb/src', 'packages/embedded-mongodb/test'], '.test.ts'),
        globalSetup: [at('packages/embedded-mongodb/test/support/prepare.mjs')],
        setupFiles: [at('packages/embedded-mongodb/test/support/decimals.ts'), ...common.setupFiles],
      }),
    ],
  },
});
