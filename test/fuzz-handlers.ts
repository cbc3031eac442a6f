import fc from 'fast-check';
import type { NextHandler } from '@/lib/platform/http/route';
import type { Reply } from './browser';
import { type FuzzRequest, OPERATIONS, requestsTo, sentBody } from './fuzz-requests';
import { type Caller, type FuzzWorld, makeFuzzWorld } from './fuzz-world';
import { startSite } from './http-site';
import { METHODS, type Method, routeFiles } from './routes';

/** `npm run fuzz` sends 50 000 new requests, or fewer over HTTP to the production build. The suite always sends the same few to each call. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? OPERATIONS * 2);
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_REQUESTS ? Date.now() : 21));

let world: FuzzWorld;
let site: Awaited<ReturnType<typeof startSite>> | undefined;
const figures = { requests: 0, marks: 0, byStatus: new Map<number, number>() };

/** One kind of caller in turn, or all of them if there are enough requests. */
function turn(at: number): { callers: Caller[]; runs: number } {
  const each = REQUESTS / OPERATIONS;
  const { callers } = world;
  if (each >= callers.length) return { callers, runs: Math.ceil(each / callers.length) };
  const chosen = Array.from(
    { length: Math.ceil(each) },
    (_, n) => callers[(at * Math.ceil(each) + n) % callers.length]!,
  );
  return { callers: chosen, runs: 1 };
}

/** Exempt because it reveals numbers on purpose and is logged. */
const REVEALS = 'POST /api/user/profile/[id]/reveal';
/** Exempt because it includes records in the caller's name from a former team. It never contains secrets. */
const EXPORTS = 'GET /api/user/export';

/** Another person's mark in a reply. The office can read everything except secrets. */
function leakIn({ text }: Reply, { isOffice }: Caller, sent: string): string | undefined {
  for (const [mark, kind] of world.planted)
    if ((kind === 'secret' || !isOffice) && text.includes(mark) && !sent.includes(mark)) return mark;
  return undefined;
}

/** True for values that make another address over HTTP: `..`, nothing, or a sibling route's name. */
const leadsElsewhere = ({ params }: FuzzRequest) =>
  Object.values(params).some(
    (value) => [value].flat().some((part) => /^\.{0,2}$/.test(part)) || value === 'images',
  );

async function problemOf(
  handler: NextHandler,
  method: Method,
  path: string,
  caller: Caller,
  given: FuzzRequest,
) {
  if (site && leadsElsewhere(given)) return undefined;
  const { body, type } = sentBody(given.body);
  // the test browser throws for replies that `route()` does not declare
  const reply = await caller.browser
    .call(handler, `/fuzz?${given.query}`, {
      method,
      params: given.params,
      headers: { ...given.headers, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
    .catch((error: Error) => error);
  figures.requests += 1;
  if (reply instanceof Error) return reply.message;
  figures.byStatus.set(reply.status, (figures.byStatus.get(reply.status) ?? 0) + 1);
  if (reply.status >= 500 && path !== '/api/health') return `replied ${reply.status}`;
  const leak = leakIn(reply, caller, JSON.stringify(given));
  const call = `${method} ${path}`;
  const isOwn =
    call === EXPORTS && caller.role === 'removed agent' && world.planted.get(leak ?? '') !== 'secret';
  return leak && call !== REVEALS && !isOwn ? `replied with ${leak}: ${reply.text.slice(0, 400)}` : undefined;
}

const FILES = routeFiles()
  .filter(({ path }) => path.startsWith('/api/'))
  .map((file, at) => ({ ...file, at }));

/** Sends requests to all handlers, in one test per address. */
export function fuzzHandlers(): void {
  beforeAll(async () => {
    world = await makeFuzzWorld();
    figures.marks = world.planted.size;
    if (!process.env.FUZZ_HTTP) return;
    site = await startSite();
    for (const { browser } of world.callers) browser.send = site.send;
  });
  afterAll(async () => {
    await site?.stop();
    if (!process.env.FUZZ_REQUESTS) return;
    const statuses = [...figures.byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    console.info(
      `seed ${SEED}, ${figures.requests} requests, ${world.callers.length} roles, ${figures.marks} marks; ${statuses.join(', ')}`,
    );
  });

  test.each(FILES)('$path', async ({ file, path, at }) => {
    const module = (await import(file)) as Partial<Record<Method, NextHandler>>;
    const { callers, runs } = turn(at);
    const problems: string[] = [];
    for (const method of METHODS) {
      const handler = module[method];
      if (!handler) continue;
      await world.restore();
      const arbitrary = requestsTo({ name: `${method} ${path}`, path, method, handler }, world.pool);
      for (const [n, caller] of callers.entries()) {
        const requests = fc.sample(arbitrary, { numRuns: runs, seed: SEED + at * 100 + n });
        for (const given of requests) {
          const problem = await problemOf(handler, method, path, caller, given);
          if (problem) problems.push(`${caller.role}, ${JSON.stringify(given).slice(0, 600)}: ${problem}`);
        }
      }
    }
    expect(problems.slice(0, 3)).toEqual([]);
  });
}
