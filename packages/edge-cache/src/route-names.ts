import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

function readManifest(dir: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(dir, '.next/routes-manifest.json'), 'utf8')) as Manifest;
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] };
  }
}

/** What requests are counted under: the route as the folder spells it (`/properties/[id]`), `file` or `other`, so never an id or a token. */
export function routeNames(dir: string, files: readonly string[], isFile: (path: string) => boolean) {
  const { staticRoutes, dynamicRoutes } = readManifest(dir);
  const known = new Set(staticRoutes.map(({ page }) => page));
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const nameOf = (path: string): string => {
    if (isFile(path) || files.some((prefix) => path.startsWith(prefix))) return 'file';
    const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    if (known.has(bare)) return bare;
    return dynamic.find(({ pattern }) => pattern.test(path))?.page ?? 'other';
  };
  const names = new LRUCache<string, string>({ max: 2000, memoMethod: nameOf });
  return (path: string): string => names.memo(path);
}
