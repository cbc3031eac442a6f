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
  testEnvironment: 'node',
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // these packages ship ES modules only
  transformIgnorePatterns: ['/node_modules/(?!jose/)'],
};

/** @type {import('jest').Config} */
export default {
  // one more than cores: files that wait for disks and processes leave the processor to others
  maxWorkers: 3,
  // no test is about speed: a busy machine must not fail one
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'app',
      rootDir: '.',
      globalSetup: '<rootDir>/lib/testing/global-setup.ts',
      globalTeardown: '<rootDir>/lib/testing/global-teardown.ts',
      setupFiles: ['<rootDir>/lib/testing/env.ts'],
      testMatch: [
        '<rootDir>/{app,components,lib,models,scripts,packages/edge-cache,packages/demo-data}/**/*.test.{ts,tsx}',
        '<rootDir>/*.test.ts',
      ],
      moduleNameMapper: { '^server-only$': '<rootDir>/lib/testing/empty.ts', '^@/(.*)$': '<rootDir>/$1' },
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
