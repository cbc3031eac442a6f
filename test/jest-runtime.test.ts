import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

// What a worker keeps must never carry a value from one file to the next: two files that look for each other run in one process.

/** With a context for each file, as tests of pages have it. */
const NEIGHBOUR = `
  const { kept, next } = require('./own');
  test('is alone', () => {
    expect([next(), next(), globalThis.loads, kept.length, [].leftBehind]).toEqual([1, 2, 1, 0, undefined]);
    kept.push('left behind');
    Array.prototype.leftBehind = true;
  });
  test('modules begin again when they are reset', () => {
    jest.resetModules();
    expect([require('./own').next(), globalThis.loads]).toEqual([1, 2]);
  });
  test('a mock is in for a module', () => {
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
/** In the worker itself, as all others are: packages stay, and what a file changed is put back. */
const IN_ONE_REALM = `
  const { setTimeout: wait } = require('node:timers/promises');
  const { kept } = require('./own');
  test('is alone', async () => {
    await wait(60);
    const { left, late } = globalThis;
    expect([kept.length, left, late, typeof fetch, process.env.LEFT, process.listenerCount('SIGUSR2'), process.exit.isLeft])
      .toEqual([0, undefined, undefined, 'function', undefined, 0, undefined]);
    kept.push('left behind');
    globalThis.left = process.exit.isLeft = true;
    process.env.LEFT = 'behind';
    process.on('SIGUSR2', () => undefined);
    globalThis.fetch = undefined;
    setTimeout(() => { globalThis.late = true; }, 30);
    setInterval(() => { globalThis.late = true; }, 30);
  });
  test('has the globals and classes of Node', () => {
    const own = require('node:vm').runInThisContext('[Error, Map]');
    expect([own[0] === Error, own[1] === Map, require('counter').Kind === Map]).toEqual([true, true, true]);
  });
  test('modules begin again when they are reset, packages do not', () => {
    const { next } = require('counter');
    jest.resetModules();
    expect([require('./own').kept.length, require('counter').next === next]).toEqual([0, true]);
  });
  test('a mock is in for a package', () => {
    jest.resetModules();
    jest.doMock('counter', () => ({ next: () => 'mocked' }));
    expect([require('./own').next(), typeof jest.requireActual('counter').next()]).toEqual(['mocked', 'number']);
  });
  test('promises ask no storage of Jest', async () => {
    await wait(1);
    const { executionAsyncResource } = require('node:async_hooks');
    const stores = Object.getOwnPropertySymbols(executionAsyncResource()).map(String);
    expect(stores.filter((name) => name.includes('kResourceStore'))).toEqual([]);
  });
  test('time can be faked', () => {
    jest.useFakeTimers();
    let called = false;
    setTimeout(() => { called = true; }, 1e6);
    jest.advanceTimersByTime(1e6);
    jest.useRealTimers();
    expect(called).toBe(true);
  });`;
const FILES: Record<string, string> = {
  'node_modules/counter/index.js':
    'let count = 0; globalThis.loads = (globalThis.loads || 0) + 1; exports.next = () => ++count; exports.Kind = Map;',
  'node_modules/counter/late.js': "exports.late = () => import('node:path');",
  'own.js': "const { next } = require('counter'); exports.kept = []; exports.next = next;",
  'thrown.js': "exports.thrown = () => { throw new Error('here'); };",
};

test.each([
  ['a context of its own', NEIGHBOUR, 'node', 5],
  ['the worker itself', IN_ONE_REALM, resolve('test/node-environment.mjs'), 6],
])('in %s a test file sees nothing of the one that ran before it', (_, text, testEnvironment, tests) => {
  const folder = mkdtempSync(join(String(process.env.TEST_DIR), 'runtime-'));
  for (const [path, content] of Object.entries({ ...FILES, 'one.test.js': text, 'two.test.js': text })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const config = {
    runtime: resolve('test/jest-runtime.mjs'),
    testEnvironment,
    transform: {},
    haste: {},
    watchman: false,
  };
  const run = ['node_modules/jest/bin/jest.js', '--runInBand', '--forceExit', '--json', '--rootDir', folder];
  const printed = spawnSync(process.execPath, [...run, '--config', JSON.stringify(config)]);
  const { numPassedTestSuites, numPassedTests, testResults } = JSON.parse(printed.stdout.toString());
  expect(testResults.map(({ message }: { message: string }) => message)).toEqual(['', '']);
  expect([numPassedTestSuites, numPassedTests]).toEqual([2, 2 * tests]);
});
