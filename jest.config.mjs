import { join } from 'node:path';
import nextJest from 'next/jest.js';

const root = import.meta.dirname;
const at = (path) => join(root, path);

/** Packages with ES modules only, which Jest cannot load before Node 24. They are transformed like the product's files. */
const ES_MODULES = [
  '@scure/base',
  '@noble/hashes',
  'bcryptjs',
  'fast-check',
  'gettext-parser',
  'imapflow',
  'jose',
  'libbase64',
  'libmime',
  'libqp',
  'next/dist/compiled/@vercel/og',
  'next/dist/server/og',
  'nodemailer',
  'postal-mime',
  'pure-rand',
  'qr',
  's3mini',
  'smtp-server',
  'yet-another-react-lightbox',
];

/** One project with the settings that Next documents for Jest and that all of ours share. */
async function project(config) {
  const common = {
    rootDir: root,
    setupFilesAfterEnv: [at('test/outside-addresses.ts')],
    // promises continue while the clock stands still
    fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  };
  const made = await nextJest({ dir: root })({ ...common, ...config })();
  return { ...made, transformIgnorePatterns: [`/node_modules/(?!.*(?:${ES_MODULES.join('|')})/)`] };
}

/** The product's tests talk to one embedded database server per run. */
const onDatabase = {
  globalSetup: at('test/global-setup.ts'),
  globalTeardown: at('test/global-teardown.ts'),
  setupFiles: [at('test/env.ts')],
  moduleNameMapper: {
    '^#language$': at('test/language-double.tsx'),
    '^next/headers$': at('test/page-request.ts'),
    '^@/(.*)$': at('$1'),
  },
};

/** @type {() => Promise<import('jest').Config>} */
export default async () => ({
  // one more than cores, because files often wait for disks and processes
  maxWorkers: 3,
  // replaces a worker that has grown, because modules of finished files stay in its memory
  workerIdleMemoryLimit: '1GB',
  // generous, because no test is about speed, and at a load of 30 on two cores ten processor seconds take minutes
  testTimeout: Number(process.env.TEST_LIMIT_MS ?? 300_000),
  reporters: ['default', at('test/running-files.mjs')],
  // a package's project has its folder's name
  projects: await Promise.all(
    [
      {
        ...onDatabase,
        displayName: 'app',
        testMatch: ['<rootDir>/{app,components,lib,models,scripts,test}/**/*.test.ts', '<rootDir>/*.test.ts'],
      },
      {
        displayName: 'components',
        testEnvironment: at('test/dom-environment.ts'),
        setupFilesAfterEnv: [at('test/outside-addresses.ts'), at('test/dom-setup.ts')],
        moduleNameMapper: {
          '^#language$': at('test/language-double.tsx'),
          '^next/navigation$': at('test/navigation-double.ts'),
          '/platform/browser/navigation$': at('test/browser-navigation-double.ts'),
          '^@/(.*)$': at('$1'),
        },
        testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
      },
      { ...onDatabase, displayName: 'front', testMatch: ['<rootDir>/packages/front/**/*.test.ts'] },
      { displayName: 'demo-data', testMatch: ['<rootDir>/packages/demo-data/**/*.test.ts'] },
      { displayName: 'drills', testMatch: ['<rootDir>/packages/drills/**/*.test.ts'] },
      {
        displayName: 'embedded-mongodb',
        globalSetup: at('packages/embedded-mongodb/test/support/prepare.mjs'),
        testMatch: ['<rootDir>/packages/embedded-mongodb/{src,test}/**/*.test.ts'],
      },
    ].map(project),
  ),
});
