import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePrepareBundled } from './prepare-bundle.mjs';
import { run } from './run.mjs';
import { Stop, waitFor } from './say.mjs';

const DEMO_LISTINGS = '600';

/** True for the embedded database, which is ours; with MONGODB_URI only on request. */
export const demoSet = () =>
  process.env.MONGODB_URI ? {} : { DEMO_LISTINGS: process.env.DEMO_LISTINGS || DEMO_LISTINGS };

/** The mark beside the database's own files, so that a restored folder brings its own. */
const markIn = (dir) => join(dir, 'prepared.json');

const readMark = (dir) => {
  try {
    return readFileSync(markIn(dir), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Creates the indexes and, in an empty database, the demo set (scripts/prepare.ts, which prints its progress). `signIns` are this installation's demo sign-ins,
 * empty once the accounts are gone. `isRepeated` means this program has prepared the database in `folder` before, so a site may serve meanwhile.
 */
export async function beginPreparing({ env, signal, folder }) {
  const { name, program } = await ensurePrepareBundled();
  // another number of demo listings needs a new preparation
  const mark = JSON.stringify({ by: name, listings: env.DEMO_LISTINGS ?? '' });
  const prepare = async () => {
    let signIns = [];
    const onMessage = (message) => {
      signIns = message.signIns;
    };
    const code = await waitFor('Preparing the database', 10, () =>
      run(process.execPath, ['--conditions=react-server', program], { env, signal, onMessage }),
    );
    // prepare.ts has printed the error
    if (code !== 0) throw new Stop();
    if (folder && readMark(folder) !== mark) writeFileSync(markIn(folder), mark, { mode: 0o600 });
    return signIns;
  };
  const isRepeated = Boolean(folder) && readMark(folder) === mark;
  const signIns = prepare();
  // the awaiting caller gets the error, perhaps later
  signIns.catch(() => undefined);
  return { isRepeated, signIns };
}

/** Prepares the database and waits for it. */
export const prepareDatabase = async (options) => (await beginPreparing(options)).signIns;

export function printSignIns(signIns) {
  if (signIns.length === 0) return;
  console.log('Demo sign-ins of this installation:');
  const width = Math.max(...signIns.map(({ email }) => email.length));
  for (const { role, email, password } of signIns)
    console.log(`  ${role.padEnd(9)}  ${email.padEnd(width)}  ${password}`);
}
