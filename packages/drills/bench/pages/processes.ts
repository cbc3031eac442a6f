import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a process so far in milliseconds, to the microsecond. Counts only its current threads. */
export function processTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // the thread has ended meanwhile
    }
  }
  return nanoseconds / 1e6;
}

/** Memory of a process in megabytes, with a proportional part of shared memory (PSS). */
export function proportionalMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
}

function parents(): [pid: number, parent: number][] {
  return readdirSync('/proc').flatMap((name): [number, number][] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // the name of the program, which may contain anything, is in parentheses before
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return [[Number(name), Number(parent)]];
    } catch {
      // the process has ended meanwhile
      return [];
    }
  });
}

export function withDescendants(pid: number): number[] {
  const all = parents();
  const below = (of: number): number[] => [
    of,
    ...all.filter(([, parent]) => parent === of).flatMap(([child]) => below(child)),
  ];
  return below(pid);
}
