import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { benchFile, MAIN, median, startProcess, temporaryDirectory } from './support.mjs';

async function timed(args) {
  const start = performance.now();
  const { stop } = await startProcess(args);
  const milliseconds = performance.now() - start;
  await stop();
  return milliseconds;
}

/** From the start of the process to its listening socket, on an empty directory and on that of the last run. */
export async function startToListening({ quick }) {
  const rounds = quick ? 5 : 15;
  const seen = { bare: [], fresh: [], again: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const dir = temporaryDirectory();
    const bareDir = temporaryDirectory();
    const result = {
      bare: await timed([benchFile('bare-start.mjs'), join(bareDir, 'data.db')]),
      fresh: await timed([MAIN, '--dir', dir, '--port', '0', '--no-auth']),
      again: await timed([MAIN, '--dir', dir, '--port', '0', '--no-auth']),
    };
    rmSync(dir, { recursive: true, force: true });
    rmSync(bareDir, { recursive: true, force: true });
    if (round > 0) for (const [name, value] of Object.entries(result)) seen[name].push(value);
  }
  const bare = median(seen.bare);
  return ['fresh', 'again'].map((name) => {
    const ours = median(seen[name]);
    return {
      name: name === 'fresh' ? 'start, empty directory' : 'start, directory in use before',
      seen: `${ours.toFixed(0)} ms beside ${bare.toFixed(0)} ms`,
      ratio: ours / bare,
      aim: '<= 1.5',
      reached: ours / bare <= 1.5,
    };
  });
}
