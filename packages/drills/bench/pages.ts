/**
 * `npm run bench -- pages [--quick]`: what a request costs, as processor time by thread and route, beside a bare handler and an empty
 * page of the same Next version that are asked in the same run; bytes of pages, codings, first-load JavaScript, what an idle site takes
 * and its memory. `--only=routes,weight,codings,scripts,idle` picks parts. Linux only: it reads /proc.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_MEMORY } from '../../../scripts/lib/children.mjs';
import { median, sleep } from '../measure';
import { figure, printTable } from '../report';
import { streamed, weigh, weighCodings } from './pages/page-weight';
import { askedOf, type Measured, measureRoutes, type Route, yardsticksOf } from './pages/routes';
import { processTime, proportionalMegabytes, withDescendants } from './pages/threads';
import { firstLoadBytes, startEmptyApp } from './web/empty-app';
import { makeWorld, type Site, signInAsAdmin, startProduct } from './web/sites';

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

const ms = (value: number) => value.toFixed(1);

function report({ route, site, database, ratio }: Measured): void {
  const { edge, application, pool, all } = site;
  const parts = `edge ${ms(edge)}, application ${ms(application)}, pools ${ms(pool)}; database ${ms(database)}`;
  const value = `${ratio.toFixed(2)}× (${ms(all)} ms: ${parts})`;
  figure(
    `${route.name}: beside ${route.beside === 'handler' ? 'a bare handler' : 'an empty page'}`,
    value,
    `≤ ${route.aim}`,
    ratio <= route.aim,
  );
}

/** The HTML of forty listings: what a listing shows differs much. */
async function listingWeights(site: Site, ids: readonly string[], language: string): Promise<void> {
  const weights: number[] = [];
  for (const id of ids.slice(0, 40))
    weights.push(weigh(await (await fetch(`${site.url}${language}/properties/${id}`)).text()).html / 1024);
  const within = weights.filter((kb) => kb <= 80).length;
  const range = `${Math.min(...weights).toFixed(0)} to ${Math.max(...weights).toFixed(0)} KB`;
  figure(
    `forty listings${language && ` at ${language}`}: HTML`,
    `${range}, median ${median(weights).toFixed(0)}, ${within} of ${weights.length} within 80 KB`,
    '≤ 80 KB',
    within === weights.length,
  );
}

async function weights(site: Site, listing: string): Promise<string> {
  const pages = [
    { name: 'list of 15', path: '/buy/nagpur', html: 110, payload: 25 },
    { name: 'list of 15, Marathi', path: '/mr/buy/nagpur', html: 110, payload: 25 },
    { name: 'list of 15, Hindi', path: '/hi/buy/nagpur', html: 110, payload: 25 },
    { name: 'listing', path: listing, html: 80, payload: undefined },
    { name: 'listing, Marathi', path: `/mr${listing}`, html: undefined, payload: undefined },
    { name: 'home', path: '/', html: undefined, payload: undefined },
    { name: 'map', path: '/buy/nagpur?view=map', html: undefined, payload: undefined },
  ];
  let list = '';
  for (const { name, path, html, payload } of pages) {
    const text = await (await fetch(site.url + path)).text();
    list ||= text;
    const found = weigh(text);
    const kb = (bytes: number) => bytes / 1024;
    figure(
      `${name}: HTML`,
      `${kb(found.html).toFixed(0)} KB, ${found.elements} elements`,
      html ? `≤ ${html} KB` : '',
      html === undefined ? undefined : kb(found.html) <= html,
    );
    const reached = payload === undefined ? undefined : kb(found.payload) <= payload;
    figure(
      `${name}: of it React's payload`,
      `${kb(found.payload).toFixed(0)} KB`,
      payload ? `≤ ${payload} KB` : '',
      reached,
    );
  }
  return list;
}

async function codings(list: string): Promise<void> {
  const rounds = quick ? 10 : 40;
  const all = [...weighCodings(list, rounds)];
  for (const level of [1, 2, 3, 5]) all.push(await streamed(list, level, rounds));
  for (const { name, milliseconds, bytes } of all)
    figure(`list as ${name}`, `${milliseconds.toFixed(2)} ms, ${(bytes / 1024).toFixed(1)} KB`);
}

async function scripts(site: Site, empty: Site, listing: string): Promise<void> {
  const yardstick = (await firstLoadBytes(empty.url, 'br')) / 1024;
  figure('first-load JavaScript (br), an empty page', `${yardstick.toFixed(1)} KB`);
  const pages = [
    { name: 'home', path: '/', aim: 120 },
    { name: 'list', path: '/buy/nagpur', aim: 120 },
    { name: 'listing', path: listing, aim: 120 },
    { name: 'map', path: '/buy/nagpur?view=map', aim: 260 },
  ];
  for (const { name, path, aim } of pages) {
    const kb = (await firstLoadBytes(site.url + path, 'br')) / 1024;
    const value = `${kb.toFixed(1)} KB, ${(kb / yardstick).toFixed(2)}× an empty page`;
    figure(`first-load JavaScript (br), ${name}`, value, `≤ ${aim} KB`, kb <= aim);
  }
}

/** Two processes as they are deployed, without visitors, and after a hundred pages. */
async function idle(ids: readonly string[]): Promise<void> {
  const site = await startProduct(world, 2, SITE_MEMORY);
  running.push(site);
  // until its processes have started the first one replies that the site is starting
  while (!(await fetch(`${site.url}/api/health`)).ok) await sleep(200);
  const pages = ['/', '/buy', '/rent', '/services', ...ids.slice(0, 96).map((id) => `/properties/${id}`)];
  for (const path of pages) await (await fetch(site.url + path)).arrayBuffer();
  const all = [...withDescendants(site.pid), database];
  const memory = all.reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
  figure(
    `memory of two processes and the database after ${pages.length} pages`,
    `${memory.toFixed(0)} MB`,
    '≤ 700 MB',
    memory <= 700,
  );
  // what starts with the site is over, and so are the two minutes in which work is looked for often (lib/platform/jobs/poll.ts)
  await sleep(quick ? 5000 : 150_000);
  const seconds = quick ? 10 : 60;
  const before = all.map(processTime);
  await sleep(seconds * 1000);
  const shares = all.map((pid, i) => (processTime(pid) - before[i]!) / (seconds * 10));
  const sum = shares.reduce((a, b) => a + b, 0);
  const parts = `the site ${(sum - shares.at(-1)!).toFixed(2)}, the database ${shares.at(-1)!.toFixed(2)}`;
  figure('idle: share of a core', `${sum.toFixed(2)} % (${parts})`, '≤ 0.5 %', sum <= 0.5);
  await site.stop();
}

try {
  const site = await startProduct(world);
  running.push(site);
  const empty = await startEmptyApp();
  running.push(empty);
  const listed = (await (await fetch(`${site.url}/api/property`)).json()) as {
    data: { _id: string }[];
  };
  const ids = listed.data.map(({ _id }) => _id);
  const listing = `/properties/${ids[0]}`;
  if (wanted('routes')) {
    const cookie = await signInAsAdmin(site, world);
    const yardsticks = await yardsticksOf(empty, quick ? 30 : 100);
    figure('a bare Next handler', `${ms(yardsticks.handler)} ms`);
    figure('an empty Next page, rendered for each request', `${ms(yardsticks.page)} ms`);
    const routes: Route[] = askedOf(ids, cookie);
    for (const measured of await measureRoutes({ site, empty, database, routes, rounds: quick ? 20 : 60 }))
      report(measured);
  }
  if (wanted('weight') || wanted('codings')) {
    const list = await weights(site, listing);
    for (const language of ['', '/mr', '/hi']) await listingWeights(site, ids, language);
    if (wanted('codings')) await codings(list);
  }
  if (wanted('scripts')) await scripts(site, empty, listing);
  await site.stop();
  if (wanted('idle')) await idle(ids);
} finally {
  for (const one of running.reverse()) await one.stop();
}
printTable();
