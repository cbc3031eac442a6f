/**
 * Starts the site under test on E2E_PORT: the production build with a small demo set in the folder `.data/e2e`, where tests find the sign-ins. Empties the
 * folder at every start.
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
    // no test may need the internet
    MAP_TILES_URL: mapFile,
    // logs everything into a file that e2e/logs.teardown.ts searches for personal data
    LOG_LEVEL: 'trace',
    // because all tests come from one address
    RATE_LIMIT_FACTOR: '100',
    // bcrypt's lowest cost, because sign-in is not under test
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
      // refuses connections that docs/security.md#outside-addresses does not list, which makes e2e/logs.teardown.ts fail
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
