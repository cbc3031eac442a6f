/** Processor seconds that a test file may take. */
export const LIMIT = 10;

/** What the reference takes on an idle core of the machine on which the limit was set; with ten busy processes beside it 0.012 to 0.018. */
const REFERENCE_SECONDS = 0.0075;
/** A machine on which everything takes longer than this is not taken into account: no file may take more than 25 seconds anywhere. */
const MOST = 2.5;

/** A bit of what tests do: objects made, sorted, written as text and read again. */
function referenceWork(): number {
  const rows = Array.from({ length: 4000 }, (_, n) => ({
    id: `row-${(n * 7919) % 4000}`,
    words: ['flat', 'plot', n],
    at: { x: n / 3, y: -n },
  }));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const byId = new Map(read.map((row) => [row.id.replace('row', 'home'), { ...row, seen: true }]));
  return byId.size;
}

function referenceSeconds(): number {
  const start = process.cpuUsage();
  referenceWork();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** How many times longer this machine takes at the moment: other processes share its caches, and some are slower. At least 1. */
export function slowness(measure = referenceSeconds): number {
  const taken = Array.from({ length: 9 }, () => measure()).sort((a, b) => a - b);
  return Math.min(MOST, Math.max(1, taken[4]! / REFERENCE_SECONDS));
}

/** What is said of a file that has taken too much, or nothing. */
export function overLimit(
  file: string,
  seconds: number,
  factor: () => number = slowness,
): string | undefined {
  if (seconds <= LIMIT) return undefined;
  const times = factor();
  if (seconds <= LIMIT * times) return undefined;
  return `${file} took ${seconds.toFixed(1)} processor seconds: a test file may take ${LIMIT}, here and now ${(LIMIT * times).toFixed(1)}`;
}
