/**
 * `npm run bench -- box [--quick]`: what the words of the search box cost the server, over every phrasing of the tables
 * (lib/search/parser): the redirect that parses them once, and the panel that is shown while they are typed. One request at a time;
 * beside the time that passes the processor's time, which other work on the machine does not change. Linux only: it reads /proc.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { median, percentile } from '../measure';
import { figure, printTable } from '../report';
import { processTime, withDescendants } from './pages/processes';
import { makeWorld, type Site, startProduct } from './web/sites';

const quick = process.argv.includes('--quick');
const AIM_MS = 20;
const WARM = 60;

const TABLES = ['phrasings', 'phrasings-apart', 'phrasings-afresh'];
const phrasings = TABLES.flatMap((name) => {
  const { rows } = JSON.parse(readFileSync(join(root, `lib/search/parser/${name}.json`), 'utf8')) as {
    rows: string[];
  };
  return rows.map((row) => row.split(' | ')[0] ?? '');
});
const asked = quick ? phrasings.filter((_, i) => i % 10 === 0) : phrasings;

/** Milliseconds that the processor has worked for the site so far. */
const worked = (site: Site) => withDescendants(site.pid).reduce((sum, pid) => sum + processTime(pid), 0);

async function measure(site: Site, name: string, pathOf: (text: string) => string): Promise<void> {
  const ask = async (text: string) => {
    const start = performance.now();
    const reply = await fetch(site.url + pathOf(text), { redirect: 'manual' });
    await reply.arrayBuffer();
    if (reply.status >= 400) throw new Error(`${pathOf(text)}: ${reply.status}`);
    return performance.now() - start;
  };
  for (const text of asked.slice(0, WARM)) await ask(text);
  const before = worked(site);
  const times: number[] = [];
  for (const text of asked) times.push(await ask(text));
  const each = (worked(site) - before) / asked.length;
  const middle = median(times);
  figure(
    `${name}, ${asked.length} phrasings: median`,
    `${middle.toFixed(1)} ms (95 % ${percentile(times, 0.95).toFixed(1)})`,
    `≤ ${AIM_MS} ms`,
    middle <= AIM_MS,
  );
  figure(`${name}: processor, mean`, `${each.toFixed(1)} ms`, `≤ ${AIM_MS} ms`, each <= AIM_MS);
}

const world = await makeWorld(quick ? 200 : 600);
try {
  const site = await startProduct(world);
  try {
    await measure(site, 'search', (ask) => `/search?${new URLSearchParams({ type: 'sale', ask })}`);
    await measure(site, 'panel', (ask) => `/api/search/suggest?${new URLSearchParams({ ask })}`);
  } finally {
    await site.stop();
  }
} finally {
  await world.stop();
}
printTable();
