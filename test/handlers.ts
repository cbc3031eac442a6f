import type { NextHandler } from '@/lib/platform/http/route';
import { METHODS, type Method, routeFiles } from './routes';

export type FoundHandler = { name: string; path: string; method: Method; handler: NextHandler };

/** Every handler on disk, or those with these names, because all of them load the whole program. */
export async function allHandlers(names?: readonly string[]): Promise<FoundHandler[]> {
  const found: FoundHandler[] = [];
  const paths = names && new Set(names.map((name) => name.split(' ')[1]));
  for (const { file, path } of routeFiles()) {
    if (paths && !paths.has(path)) continue;
    const module = (await import(file)) as Partial<Record<Method, NextHandler>>;
    for (const method of METHODS) {
      const handler = module[method];
      if (handler) found.push({ name: `${method} ${path}`, path, method, handler });
    }
  }
  return found;
}
