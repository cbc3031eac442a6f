import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

// Runs before each test file (`setupFilesAfterEnv`): what the file and everything it imports takes of the processor, written
// down for `npm test`, which prints the dearest (scripts/lib/test-costs.mjs). Processes that a test starts are not in it.
const path = process.env.TEST_COSTS;
const start = process.cpuUsage();

if (path)
  afterAll(() => {
    const { user, system } = process.cpuUsage(start);
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    appendFileSync(path, `${JSON.stringify({ file, seconds: (user + system) / 1e6 })}\n`);
  });
