import { Agent, request } from 'node:http';
import { percentile, sleep } from '../../measure';
import { figure, ratio } from '../../report';
import type { Site } from './sites';

type Outcome = { status: number | string; ms: number };

let serial = 0;
/** An address that is in no cache, so that each one is rendered. */
const fresh = () => `/buy?minPrice=${1_000_000 + serial++}`;

function ask(site: Site, path: string, agent: Agent): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number | string) => resolve({ status, ms: performance.now() - started });
    const failed = (error: NodeJS.ErrnoException) => done(error.code ?? error.message);
    const headers = { 'accept-encoding': 'gzip' };
    const outgoing = request({ port: site.port, host: '127.0.0.1', path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
      response.on('error', failed);
    });
    outgoing.on('error', failed);
    outgoing.end();
  });
}

/** Runs a number of clients, each sending the next request after a reply. */
async function closedLoop(site: Site, clients: number, seconds: number, path = fresh): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  const client = async () => {
    while (performance.now() < until) outcomes.push(await ask(site, path(), agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return outcomes;
}

/** Sends a number of requests per second regardless of the site's speed, like visitors. */
async function openLoop(
  site: Site,
  rate: number,
  seconds: number,
  path: () => string,
  byChance = false,
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true });
  const pending: Promise<Outcome>[] = [];
  const started = performance.now();
  let next = 0;
  while (byChance && next < seconds * 1000) {
    // random intervals, because visitors arrive independently
    next += (-Math.log(1 - Math.random()) / rate) * 1000;
    const early = next - (performance.now() - started);
    if (early > 1) await sleep(early);
    pending.push(ask(site, path(), agent));
  }
  while (!byChance && performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * rate);
    while (pending.length < due) pending.push(ask(site, path(), agent));
    await sleep(2);
  }
  const outcomes = await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

const accepted = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status === 200);
const times = (outcomes: Outcome[]) => outcomes.map(({ ms }) => ms);

/** Number of answered requests, and the failures of the others. */
function answered(outcomes: Outcome[]): string {
  const others = new Map<string, number>();
  for (const { status } of outcomes)
    if (status !== 200) others.set(`${status}`, (others.get(`${status}`) ?? 0) + 1);
  const what = [...others].map(([status, count]) => `, ${count} × ${status}`).join('');
  return `${accepted(outcomes).length} of ${outcomes.length}${what}`;
}

/** Enough to keep the machine busy. More would only wait for each other. */
const PEAK_CLIENTS = 6;

/** Different lists, listings, searches and calls that are in no cache, like the requests of the crawler that exposed overly strict limits. */
const mixed = () => {
  const n = serial++;
  const all = [
    `/buy?minPrice=${1_000_000 + n}`,
    `/rent?maxPrice=${90_000 + n}&bedrooms=${n % 4}`,
    `/api/property?limit=24&minPrice=${500_000 + n}`,
    `/api/search/count?type=sale&minPrice=${700_000 + n}`,
    `/api/search/suggest?q=flat+${n % 977}`,
  ];
  return all[n % all.length] ?? '/';
};

/** Measures if the limits refuse requests that the machine could answer, with random visitors at nine tenths of its maximum rate. */
async function uncached(site: Site, seconds: number): Promise<void> {
  const peak =
    Math.max(
      accepted(await closedLoop(site, PEAK_CLIENTS, seconds, mixed)).length,
      accepted(await closedLoop(site, 4 * PEAK_CLIENTS, seconds, mixed)).length,
    ) / seconds;
  const asked = await openLoop(site, peak * 0.9, 2 * seconds, mixed, true);
  const share = accepted(asked).length / asked.length;
  const rates = `${Math.round(peak)}/s at most, ${accepted(asked).length} of ${asked.length} at 0.9 of it`;
  figure(
    'uncached pages and calls by chance: answered',
    `${ratio(share)} (${rates}, p99 ${percentile(times(accepted(asked)), 0.99).toFixed(0)} ms)`,
    '≥ 0.9',
    share >= 0.9,
  );
  for (const clients of [16, 32, 64]) {
    const crowd = await closedLoop(site, clients, seconds, mixed);
    const goodput = accepted(crowd).length / seconds / peak;
    const p99 = percentile(times(accepted(crowd)), 0.99).toFixed(0);
    figure(
      `uncached, ${clients} clients at once: goodput beside peak`,
      `${ratio(goodput)} (${answered(crowd)}, p99 ${p99} ms)`,
      '≥ 0.9',
      goodput >= 0.9,
    );
  }
}

/** Time until the crowd has given up. */
const CROWD_SECONDS = 10;
const AFTERWARDS_SECONDS = 3;

/** Sends four times as many renders as the site can handle. Measures the accepted ones, and the pages from memory. */
export async function overload(site: Site, seconds: number): Promise<void> {
  await closedLoop(site, PEAK_CLIENTS, 2);
  await uncached(site, seconds);
  const peak = accepted(await closedLoop(site, PEAK_CLIENTS, seconds)).length / seconds;
  const calm = await openLoop(site, peak / 4, seconds, fresh);
  await ask(site, '/', new Agent());
  // a crowd waits in turn, but lasting overload is refused when the queue is full (packages/front/src/limiter.ts); this measures the latter
  const before = openLoop(site, peak * 4, CROWD_SECONDS, fresh);
  await sleep(CROWD_SECONDS * 1000);
  // alone, as for the peak
  const alone = openLoop(site, peak * 4, seconds, fresh);
  await sleep(seconds * 1000);
  // continues longer, because requests that still wait at the end would otherwise be served late, like the last of a crowd
  const after = openLoop(site, peak * 4, Math.max(seconds, AFTERWARDS_SECONDS), fresh);
  const [memory, health] = await Promise.all([
    openLoop(site, 50, seconds, () => '/'),
    openLoop(site, 5, seconds, () => '/api/health'),
  ]);
  const [flood] = await Promise.all([alone, before, after]);
  const goodput = accepted(flood).length / seconds / peak;
  const p99 = percentile(times(accepted(flood)), 0.99);
  const calmP99 = percentile(times(accepted(calm)), 0.99);
  const shares = `${Math.round(peak)} renders/s, ${accepted(flood).length} of ${flood.length} accepted`;
  figure(
    'overload 4×: p99 of accepted beside unloaded',
    `${ratio(p99 / calmP99)} (${p99.toFixed(0)} ms)`,
    '',
    undefined,
  );
  figure('overload 4×: goodput beside peak', `${ratio(goodput)} (${shares})`, '≥ 0.9', goodput >= 0.9);
  const kept = accepted(memory).length === memory.length && accepted(health).length === health.length;
  const worst = `${answered(memory)}; ${answered(health)}`;
  figure('overload 4×: pages from memory and /api/health', worst, 'all', kept);
  const strange = flood.filter(({ status }) => status !== 200 && status !== 503);
  figure('overload 4×: answers that are neither 200 nor 503', answered(strange), '0', strange.length === 0);
}
