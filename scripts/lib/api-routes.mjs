import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const EXPORTED = /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm;

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The API's handler files with their folder paths and exported methods. */
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

/** A sort key for Next's matching order: literal folders, then dynamic ones, then catch-alls. */
function orderOf(path) {
  return path
    .split('/')
    .map((part) => (isCatchAll(part) ? '2' : isDynamic(part) ? '1' : '0'))
    .join('');
}

function patternOf(path) {
  const parts = path.split('/').map((part) => {
    if (isCatchAll(part)) return '.+';
    return isDynamic(part) ? '[^/]+' : part.replace(SPECIAL, '\\$&');
  });
  return `^${parts.join('/')}$`;
}

/** Pages and handlers outside the API, by folder path without groups. */
function otherFiles() {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !file.startsWith('api/'))
    .map((file) => {
      const parts = file.split('/').slice(0, -1);
      return { path: `/${parts.filter((part) => !/^\(.*\)$/.test(part)).join('/')}`, methods: undefined };
    });
}

/** Pattern and name of every address in Next's matching order, in which the first match counts, with the `Allow` header of API handlers. */
export function addresses(files = [...apiFiles(), ...otherFiles()]) {
  return files
    .toSorted((a, b) => orderOf(a.path).localeCompare(orderOf(b.path)))
    .map(({ path, methods }) => {
      const implied = methods?.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
      const allow = methods && [...methods, ...implied].join(', ');
      return { pattern: patternOf(path), name: path, allow };
    });
}
