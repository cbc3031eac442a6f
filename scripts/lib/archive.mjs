import { createHash } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Stop } from './say.mjs';

const MANIFEST = 'manifest.json';
/** Files copied separately, regenerated, or useless elsewhere. Excludes mails stored as files, because they are personal data. */
const LEFT_OUT = /^(?:db|search-index|outbox|tmp|started\.json|e2e|bench-.*|replaced-.*)$/;
/** Keys that decrypt the rest. Owners may want to store them elsewhere. */
export const KEY_FILES = ['secrets.json', 'push-keys.json'];

function filesBelow(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)));
}

/** The installation's files in DATA_DIR, including new folders by default. */
const ownFiles = (dataDir, { keys }) =>
  filesBelow(dataDir).filter((file) => {
    const [top] = file.split(/[\\/]/);
    return !LEFT_OUT.test(top) && (keys || !KEY_FILES.includes(file));
  });

/**
 * Copies new and changed files and returns their number. A file that disappears meanwhile was removed by the site, which removes records first, so no later
 * record needs it.
 */
export async function copyFiles(dataDir, target, options) {
  let copied = 0;
  for (const file of ownFiles(dataDir, options)) {
    // the audit log's checkpoint must not be newer than the copy of the database
    if (options.isAgain && /^audit[\\/]/.test(file)) continue;
    const [from, to] = [join(dataDir, file), join(target, file)];
    try {
      const { size, mtime } = await stat(from);
      const before = existsSync(to) ? statSync(to) : undefined;
      if (before?.size === size && before.mtimeMs === mtime.getTime()) continue;
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      await copyFile(from, to);
      await utimes(to, mtime, mtime);
      copied++;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return copied;
}

/** Makes a folder and its content accessible only to the owner. */
export function closeToOthers(dir) {
  chmodSync(dir, 0o700);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile())
      chmodSync(join(entry.parentPath ?? entry.path, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

async function checksum(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes the manifest last, so that an interrupted backup lacks it and is refused. */
export async function writeManifest(folder, about) {
  const files = [];
  for (const path of filesBelow(folder)
    .filter((file) => file !== MANIFEST)
    .sort())
    files.push({
      path,
      bytes: statSync(join(folder, path)).size,
      sha256: await checksum(join(folder, path)),
    });
  const manifest = { version: 1, createdAt: new Date().toISOString(), ...about, files };
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** The manifest of a backup if all checksums match; otherwise a sentence about the mismatch. */
export async function checkedManifest(folder) {
  const path = join(folder, MANIFEST);
  if (!existsSync(path))
    throw new Stop(`${folder} is no backup, or one that was interrupted: it has no ${MANIFEST}.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  if (manifest.version !== 1) throw new Stop(`${folder} was made by a newer version.`);
  const listed = new Set(manifest.files.map((file) => file.path));
  const added = filesBelow(folder).find((file) => file !== MANIFEST && !listed.has(file));
  if (added) throw new Stop(`${added} is not part of this backup.`);
  for (const file of manifest.files) {
    const found = join(folder, file.path);
    if (!existsSync(found)) throw new Stop(`${file.path} is missing in this backup.`);
    if ((await checksum(found)) !== file.sha256)
      throw new Stop(`${file.path} has changed since this backup was made.`);
  }
  return manifest;
}

/** Moves the installation's current files to a folder beside it on the same disk, and returns its path. */
export async function setAside(dataDir) {
  const aside = `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const entries = readdirSync(dataDir).filter((name) => !name.startsWith('replaced-'));
  mkdirSync(join(dataDir, aside), { mode: 0o700 });
  for (const name of entries) await rename(join(dataDir, name), join(dataDir, aside, name));
  // names a server that is not running
  await rm(join(dataDir, aside, 'db/running.json'), { force: true });
  return join(dataDir, aside);
}
