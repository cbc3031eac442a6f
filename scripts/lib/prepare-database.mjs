import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePrepareBundled } from './prepare-bundle.mjs';
import { run } from './run.mjs';
import { Stop, waitFor } from './say.mjs';

const DEMO_LISTINGS = '600';

/** The demo set is for the embedded database, which is ours; with MONGODB_URI there is none unless it is asked for. */
export const demoSet = () =>
  process.env.MONGODB_URI ? {} : { DEMO_LISTINGS: process.env.DEMO_LISTINGS || DEMO_LISTINGS };

/** Beside the database's own files, so that a copy of the folder that is put back brings its own. */
const markIn = (dir) => join(dir, 'prepared.json');

const readMark = (dir) => {
  try {
    return readFileSync(markIn(dir), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Makes the indexes and, in an empty database, the demo set (scripts/prepare.ts, which prints its own progress). `signIns` are
 * the demo sign-ins of this installation: none when its demo accounts are gone. `isRepeated`: the same program has prepared the
 * embedded database in `folder` to its end before, so that a site may serve beside it, as on several machines.
 */
export async function beginPreparing({ env, signal, folder }) {
  const { name, program } = await ensurePrepareBundled();
  // what is there to be filled in an empty database is another preparation
  const mark = JSON.stringify({ by: name, listings: env.DEMO_LISTINGS ?? '' });
  const prepare = async () => {
    let signIns = [];
    const onMessage = (message) => {
      signIns = message.signIns;
    };
    const code = await waitFor('Preparing the database', 10, () =>
      run(process.execPath, ['--conditions=react-server', program], { env, signal, onMessage }),
    );
    // prepare.ts has printed what is wrong
    if (code !== 0) throw new Stop();
    if (folder && readMark(folder) !== mark) writeFileSync(markIn(folder), mark, { mode: 0o600 });
    return signIns;
  };
  const isRepeated = Boolean(folder) && readMark(folder) === mark;
  const signIns = prepare();
  // the caller that waits for it gets the error, maybe later
  signIns.catch(() => undefined);
  return { isRepeated, signIns };
}

/** … and waits for it. */
export const prepareDatabase = async (options) => (await beginPreparing(options)).signIns;

export function printSignIns(signIns) {
  if (signIns.length === 0) return;
  console.log('Demo sign-ins of this installation:');
  const width = Math.max(...signIns.map(({ email }) => email.length));
  for (const { role, email, password } of signIns)
    console.log(`  ${role.padEnd(9)}  ${email.padEnd(width)}  ${password}`);
}
