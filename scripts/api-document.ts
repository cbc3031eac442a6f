import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type ApiCall, toOpenApi } from '@/lib/platform/http/openapi';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A handler file, as scripts/lib/api-routes.mjs lists it. */
type ApiFile = { path: string; methods: string[] };
type Handler = Pick<ApiCall, 'options'>;

async function calls(files: readonly ApiFile[]): Promise<ApiCall[]> {
  const found: ApiCall[] = [];
  for (const { path, methods } of files) {
    if (path.includes('[...rest]')) continue;
    const handlers = (await import(`../app/api/${path.slice('/api/'.length)}/route.ts`)) as Record<
      string,
      Handler
    >;
    for (const method of methods) found.push({ path, method, options: handlers[method]?.options });
  }
  return found;
}

/** The schemas of all dto files by name, with the area in front where two have the same. */
async function names(): Promise<Record<string, z.ZodType>> {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' });
  const found: { area: string; name: string; schema: z.ZodType }[] = [];
  for (const folder of files
    .filter((path) => path.endsWith('/dto.ts'))
    .map(dirname)
    .sort())
    for (const [name, schema] of Object.entries<unknown>(await import(`../lib/${folder}/dto.ts`)))
      if (schema instanceof z.ZodType) found.push({ area: folder.split('/')[0]!, name, schema });
  const isShared = (name: string) => found.filter((one) => one.name === name).length > 1;
  return Object.fromEntries(
    found.map(({ area, name, schema }) => [(isShared(name) ? capital(area) : '') + capital(name), schema]),
  );
}

/** The API as OpenAPI 3.1, from the handlers and the files that describe replies. */
export const apiDocument = async (files: readonly ApiFile[]) =>
  toOpenApi(await calls(files), '1', await names());
