import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureEmbeddedBuilt } from './build.mjs';
import { startPart } from './children.mjs';
import { dataDir } from './paths.mjs';
import { Stop, say } from './say.mjs';

/**
 * The database of this run: the one that MONGODB_URI names, else the embedded server over `dir`.
 * Answers its address, a `stop`, and `ended`, which settles if the embedded server ends by itself.
 */
export async function startDatabase({ dir = join(dataDir, 'db'), quiet = false } = {}) {
  if (process.env.MONGODB_URI) {
    return { uri: process.env.MONGODB_URI, stop: async () => {}, ended: new Promise(() => {}) };
  }
  await ensureEmbeddedBuilt();
  if (!quiet) say('Starting the embedded database …');
  mkdirSync(dir, { recursive: true });
  const part = startPart(process.execPath, ['embedded-mongodb/dist/main.js', '--dir', dir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: part.child.stdout });
  const first = await Promise.race([
    new Promise((done) => lines.once('line', done)),
    part.ended.then(() => undefined),
  ]);
  if (!first) throw new Stop('The embedded database did not start: see its words above.');
  lines.on('line', () => {});
  const uri = new URL(JSON.parse(first).uri);
  uri.pathname = '/saptam';
  return { uri: uri.href, stop: () => part.stop(), ended: part.ended };
}
