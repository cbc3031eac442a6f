import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../../../../scripts/lib/paths.mjs';
import { freePort, output } from '../../measure';
import { figure, ratio } from '../../report';
import type { Page } from './lighthouse';
import { type Site, startSite } from './sites';

const next = join(root, 'node_modules/next/dist/bin/next');

/** Addresses of the empty application that it renders for each request. */
export const BARE = { handler: '/bare', page: '/empty' } as const;

/**
 * The smallest page of the same Next version, as a baseline for weight and Lighthouse, and the smallest handler and page
 * rendered per request, as baselines for the cost of a request.
 */
export async function startEmptyApp(): Promise<Site> {
  // inside the project, so that it finds the same packages
  const dir = join(root, '.data/bench-empty');
  rmSync(dir, { recursive: true, force: true });
  for (const folder of ['app/bare', 'app/empty']) mkdirSync(join(dir, folder), { recursive: true });
  const files = {
    'package.json': '{"private":true}',
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
    'app/layout.jsx':
      "export const metadata = { title: 'Empty', description: 'An empty page' };\nexport default function L({ children }) { return <html lang=\"en\"><body>{children}</body></html>; }",
    'app/page.jsx': 'export default function P() { return <main><h1>Empty</h1></main>; }',
    'app/bare/route.js':
      "export const dynamic = 'force-dynamic';\nexport const GET = () => Response.json({ status: 'ok' });",
    'app/empty/page.jsx':
      "export const dynamic = 'force-dynamic';\nexport default function P() { return <main><h1>Empty</h1></main>; }",
    'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  await output(process.execPath, [next, 'build', dir], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const port = await freePort();
  const site = await startSite([next, 'start', dir, '-p', String(port)], port, { NODE_ENV: 'production' });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const CODINGS = {
  gzip: (body: Buffer) => gzipSync(body, { level: 9 }),
  br: (body: Buffer) => brotliCompressSync(body),
};

/** Compressed size of the scripts that a modern browser loads for a page before any click. */
export async function firstLoadBytes(url: string, coding: keyof typeof CODINGS = 'gzip'): Promise<number> {
  const html = await (await fetch(url)).text();
  const tags = [...html.matchAll(/<script\b([^>]*)\ssrc="([^"]+)"([^>]*)>/g)];
  const modern = tags.filter(([tag]) => !/nomodule/i.test(tag));
  const addresses = new Set(modern.map(([, , src]) => src?.replaceAll('&amp;', '&') ?? ''));
  let total = 0;
  for (const address of addresses) {
    const body = await (
      await fetch(new URL(address, url), { headers: { 'accept-encoding': 'identity' } })
    ).arrayBuffer();
    total += CODINGS[coding](Buffer.from(body)).length;
  }
  return total;
}

export async function firstLoad(site: Site, empty: Site, pages: readonly Page[]): Promise<void> {
  const yardstick = await firstLoadBytes(empty.url);
  for (const { name, path } of pages) {
    const bytes = await firstLoadBytes(site.url + path);
    const times = bytes / yardstick;
    const value = `${ratio(times)} (${Math.round(bytes / 1024)} of ${Math.round(yardstick / 1024)} KB)`;
    figure(`first-load JavaScript, ${name}: beside an empty page`, value, '≤ 1.15', times <= 1.15);
  }
}
