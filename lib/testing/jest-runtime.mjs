import { Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

// What a worker keeps from one test file to the next is text and compiled code, never a value that code made: every file still
// runs all of its modules anew, in a context of its own.

/** Compiled once, run in the context of each test file: with it go the functions that earlier files had compiled. */
const scripts = new Map();
/** The text of packages, which do not change while a worker lives, by file and kind of transformation. */
const packages = new Map();
/** Where an import leads, by the resolver of a project. */
const resolved = new WeakMap();

/** Emptied when a test resets its modules, which says nothing about files on the disk. */
class KeptMap extends Map {
  clear() {}
}

const PACKAGE = /\/node_modules\//;
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

/** Jest's own runtime, which compiles, reads and resolves every module again for each test file, without that. */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const [, environment, resolver, , , , , globalConfig] = args;
    this.#shareScripts(environment);
    // whoever watches changes the files between two runs
    if (globalConfig.watch || globalConfig.watchAll) return;
    this.#sharePackages();
    if (!resolved.has(resolver)) resolved.set(resolver, new KeptMap());
    this._resolution.cjsCache = resolved.get(resolver);
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

  #sharePackages() {
    const { transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (!PACKAGE.test(filename)) return transform(filename, options);
      const key = `${filename}\0${options?.isInternalModule ?? false}`;
      const known = packages.get(key);
      if (known !== undefined) return known;
      const text = transform(filename, options);
      packages.set(key, text);
      return text;
    };
  }
}
