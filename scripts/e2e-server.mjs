/**
 * The site under test: the production build over an empty folder filled with a small demo set, on E2E_PORT. The folder is
 * `.data/e2e`, so that tests find the demo sign-ins there; it is emptied at every start.
 */
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeMapFile } from '../test/map-file.mjs';
import { startPart } from './lib/children.mjs';
import { startDatabase } from './lib/database.mjs';
import { root } from './lib/paths.mjs';
import { prepareDatabase } from './lib/prepare-database.mjs';
import { main } from './lib/say.mjs';

const CLEAR_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
  'base64',
);

main(async () => {
  const port = process.env.E2E_PORT ?? '3210';
  const dir = join(root, '.data/e2e');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
  const mapFile = join(dir, 'map.pmtiles');
  writeMapFile(mapFile, { type: 'png', tile: CLEAR_PIXEL, maxZoom: 19 });
  const env = {
    MONGODB_URI: database.uri,
    DATA_DIR: dir,
    SITE_URL: `http://localhost:${port}`,
    NODE_ENV: 'production',
    DEMO_LISTINGS: '240',
    // no test needs the internet
    MAP_TILES_URL: mapFile,
    // all of it, into a file that e2e/logs.teardown.ts searches for people
    LOG_LEVEL: 'trace',
    // all tests come from one address
    RATE_LIMIT_FACTOR: '100',
    // signing in is not under test: the lowest cost that bcrypt allows
    BCRYPT_COST: '4',
  };
  try {
    await prepareDatabase({ env });
  } catch (error) {
    await database.stop();
    throw error;
  }
  const logFile = openSync(join(dir, 'site.log'), 'a');
  const next = startPart(process.execPath, ['dist/server.mjs'], {
    env: {
      ...env,
      PORT: port,
      // a connection to anything that docs/security.md#outside-addresses does not list is refused, and e2e/logs.teardown.ts fails
      GUARD_CONNECTIONS: '1',
      NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/lib/outside-addresses.mjs'))}`,
    },
    stdio: ['ignore', logFile, logFile],
  });
  const stop = async () => {
    await next.stop();
    await database.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await next.ended;
  await database.stop();
});
