import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Documented paths of packages without `exports`. */
const DOCUMENTED = [/^next\/(?!dist\/)[\w/.-]+$/, /^ajv\/dist\/2020(?:\.js)?$/];

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bnew URL\()\s*(['"])([^'"\n]+)\1/g;
const PACKAGE_PATH = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)\/(.+)$/;

const known = new Map();
/** The `exports` of an installed package; null without any, undefined for other names. */
function exportsOf(name) {
  if (known.has(name)) return known.get(name);
  let found;
  try {
    found =
      JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).exports ?? null;
  } catch {
    // an alias of the project
  }
  known.set(name, found);
  return found;
}

function isExported(exports, path) {
  return Object.entries(exports).some(([key, target]) => {
    const [before, after] = key.split('*');
    if (target === null) return false;
    return after === undefined ? key === path : path.startsWith(before) && path.endsWith(after);
  });
}

/** Returns a sentence for each import of a path that its package neither exports nor documents. */
export function deepImportProblems(path, text) {
  return [...text.matchAll(SPECIFIER)].flatMap(([, , specifier]) => {
    const [, name, inside] = PACKAGE_PATH.exec(specifier) ?? [];
    const exports = name && exportsOf(name);
    if (exports === undefined) return [];
    const isOpen =
      exports === null ? DOCUMENTED.some((one) => one.test(specifier)) : isExported(exports, `./${inside}`);
    return isOpen ? [] : [`${path} imports ${specifier}, which ${name} does not export`];
  });
}
