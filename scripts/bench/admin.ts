/**
 * `npm run bench -- admin [--quick] [--world=DIR]`: a database with 100 000 guests, 1 000 000 activities and 100 000 contacts (a
 * twentieth with --quick), and the median time in which the site answers each admin page, one request after
 * another. The first answer of a page stands beside it: some figures are kept for a minute. Filling takes minutes: with
 * `--world` it is done once in that folder and used again.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '../lib/database.mjs';
import { run, tsx } from '../lib/run.mjs';
import { makeWorld, type Site, signInAsAdmin, startProduct, type World } from './web/sites';

const quick = process.argv.includes('--quick');
const kept = process.argv.find((one) => one.startsWith('--world='))?.slice('--world='.length);
const share = quick ? 20 : 1;
const ROUNDS = quick ? 5 : 9;
const sizes = { guests: 100_000 / share, activities: 1_000_000 / share, contacts: 100_000 / share };

async function fill(world: World): Promise<void> {
  const counts = Object.entries(sizes).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const args = ['--max-old-space-size=6000', ...tsx('scripts/seed.ts'), ...counts, '--no-pictures'];
  const code = await run(process.execPath, args, { env: world.env });
  if (code !== 0) throw new Error('the bench database could not be filled');
}

/** A world that stays: filled when it is new, its indexes and counts brought up to date when it is not. */
async function keptWorld(dir: string): Promise<World> {
  mkdirSync(dir, { recursive: true });
  const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
  const env = {
    MONGODB_URI: database.uri,
    DATA_DIR: dir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMO_LISTINGS: '120',
    RATE_LIMIT_FACTOR: '1000000',
  };
  const world = { dir, env, stop: () => database.stop() };
  const code = await run(process.execPath, tsx('scripts/prepare.ts'), { env, quiet: true });
  if (code !== 0) throw new Error('the bench database could not be prepared');
  const mark = join(dir, 'filled');
  if (!existsSync(mark)) {
    await fill(world);
    writeFileSync(mark, '');
  }
  return world;
}

type Get = (path: string) => Promise<{ ms: number; html: string }>;

function getter(site: Site, cookie: string): Get {
  return async (path) => {
    const started = performance.now();
    const reply = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
    const html = await reply.text();
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    return { ms: performance.now() - started, html };
  };
}

/** Addresses of admin pages, with a guest and a contact that exist. */
async function pages(get: Get): Promise<string[]> {
  const link = async (list: string, pattern: RegExp) => {
    const found = pattern.exec((await get(list)).html)?.[0];
    if (!found) throw new Error(`${list} shows nothing`);
    return found;
  };
  const guest = await link('/admin/useguesttracker', /\/admin\/guestdetailsmodal\/guest_\w+/);
  return [
    '/admin/admindashboard',
    '/admin/useguesttracker',
    `/admin/useguesttracker?page=${Math.floor(sizes.guests / 20)}`,
    '/admin/useguesttracker?search=asha',
    '/admin/useguesttracker?search=a',
    '/admin/useguesttracker?search=00f',
    '/admin/useguesttracker?by=activities',
    guest,
    `${guest}?tab=sessions`,
    '/admin/guestanalytics',
    '/admin/guestanalytics?activity=search',
    '/admin/guestanalytics?by=firstSeen',
    '/admin/guestanalytics?by=activities',
    '/admin/contactlist',
    `/admin/contactlist?page=${Math.floor(sizes.contacts / 40)}`,
    '/admin/contactlist?search=asha',
    '/admin/contactlist?search=1234',
    '/admin/contactlist?homeCity=Nagpur&homeState=Maharashtra',
    await link('/admin/contactlist', /\/admin\/contacts\/[0-9a-f]{24}/),
    '/admin/enquiries',
    '/admin/properties',
    '/admin/properties?status=verified',
    '/admin/properties?view=queue',
    '/api/admin/search?q=asha',
    '/admin/users',
    '/admin/audit',
    '/admin/settings',
  ];
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const world = kept ? await keptWorld(kept) : await makeWorld(120);
let site: Site | undefined;
try {
  if (!kept) await fill(world);
  site = await startProduct(world);
  const get = getter(site, await signInAsAdmin(site, world));
  console.log(`\n${sizes.guests} guests, ${sizes.activities} activities, ${sizes.contacts} contacts`);
  console.log('median ms  first ms  page');
  for (const path of await pages(get)) {
    const first = (await get(path)).ms;
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push((await get(path)).ms);
    console.log(`${median(times).toFixed(0).padStart(9)}  ${first.toFixed(0).padStart(8)}  ${path}`);
  }
} finally {
  await site?.stop();
  await world.stop();
}
