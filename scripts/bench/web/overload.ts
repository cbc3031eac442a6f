import { Agent, request } from 'node:http';
import { percentile, sleep } from './measure';
import { figure, ratio } from './report';
import type { Site } from './sites';

type Outcome = { status: number; ms: number };

let serial = 0;
/** An address that no cache has: every one is a render. */
const fresh = () => `/buy?minPrice=${1_000_000 + serial++}`;

function ask(site: Site, path: string, agent: Agent): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - started });
    const headers = { 'accept-encoding': 'gzip' };
    const outgoing = request({ port: site.port, host: '127.0.0.1', path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
      response.on('error', () => done(0));
    });
    outgoing.on('error', () => done(0));
    outgoing.end();
  });
}

/** So many clients, each asking again when it is answered. */
async function closedLoop(site: Site, clients: number, seconds: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  const client = async () => {
    while (performance.now() < until) outcomes.push(await ask(site, fresh(), agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return outcomes;
}

/** So many requests a second, whatever the site does: how visitors arrive. */
async function openLoop(site: Site, rate: number, seconds: number, path: () => string): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true });
  const pending: Promise<Outcome>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
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

/** As many as the limiter lets run and wait in lasting overload: more would be refused, and ask again at once. */
const PEAK_CLIENTS = 3;

/** Until the allowance of a crowd is spent and its queue is gone. */
const CROWD_SECONDS = 10;

/** Four times as many renders as the site can make: what happens to those it accepts, and to what comes from memory. */
export async function overload(site: Site, seconds: number): Promise<void> {
  await closedLoop(site, PEAK_CLIENTS, 2);
  const peak = accepted(await closedLoop(site, PEAK_CLIENTS, seconds)).length / seconds;
  const calm = await openLoop(site, peak / 4, seconds, fresh);
  await ask(site, '/', new Agent());
  // the queue is long for a crowd and short for lasting overload (packages/edge-cache/src/gate.ts): the second is what is measured
  const before = openLoop(site, peak * 4, CROWD_SECONDS, fresh);
  await sleep(CROWD_SECONDS * 1000);
  const [flood, memory, health] = await Promise.all([
    openLoop(site, peak * 4, seconds, fresh),
    openLoop(site, 50, seconds, () => '/'),
    openLoop(site, 5, seconds, () => '/api/health'),
  ]);
  await before;
  const goodput = accepted(flood).length / seconds / peak;
  const p99 = percentile(times(accepted(flood)), 0.99);
  const calmP99 = percentile(times(accepted(calm)), 0.99);
  const shares = `${Math.round(peak)} renders/s, ${accepted(flood).length} of ${flood.length} accepted`;
  figure(
    'overload 4×: p99 of accepted beside unloaded',
    `${ratio(p99 / calmP99)} (${p99.toFixed(0)} ms)`,
    '≤ 3',
    p99 <= 3 * calmP99,
  );
  figure('overload 4×: goodput beside peak', `${ratio(goodput)} (${shares})`, '≥ 0.8', goodput >= 0.8);
  const kept = accepted(memory).length === memory.length && accepted(health).length === health.length;
  const worst = `${accepted(memory).length + accepted(health).length} of ${memory.length + health.length} answered`;
  figure('overload 4×: pages from memory and /api/health', worst, 'all', kept);
  const strange = flood.filter(({ status }) => status !== 200 && status !== 503).length;
  figure('overload 4×: answers that are neither 200 nor 503', String(strange), '0', strange === 0);
}
