import { sleep } from '../../measure';
import { figure } from '../../report';
import { always, during } from './during';
import type { Started } from './started';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** How long after `killedAt` the address replies, its health does, and the site is ready. */
async function heal(site: Started, what: string, killedAt: number): Promise<void> {
  await site.until('a reply', 60_000, async () => (await site.call('/')).status > 0);
  const repliesMs = Date.now() - killedAt;
  figure(`${what} killed: a reply within`, seconds(repliesMs), '≤ 3 s', repliesMs <= 3000);
  await site.until('health', 60_000, async () => (await site.call('/api/health/live')).status > 0);
  const aliveMs = Date.now() - killedAt;
  figure(`${what} killed: health replies within`, seconds(aliveMs), '≤ 3 s', aliveMs <= 3000);
  await site.until('the site', 120_000, site.isReady);
  figure(`${what} killed: ready again within`, seconds(Date.now() - killedAt));
}

async function kill(site: Started, what: string, pids: number[]): Promise<void> {
  const workers = site.webWorkers.length;
  const killedAt = Date.now();
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await heal(site, what, killedAt);
  // what was killed is there again before the next is
  await site.until('its processes', 60_000, async () => site.webWorkers.length === workers);
  await sleep(2000);
}

/** The supervisor of the command waits a second (docs/operations.md#supervision). */
const RESTART_MS = 1000;

export async function kills(site: Started): Promise<void> {
  const { databasePid } = site;
  const pages = during('database killed', 4, always(site));
  process.kill(databasePid, 'SIGKILL');
  const healedMs = await site.until('the database', 60_000, site.isReady);
  await pages;
  figure('database killed: ready again within', seconds(healedMs), '≤ 20 s', healedMs <= 20_000);
  const [first, second] = site.webWorkers;
  await kill(site, 'a web process', [first!]);
  await kill(site, 'the other web process', [second!]);
  await kill(site, 'all web processes', site.webWorkers);
  await kill(site, 'the first web process', [site.firstWebProcess]);
  await kill(site, 'everything but npm start', [site.databasePid, site.firstWebProcess, ...site.webWorkers]);
  const killedAt = Date.now();
  site.killAll();
  await sleep(RESTART_MS);
  site.launch(2);
  await heal(site, 'npm start with everything', killedAt);
  await site.end();
  site.launch(1);
  await site.until('a site of one process', 120_000, site.isReady);
  await kill(site, 'the only web process', site.webWorkers);
}

/** Pages that are in no memory, each in turn, while the database does not reply. */
export async function frozen(site: Started): Promise<void> {
  const { databasePid } = site;
  process.kill(databasePid, 'SIGSTOP');
  let longestMs = 0;
  let others = 0;
  for (let i = 0; i < 6; i++) {
    const { status, ms } = await site.call(`/buy?minArea=${300 + i}`);
    longestMs = Math.max(longestMs, ms);
    if (status !== 503) others++;
  }
  process.kill(databasePid, 'SIGCONT');
  figure(
    'database frozen: an uncached page says so within, other replies',
    `${seconds(longestMs)}, ${others}`,
    '≤ 2 s, 0',
    longestMs <= 2000 && others === 0,
  );
  await site.until('the database', 60_000, site.isReady);
}
