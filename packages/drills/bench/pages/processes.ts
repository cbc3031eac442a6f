import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time of a process so far, to the microsecond: its threads that are there now. */
export function processTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // a thread that has ended meanwhile
    }
  }
  return nanoseconds / 1e6;
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
