import { readFileSync } from 'node:fs';

export function residentMiB(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m);
  return Number(line?.[1] ?? 0) / 1024;
}

/** Limit for an operation. Longer than any takes on a machine with thirty busy processes, and shorter than the runner's limit. */
export const HANGS_MS = 300_000;

export function processorSeconds(pid: number): number {
  // the second field, the program's name, may contain spaces
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resolves with `value`, or rejects with the name of the operation that hung, so that a hang does not appear as the runner's time-out. */
export async function within<T>(what: string, value: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer within ${HANGS_MS} ms`)), HANGS_MS);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until `isSo`. Fails with the description of what is missing. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + HANGS_MS; !(await isSo()); await pause(20))
    if (Date.now() > end) throw new Error(`${what} does not come`);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
