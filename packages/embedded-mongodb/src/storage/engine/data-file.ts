import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from './sqlite-library';

export const DATA_FILE = 'data.db';
/** A page fits three documents of two kilobytes, or one block of index keys. */
export const PAGE_BYTES = 8192;
/** Longest row that fits on one page, because no bytes are reserved at the end of a page (SQLite, "Payload overflow"). */
export const LONGEST_ROW = PAGE_BYTES - 35;

/** "EMDB", which identifies our SQLite files. */
const APPLICATION_ID = 0x45_4d_44_42;
/** Version of the tables and of their rows' content. A file with a higher one was written by a newer version. */
const FORMAT = 2;
const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;

/** Thrown if the folder cannot be served as it is. The message says what to do. */
export class UnusableFolder extends Error {}

export function damaged(path: string, why: string): UnusableFolder {
  const folder = dirname(path);
  return new UnusableFolder(
    `The file ${path} is damaged (${why}). Nothing was changed. To see what is wrong: npx embedded-mongodb verify ${folder} ` +
      `· to make a new folder from what can be read: npx embedded-mongodb repair ${folder} NEW-FOLDER`,
  );
}

/** Flushes a file, or the names in a directory, which are that directory's data. */
export function flushPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Restores the first page from SQLite's journal, because its write may have been interrupted by a power failure. */
export function recoverHeader(path: string): void {
  if (!existsSync(`${path}-journal`)) return;
  const db = new DatabaseSync(path);
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch {
    // the next step reports the error
  } finally {
    db.close();
  }
}

/** Refuses files that are not ours, newer than this version or truncated. */
export function checkHeader(path: string): void {
  const header = Buffer.alloc(HEADER_BYTES);
  const fd = openSync(path, 'r');
  const read = readSync(fd, header, 0, HEADER_BYTES, 0);
  closeSync(fd);
  if (read < HEADER_BYTES || header.toString('latin1', 0, 16) !== MAGIC)
    throw damaged(path, 'it does not begin as a SQLite file does');
  if (header.readUInt32BE(68) !== APPLICATION_ID)
    throw new UnusableFolder(
      `The file ${path} is a SQLite database of another program. Choose another folder.`,
    );
  const format = header.readUInt32BE(60);
  if (format !== FORMAT)
    throw new UnusableFolder(
      `The data file ${path} was written by ${format > FORMAT ? 'a newer' : 'an older'} version (format ${format}; this one reads ${FORMAT}). Update this program, or choose another folder.`,
    );
}

/** Creates an empty data file under a temporary name first, so that an incomplete one never exists. */
export function createDataFile(path: string): void {
  const unfinished = `${path}.new`;
  for (const tail of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + tail, { force: true });
  const db = new DatabaseSync(unfinished);
  db.exec(`
    PRAGMA page_size = ${PAGE_BYTES};
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${FORMAT};
    CREATE TABLE entries (key BLOB PRIMARY KEY, value BLOB NOT NULL, sum INTEGER) WITHOUT ROWID;
    CREATE TABLE documents (id INTEGER PRIMARY KEY, value BLOB NOT NULL, sum INTEGER);
    CREATE TABLE blocks (id INTEGER PRIMARY KEY, value BLOB NOT NULL);
  `);
  db.close();
  flushPath(unfinished);
  renameSync(unfinished, path);
  flushPath(dirname(path));
}

/** Files by which the folders of other databases are recognized. */
const FOREIGN: [string, string][] = [
  ['WiredTiger', 'MongoDB'],
  ['storage.bson', 'MongoDB'],
  ['PG_VERSION', 'PostgreSQL'],
  ['ibdata1', 'MySQL'],
  ['CURRENT', 'LevelDB or RocksDB'],
];

export function refuseForeign(dir: string): void {
  for (const [name, program] of FOREIGN) {
    if (existsSync(`${dir}/${name}`))
      throw new UnusableFolder(
        `The folder ${dir} holds data of ${program} (${name}), which cannot be read here. Choose another folder.`,
      );
  }
}
