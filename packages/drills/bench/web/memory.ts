import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { figure, ratio } from '../../report';
import { withDescendants } from '../pages/processes';
import type { Site } from './sites';

/** Resident memory of the process in megabytes. */
function resident(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function get(site: Site, path: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: site.port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve());
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Mostly hits, some junk queries, some 404s, and one render in a hundred. */
function pathFor(i: number, detail: string): string {
  if (i % 100 === 0) return `/buy?maxPrice=${5_000_000 + i}`;
  if (i % 50 === 1) return `/?utm_source=junk${i}`;
  if (i % 200 === 3) return '/api/property/ffffffffffffffffffffffff';
  return [detail, '/', '/buy', '/api/property?limit=6'][i % 4] ?? '/';
}

export async function memoryFlat(site: Site, detail: string, total: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let next = 0;
  const client = (until: number) => async () => {
    while (next < until) await get(site, pathFor(next++, detail), agent);
  };
  const upTo = (until: number) => Promise.all(Array.from({ length: 16 }, client(until)));
  // let the heap and the cache grow to their working size first
  await upTo(total / 2);
  const [, process = site.pid] = withDescendants(site.pid);
  const half = resident(process);
  await upTo(total);
  const full = resident(process);
  agent.destroy();
  const growth = full / half;
  const value = `${ratio(growth)} (${half.toFixed(0)} → ${full.toFixed(0)} MB)`;
  figure(`memory, second half of ${total} requests beside the first`, value, '≤ 1.1', growth <= 1.1);
}
