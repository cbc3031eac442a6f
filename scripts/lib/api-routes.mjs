import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const EXPORTED = /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm;

/** The API's handler files with the methods that they export: what the front door knows of them (packages/edge-cache/src/api-methods.ts). */
export function apiRoutes() {
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
