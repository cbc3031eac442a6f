import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary } from 'bson';
import { ServerConnection } from '../client';
import { type Document, docOf, isDocument } from '../semantics/values';
import { type DumpFormat, DumpWriter, toExtendedJson } from './files';

/** Databases that belong to a server, not to its data. */
const SERVERS_OWN = new Set(['local', 'config']);

export interface ExportOptions {
  /** `bson` is the default. */
  format?: DumpFormat;
  /** Only this database. */
  db?: string;
}

/**
 * Writes every collection of a running server into a directory, laid out as mongodump does: `<db>/<collection>.bson`
 * (or `.json`) and `<db>/<collection>.metadata.json` with its options and indexes. Returns how many documents.
 */
export async function exportTo(uri: string, directory: string, options: ExportOptions = {}): Promise<number> {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new Error(`The directory ${directory} is not empty.`);
  const connection = new ServerConnection(uri);
  try {
    let count = 0;
    for (const db of await databases(connection, options.db))
      count += await exportDatabase(connection, db, directory, options.format ?? 'bson');
    return count;
  } finally {
    connection.close();
  }
}

async function databases(connection: ServerConnection, only: string | undefined): Promise<string[]> {
  if (only !== undefined) return [only];
  const reply = await connection.command(docOf({ listDatabases: 1, nameOnly: true, $db: 'admin' }));
  return (reply.databases as Document[])
    .map(({ name }) => name as string)
    .filter((name) => !SERVERS_OWN.has(name));
}

/** Where MongoDB keeps views and time series, which are exported under their own names. */
const isBehindName = (name: string): boolean => name === 'system.views' || name.startsWith('system.buckets.');

async function exportDatabase(
  connection: ServerConnection,
  db: string,
  directory: string,
  format: DumpFormat,
): Promise<number> {
  const folder = join(directory, db);
  mkdirSync(folder, { recursive: true });
  const collections: Document[] = [];
  for await (const batch of connection.batches(docOf({ listCollections: 1, $db: db })))
    collections.push(...batch.filter(({ name }) => !isBehindName(name as string)));
  let count = 0;
  for (const info of collections) count += await exportCollection(connection, db, info, folder, format);
  return count;
}

/** A slash in a name would lead out of the folder; mongodump, too, writes it as %2F. */
const fileName = (collection: string): string => collection.replaceAll('%', '%25').replaceAll('/', '%2F');

async function exportCollection(
  connection: ServerConnection,
  db: string,
  info: Document,
  folder: string,
  format: DumpFormat,
): Promise<number> {
  const name = info.name as string;
  const isView = info.type === 'view';
  const path = join(folder, fileName(name));
  const indexes = isView ? [] : await indexesOf(connection, db, name);
  const uuid = isDocument(info.info) ? info.info.uuid : undefined;
  const metadata = docOf({
    options: info.options,
    indexes,
    uuid: uuid instanceof Binary ? Buffer.from(uuid.value()).toString('hex') : '',
    collectionName: name,
    type: info.type,
  });
  writeFileSync(`${path}.metadata.json`, toExtendedJson(metadata), { flag: 'wx' });
  if (isView) return 0;
  const writer = new DumpWriter(`${path}.${format}`, format);
  let count = 0;
  try {
    for await (const batch of connection.batches(docOf({ find: name, $db: db }))) {
      writer.write(batch);
      count += batch.length;
    }
  } finally {
    writer.close();
  }
  return count;
}

async function indexesOf(connection: ServerConnection, db: string, name: string): Promise<Document[]> {
  const indexes: Document[] = [];
  for await (const batch of connection.batches(docOf({ listIndexes: name, $db: db }))) indexes.push(...batch);
  return indexes;
}
