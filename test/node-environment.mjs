import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// Node's own globals are quick; those of a vm context are looked up one by one, and its classes are not Node's.

const partsOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

/** What this worker was before its first test file. */
const before = { globals: partsOf(globalThis), exit: process.exit, env: { ...process.env } };

const ASPECTS = ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'];
const isSame = (one, other) => one && ASPECTS.every((aspect) => Object.is(one[aspect], other[aspect]));

function restoreGlobals() {
  for (const key of Reflect.ownKeys(globalThis))
    if (!before.globals.has(key)) Reflect.deleteProperty(globalThis, key);
  for (const [key, known] of before.globals)
    if (!isSame(Object.getOwnPropertyDescriptor(globalThis, key), known))
      Reflect.defineProperty(globalThis, key, known);
}

function putEnvBack() {
  for (const name of Object.keys(process.env)) if (!(name in before.env)) delete process.env[name];
  Object.assign(process.env, before.env);
}

/** What the file listens to on the process, taken off again by what this returns. */
function watchListeners() {
  const known = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!known.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}

/** Timers that the file leaves behind: what would run in the midst of the next file is cancelled by what this returns. */
function watchTimers() {
  const pending = new Set();
  for (const name of ['setTimeout', 'setInterval']) {
    const start = globalThis[name];
    globalThis[name] = Object.assign((callback, ...rest) => {
      const timer = start(
        (...values) => {
          if (name === 'setTimeout') pending.delete(timer);
          callback(...values);
        },
        ...rest,
      );
      pending.add(timer);
      return timer;
    }, start);
  }
  for (const name of ['clearTimeout', 'clearInterval']) {
    const stop = globalThis[name];
    globalThis[name] = (timer) => {
      pending.delete(timer);
      stop(timer);
    };
  }
  return () => {
    for (const timer of pending) clearTimeout(timer);
  };
}

/**
 * Jest's environment for tests without a page: the worker itself in place of a context for each file, put back after it.
 * Product modules are new for every file, packages are not (test/jest-runtime.mjs).
 */
export default class NodeEnvironment {
  global = globalThis;

  constructor({ projectConfig: config }) {
    this.putListenersBack = watchListeners();
    this.cancelTimers = watchTimers();
    Object.assign(globalThis, config.globals);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.cancelTimers();
    this.putListenersBack();
    process.exit = before.exit;
    putEnvBack();
    restoreGlobals();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks whether there is one; modules run without it. */
  getVmContext() {
    return this.global;
  }
}
