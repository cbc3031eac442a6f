/**
 * `npm run test:faults [-- --rounds N] [--only NAME,NAME]` causes failures while people write, and checks if anything is
 * lost. Without `--rounds` each kill is done 200 times, which takes about an hour, or until Ctrl+C.
 * docs/operations.md#faults describes the expected results.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureAppBuilt, ensureEmbeddedBuilt } from '../../scripts/lib/build.mjs';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { run, tsx } from '../../scripts/lib/run.mjs';
import { main, Stop } from '../../scripts/lib/say.mjs';

/** Names in running order. faults/main.ts defines them. */
const FAULT_NAMES = [
  ...['app', 'database', 'job-runner', 'frozen', 'away', 'full-disk', 'mail', 'cloudinary'],
  ...['clock', 'overload', 'hostile', 'backup', 'machines'],
];

const USAGE = `npm run test:faults [-- --rounds N] [--only NAME,NAME]
  --only    some of: ${FAULT_NAMES.join(', ')}
  --rounds  how often app, database and job-runner are killed (200)
It breaks installations of its own, one fault after another, and prints one table; all of them take hours.
What each does, and what is expected: docs/operations.md#faults`;

/** Checks the options. A run takes hours, so an unknown option ends it before anything is built. */
function checkOptions() {
  const options = {
    help: { type: 'boolean', short: 'h' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  };
  try {
    const { values } = parseArgs({ options });
    const unknown = values.only.split(',').find((name) => name && !FAULT_NAMES.includes(name));
    if (unknown) throw new Error(`There is no fault "${unknown}".`);
    if (!(Number(values.rounds) >= 1)) throw new Error('--rounds is a number.');
    return values;
  } catch (error) {
    throw new Stop(`${error.message}\n${USAGE}`);
  }
}

main(async () => {
  if (checkOptions().help) return console.log(USAGE);
  await ensureInstalled({ tools: true });
  await ensureEmbeddedBuilt();
  await ensureAppBuilt();
  const program = join(import.meta.dirname, 'faults/main.ts');
  process.exitCode = await run(process.execPath, tsx(program, ...process.argv.slice(2)));
});
