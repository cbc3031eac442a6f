import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time by thread id, to the microsecond: what `/proc/<pid>/stat` says is in steps of 10 ms. */
type Times = ReadonlyMap<number, number>;

/** Threads of a process of the site, by what they do. `pool` is libuv's four, V8's and sharp's. */
export type Spent = { edge: number; application: number; pool: number; all: number };

export function threadTimes(pid: number): Times {
  const times = new Map<number, number>();
  for (const name of readdirSync(`/proc/${pid}/task`)) {
    try {
      const nanoseconds = Number(readFileSync(`/proc/${pid}/task/${name}/schedstat`, 'utf8').split(' ')[0]);
      times.set(Number(name), nanoseconds / 1e6);
    } catch {
      // a thread that has ended meanwhile
    }
  }
  return times;
}

const since = (before: Times, after: Times) =>
  [...after].map(([id, ms]) => [id, ms - (before.get(id) ?? 0)] as const);

/** Processor time of a whole process: its threads that are there now. */
export const processTime = (pid: number): number => [...threadTimes(pid).values()].reduce((a, b) => a + b, 0);

/**
 * The thread of the application is the one that works most beside the first while only handlers run: names of threads are all
 * the same before Node 22.
 */
export async function findApplicationThread(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = threadTimes(pid);
  await work();
  const others = since(before, threadTimes(pid)).filter(([id]) => id !== pid);
  return others.reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0] as const)[0];
}

/** What each kind of thread spends on some work. */
export async function spentOn(
  pid: number,
  application: number,
  work: () => Promise<unknown>,
): Promise<Spent> {
  const before = threadTimes(pid);
  await work();
  const spent: Spent = { edge: 0, application: 0, pool: 0, all: 0 };
  for (const [id, ms] of since(before, threadTimes(pid))) {
    spent[id === pid ? 'edge' : id === application ? 'application' : 'pool'] += ms;
    spent.all += ms;
  }
  return spent;
}

/** Megabytes of a process, what it shares with others counted in part (PSS). */
export function proportionalMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
}

/** The parent of each process of the machine. */
function parents(): [pid: number, parent: number][] {
  return readdirSync('/proc').flatMap((name): [number, number][] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // the name of the program, which may hold anything, is in parentheses before
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return [[Number(name), Number(parent)]];
    } catch {
      // one that has ended meanwhile
      return [];
    }
  });
}

/** The process and all that it has started. */
export function withDescendants(pid: number): number[] {
  const all = parents();
  const below = (of: number): number[] => [
    of,
    ...all.filter(([, parent]) => parent === of).flatMap(([child]) => below(child)),
  ];
  return below(pid);
}
