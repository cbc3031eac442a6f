import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog, COLLECTION } from '../catalog/catalog';
import { Validation } from '../commands/validate';
import { lockDirectory } from '../storage/dir-lock';
import { checkHeader, DATA_FILE, UnusableFolder } from '../storage/engine/data-file';
import { tableOf } from '../storage/engine/row-numbers';
import { SqliteEngine } from '../storage/engine/sqlite-engine';
import { LOG_FILE, LOG_IS_MISSING } from '../storage/folder';
import { KeyValueStore } from '../storage/key-value-store';
import { recordIdAtEnd } from '../storage/spaces';

export interface Verified {
  collections: number;
  documents: number;
  indexes: number;
  problems: string[];
}

/** Checks every page, document, index and count of a folder that no server uses, and changes nothing. */
export async function verifyFolder(dir: string): Promise<Verified> {
  const path = join(dir, DATA_FILE);
  const nothing = { collections: 0, documents: 0, indexes: 0 };
  if (!existsSync(path)) return { ...nothing, problems: [`${dir} holds no data.`] };
  const unlock = await lockDirectory(dir);
  try {
    checkHeader(path);
    const { problems, changedDocuments } = readPages(path);
    return problems.length > 0 ? { ...nothing, problems } : await contentsOf(dir, changedDocuments);
  } catch (error) {
    if (!(error instanceof UnusableFolder)) throw error;
    return { ...nothing, problems: [error.message] };
  } finally {
    await unlock();
  }
}

interface Pages {
  problems: string[];
  changedDocuments: Buffer[];
}

function readPages(path: string): Pages {
  const engine = new SqliteEngine(path);
  try {
    const problems = engine.problems();
    const changed = problems.length > 0 ? [] : engine.changedRows();
    const changedDocuments = changed.filter((key) => tableOf(key) === 'documents');
    for (const key of changed) {
      if (tableOf(key) === 'documents') continue;
      const what = key.subarray(0, COLLECTION.length).equals(COLLECTION)
        ? `the description of ${key.toString('utf8', COLLECTION.length)}`
        : 'an entry of the server itself';
      problems.push(`${what} is not what was written`);
    }
    return { problems, changedDocuments };
  } finally {
    engine.close();
  }
}

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function contentsOf(dir: string, changed: Buffer[]): Promise<Verified> {
  const log = join(dir, LOG_FILE);
  const hasLog = existsSync(log);
  const store = new KeyValueStore(dir);
  try {
    const catalog = new Catalog(store);
    catalog.garbage.closed = true;
    const problems = hasLog ? [] : [LOG_IS_MISSING];
    const found: Verified = { collections: 0, documents: 0, indexes: 0, problems };
    for (const collection of catalog.everyCollection()) {
      found.collections++;
      found.indexes += collection.indexes.length;
      const wrong = changed.filter((key) => key.readUInt32BE(0) === collection.space);
      for (const key of wrong)
        found.problems.push(`${collection.ns}: document ${recordIdAtEnd(key)} is not what was written`);
      const report = await new Validation({ checkInterrupt: () => {} }, collection).run().catch(inWords);
      if (typeof report === 'string') {
        found.problems.push(`${collection.ns}: not all of it can be read (${report})`);
        continue;
      }
      found.documents += Number(report.nrecords);
      for (const problem of report.errors as string[]) found.problems.push(`${collection.ns}: ${problem}`);
      if (collection.count !== Number(report.nrecords))
        found.problems.push(
          `${collection.ns}: ${report.nrecords} documents, and ${collection.count} by its _id index`,
        );
    }
    return found;
  } finally {
    store.abandon();
    if (!hasLog) rmSync(log, { force: true });
  }
}
