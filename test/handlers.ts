import type { NextHandler } from '@/lib/platform/http/route';
import { METHODS, type Method, routeFiles } from './routes';

export type FoundHandler = { name: string; path: string; method: Method; handler: NextHandler };

/** Every handler of the tree, found on disk. */
export async function allHandlers(): Promise<FoundHandler[]> {
  const found: FoundHandler[] = [];
  for (const { file, path } of routeFiles()) {
    const module = (await import(file)) as Partial<Record<Method, NextHandler>>;
    for (const method of METHODS) {
      const handler = module[method];
      if (handler) found.push({ name: `${method} ${path}`, path, method, handler });
    }
  }
  return found;
}
