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

/** The error for a folder that cannot be served, because its disk is full or its content makes no sense. */
export function unusable(dir: string, error: unknown): UnusableFolder {
  if (error instanceof UnusableFolder) return error;
  const { message } = error as Error;
  if (!isDiskFull(error)) return damaged(join(dir, DATA_FILE), message);
  return new UnusableFolder(
    `There is no room on the disk of ${dir} to open the data there (${message}). Nothing was changed. Make room and start again.`,
    { cause: error },
  );
}

/** Opens the data of a folder, or creates it. Refuses folders that cannot be served and leaves them unchanged. */
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

/** Refuses a log that begins after the end of the data file, because it belongs to another state of the file, or the file is missing. */
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

/** Refuses a log with readable changes after an unreadable one. The disk has damaged it, and continuing would lose those changes. */
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

export function reopen(dir: string): Engine {
  return new SqliteEngine(join(dir, DATA_FILE));
}

/** Replaces the closed data file with a copy. */
export function replaceDataFile(dir: string, copy: string): void {
  const path = join(dir, DATA_FILE);
  // files beside the old one would be mistaken for the new one's
  if (existsSync(`${path}-wal`)) throw new Error(`The data file ${path} is open elsewhere.`);
  const old = openSync(path, 'r+');
  try {
    flushPath(dir);
    renameSync(copy, path);
    flushPath(dir);
    // frees the space, because the closed connection may keep the file for a while
    ftruncateSync(old);
  } finally {
    closeSync(old);
  }
}

export const LOG_IS_MISSING = `${LOG_FILE} is missing: what was written after the last checkpoint is not there`;

/** Creates an empty log. Every folder with data has one, so that `verify` can detect a missing log. */
export function makeEmptyLog(dir: string): void {
  closeSync(openSync(join(dir, LOG_FILE), 'a'));
}

export function moveCopy(copy: string, target: string): void {
  const path = join(target, DATA_FILE);
  try {
    renameSync(copy, path);
  } catch (error) {
    // EXDEV means another file system
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(copy, path);
  }
  makeEmptyLog(target);
  flushPath(path);
  flushPath(target);
  flushPath(dirname(target));
}
