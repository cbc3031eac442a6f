/**
 * `npm run bench -- pages [--quick]` measures the cost of a page for its visitor and the machine. It covers bytes on the
 * wire, first-load script, paint and presses on a phone, a page from memory compared with one nginx worker, an uncached page
 * compared with an empty Next page, and memory. `--only=weight,phone,nginx,uncached,memory` selects parts. Linux only,
 * because it reads /proc.
 */
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { SITE_MEMORY } from '../../../scripts/lib/children.mjs';
import { median } from '../measure';
import { figure, printTable } from '../report';
import { phone } from './pages/phone';
import { proportionalMegabytes, withDescendants } from './pages/processes';
import { uncached } from './pages/uncached';
import { firstLoadBytes, startEmptyApp } from './web/empty-app';
import { makeWorld, type Site, startProduct } from './web/sites';
import { throughput } from './web/throughput';

const quick = process.argv.includes('--quick');
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const wanted = (part: string) => !only || only.includes(part);

const world = await makeWorld(quick ? 200 : 600);
const database = (JSON.parse(readFileSync(join(world.dir, 'db/running.json'), 'utf8')) as { pid: number })
  .pid;
const running: { stop(): Promise<void> }[] = [world];

type Page = { name: string; path: string; scriptAim: number };

/** The size in bytes of a document as it is sent to a browser. */
function wireBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    const outgoing = request(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      if (response.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not compressed`));
      resolve(body.length);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function weights(site: Site, pages: readonly Page[]): Promise<void> {
  for (const { name, path, scriptAim } of pages) {
    // the first visitor of a page gets it with quick compression, which is the largest version
    const document = await wireBytes(site.url + path);
    figure(`${name}: document (br)`, kb(document), '≤ 30 KB', document <= 30 * 1024);
    const script = await firstLoadBytes(site.url + path, 'br');
    figure(`${name}: first-load script (br)`, kb(script), `≤ ${scriptAim} KB`, script <= scriptAim * 1024);
  }
}

async function besideNginx(site: Site): Promise<void> {
  process.env.PATH = `${process.env.PATH}:/usr/sbin`;
  const isThere = (program: string) =>
    process.env.PATH?.split(':').some((dir) => existsSync(`${dir}/${program}`));
  if (!isThere('nginx') || !isThere('wrk'))
    return figure('page from memory beside nginx', 'nginx or wrk is not installed');
  const rounds = { rounds: quick ? 1 : 3, seconds: quick ? 2 : 4 };
  await throughput(world, site, rounds, { label: 'one process each', processes: 1, aim: 0.4 });
}

/** Memory of two processes, as deployed, after a hundred pages. */
async function memory(ids: readonly string[]): Promise<void> {
  const site = await startProduct(world, 2, SITE_MEMORY);
  running.push(site);
  const pages = ['/', '/buy', '/rent', '/services', ...ids.slice(0, 96).map((id) => `/properties/${id}`)];
  for (const path of pages) await (await fetch(site.url + path)).arrayBuffer();
  const all = [...withDescendants(site.pid), database];
  const used = all.reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
  const name = `memory of two processes and the database after ${pages.length} pages`;
  figure(name, `${used.toFixed(0)} MB`, '≤ 800 MB', used <= 800);
  await site.stop();
}

try {
  const site = await startProduct(world);
  running.push(site);
  const listed = (await (await fetch(`${site.url}/api/property?limit=100`)).json()) as {
    data: { _id: string }[];
  };
  const ids = listed.data.map(({ _id }) => _id);
  const pages: Page[] = [
    { name: 'home', path: '/', scriptAim: 165 },
    { name: 'list', path: '/buy/nagpur', scriptAim: 165 },
    { name: 'listing', path: `/properties/${ids[0]}`, scriptAim: 165 },
    { name: 'map', path: '/buy/nagpur?view=map', scriptAim: 330 },
  ];
  if (wanted('weight')) await weights(site, pages);
  if (wanted('phone')) await phone(site, pages, quick ? 1 : 3);
  if (wanted('nginx')) await besideNginx(site);
  if (wanted('uncached')) {
    const empty = await startEmptyApp();
    running.push(empty);
    const rounds = quick ? 20 : 60;
    const list = await uncached(site, empty, rounds, (i) => `/buy/nagpur?minPrice=${200_000 + i}`);
    const listing = await uncached(site, empty, rounds, (i) => `/properties/${ids[i % ids.length]}?q=${i}`);
    for (const [name, ratios] of Object.entries({ list, listing })) {
      const ratio = median(ratios);
      const beside = `uncached ${name} beside an empty Next page`;
      figure(beside, `${ratio.toFixed(1)}×`, '≤ 9', ratio <= 9);
    }
  }
  await site.stop();
  if (wanted('memory')) await memory(ids);
} finally {
  for (const one of running.reverse()) await one.stop();
}
printTable();
