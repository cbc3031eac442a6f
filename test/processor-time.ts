import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

// Runs before each test file (`setupFiles`): what the file and everything it imports takes of the processor, written
// down for `npm test`, which prints the dearest (scripts/lib/test-costs.mjs). A file that takes too much fails
// (test/processor-budget.ts). Processes that a test starts are counted beside it, once they have ended.
const path = process.env.TEST_COSTS;
const start = process.cpuUsage();
const startOfChildren = secondsOfChildren();

/** Processor seconds of the processes that this one has started and that have ended, with theirs: fields 16 and 17 of proc(5), in hundredths. */
function secondsOfChildren(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)!.split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    // a system without /proc tells nothing
    return 0;
  }
}

if (path)
  afterAll(async () => {
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    const children = Math.round((secondsOfChildren() - startOfChildren) * 100) / 100;
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    const { overLimit } = await import('./processor-budget');
    const problem = overLimit(file, seconds);
    appendFileSync(path, `${JSON.stringify({ file, seconds, children, problem })}\n`);
    if (problem) throw new Error(problem);
  });
