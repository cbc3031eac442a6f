import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tsx } from '../../../scripts/lib/run.mjs';
import { sleep } from '../measure';
import { figure } from '../report';
import { audit } from './audit';
import { call, newVisitor, signInOf, signInWithCookies } from './calls';
import { Installation, type Target } from './installation';
import { edits, files, keys, limits, sessions } from './machines-checks';
import { People } from './people';

const HOUR_MS = 3_600_000;

/** A proxy with health checks, which uses the sites in turn except for those taken out. */
class LoadBalancer implements Target {
  readonly out = new Set<Installation>();
  private turn = 0;
  constructor(readonly sites: readonly Installation[]) {}
  get dir() {
    return this.sites[0]!.dir;
  }
  get url() {
    const used = this.sites.filter((site) => !this.out.has(site));
    return used[this.turn++ % used.length]!.url;
  }
  onDatabase: Target['onDatabase'] = (work) => this.sites[0]!.onDatabase(work);
  log = () => this.sites.map((site) => site.log()).join('\n');
  headers = newVisitor;
}

/** Takes a machine out while it does not answer, like a proxy, and puts it back when it is ready. */
async function without(balancer: LoadBalancer, site: Installation, work: () => Promise<void>): Promise<void> {
  await sleep(1500);
  balancer.out.add(site);
  await work();
  await site.ready();
  balancer.out.delete(site);
}

async function killed(balancer: LoadBalancer, site: Installation): Promise<void> {
  await site.killSite();
  await without(balancer, site, async () => {
    await sleep(8000);
    await site.startSite();
  });
}

async function frozen(balancer: LoadBalancer, site: Installation, edit: () => Promise<void>): Promise<void> {
  site.signalSite('SIGSTOP');
  await without(balancer, site, async () => {
    // longer than any lease
    await sleep(40_000);
    site.signalSite('SIGCONT');
  });
  await edit();
}

const OLD_ROWS = 15;
const MIGRATION = 'signed documents as scans';

/** Runs with a missing migration and index. The preparation runs beside the old sites, which are then replaced in turn. */
async function rollingUpdate(balancer: LoadBalancer): Promise<void> {
  const [first] = balancer.sites;
  await balancer.onDatabase(async (db) => {
    const forms = Array.from({ length: OLD_ROWS }, () => ({ state: 'sent' }));
    await db.collection('dealforms').insertMany(forms);
    await db.collection('properties').dropIndex('images.public_id_1');
    // done once and recorded
    await db.collection('counters').deleteOne({ _id: MIGRATION as never });
  });
  const replies: number[] = [];
  let isOver = false;
  const looking = (async () => {
    for (; !isOver; await sleep(100))
      replies.push((await call(`${balancer.url}/buy?minPrice=${replies.length + 1}`)).status);
  })();
  const code = await run(process.execPath, tsx('scripts/prepare.ts'), { env: first!.env(), quiet: true });
  const left = await balancer.onDatabase((db) =>
    db.collection('dealforms').countDocuments({ state: 'sent' }),
  );
  const isIndexed = await balancer.onDatabase((db) =>
    db.collection('properties').indexExists('images.public_id_1'),
  );
  figure(
    'update: the migration beside the old sites',
    `exit code ${code}, ${left} rows left, index ${isIndexed ? 'made' : 'missing'}`,
    '0, 0, made',
    code === 0 && left === 0 && isIndexed,
  );
  for (const site of balancer.sites) {
    balancer.out.add(site);
    await site.stopSite();
    await site.startSite();
    balancer.out.delete(site);
  }
  isOver = true;
  await looking;
  const failed = replies.filter((status) => status !== 200).length;
  figure('update: pages not served meanwhile', `${failed} of ${replies.length}`, '0', failed === 0);
}

/** Number of enquiries whose sender got two mails. */
function mailedTwice(dir: string): { mails: number; twice: number } {
  const counts = new Map<string, number>();
  const folder = join(dir, 'outbox');
  for (const file of readdirSync(folder)) {
    const to = /^To: .*?(visitor\d+@example\.org)/im.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return { mails: counts.size, twice: [...counts.values()].filter((count) => count > 1).length };
}

/** Three sites over one database and one folder, on ports of this host. */
async function machines(): Promise<void> {
  const clock = (n: number) => `/tmp/saptam-faults-clock-${process.pid}-${n}`;
  const machine = (n: number) => {
    writeFileSync(clock(n), '0');
    return { CLOCK_FILE: clock(n), NODE_OPTIONS: `--require ${join(import.meta.dirname, 'clock.cjs')}` };
  };
  const common = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' };
  const first = await Installation.start({ env: { ...common, ...machine(1) } });
  const sites = [first];
  try {
    for (const n of [2, 3]) {
      const env = { ...common, ...machine(n), SITE_URL: first.url };
      sites.push(await first.beside({ env, log: `site${n}.log` }));
    }
    const balancer = new LoadBalancer(sites);
    const people = new People(balancer);
    const seller = await signInWithCookies(first.url, signInOf(first.dir, 'seller'));
    await sessions(sites);
    await keys(first);
    await limits(sites);
    await people.saveSearch();
    const id = await files(sites, people, seller);
    await edits(sites, id, seller, 'an edit');
    // as if alerts began long ago, because older listings are not announced
    await first.onDatabase((db) =>
      db
        .collection('counters')
        .updateOne({ _id: 'search-alerts-begun' as never }, { $inc: { value: -3 * HOUR_MS } }),
    );
    people.work({ enquirers: 2 });
    await killed(balancer, sites[1]!);
    console.log('  one was killed');
    // measures an edit's delay only on machines that are not overloaded
    const calmly = (name: string, rounds: number) =>
      people.rest(() => edits(sites, id, seller, name, rounds));
    await frozen(balancer, sites[2]!, () => calmly('an edit after one was frozen', 1));
    await rollingUpdate(balancer);
    for (const [n, hours] of [
      [2, 2],
      [3, -2],
    ] as const)
      writeFileSync(clock(n), String(hours * HOUR_MS));
    await sleep(15_000);
    await sessions(sites, { name: 'clocks two hours ahead and behind', isOneTime: false });
    await calmly('clocks two hours ahead and behind: an edit', 3);
    await people.finish();
    await audit('three machines', people);
    const { mails, twice } = mailedTwice(first.dir);
    figure(
      'three machines: senders who got the same mail twice',
      `${twice} of ${mails}`,
      '0',
      twice === 0 && mails > 0,
    );
  } finally {
    for (const site of sites.toReversed()) await site.stop();
    for (const n of [1, 2, 3]) rmSync(clock(n), { force: true });
  }
}

export const MACHINES: Record<string, (rounds: number) => Promise<void>> = { machines };
