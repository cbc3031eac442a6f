import { setTimeout as pause } from 'node:timers/promises';

export const PIECES = [
  ...['A', '1', ' ', '1,', '1-', '1 ', 'a1 ', '- ', 'a@b.', 'no.', 'owner ', '१ ', '(', '+', '+91', '<', 'क'],
  ...['1.', '/', '\'1"x', '\n', 'A\n', 'on ', 'sqft ', '2 bhk ', '₹', 'near ', ', ', '@', '.', '-', '98220,'],
];
export const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** The piece alone, and where a match fails at its end only. */
export const textsOf = (piece: string, length: number) => [
  repeated(piece, length),
  `2 BHK owner 1${repeated(piece, length - 14)}!`,
];

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several tries: a first one is compiled, and any may collect garbage of others. */
function leastCpuOf(work: () => unknown, enough: number): number {
  let least = cpuOf(work);
  for (let i = 0; i < 9 && least > enough; i++) least = Math.min(least, cpuOf(work));
  return least;
}

/** A linear reader takes ten times as long for ten times the text, a quadratic one a hundred times. */
const GROWS = 25;

/** So far over the limit, a reader is slow whatever else the machine does: an hour of tries would say no more. */
const HOPELESS = 100;

/**
 * Over the limit and far above a tenth's share, in each of six rounds with a pause between: the collector of garbage, whose threads
 * count too, is busy in one and not in all.
 */
export async function isSlow(read: (text: string) => unknown, text: string, limit: number): Promise<boolean> {
  const isFine = (whole: number) =>
    whole <= limit || whole <= GROWS * leastCpuOf(() => read(text.slice(0, text.length / 10)), 0);
  const first = cpuOf(() => read(text));
  // the first one may have built what a reader keeps
  if (first > HOPELESS * limit && cpuOf(() => read(text)) > HOPELESS * limit) return true;
  if (isFine(first)) return false;
  for (let round = 0; round < 5; round++) {
    if (round > 0) await pause(1000);
    if (isFine(leastCpuOf(() => read(text), limit))) return false;
  }
  return true;
}

export type Reader = (text: string) => unknown;
/** The functions of a module that read a text; others read a row, and are reached by its fields. */
export const readersOf = (module: object): [string, Reader][] =>
  Object.entries(module).flatMap(([name, value]): [string, Reader][] => {
    if (typeof value !== 'function' || value.length > 2) return [];
    try {
      value('2 BHK', '');
    } catch {
      return [];
    }
    return [[name, (text) => value(text, '')]];
  });
