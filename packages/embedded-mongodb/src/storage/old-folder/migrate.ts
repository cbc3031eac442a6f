import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataFile, DATA_FILE, flushPath, UnusableFolder } from '../engine/data-file';
import type { Engine } from '../engine/engine';
import { RECORD_KEY_BYTES, tableOf } from '../engine/row-numbers';
import { SqliteEngine } from '../engine/sqlite-engine';
import { recordKey, SPACE_BYTES } from '../spaces';
import { DamagedPage, LmdbFile, type StoredEntry } from './lmdb-file';

export const OLD_DATA = 'data.mdb';
export const OLD_LOG = 'log.wal';
const OLD_LOCK = 'data.mdb-lock';
const UNFINISHED = 'data.migrating';
/** Where the files of an older version wait, untouched, until the second start. */
const KEPT = 'before-migration';
const NEW_LOG = 'changes.log';
const BATCH_BYTES = 64 * 1024 * 1024;
/** The key under which older versions reserved room that LMDB needed. */
const FILLER_KEY = Buffer.from([0, 0, 0, 0, 0x74]);

export function isOldFolder(dir: string): boolean {
  return existsSync(join(dir, OLD_DATA)) || existsSync(join(dir, OLD_LOG));
}

/**
 * Takes over the folder of a version that kept its data in LMDB: every entry goes to a new file, the log is copied, since its
 * records are the same, and read at this start like any other. Not before all that is on the disk do the old files move aside.
 */
export function migrate(dir: string): Engine {
  const unfinished = join(dir, UNFINISHED);
  for (const tail of ['', '-wal', '-shm']) rmSync(unfinished + tail, { force: true });
  createDataFile(unfinished);
  takeOver(dir, unfinished);
  const log = join(dir, NEW_LOG);
  if (existsSync(join(dir, OLD_LOG))) copyFileSync(join(dir, OLD_LOG), log);
  else writeFileSync(log, '');
  flushPath(log);
  flushPath(dir);
  renameSync(unfinished, join(dir, DATA_FILE));
  flushPath(dir);
  setAside(dir);
  return new SqliteEngine(join(dir, DATA_FILE));
}

function takeOver(dir: string, target: string): void {
  const path = join(dir, OLD_DATA);
  if (!existsSync(path)) return;
  const engine = new SqliteEngine(target);
  try {
    const file = new LmdbFile(path);
    copyEntries(file.entries(), engine);
    file.close();
    engine.checkpoint();
  } catch (error) {
    if (!(error instanceof DamagedPage)) throw error;
    throw new UnusableFolder(
      `The data file ${path} of an older version is damaged (${error.message}). Nothing was changed. To make a new folder from what ` +
        `can be read: npx embedded-mongodb repair ${dir} NEW-FOLDER`,
    );
  } finally {
    engine.close();
  }
}

/** Blocks of index keys were stored under their upper bounds; now they have numbers, and the bound in front. */
export function copyEntries(entries: Iterable<StoredEntry>, engine: Engine): void {
  let bytes = 0;
  let space = -1;
  let number = 0;
  for (const { tree, key, value } of entries) {
    if (tree === null && tableOf(key) === 'blocks') {
      if (key.readUInt32BE(0) !== space) number = 0;
      space = key.readUInt32BE(0);
      const bound = key.subarray(SPACE_BYTES);
      const head = Buffer.alloc(2);
      head.writeUInt16BE(bound.length);
      engine.put(recordKey(space, ++number), Buffer.concat([head, bound, value]));
    } else if (isStillOfUse(key, value)) engine.put(key, value);
    bytes += value.length;
    if (bytes < BATCH_BYTES) continue;
    engine.checkpoint();
    bytes = 0;
  }
}

/** False for entries that only served LMDB: a filler, and empty entries behind the documents of a collection. */
export function isStillOfUse(key: Buffer, value: Buffer): boolean {
  if (tableOf(key) === 'documents') return value.length > 0 && key.length === RECORD_KEY_BYTES;
  return !key.equals(FILLER_KEY);
}

function setAside(dir: string): void {
  mkdirSync(join(dir, KEPT), { recursive: true });
  for (const name of [OLD_DATA, OLD_LOG]) {
    if (existsSync(join(dir, name))) renameSync(join(dir, name), join(dir, KEPT, name));
  }
  rmSync(join(dir, OLD_LOCK), { force: true });
  flushPath(dir);
}

/** At a start with the data in place: the old files go if an earlier start has set them aside. */
export function finishMigration(dir: string): void {
  if (isOldFolder(dir)) setAside(dir);
  else if (existsSync(join(dir, KEPT))) rmSync(join(dir, KEPT), { recursive: true });
}
