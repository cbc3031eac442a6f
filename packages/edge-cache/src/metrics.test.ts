import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Counter, Registry } from 'prom-client';
import { ask, html, start } from '../testing/harness';
import { answer, type Channel } from './channel';
import { asText, MetricsMembers, serveMetrics } from './metrics-server';

const dir = mkdtempSync(join(tmpdir(), 'edge-metrics-'));
mkdirSync(join(dir, '.next'));
writeFileSync(
  join(dir, '.next/routes-manifest.json'),
  JSON.stringify({
    staticRoutes: [{ page: '/' }, { page: '/about' }],
    dynamicRoutes: [{ page: '/plants/[name]', regex: '^/plants/([^/]+?)(?:/)?$' }],
  }),
);
afterAll(() => rmSync(dir, { recursive: true }));

it('counts requests by route, status and method, times them, and says what came from memory', async () => {
  const running = await start(
    (request, response) => html(response, 'x', request.url?.includes('rose') ? 404 : 200),
    {},
    { dir, metrics: { host: '127.0.0.1', port: 0 } },
  );
  for (const path of [
    '/',
    '/',
    '/about',
    '/plants/rose',
    '/plants/elder',
    '/x?secret=1',
    '/_next/static/a.js',
  ])
    await running.ask(path);
  await running.ask('/plants/elder', { method: 'BREW' });
  const registry = running.edge.metrics!.registry;
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, async () => [
    await registry.getMetricsAsJSON(),
  ]);
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const { text, headers } = await ask(port, '/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  const lines = text.split('\n');
  for (const line of [
    'http_requests_total{method="GET",route="/",status="200"} 2',
    'http_requests_total{method="GET",route="/plants/[name]",status="404"} 1',
    'http_requests_total{method="GET",route="/plants/[name]",status="200"} 1',
    'http_requests_total{method="GET",route="other",status="200"} 1',
    'http_request_duration_seconds_count{route="/"} 2',
    'edge_cache_lookups_total{outcome="hit"} 1',
    'edge_cache_lookups_total{outcome="miss"} 4',
    'gate_refusals_total{gate="render"} 0',
    'edge_processes 1',
  ])
    expect(lines).toContain(line);
  expect(text).toMatch(/route="file"/);
  expect(text).not.toMatch(/secret|rose|BREW/);
  expect((await ask(port, '/')).status).toBe(404);
  // the public port knows nothing of it
  expect((await running.ask('/metrics')).text).not.toContain('http_requests_total');
  server.close();
  await running.close();
});

/** Both ends of the channel between the first process and another one, which has counted `count`. */
function member(count: number) {
  const registry = new Registry();
  new Counter({ name: 'done_total', help: 'x', registers: [registry] }).inc(count);
  const [near, far] = [new EventEmitter(), new EventEmitter()];
  const channel = (own: EventEmitter, other: EventEmitter) =>
    Object.assign(own, { send: (message: unknown) => other.emit('message', message) }) as Channel;
  const asked: boolean[] = [];
  answer(channel(far, near), 'measure', async ({ shared }) => {
    asked.push(shared);
    return [await registry.getMetricsAsJSON()];
  });
  return { near: channel(near, far), end: () => near.emit('disconnect'), asked };
}

it('adds up all processes, asks one for what they share, and keeps what one that ended had counted', async () => {
  const members = new MetricsMembers();
  const both = [member(3), member(4)];
  for (const { near } of both) members.add(near);
  const sum = async () => /^done_total (\d+)$/m.exec(await asText(await members.read()))?.[1];
  expect(await sum()).toBe('7');
  expect(both.map(({ asked }) => asked)).toEqual([[true], [false]]);
  both[0]!.end();
  expect(await sum()).toBe('7');
  expect(both[1]!.asked).toEqual([false, true]);
  for (let i = 0; i < 3; i++) {
    const next = member(1);
    members.add(next.near);
    expect(await sum()).toBe(String(8 + i));
    next.end();
  }
  expect(await sum()).toBe('10');
});
