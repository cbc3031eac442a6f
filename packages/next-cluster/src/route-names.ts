import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/** Labels of requests: the route as spelled in the folder (`/properties/[id]`) or `other`, so never an id or token. */
export function routeNames(dir: string): (path: string) => string {
  const manifest = join(dir, '.next/routes-manifest.json');
  const text = existsSync(manifest)
    ? readFileSync(manifest, 'utf8')
    : '{"staticRoutes":[],"dynamicRoutes":[]}';
  const { staticRoutes, dynamicRoutes } = JSON.parse(text) as Manifest;
  const known = new Set(staticRoutes.map(({ page }) => page));
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) => {
    const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    if (known.has(bare)) return bare;
    return dynamic.find(({ pattern }) => pattern.test(path))?.page ?? 'other';
  };
}
