import { METHODS, routeFiles } from '@/lib/testing/routes';
import { apiRoutes } from '@/scripts/lib/api-routes.mjs';
import { ApiMethods } from './api-methods';
import { html, start } from './testing/harness';

const table = new ApiMethods([
  { path: '/api/[...rest]', methods: ['GET', 'POST'] },
  { path: '/api/property/[id]', methods: ['GET', 'PUT'] },
  { path: '/api/property/mine', methods: ['DELETE'] },
  { path: '/api/property/[id]/images/[...publicId]', methods: ['DELETE'] },
]);

it.each([
  ['GET', '/api/property/1', undefined],
  ['HEAD', '/api/property/1', undefined],
  ['OPTIONS', '/api/property/1', undefined],
  ['PATCH', '/api/property/1', 'GET, PUT, HEAD, OPTIONS'],
  ['GET', '/api/property/mine', 'DELETE, OPTIONS'],
  ['DELETE', '/api/property/1/images/a/b', undefined],
  ['GET', '/api/property/1/images/a/b', 'DELETE, OPTIONS'],
  ['POST', '/api/nobody', undefined],
  ['PATCH', '/buy', undefined],
])('%s %s → %s', (method, path, allow) => expect(table.allowInstead(method, path)).toBe(allow));

it('a method that nobody answers is told so, and which there are', async () => {
  const running = await start(async (_request, response) => html(response, 'asked'), { apiMethods: table });
  const reply = await running.ask('/api/property/1', { method: 'DELETE' });
  expect(reply.status).toBe(405);
  expect(reply.headers.allow).toBe('GET, PUT, HEAD, OPTIONS');
  expect(JSON.parse(reply.text)).toEqual({
    message: 'This method is not allowed here',
    code: 'method_not_allowed',
  });
  expect(running.asked).toHaveLength(0);
  await running.close();
});

it('the table is what the handler files export', async () => {
  const found = apiRoutes();
  const files = routeFiles().filter(({ path }) => path.startsWith('/api/'));
  expect(found.map(({ path }) => path).sort()).toEqual(files.map(({ path }) => path).sort());
  for (const { file, path } of files) {
    const exported = Object.keys((await import(file)) as object);
    const methods = METHODS.filter((method) => exported.includes(method)).sort();
    expect({ path, methods: found.find((one) => one.path === path)?.methods.toSorted() }).toEqual({
      path,
      methods,
    });
  }
});
