import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GET } from '@/app/api/openapi.json/route';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { METHODS, type Method, routeFiles } from '@/test/routes';
import { type ApiCall, type Replies, toOpenApi } from './openapi';
import type { NextHandler } from './route';

useTestDb();

const FILE = join(process.cwd(), 'docs/openapi.json');

type Written = { paths: Record<string, Record<string, { responses: Record<string, WrittenReply> }>> };
type WrittenReply = { content?: Record<string, { schema?: { $ref?: string } }> };

/** The replies as the document has them: that they are those of the types is checked by `npm run check:structure`. */
function repliesIn(text: string): Replies {
  const { paths, components } = JSON.parse(text) as Written & { components: { schemas: Replies['schemas'] } };
  const { Error: _, ...schemas } = components.schemas;
  const operations: Replies['operations'] = {};
  for (const [path, byMethod] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(byMethod)) {
      const stated = Object.entries(responses)
        .map(([status, { content }]) => [status, content?.['application/json']?.schema ?? null] as const)
        .filter(([status, schema]) =>
          schema ? schema.$ref !== '#/components/schemas/Error' : Number(status) < 400,
        );
      operations[`${method.toUpperCase()} ${path}`] = Object.fromEntries(stated);
    }
  return { operations, schemas };
}

/** One line for each address and each schema, so that two changes seldom meet in one. */
function textOf({ paths, components, ...head }: ReturnType<typeof toOpenApi>): string {
  const lines = (all: object) =>
    `{\n${Object.entries(all)
      .map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`)
      .join(',\n')}\n}`;
  const { schemas, ...rest } = components;
  const start = JSON.stringify(head).slice(0, -1);
  const end = JSON.stringify(rest).slice(1, -1);
  return `${start},"paths":${lines(paths)},"components":{"schemas":${lines(schemas)},${end}}}\n`;
}

async function calls(): Promise<ApiCall[]> {
  const found: ApiCall[] = [];
  for (const { file, path } of routeFiles()) {
    if (!path.startsWith('/api/') || path.includes('[...rest]')) continue;
    const module = (await import(file)) as Partial<Record<Method, NextHandler & Pick<ApiCall, 'options'>>>;
    for (const method of METHODS) {
      const handler = module[method];
      if (handler) found.push({ path, method, options: handler.options });
    }
  }
  return found;
}

test('docs/openapi.json says what the schemas of the handlers say: after a change run `npm run openapi`', async () => {
  const types = process.env.OPENAPI_REPLIES;
  const replies = types
    ? (JSON.parse(readFileSync(types, 'utf8')) as Replies)
    : repliesIn(readFileSync(FILE, 'utf8'));
  const made = textOf(toOpenApi(await calls(), '1', replies));
  if (types) writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8') === made).toBe(true);
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
