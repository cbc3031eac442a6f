/**
 * `npm run backup [-- FOLDER] [--without-keys]` copies the installation in DATA_DIR while it runs. FOLDER must be new or empty and defaults to a place
 * beside DATA_DIR. docs/operations.md#backup-and-restore lists its contents.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { closeToOthers, copyFiles, KEY_FILES, writeManifest } from './lib/archive.mjs';
import { startDatabase } from './lib/database.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dataDir } from './lib/paths.mjs';
import { main, Stop, say } from './lib/say.mjs';

main(async () => {
  const keys = !process.argv.includes('--without-keys');
  const [named] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const stamp = new Date().toISOString().slice(0, 19).replace(/:/g, '-');
  const folder = resolve(named ?? `${dataDir}-backups/${stamp}`);
  if (!relative(dataDir, folder).startsWith('..')) throw new Stop('The backup must not be inside DATA_DIR.');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Stop(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await ensureInstalled();
  const files = join(folder, 'files');

  // copies files, database, and new files, so that every file named by a record of the copy is included
  await copyFiles(dataDir, files, { keys });
  const database = await startDatabase({ join: true, quiet: true });
  const isOutside = Boolean(process.env.MONGODB_URI);
  let isOneMoment = true;
  if (isOutside) {
    const { dump } = await import('./lib/dump.mjs');
    isOneMoment = await dump(database.uri, join(folder, 'dump'));
  } else {
    const { backup } = await import('embedded-mongodb');
    await backup(database.uri, join(folder, 'db'));
  }
  await copyFiles(dataDir, files, { keys, isAgain: true });
  await database.stop();

  const manifest = await writeManifest(folder, { database: isOutside ? 'dump' : 'embedded', keys });
  closeToOthers(folder);
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  say(`${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
  const copied = KEY_FILES.filter((file) => existsSync(join(files, file))).map((file) => `files/${file}`);
  if (copied.length > 0)
    say(`${copied.join(' and ')} can decrypt the rest: whoever has both reads all of it.`);
  if (!isOneMoment)
    say('This MongoDB is no replica set: each collection is of its own moment. See docs/operations.md.');
});
