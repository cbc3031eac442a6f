import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION } from '../catalog/catalog';
import { decode } from '../semantics/codec';
import { createDataFile, DATA_FILE } from '../storage/engine/data-file';
import type { Entry } from '../storage/engine/engine';
import { tableOf } from '../storage/engine/row-numbers';
import { SqliteEngine } from '../storage/engine/sqlite-engine';
import { LOG_FILE, LOG_IS_MISSING } from '../storage/folder';
import { replayRecords } from '../storage/log-records';
import { unpack } from '../storage/packing';
import { SEQUENCE_KEY, sequenceIn } from '../storage/sequence';
import { RECORD_HEAD, WriteAheadLog } from '../storage/wal';
import { SqlitePages } from './sqlite-pages';

const COPY = 'salvage.db';
const BATCH_BYTES = 64 * 1024 * 1024;

export interface Salvaged {
  /** Key spaces that contain anything. */
  spaces: Set<number>;
  problems: string[];
}

/** Copies entries, documents and the log of a folder into a new one that has neither. Index keys are left out, because they are rebuilt. */
export function salvage(dir: string, target: string): Salvaged {
  const found: Salvaged = { spaces: new Set(), problems: [] };
  const path = join(target, DATA_FILE);
  createDataFile(path);
  const engine = new SqliteEngine(path);
  try {
    let bytes = 0;
    for (const row of rowsOf(dir, target, found.problems)) {
      if (!isWhole(row, found.problems)) continue;
      if (row.stray && (!isDocument(row) || engine.get(row.key))) continue;
      engine.put(row.key, row.value);
      found.spaces.add(row.key.readUInt32BE(0));
      bytes += row.value.length;
      if (bytes < BATCH_BYTES) continue;
      engine.checkpoint();
      bytes = 0;
    }
    takeLog(dir, target, engine, found);
    engine.checkpoint();
  } finally {
    engine.close();
    rmSync(join(target, COPY), { force: true });
  }
  return found;
}

function* rowsOf(dir: string, target: string, problems: string[]): Generator<Entry & { stray: boolean }> {
  const path = join(dir, DATA_FILE);
  if (existsSync(path)) yield* rowsOfSqlite(path, join(target, COPY), problems);
  else problems.push('there is no data file: only what the log holds can be read');
}

function* rowsOfSqlite(
  path: string,
  copy: string,
  problems: string[],
): Generator<Entry & { stray: boolean }> {
  for (const tail of ['', '-wal']) if (existsSync(path + tail)) copyFileSync(path + tail, copy + tail);
  try {
    // merges the files beside the data file into the copy
    new SqliteEngine(copy).close();
  } catch {
    if (existsSync(`${copy}-wal`))
      problems.push('changes beside the data file that were on their way into it cannot be read');
  }
  for (const tail of ['-wal', '-shm', '-journal']) rmSync(copy + tail, { force: true });
  const pages = new SqlitePages(copy);
  try {
    yield* pages.rows();
  } finally {
    problems.push(...pages.problems);
    pages.close();
  }
}

function isWhole({ key, value, stray }: Entry & { stray: boolean }, problems: string[]): boolean {
  try {
    if (tableOf(key) === 'documents') unpack(value);
    else if (key.subarray(0, COLLECTION.length).equals(COLLECTION)) decode(value);
    return true;
  } catch (error) {
    const what =
      tableOf(key) === 'documents'
        ? 'a document'
        : `the description of ${key.toString('utf8', COLLECTION.length)}`;
    if (!stray) problems.push(`${what} cannot be read (${(error as Error).message})`);
    return false;
  }
}

/** True for plausible documents. In rows that no page leads to, blocks of index keys can look like documents. */
function isDocument({ key, value }: Entry): boolean {
  if (tableOf(key) !== 'documents') return true;
  const document = unpack(value);
  return document.length > 4 && document.readUInt32LE(0) === document.length;
}

/**
 * Writes the readable part of the log into a new one, with which the new folder is opened. It begins as early as possible,
 * because replaying changes that the data already has is harmless. It does not begin before a gap, because the replay would
 * then end with values older than the data.
 */
function takeLog(dir: string, target: string, engine: SqliteEngine, found: Salvaged): void {
  const path = join(dir, LOG_FILE);
  if (!existsSync(path)) {
    if (existsSync(join(dir, DATA_FILE))) found.problems.push(LOG_IS_MISSING);
    return;
  }
  const log = new WriteAheadLog(path, 'r');
  const copy = new WriteAheadLog(join(target, LOG_FILE));
  const note = (key: Buffer): void => void found.spaces.add(key.readUInt32BE(0));
  try {
    const stored = sequenceIn(engine.get(SEQUENCE_KEY));
    const first = log.firstSequence() ?? stored + 1;
    const last = log.replay(first - 1, () => {});
    const isWhole = last >= stored && first <= stored && !log.recordBeyond(last);
    const start = isWhole ? first - 1 : stored;
    let number = start;
    log.salvage(
      start,
      (_, payload) => {
        replayRecords(payload, { put: note, remove: () => {}, clear: () => {} });
        copy.write(++number, Buffer.concat([Buffer.alloc(RECORD_HEAD), payload]));
      },
      (from, to) =>
        found.problems.push(
          from === stored + 1 && to === first - 1
            ? `the log begins with change ${first}, the data ends with ${stored}: what came between is not there`
            : `change${from === to ? '' : 's'} ${from === to ? from : `${from} to ${to}`} cannot be read in the log: what was written then is missing`,
        ),
    );
    copy.flushNow();
    const sequence = Buffer.alloc(8);
    sequence.writeBigUInt64BE(BigInt(start));
    engine.put(SEQUENCE_KEY, sequence);
  } finally {
    log.close();
    copy.close();
  }
}
