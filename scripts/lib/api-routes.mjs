import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const EXPORTED = /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm;

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The API's handler files: the address as the folder spells it, and the methods that the file exports. */
export function apiFiles() {
  const files = readdirSync(join(root, 'app/api'), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('route.ts'))
    .sort()
    .map((file) => {
      const source = readFileSync(join(root, 'app/api', file), 'utf8');
      const methods = [...source.matchAll(EXPORTED)].map(([, method]) => method);
      return { path: `/api/${file.slice(0, -'/route.ts'.length)}`, methods };
    });
}

const isCatchAll = (part) => part.startsWith('[...');
const isDynamic = (part) => part.startsWith('[');

/** Next matches a spelled-out folder before a dynamic one, and that before a catch-all: a key that sorts so. */
export function orderOf(path) {
  return path
    .split('/')
    .map((part) => (isCatchAll(part) ? '2' : isDynamic(part) ? '1' : '0'))
    .join('');
}

export function patternOf(path) {
  const parts = path.split('/').map((part) => {
    if (isCatchAll(part)) return '.+';
    return isDynamic(part) ? '[^/]+' : part.replace(SPECIAL, '\\$&');
  });
  return `^${parts.join('/')}$`;
}

/** The pattern of each handler's addresses with the value of its `Allow` header; the first match counts. */
export function apiRoutes(files = apiFiles()) {
  return files
    .toSorted((a, b) => orderOf(a.path).localeCompare(orderOf(b.path)))
    .map(({ path, methods }) => {
      const implied = methods.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
      return { pattern: patternOf(path), allow: [...methods, ...implied].join(', ') };
    });
}
