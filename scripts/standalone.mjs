/**
 * Completes Next's standalone output for the image: beside the files that Next traced for its own server come the edge
 * cache (dist/), what that loads, the static files and public/. Run after `BUILD_STANDALONE=1 npm run build`.
 */
import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { root } from './lib/paths.mjs';

const target = join(root, '.next/standalone');

const entries = readdirSync(join(root, 'dist'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => join(root, 'dist', file));
const { fileList, warnings } = await nodeFileTrace(entries, { base: root });
for (const warning of warnings) {
  if (!/Failed to resolve|Failed to parse/.test(warning.message)) console.warn(warning.message);
}
for (const file of fileList) {
  await mkdir(dirname(join(target, file)), { recursive: true });
  await cp(join(root, file), join(target, file), { dereference: true });
}
// the image prepares its database from the sources, with tsx
const filter = (path) => !path.startsWith(join(root, 'dist/prepare-'));
for (const folder of ['dist', '.next/static', 'public']) {
  await cp(join(root, folder), join(target, folder), { recursive: true, filter });
}
// Next does not trace the maps of its chunks, which the log reads (docs/decisions/0034-logs-with-pino-metrics-with-prom-client.md)
const server = '.next/server';
for (const file of readdirSync(join(root, server), { recursive: true }).filter((name) =>
  name.endsWith('.js.map'),
))
  await cp(join(root, server, file), join(target, server, file));
// Next reads its configuration from next.config.mjs, with a bundler, unless it is handed over as its own server.js does it
const { config } = JSON.parse(await readFile(join(root, '.next/required-server-files.json'), 'utf8'));
const start = `process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = ${JSON.stringify(JSON.stringify(config))};
await import('./dist/server.mjs');
`;
await writeFile(join(target, 'start.mjs'), start);
await rm(join(target, 'server.js'));
console.log(`standalone: ${fileList.size} files of the front added`);
