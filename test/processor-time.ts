import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

// Runs before each test file (`setupFilesAfterEnv`): what the file and everything it imports takes of the processor, written
// down for `npm test`, which prints the dearest (scripts/lib/test-costs.mjs). A file that takes too much fails
// (test/processor-budget.ts). Processes that a test starts are not in it.
const path = process.env.TEST_COSTS;
const start = process.cpuUsage();

if (path)
  afterAll(async () => {
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    const { overLimit } = await import('./processor-budget');
    const problem = overLimit(file, seconds);
    appendFileSync(path, `${JSON.stringify({ file, seconds, problem })}\n`);
    if (problem) throw new Error(problem);
  });
