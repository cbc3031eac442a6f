import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
/** Tests of components see whole pages: parts that come later are there at once, as on the server. */
const laterParts = Object.entries(imports).flatMap(([name, { default: file }]) =>
  name.startsWith('#later/') ? [[`^${name}$`, file.replace('.', '<rootDir>')]] : [],
);

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  // compiles every module once per worker: docs/decisions/0036-tests-with-jest-in-one-context.md
  runtime: join(import.meta.dirname, 'test/jest-runtime.mjs'),
  testEnvironment: join(import.meta.dirname, 'test/node-environment.mjs'),
  setupFilesAfterEnv: [
    join(import.meta.dirname, 'test/processor-time.ts'),
    join(import.meta.dirname, 'test/outside-addresses.ts'),
  ],
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // these packages ship ES modules only
  transformIgnorePatterns: [
    '/node_modules/(?!.*(?:jose|qr/|@scure/base|@noble/hashes|icu-minify|@formatjs)/)',
  ],
};

/** The product's tests talk to one embedded database server per run. */
const onDatabase = {
  ...common,
  rootDir: '.',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  setupFiles: ['<rootDir>/test/env.ts'],
  moduleNameMapper: {
    '^#language$': '<rootDir>/test/language-double.tsx',
    '^server-only$': '<rootDir>/test/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

/** @type {import('jest').Config} */
export default {
  // one more than cores: files that wait for disks and processes leave the processor to others
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/jest-sequencer.mjs',
  // no test is about speed: a busy machine must not fail one
  testTimeout: 120_000,
  // a package's project has the name of its folder: `npm test` leaves it out while its files have not changed
  projects: [
    {
      ...onDatabase,
      displayName: 'app',
      testMatch: ['<rootDir>/{app,components,lib,models,scripts,test}/**/*.test.ts', '<rootDir>/*.test.ts'],
    },
    {
      ...common,
      displayName: 'components',
      rootDir: '.',
      testEnvironment: '<rootDir>/test/dom-environment.ts',
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/test/dom-setup.ts'],
      moduleNameMapper: {
        '^#language$': '<rootDir>/test/language-double.tsx',
        '^next/navigation$': '<rootDir>/test/navigation-double.ts',
        ...Object.fromEntries(laterParts),
        '^@/(.*)$': '<rootDir>/$1',
      },
      testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
    },
    {
      ...onDatabase,
      displayName: 'edge-cache',
      testMatch: ['<rootDir>/packages/edge-cache/**/*.test.ts'],
    },
    {
      ...onDatabase,
      displayName: 'next-cluster',
      testMatch: ['<rootDir>/packages/next-cluster/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'demo-data',
      rootDir: './packages/demo-data',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'drills',
      rootDir: './packages/drills',
      testMatch: ['<rootDir>/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'embedded-mongodb',
      rootDir: './packages/embedded-mongodb',
      globalSetup: '<rootDir>/test/support/prepare.mjs',
      testMatch: ['<rootDir>/{src,test}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/long/'],
    },
  ],
};
