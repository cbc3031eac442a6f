/**
 * `npm test -- docker`: what of the image can be checked without an engine. Builds as the Dockerfile does, copies the checkout to a
 * place from which this one cannot be reached, installs what runs it, and starts it with its command, over a database that is
 * prepared as docker-compose.yml says. scripts/docker.test.ts compares the files themselves.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEmbeddedBuilt } from './lib/build.mjs';
import { startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { run, tsx } from './lib/run.mjs';
import { main, Stop, say, waitFor } from './lib/say.mjs';

const node = process.execPath;
const LISTENS_WITHIN_MS = 60_000;
/** As in .dockerignore, and the cache of the build; the server's bundle is needed. */
const LEFT_OUT = /\/(?:\.git|\.data|\.first|\.next\/cache|node_modules|test-results|playwright-report)$/;

async function step(text, seconds, args, env) {
  const code = await waitFor(text, seconds, () => run(node, args, { quiet: true, env }));
  if (code !== 0) throw new Stop(`${text} failed: see the messages above.`);
}

/** The arguments of `CMD ["node", …]`: the image's own command, not its health check's. */
function command() {
  const [, words] = /^CMD (\[.+\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  return JSON.parse(words).slice(1);
}

/** A machine that is busy with other tests may answer late, but not for ever. */
async function get(url) {
  for (const end = Date.now() + LISTENS_WITHIN_MS; ; ) {
    const reply = await fetch(url);
    const text = await reply.text();
    if (reply.status === 200) return text;
    if (reply.status < 500 || Date.now() > end) throw new Stop(`${url} is answered with ${reply.status}.`);
    await new Promise((next) => setTimeout(next, 500));
  }
}

async function listens(url, child) {
  for (const end = Date.now() + LISTENS_WITHIN_MS; Date.now() < end && child.exitCode === null; ) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Stop('The folder of the image did not start: see its messages above.');
}

main(async () => {
  await ensureInstalled({ tools: true });
  await ensureEmbeddedBuilt();
  const build = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await step('Building the site for the image', 60, ['node_modules/next/dist/bin/next', 'build'], build);
  await step('Building its server', 5, ['scripts/build-server.mjs'], build);

  const dir = mkdtempSync(join(tmpdir(), 'saptam-image-'));
  const app = join(dir, 'app');
  let database;
  let child;
  try {
    // links stay relative, as COPY leaves them: made absolute, they would load mongoose a second time, out of the checkout
    cpSync(root, app, { recursive: true, verbatimSymlinks: true, filter: (path) => !LEFT_OUT.test(path) });
    const npm = { cwd: app, stdio: 'inherit' };
    const [installed] = await once(
      spawn('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], npm),
      'exit',
    );
    if (installed !== 0) throw new Stop('The packages that run the site could not be installed.');
    database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    // the image sees none of this machine's settings
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(dir, 'data'),
      MONGODB_URI: database.uri,
      SITE_URL: url,
      DEMO_LISTINGS: '24',
    };
    await step('Preparing the database', 10, tsx('scripts/prepare.ts'), env);
    child = spawn(node, command(), { cwd: app, env, stdio: ['ignore', 'ignore', 'inherit'] });
    await waitFor('Starting the folder of the image', 5, () => listens(`${url}/api/health`, child));
    const html = await get(url);
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0];
    const picture = /\/media\/[^" ]+\.(?:jpg|webp|avif)/.exec(html)?.[0];
    if (!script || !picture) throw new Stop('The home page names no script or no picture.');
    for (const path of [script, picture, '/buy', '/api/property?limit=1', '/robots.txt'])
      await get(url + path);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Stop(`The site ended with exit code ${code} when it was stopped.`);
    say('The folder of the image starts, serves and stops.');
  } finally {
    if (child?.exitCode === null) child.kill('SIGKILL');
    await database?.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
