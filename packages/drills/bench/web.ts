/**
 * `npm run bench -- web [--quick]` measures speed as ratios within one run, with medians of alternating rounds, and a
 * phone's first load compared with an empty page of the same Next version.
 * `--only=throughput,next,cold,overload,memory,pages` selects parts. The first two need nginx and wrk (Debian: apt-get
 * install nginx-light wrk).
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { printTable } from '../report';
import { firstLoad, startEmptyApp } from './web/empty-app';
import { lighthouse } from './web/lighthouse';
import { memoryFlat } from './web/memory';
import { overload } from './web/overload';
import { makeWorld, type Site, startPlainNext, startProduct } from './web/sites';
import { besideNext, coldPage, targets, throughput } from './web/throughput';

const quick = process.argv.includes('--quick');
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const wanted = (part: string) => !only || only.includes(part);

process.env.PATH = `${process.env.PATH}:/usr/sbin`;
const programs = ['throughput', 'next'].some(wanted) ? ['nginx', 'wrk'] : [];
for (const program of programs) {
  const found = process.env.PATH.split(':').some((dir) => existsSync(`${dir}/${program}`));
  if (!found) throw new Error(`${program} is not installed: apt-get install nginx-light wrk`);
}

const rounds = { rounds: quick ? 1 : 5, seconds: quick ? 2 : 4 };
const cores = availableParallelism();

const world = await makeWorld(quick ? 120 : 600);
const running: { stop(): Promise<void> }[] = [world];

/** Measures the first load and Lighthouse scores of the home page, a list, a listing and the services. */
async function phonePages(site: Site, listing: string): Promise<void> {
  const empty = await startEmptyApp();
  running.push(empty);
  const pages = [
    { name: 'home', path: '/' },
    { name: 'list', path: '/buy/nagpur' },
    { name: 'listing', path: listing },
    { name: 'services', path: '/services' },
  ];
  await firstLoad(site, empty, pages);
  await lighthouse(site, empty, pages, quick ? 1 : 3);
}

try {
  if (wanted('throughput')) {
    const all = await startProduct(world, cores);
    running.push(all);
    await throughput(world, all, rounds, {
      label: `both with ${cores} processes`,
      processes: cores,
      aim: 0.6,
    });
    await all.stop();
  }
  const site = await startProduct(world);
  running.push(site);
  const detail = (await targets(site)).find(({ name }) => name === 'detail')?.path ?? '/';
  if (wanted('throughput')) {
    await throughput(world, site, rounds, { label: 'one process each', processes: 1, aim: 0.4 });
  }
  if (wanted('next') || wanted('cold')) {
    const plain = await startPlainNext(world);
    running.push(plain);
    if (wanted('next')) await besideNext(site, plain, rounds);
    if (wanted('cold')) await coldPage(site, plain, quick ? 10 : 40);
    await plain.stop();
  }
  if (wanted('overload')) await overload(site, quick ? 4 : 10);
  if (wanted('memory')) await memoryFlat(site, detail, quick ? 40_000 : 200_000);
  if (wanted('pages')) await phonePages(site, detail);
} finally {
  for (const item of running.reverse()) await item.stop();
}
printTable();
