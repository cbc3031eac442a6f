/**
 * `npm run bench -- pages [--quick]`: what a phone loads and how Lighthouse judges it, for home, list, listing and services,
 * beside an empty page of the same Next version in the same run. Medians of three rounds (one with --quick).
 */
import { firstLoad, startEmptyApp } from './web/empty-app';
import { lighthouse } from './web/lighthouse';
import { printTable } from './web/report';
import { makeWorld, startProduct } from './web/sites';
import { targets } from './web/throughput';

const quick = process.argv.includes('--quick');
const world = await makeWorld(quick ? 240 : 600);
const running: { stop(): Promise<void> }[] = [world];
try {
  const site = await startProduct(world);
  running.push(site);
  const empty = await startEmptyApp();
  running.push(empty);
  const listing = (await targets(site)).find(({ name }) => name === 'detail')?.path ?? '/';
  const pages = [
    { name: 'home', path: '/' },
    { name: 'list', path: '/buy/nagpur' },
    { name: 'listing', path: listing },
    { name: 'services', path: '/services' },
  ];
  await firstLoad(site, empty, pages);
  await lighthouse(site, empty, pages, quick ? 1 : 3);
} finally {
  for (const one of running.reverse()) await one.stop();
}
printTable();
