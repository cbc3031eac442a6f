/**
 * `npm run restore -- FOLDER [--force]` restores a backup into DATA_DIR and its database (MONGODB_URI, or the embedded one). Changes nothing until all
 * checksums match. `--force` sets existing files aside or replaces a database elsewhere.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkedManifest, closeToOthers, KEY_FILES, setAside } from './lib/archive.mjs';
import { isRunningOver, startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { main, Stop, say } from './lib/say.mjs';

/** Passes a backup's dump to `work`, after creating it from a copy of the embedded database if needed. */
async function withDump(folder, kind, work) {
  const { dump } = await import('./lib/dump.mjs');
  if (kind === 'dump') return work(join(folder, 'dump'));
  const { restoreBackup, startServer } = await import('embedded-mongodb');
  const dir = mkdtempSync(join(tmpdir(), 'saptam-restore-'));
  restoreBackup(join(folder, 'db'), join(dir, 'db'));
  const server = await startServer({ dir: join(dir, 'db') });
  try {
    const uri = new URL(server.uri);
    uri.pathname = '/saptam';
    await dump(uri.href, join(dir, 'dump'));
    return await work(join(dir, 'dump'));
  } finally {
    await server.close();
    rmSync(dir, { recursive: true });
  }
}

main(async () => {
  const force = process.argv.includes('--force');
  const [named] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  if (!named) throw new Stop('Which backup? npm run restore -- FOLDER');
  const folder = resolve(named);
  await ensureInstalled();
  const { database: kind, createdAt, keys } = await checkedManifest(folder);
  const isOutside = Boolean(process.env.MONGODB_URI);
  const dbDir = join(dataDir, 'db');
  if (!isOutside && isRunningOver(dbDir)) throw new Stop('The site runs on this DATA_DIR: stop it first.');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const present = readdirSync(dataDir).filter((name) => !name.startsWith('replaced-'));
  // keys stored elsewhere may be restored first
  const isEmpty = present.every((name) => KEY_FILES.includes(name));
  if (!isEmpty && !force) throw new Stop(`${dataDir} is not empty: add --force to set aside what is there.`);

  const intoDatabase = async (uri) => {
    const { load } = await import('./lib/dump.mjs');
    await withDump(folder, kind, (dump) => load(dump, uri, { force }));
  };
  // first, because only this step can be refused
  if (isOutside) await intoDatabase(process.env.MONGODB_URI);
  if (!isEmpty) {
    const aside = await setAside(dataDir);
    say(`What was there is in ${aside}`);
    for (const file of keys ? [] : KEY_FILES) {
      if (existsSync(join(aside, file))) cpSync(join(aside, file), join(dataDir, file));
    }
  }
  const files = join(folder, 'files');
  if (existsSync(files)) cpSync(files, dataDir, { recursive: true, preserveTimestamps: true });
  if (!isOutside && kind === 'embedded') {
    const { restoreBackup } = await import('embedded-mongodb');
    restoreBackup(join(folder, 'db'), dbDir);
  } else if (!isOutside) {
    const database = await startDatabase({ quiet: true });
    await intoDatabase(database.uri).finally(() => database.stop());
  }
  closeToOthers(dataDir);
  say(`Restored the installation of ${createdAt} into ${dataDir}${isOutside ? ' and the database' : ''}.`);
  if (!existsSync(join(dataDir, 'secrets.json')) && !process.env.DATA_KEYS)
    say(
      'It has no keys: put its secrets.json into DATA_DIR before the start, or encrypted data stays unreadable.',
    );
});
