import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

// What a worker keeps from one test file to the next is text and compiled code, never a value that code made: every file still
// runs all of its modules anew, in a context of its own.

/** The exception, loaded by Node itself once per worker: compiled from a document, it keeps nothing of who asks. */
const OUTSIDE = /(?:^|\/)api-schemas\.mjs$/;
const require = createRequire(import.meta.url);

/** Compiled once, run in the context of each test file: with it go the functions that earlier files had compiled. */
const scripts = new Map();
/** By the resolver of a project: where imports lead, what is mocked by a folder, and the texts of files. */
const projects = new WeakMap();

/** Emptied when a test resets its modules, which says nothing about files on the disk. */
class KeptMap extends Map {
  clear() {}
}

/** Node takes who answers `import()` with the script and not with each run of it, so such a file is compiled for each context. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

function scriptOf(filename, text, parameters) {
  const known = scripts.get(filename);
  if (known?.text === text) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = DYNAMIC_IMPORT.test(text)
    ? undefined
    : new Script(`${head}${text}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { text, script });
  return script;
}

function keptOf(resolver) {
  if (!projects.has(resolver))
    projects.set(resolver, { imports: new KeptMap(), mocks: new Map(), texts: new Map() });
  return projects.get(resolver);
}

/** Jest's own runtime, which compiles, reads and resolves every module again for each test file, without that. */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const [, environment, resolver, , , , , globalConfig] = args;
    this.#shareScripts(environment);
    // whoever watches changes the files between two runs
    if (globalConfig.watch || globalConfig.watchAll) return;
    const { imports, mocks, texts } = keptOf(resolver);
    this.#shareTexts(texts);
    this._resolution.cjsCache = imports;
    this.#shareMocks(mocks);
  }

  requireModuleOrMock(from, name) {
    return OUTSIDE.test(name) ? require(join(dirname(from), name)) : super.requireModuleOrMock(from, name);
  }

  #shareScripts(environment) {
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (text, filename) => {
      const context = environment.getVmContext();
      const isCore = this._resolution.isCoreModule(filename);
      const script = context && !isCore && scriptOf(filename, text, executor.injectedModuleParameters);
      return script ? script.runInContext(context) : compile(text, filename);
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
