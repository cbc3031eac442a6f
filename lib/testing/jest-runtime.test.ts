import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

// What a worker keeps must never carry a value from one file to the next: two files that look for each other run in one process.
const NEIGHBOUR = `
  const { kept, next } = require('./own');
  test('is alone', () => {
    expect([next(), next(), globalThis.loads, kept.length, [].leftBehind]).toEqual([1, 2, 1, 0, undefined]);
    kept.push('left behind');
    Array.prototype.leftBehind = true;
  });
  test('modules begin anew when they are reset', () => {
    jest.resetModules();
    expect([require('./own').next(), globalThis.loads]).toEqual([1, 2]);
  });
  test('a mock stands in for a module', () => {
    jest.resetModules();
    jest.doMock('counter', () => ({ next: () => 'mocked' }));
    expect(require('./own').next()).toBe('mocked');
  });
  test('an error says where it was thrown', () => {
    expect.hasAssertions();
    try { require('./thrown').thrown(); } catch (error) { expect(error.stack).toMatch(/thrown\\.js:1:32/); }
  });
  test('a file that imports while it runs is loaded', () => {
    expect(require('counter/late').late).toBeInstanceOf(Function);
  });`;
const FILES: Record<string, string> = {
  'node_modules/counter/index.js':
    'let count = 0; globalThis.loads = (globalThis.loads || 0) + 1; exports.next = () => ++count;',
  'node_modules/counter/late.js': "exports.late = () => import('node:path');",
  'own.js': "const { next } = require('counter'); exports.kept = []; exports.next = next;",
  'thrown.js': "exports.thrown = () => { throw new Error('here'); };",
  'one.test.js': NEIGHBOUR,
  'two.test.js': NEIGHBOUR,
};

test('a test file sees nothing of the one that ran before it', () => {
  const folder = mkdtempSync(join(String(process.env.TEST_DIR), 'runtime-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const config = {
    runtime: resolve('lib/testing/jest-runtime.mjs'),
    transform: {},
    haste: {},
    watchman: false,
  };
  const run = ['node_modules/jest/bin/jest.js', '--runInBand', '--json', '--rootDir', folder];
  const printed = execFileSync(process.execPath, [...run, '--config', JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(JSON.parse(printed.toString())).toMatchObject({ numPassedTestSuites: 2, numPassedTests: 10 });
});
