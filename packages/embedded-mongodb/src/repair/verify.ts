import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog } from '../catalog/catalog';
import { Validation } from '../commands/validate';
import { lockDirectory } from '../storage/dir-lock';
import { checkHeader, DATA_FILE, UnusableFolder } from '../storage/engine/data-file';
import { SqliteEngine } from '../storage/engine/sqlite-engine';
import { KeyValueStore } from '../storage/key-value-store';
import { isOldFolder } from '../storage/old-folder/migrate';

export interface Verified {
  collections: number;
  documents: number;
  indexes: number;
  /** In words, one each; none when all is sound. */
  problems: string[];
}

/** Reads all of a folder that no server uses and changes nothing: every page, document, index and count. */
export async function verifyFolder(dir: string): Promise<Verified> {
  const path = join(dir, DATA_FILE);
  const nothing = { collections: 0, documents: 0, indexes: 0 };
  if (!existsSync(path)) {
    const problem = isOldFolder(dir)
      ? `${dir} was written by an older version; the next start takes it over.`
      : `${dir} holds no data.`;
    return { ...nothing, problems: [problem] };
  }
  const unlock = await lockDirectory(dir);
  try {
    checkHeader(path);
    const problems = pagesOf(path);
    return problems.length > 0 ? { ...nothing, problems } : await contentsOf(dir);
  } catch (error) {
    if (!(error instanceof UnusableFolder)) throw error;
    return { ...nothing, problems: [error.message] };
  } finally {
    await unlock();
  }
}

function pagesOf(path: string): string[] {
  const engine = new SqliteEngine(path);
  try {
    return engine.problems();
  } finally {
    engine.close();
  }
}

async function contentsOf(dir: string): Promise<Verified> {
  const store = new KeyValueStore(dir);
  try {
    const catalog = new Catalog(store);
    catalog.garbage.closed = true;
    const found: Verified = { collections: 0, documents: 0, indexes: 0, problems: [] };
    for (const collection of catalog.everyCollection()) {
      const report = await new Validation({ checkInterrupt: () => {} }, collection).run();
      found.collections++;
      found.documents += Number(report.nrecords);
      found.indexes += collection.indexes.length;
      for (const problem of report.errors as string[]) found.problems.push(`${collection.ns}: ${problem}`);
      if (collection.count !== Number(report.nrecords))
        found.problems.push(
          `${collection.ns}: ${report.nrecords} documents, and ${collection.count} by its _id index`,
        );
    }
    return found;
  } finally {
    store.abandon();
  }
}
