import { METHODS, routeFiles } from '@/test/routes';
import { addresses, apiFiles } from './api-routes.mjs';

const table = addresses([
  { path: '/api/[...rest]', methods: ['GET', 'POST'] },
  { path: '/api/property/[id]', methods: ['GET', 'PUT'] },
  { path: '/api/property/mine', methods: ['DELETE'] },
  { path: '/api/property/[id]/images/[...publicId]', methods: ['DELETE'] },
]);

it.each([
  ['/api/property/1', 'GET, PUT, HEAD, OPTIONS'],
  ['/api/property/mine', 'DELETE, OPTIONS'],
  ['/api/property/1/images/a/b', 'DELETE, OPTIONS'],
  ['/api/anything/else', 'GET, POST, HEAD, OPTIONS'],
  ['/buy', undefined],
])('%s allows %s', (path, allow) => {
  expect(table.find(({ pattern }) => new RegExp(pattern).test(path))?.allow).toBe(allow);
});

it('the table is what the handler files export', async () => {
  const found = apiFiles();
  const files = routeFiles().filter(({ path }) => path.startsWith('/api/'));
  expect(found.map(({ path }) => path).sort()).toEqual(files.map(({ path }) => path).sort());
  for (const { file, path } of files) {
    const exported = Object.keys((await import(file)) as object);
    const methods = METHODS.filter((method) => exported.includes(method)).sort();
    expect({ path, methods: found.find((item) => item.path === path)?.methods.toSorted() }).toEqual({
      path,
      methods,
    });
  }
});

test.each([
  ['/', '/'],
  ['/properties/6650f0a1b2c3d4e5f6a7b8c9', '/properties/[id]'],
  ['/api/health/live', '/api/health/live'],
])('%s is named %s', (path, name) => {
  expect(addresses().find(({ pattern }) => new RegExp(pattern).test(path))?.name).toBe(name);
});
