import { closeSync, copyFileSync, existsSync, ftruncateSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  checkHeader,
  createDataFile,
  DATA_FILE,
  damaged,
  flushPath,
  recoverHeader,
  refuseForeign,
  UnusableFolder,
} from './engine/data-file';
import { type Engine, isDiskFull } from './engine/engine';
import { SqliteEngine } from './engine/sqlite-engine';
import { SEQUENCE_KEY, sequenceIn } from './sequence';
import { WriteAheadLog } from './wal';

export const LOG_FILE = 'changes.log';
const COPY = 'data.copy';

/** Why a folder cannot be served, in words: its disk is full, or what was read from it makes no sense. */
export function unusable(dir: string, error: unknown): UnusableFolder {
  if (error instanceof UnusableFolder) return error;
  const { message } = error as Error;
  if (!isDiskFull(error)) return damaged(join(dir, DATA_FILE), message);
  return new UnusableFolder(
    `There is no room on the disk of ${dir} to open the data there (${message}). Nothing was changed. Make room and start again.`,
    { cause: error },
  );
}

/** Opens the data of a folder, or makes it; what cannot be served is refused in words and left as it is. */
export function openFolder(dir: string): Engine {
  try {
    return open(dir);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw unusable(dir, error);
  }
}

function open(dir: string): Engine {
  const path = join(dir, DATA_FILE);
  dropCopy(dir);
  if (!existsSync(path)) return makeData(dir, path);
  recoverHeader(path);
  checkHeader(path);
  const engine = new SqliteEngine(path);
  try {
    refuseGap(dir, sequenceIn(engine.get(SEQUENCE_KEY)));
    return engine;
  } catch (error) {
    engine.close();
    throw error;
  }
}

function makeData(dir: string, path: string): Engine {
  refuseForeign(dir);
  refuseGap(dir, 0);
  createDataFile(path);
  return new SqliteEngine(path);
}

/** A log that begins later than where the data file ends belongs to another state of it, or the file is gone. */
function refuseGap(dir: string, end: number): void {
  const path = join(dir, LOG_FILE);
  if (!existsSync(path)) return;
  const log = new WriteAheadLog(path);
  const first = log.firstSequence();
  log.close();
  if (first === null || first <= end + 1) return;
  const data = end > 0 ? `ends with change ${end}` : 'is missing';
  throw new UnusableFolder(
    `The data file ${join(dir, DATA_FILE)} ${data}, but the log beside it begins with change ${first}. Nothing was changed. Put the ` +
      `right file back, restore a backup, or make a new folder from what is there: npx embedded-mongodb repair ${dir} NEW-FOLDER`,
  );
}

/** Changes that can be read behind one that can not: the disk has damaged the log, and going on would lose them. */
export function refuseDamagedLog(dir: string, log: WriteAheadLog, last: number): void {
  const beyond = log.recordBeyond(last);
  if (!beyond) return;
  throw damaged(join(dir, LOG_FILE), `change ${last + 1} cannot be read, but change ${beyond.sequence} can`);
}

// --- copies --------------------------------------------------------------------------------------------------------

export function copyPath(dir: string): string {
  return join(dir, COPY);
}

export function dropCopy(dir: string): void {
  for (const tail of ['', '-journal']) rmSync(copyPath(dir) + tail, { force: true });
}

/** The data of a folder that this process has had open. */
export function reopen(dir: string): Engine {
  return new SqliteEngine(join(dir, DATA_FILE));
}

/** Puts a copy in the place of the data file, which is closed. */
export function replaceDataFile(dir: string, copy: string): void {
  const path = join(dir, DATA_FILE);
  // what lies beside the old file would be taken for the new one's
  if (existsSync(`${path}-wal`)) throw new Error(`The data file ${path} is open elsewhere.`);
  const old = openSync(path, 'r+');
  try {
    flushPath(dir);
    renameSync(copy, path);
    flushPath(dir);
    // the closed connection may keep the file for a while, but not its room
    ftruncateSync(old);
  } finally {
    closeSync(old);
  }
}

export const LOG_IS_MISSING = `${LOG_FILE} is missing: what was written after the last checkpoint is not there`;

/** Every folder with data has a log, so that `verify` can tell when it is gone. */
export function makeEmptyLog(dir: string): void {
  closeSync(openSync(join(dir, LOG_FILE), 'a'));
}

/** Puts a copy into another directory, as its data file. */
export function moveCopy(copy: string, target: string): void {
  const path = join(target, DATA_FILE);
  try {
    renameSync(copy, path);
  } catch (error) {
    // another file system
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(copy, path);
  }
  makeEmptyLog(target);
  flushPath(path);
  flushPath(target);
  flushPath(dirname(target));
}
