import { setTimeout as pause } from 'node:timers/promises';

export const PIECES = [
  ...['A', '1', ' ', '1,', '1-', '1 ', 'a1 ', '- ', 'a@b.', 'no.', 'owner ', '१ ', '(', '+', '+91', '<', 'क'],
  ...['1.', '/', '\'1"x', '\n', 'A\n', 'on ', 'sqft ', '2 bhk ', '₹', 'near ', ', ', '@', '.', '-', '98220,'],
];
export const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** The repeated piece, alone and with an ending that makes a match fail only at its end. */
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

/** The minimum of several tries, because the first compiles and any may collect garbage. */
function leastCpuOf(work: () => unknown, enough: number): number {
  let least = cpuOf(work);
  for (let i = 0; i < 9 && least > enough; i++) least = Math.min(least, cpuOf(work));
  return least;
}

/**
 * Growth factor that separates linear from quadratic readers: for ten times the text, a linear one takes ten times as long, a quadratic one a hundred times.
 */
const GROWS = 40;

/** Factor above the limit at which a reader is certainly slow, whatever else the machine does. */
const HOPELESS = 100;

/**
 * True if a reader exceeds the limit, and grows too fast, in each of six rounds with pauses between them. The garbage collector, whose threads count too, is
 * not busy in all of them.
 */
export async function isSlow(read: (text: string) => unknown, text: string, limit: number): Promise<boolean> {
  const isFine = (whole: number) =>
    whole <= limit || whole <= GROWS * leastCpuOf(() => read(text.slice(0, text.length / 10)), 0);
  const first = cpuOf(() => read(text));
  // the first call may have built a cache
  if (first > HOPELESS * limit && cpuOf(() => read(text)) > HOPELESS * limit) return true;
  if (isFine(first)) return false;
  for (let round = 0; round < 5; round++) {
    if (round > 0) await pause(1000);
    if (isFine(leastCpuOf(() => read(text), limit))) return false;
  }
  return true;
}

export type Reader = (text: string) => unknown;
/** Functions of a module that read a text. Others read rows and are reached by their fields. */
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
