const started = Date.now();
let lastLine = started;

const HEARTBEAT_MS = 4_000;

/** Prints a line of progress with the seconds since the command began. */
export function say(text) {
  lastLine = Date.now();
  const seconds = ((lastLine - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}

/**
 * Runs `work` and prints a line every few seconds while it takes long, unless other lines appear. `expectedSeconds` is the duration on two idle cores, if
 * known.
 */
export async function waitFor(text, expectedSeconds, work) {
  const begun = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - lastLine < HEARTBEAT_MS) return;
    const seconds = Math.round((Date.now() - begun) / 1000);
    say(`${text}: ${seconds} s${seconds < expectedSeconds ? ` of about ${expectedSeconds} s` : ' so far'}`);
  }, 500);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Exits with a non-zero code, without a stack, and with one sentence for the user unless a part has already printed one. */
export class Stop extends Error {}

/** A failure that would repeat, so that retrying is pointless. */
export class GivenUp extends Stop {}

const DISK = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'];
const WRITES = ['open', 'write', 'mkdir', 'rename', 'copyfile', 'unlink', 'fsync'];
const isOfDisk = (error) => DISK.includes(error?.code) && WRITES.includes(error.syscall);

/** Runs a script's main function. Prints a Stop or a disk error as one sentence on stderr, and other errors with their stack. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (error instanceof Stop) {
      if (error.message) console.error(error.message);
    } else if (isOfDisk(error))
      console.error(`${error.message}\nMake room there, or allow writing, and run this again.`);
    else console.error(error);
    process.exit(1);
  }
}
