import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../scripts/lib/run.mjs';
import { figure } from '../report';
import { installSecantus, SECANTUS_VERSION, startSecantus } from '../secantus.mjs';
import { audit } from './audit';
import { Installation } from './installation';
import { People } from './people';

/** The server of MONGODB_URI, with a database of our own on it that is dropped afterwards, or SecantusDB. */
async function outside(): Promise<{ uri: string; name: string; stop: () => Promise<void> } | string> {
  const name = `saptam_test_${randomBytes(4).toString('hex')}`;
  const { MONGODB_URI } = process.env;
  const missing = MONGODB_URI ? undefined : installSecantus();
  if (missing) return missing;
  const server = MONGODB_URI ? undefined : await startSecantus();
  const uri = new URL(MONGODB_URI ?? server!.uri);
  uri.pathname = `/${name}`;
  return {
    uri: uri.href,
    name: server ? `SecantusDB ${SECANTUS_VERSION}` : 'the server of MONGODB_URI',
    stop: async () => void (await server?.stop()),
  };
}

const command = (script: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, [`scripts/${script}.mjs`, ...args], { env, quiet: true });

/** People with what earlier ones have sent. */
function knowing(site: Installation, before: People): People {
  const people = new People(site);
  for (const [key, id] of before.enquiries) people.enquiries.set(key, id);
  for (const [key, sent] of before.listings) people.listings.set(key, sent);
  people.imports.push(...before.imports);
  return people;
}

const rowsOf = (site: Installation) =>
  site.onDatabase(async (db) => {
    const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
    const counts = await Promise.all(names.map((name) => db.collection(name).countDocuments()));
    return { demo: await db.collection('users').countDocuments(), total: counts.reduce((a, b) => a + b, 0) };
  });

async function work(site: Installation, people: People): Promise<void> {
  for (let n = 0; n < 3; n++) await people.enquire();
  await people.list();
  await people.import(40);
  await audit(site.uri.includes('saptam_test') ? 'on the other server' : 'on the embedded one', people, {
    withAlerts: false,
  });
}

/** An installation moves from the embedded database to another server, and back, with backup and restore. */
async function move(): Promise<void> {
  const other = await outside();
  if (typeof other === 'string') return figure('move of the database', `no other server: ${other}`);
  console.log(`  ${other.name}`);
  const root = mkdtempSync(join(tmpdir(), 'saptam-move-'));
  const at = (name: string) => join(root, name);
  let site = await Installation.start({ env: { DEMO_LISTINGS: '10' } });
  try {
    let people = new People(site);
    await work(site, people);
    // as `npm start` leaves it: where the database of this folder runs
    writeFileSync(join(site.dir, 'db/running.json'), JSON.stringify({ uri: site.uri, pid: process.pid }));
    const before = await rowsOf(site);
    const there = [
      await command('backup', [at('first')], { DATA_DIR: site.dir }),
      await command('restore', [at('first')], { DATA_DIR: at('outside'), MONGODB_URI: other.uri }),
    ];
    await site.stop();
    site = await Installation.start({ dir: at('outside'), uri: other.uri, env: { DEMO_LISTINGS: '0' } });
    const moved = await rowsOf(site);
    figure(
      'to another server: exit codes, people',
      `${there.join()}, ${moved.demo} of ${before.demo}`,
      '0,0, all',
      there.join() === '0,0' && moved.demo === before.demo,
    );
    people = knowing(site, people);
    await work(site, people);
    const back = [
      await command('backup', [at('second')], { DATA_DIR: site.dir, MONGODB_URI: other.uri }),
      await command('restore', [at('second')], { DATA_DIR: at('own') }),
    ];
    await site.onDatabase((db) => db.dropDatabase());
    await site.stop();
    site = await Installation.start({ dir: at('own'), env: { DEMO_LISTINGS: '0' } });
    const returned = await rowsOf(site);
    figure(
      'back to the embedded one: exit codes, people',
      `${back.join()}, ${returned.demo} of ${moved.demo}`,
      '0,0, all',
      back.join() === '0,0' && returned.demo === moved.demo,
    );
    await work(site, knowing(site, people));
  } finally {
    await site.stop();
    await other.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

export const MOVE: Record<string, (rounds: number) => Promise<void>> = { move };
