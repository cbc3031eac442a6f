import { Agent, request } from 'node:http';
import { median } from '../../measure';
import { BARE } from '../web/empty-app';
import type { Site } from '../web/sites';
import { findApplicationThread, processTime, type Spent, spentOn } from './threads';

export type Route = {
  name: string;
  /** the address of the i-th request; addresses that differ are never in memory */
  path: (i: number) => string;
  beside: 'handler' | 'page';
  aim: number;
  cookie?: string;
};

export type Measured = { route: Route; site: Spent; database: number; ratio: number };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One request as a browser sends it, on a connection that stays. */
export function ask(site: Site, path: string, cookie?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...(cookie && { cookie }) };
    const outgoing = request({ host: '127.0.0.1', port: site.port, path, headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} replied ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve());
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function repeat(times: number, work: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i++) await work(i);
}

export function askedOf(ids: readonly string[], cookie: string): Route[] {
  return [
    { name: '/api/health/live', path: () => '/api/health/live', beside: 'handler', aim: 1.4 },
    { name: '/api/user/me, signed in', path: () => '/api/user/me', beside: 'handler', aim: 2, cookie },
    {
      name: '/api/property?limit=20&minPrice=…',
      path: (i) => `/api/property?limit=20&minPrice=${100_000 + i}`,
      beside: 'handler',
      aim: 3,
    },
    { name: '/api/leads', path: () => '/api/leads', beside: 'handler', aim: 3, cookie },
    {
      name: '/buy/nagpur?minPrice=…, not in memory',
      path: (i) => `/buy/nagpur?minPrice=${200_000 + i}`,
      beside: 'page',
      aim: 4.5,
    },
    {
      name: '/properties/{id}, not in memory',
      path: (i) => `/properties/${ids[i % ids.length]}`,
      beside: 'page',
      aim: 4,
    },
  ];
}

/** Milliseconds of processor time of one request to the bare handler, and to the empty page. */
export async function yardsticksOf(empty: Site, rounds: number): Promise<{ handler: number; page: number }> {
  const of = async (path: string) => {
    await repeat(rounds, () => ask(empty, path));
    const before = processTime(empty.pid);
    await repeat(rounds, () => ask(empty, path));
    return (processTime(empty.pid) - before) / rounds;
  };
  return { handler: await of(BARE.handler), page: await of(BARE.page) };
}

type Bench = { site: Site; empty: Site; database: number; routes: readonly Route[]; rounds: number };

/** Requests until V8 has compiled what matters: before, its compiler's threads work more than the page's. */
const WARM = { handler: 300, page: 100 } as const;

/** In slices of ten requests that take turns with those to the yardstick: whatever slows the machine slows both. */
const SLICE = 10;

/** Each route warm, one request at a time. */
export async function measureRoutes({ site, empty, database, routes, rounds }: Bench): Promise<Measured[]> {
  const application = await findApplicationThread(site.pid, () =>
    repeat(200, () => ask(site, '/api/health/live')),
  );
  const measured: Measured[] = [];
  for (const route of routes) {
    let asked = 0;
    const next = () => ask(site, route.path(asked++), route.cookie);
    const yardstick = () => ask(empty, BARE[route.beside]);
    await repeat(WARM[route.beside], next);
    await repeat(WARM[route.beside], yardstick);
    const sum: Spent = { edge: 0, application: 0, pool: 0, all: 0 };
    let inDatabase = 0;
    const ratios: number[] = [];
    for (let done = 0; done < rounds; done += SLICE) {
      const bareBefore = processTime(empty.pid);
      await repeat(SLICE, yardstick);
      const bare = processTime(empty.pid) - bareBefore;
      const databaseBefore = processTime(database);
      const spent = await spentOn(site.pid, application, () => repeat(SLICE, next));
      inDatabase += processTime(database) - databaseBefore;
      for (const key of ['edge', 'application', 'pool', 'all'] as const) sum[key] += spent[key] / rounds;
      ratios.push(spent.all / bare);
    }
    measured.push({ route, site: sum, database: inDatabase / rounds, ratio: median(ratios) });
  }
  return measured;
}
