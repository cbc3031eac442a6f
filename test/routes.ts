import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const APP = join(process.cwd(), 'app');

export type FoundFile = {
  /** absolute path */
  file: string;
  /** root layout group: `(admin)`, `(member)`, `(public)`, … or `api` */
  group: string;
  /** path with its dynamic parts, e.g. `/api/user/profile/[id]` */
  path: string;
};

function find(name: string): FoundFile[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((entry) => entry.split('/').at(-1) === name)
    .sort()
    .map((entry) => {
      const folder = relative(APP, join(APP, entry)).split('/').slice(0, -1);
      const path = `/${folder.filter((part) => !/^\(.*\)$/.test(part)).join('/')}`;
      return { file: join(APP, entry), group: folder[0] ?? '', path };
    });
}

export const routeFiles = () => find('route.ts');
export const pageFiles = () => find('page.tsx');

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** Values for a path's dynamic parts: `id` for each `[x]`, a list with it for each `[...x]`. */
export function paramsFor(path: string, id: string): Record<string, string | string[]> {
  const names = [...path.matchAll(/\[+(\.\.\.)?([^\]]+)\]+/g)];
  return Object.fromEntries(names.map(([, rest, name]) => [name ?? '', rest ? [id] : id]));
}
