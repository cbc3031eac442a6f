import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeNames } from './route-names';

const dir = mkdtempSync(join(tmpdir(), 'route-names-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('names a request by the route of the build, never by its id', () => {
  mkdirSync(join(dir, '.next'));
  const manifest = {
    staticRoutes: [{ page: '/' }, { page: '/about' }],
    dynamicRoutes: [{ page: '/plants/[name]', regex: '^/plants/([^/]+?)(?:/)?$' }],
  };
  writeFileSync(join(dir, '.next/routes-manifest.json'), JSON.stringify(manifest));
  const names = ['/', '/about', '/about/', '/plants/rose', '/x'].map(routeNames(dir));
  expect(names).toEqual(['/', '/about', '/about', '/plants/[name]', 'other']);
});

it('names nothing without a build', () => {
  expect(routeNames(join(dir, 'nowhere'))('/about')).toBe('other');
});
