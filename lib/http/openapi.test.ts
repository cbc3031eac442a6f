import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GET } from '@/app/api/openapi.json/route';
import type { NextHandler } from '@/lib/http/route';
import { Browser } from '@/lib/testing/browser';
import { useTestDb } from '@/lib/testing/db';
import { METHODS, type Method, routeFiles } from '@/lib/testing/routes';
import { type ApiCall, toOpenApi } from './openapi';

useTestDb();

const FILE = join(process.cwd(), 'docs/openapi.json');

/** Statuses of success that a handler's own file writes; 200 without one. */
function successes(source: string): number[] {
  const named = [...source.matchAll(/status: ([23]\d\d)\b/g)].map(([, status]) => Number(status));
  return [...new Set([200, ...named])];
}

async function calls(): Promise<ApiCall[]> {
  const found: ApiCall[] = [];
  for (const { file, path } of routeFiles()) {
    if (!path.startsWith('/api/') || path.includes('[...rest]')) continue;
    const module = (await import(file)) as Partial<Record<Method, NextHandler & Pick<ApiCall, 'options'>>>;
    for (const method of METHODS) {
      const handler = module[method];
      if (handler)
        found.push({
          path,
          method,
          options: handler.options,
          successes: successes(readFileSync(file, 'utf8')),
        });
    }
  }
  return found;
}

test('docs/openapi.json says what the schemas of the handlers say: after a change run `npm run openapi`', async () => {
  const made = `${JSON.stringify(toOpenApi(await calls(), '1'))}\n`;
  if (process.env.OPENAPI_WRITE) writeFileSync(FILE, made);
  expect(existsSync(FILE) && readFileSync(FILE, 'utf8') === made).toBe(true);
});

test('the document is served, names what a sign-up needs, and has no duplicate operation', async () => {
  const { status, json } = await new Browser().call(GET, '/api/openapi.json');
  expect(status).toBe(200);
  const { paths, openapi } = json as unknown as ReturnType<typeof toOpenApi>;
  expect(openapi).toBe('3.1.0');
  const body = paths['/api/user/register']?.post?.requestBody?.content['application/json'].schema;
  expect(body?.required).toEqual(expect.arrayContaining(['name', 'email', 'password']));
  expect(paths['/api/property/{id}']?.get?.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path' }),
  );
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
