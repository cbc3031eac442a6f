import { html, start } from '../testing/harness';

it('counts requests by route, status and method, times them, and says what came from memory', async () => {
  const running = await start(
    (request, response) => html(response, 'x', request.url?.includes('rose') ? 404 : 200),
    {},
    {
      metrics: { host: '127.0.0.1', port: 0 },
      addresses: [
        { pattern: /^\/plants\/[^/]+$/, name: '/plants/[name]' },
        { pattern: /^\/$/, name: '/' },
        { pattern: /^\/about$/, name: '/about' },
      ],
    },
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
  const registry = running.front.metrics!.registry;
  const text = await registry.metrics();
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
  // the public port knows nothing of it
  expect((await running.ask('/metrics')).text).not.toContain('http_requests_total');
  await running.close();
});
