import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

// What a worker keeps from one test file to the next is text, compiled code and, where there is no page, packages: every file still
// runs all of the product's modules again.

/** The exception, loaded by Node itself once per worker: compiled from a document, it keeps nothing of who asks. */
const OUTSIDE = /(?:^|\/)api-schemas\.mjs$/;
/** Packages that keep what the product gives them, and Jest's own, are loaded for every file. */
const PACKAGE = /[\\/]node_modules[\\/](?!(?:mongoose|prom-client|@?jest|expect)\b)/;
const require = createRequire(import.meta.url);

/** Compiled once, run in the context of each test file: with it go the functions that earlier files had compiled. */
const scripts = new Map();
/** By the resolver of a project: where imports lead, what is mocked by a folder, and the texts of files. */
const projects = new WeakMap();

/** Emptied when a test resets its modules, which says nothing about files on the disk. */
class RetainedMap extends Map {
  clear() {}
}

function scriptOf(filename, text, parameters) {
  const known = scripts.get(filename);
  if (known?.text === text) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${text}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  scripts.set(filename, { text, script });
  return script;
}

function retainedOf(resolver) {
  if (!projects.has(resolver))
    projects.set(resolver, { imports: new RetainedMap(), mocks: new Map(), texts: new Map() });
  return projects.get(resolver);
}

/**
 * Jest asks `AsyncLocalStorage` which test an error belongs to, and leaves one behind for each file: before Node 24 every new promise
 * goes through all of them. Tests of a file run one after the other, so the one that runs is enough.
 */
class OneAfterTheOther {
  #store;

  getStore() {
    return this.#store;
  }

  async run(store, work) {
    const before = this.#store;
    this.#store = store;
    try {
      return await work();
    } finally {
      this.#store = before;
    }
  }
}
const IN_TURN = { AsyncLocalStorage: OneAfterTheOther };

/** Jest's own runtime, which compiles, reads and resolves every module again for each test file, without that. */
export default class Runtime extends JestRuntime {
  /** Whether test files run in the worker itself (test/node-environment.mjs), where classes of packages are theirs too. */
  #isOneRealm;

  constructor(...args) {
    super(...args);
    const [, environment, resolver, , , , , globalConfig] = args;
    this.#isOneRealm = environment.global === globalThis;
    this.#shareScripts(environment);
    // anyone who watches changes the files between two runs
    if (globalConfig.watch || globalConfig.watchAll) return;
    const { imports, mocks, texts } = retainedOf(resolver);
    this.#shareTexts(texts);
    this._resolution.cjsCache = imports;
    this.#shareMocks(mocks);
  }

  requireModuleOrMock(from, name) {
    if (OUTSIDE.test(name)) return require(join(dirname(from), name));
    const isMocked = () => this.mockState.shouldMockCjs(from, name).shouldMock;
    const shared = this.#sharedPackage(from, name);
    return shared && !isMocked() ? require(shared) : super.requireModuleOrMock(from, name);
  }

  requireInternalModule(from, name) {
    return name === 'node:async_hooks' ? IN_TURN : super.requireInternalModule(from, name);
  }

  requireActual(from, name) {
    const shared = this.#sharedPackage(from, name);
    return shared ? require(shared) : super.requireActual(from, name);
  }

  /** Where Node finds a package that all files of this worker share. */
  #sharedPackage(from, name) {
    if (!this.#isOneRealm || this._resolution.isCoreModule(name)) return undefined;
    try {
      const path = this._resolution.resolveCjs(from, name);
      return PACKAGE.test(path) ? path : undefined;
    } catch {
      // Jest says what is missing
      return undefined;
    }
  }

  #shareScripts(environment) {
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (text, filename) => {
      const context = environment.getVmContext();
      if (!context || this._resolution.isCoreModule(filename)) return compile(text, filename);
      const script = scriptOf(filename, text, executor.injectedModuleParameters);
      return this.#isOneRealm ? script.runInThisContext() : script.runInContext(context);
    };
  }

  #shareTexts(texts) {
    const { transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      const key = `${filename}\0${options?.isInternalModule ?? false}`;
      const known = texts.get(key);
      if (known) {
        if (known.sourceMap) transformCache.sourceMaps.set(filename, known.sourceMap);
        return known.text;
      }
      const text = transform(filename, options);
      texts.set(key, { text, sourceMap: transformCache.sourceMaps.get(filename) });
      return text;
    };
  }

  #shareMocks(mocks) {
    const resolution = this._resolution;
    const find = resolution.getCjsMockModule.bind(resolution);
    resolution.getCjsMockModule = (from, name) => {
      const key = `${from}\0${name}`;
      if (!mocks.has(key)) mocks.set(key, find(from, name));
      return mocks.get(key);
    };
  }
}
