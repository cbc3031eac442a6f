import { run, tsx } from './run.mjs';
import { Stop, waitFor } from './say.mjs';

const DEMO_LISTINGS = '600';

/** The demo set is for the embedded database, which is ours; with MONGODB_URI there is none unless it is asked for. */
export const demoSet = () =>
  process.env.MONGODB_URI ? {} : { DEMO_LISTINGS: process.env.DEMO_LISTINGS || DEMO_LISTINGS };

/**
 * Makes the indexes and, in an empty database, the demo set (scripts/prepare.ts, which prints its own progress). Returns
 * the demo sign-ins of this installation: none when its demo accounts are gone.
 */
export async function prepareDatabase({ env, signal }) {
  let signIns = [];
  const onMessage = (message) => {
    signIns = message.signIns;
  };
  const code = await waitFor('Preparing the database', 10, () =>
    run(process.execPath, tsx('scripts/prepare.ts'), { env, signal, onMessage }),
  );
  // prepare.ts has printed what is wrong
  if (code !== 0) throw new Stop();
  return signIns;
}

export function printSignIns(signIns) {
  if (signIns.length === 0) return;
  console.log('Demo sign-ins of this installation:');
  const width = Math.max(...signIns.map(({ email }) => email.length));
  for (const { role, email, password } of signIns)
    console.log(`  ${role.padEnd(9)}  ${email.padEnd(width)}  ${password}`);
}
