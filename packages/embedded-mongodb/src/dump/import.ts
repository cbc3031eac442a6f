import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ServerConnection } from '../client';
import { encode } from '../semantics/codec';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import { fromExtendedJson, readDump } from './files';

const METADATA = '.metadata.json';
const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 12 * 1024 * 1024;

export interface ImportOptions {
  /** Collections of the same names go first. Without it documents are added to them. */
  drop?: boolean;
}

/**
 * Reads a directory that `exportTo`, mongodump or mongoexport (one folder for each database) has written into a running
 * server: collections with their options, documents, then indexes and views. Returns how many documents.
 */
export async function importFrom(
  uri: string,
  directory: string,
  options: ImportOptions = {},
): Promise<number> {
  const connection = new ServerConnection(uri);
  try {
    let count = 0;
    for (const entry of readdirSync(directory, { withFileTypes: true }))
      if (entry.isDirectory())
        count += await importDatabase(connection, entry.name, join(directory, entry.name), options);
    return count;
  } finally {
    connection.close();
  }
}

/** A collection's name without what follows it in the name of its file. */
function collectionOf(file: string): string | null {
  const ending = [METADATA, '.bson', '.json'].find((one) => file.endsWith(one));
  if (ending === undefined) return null;
  return decodeURIComponent(basename(file, ending));
}

async function importDatabase(
  connection: ServerConnection,
  db: string,
  folder: string,
  options: ImportOptions,
): Promise<number> {
  const names = new Set<string>();
  for (const file of readdirSync(folder).sort()) {
    const name = collectionOf(file);
    if (name !== null && !name.startsWith('system.') && name !== 'prelude') names.add(name);
  }
  const metadata = new Map([...names].map((name) => [name, readMetadata(folder, name)]));
  let count = 0;
  for (const [name, { type }] of metadata)
    if (type !== 'view')
      count += await importCollection(connection, db, name, folder, metadata.get(name)!, options);
  for (const [name, { type, collectionOptions }] of metadata) {
    if (type !== 'view') continue;
    if (options.drop) await connection.command(docOf({ drop: name, $db: db }));
    await connection.command(docOf({ create: name, ...collectionOptions, $db: db }));
  }
  return count;
}

interface Metadata {
  type: string;
  collectionOptions: Document;
  indexes: Document[];
}

const fileName = (collection: string): string => collection.replaceAll('%', '%25').replaceAll('/', '%2F');

function readMetadata(folder: string, name: string): Metadata {
  const path = join(folder, `${fileName(name)}${METADATA}`);
  const read = existsSync(path) ? fromExtendedJson(readFileSync(path, 'utf8')) : docOf({});
  const given = isDocument(read.options) ? read.options : docOf({});
  const collectionOptions = docOf({});
  for (const option of keysOf(given)) if (option !== 'uuid') collectionOptions[option] = given[option];
  const indexes = Array.isArray(read.indexes) ? (read.indexes as Document[]) : [];
  return { type: String(read.type ?? 'collection'), collectionOptions, indexes };
}

async function importCollection(
  connection: ServerConnection,
  db: string,
  name: string,
  folder: string,
  { collectionOptions, indexes }: Metadata,
  { drop }: ImportOptions,
): Promise<number> {
  if (drop) await connection.command(docOf({ drop: name, $db: db }));
  await connection.command(docOf({ create: name, ...collectionOptions, $db: db })).catch((error: Error) => {
    // it exists, perhaps with other options: the documents are added to it
    if (!/already exists/.test(error.message)) throw error;
  });
  const path = join(folder, fileName(name));
  const file = [`${path}.bson`, `${path}.json`].find((one) => existsSync(one));
  const count = file ? await insertAll(connection, db, name, file) : 0;
  const wanted = indexes.filter(({ name: index }) => index !== '_id_').map(asRequested);
  if (wanted.length > 0) await connection.command(docOf({ createIndexes: name, indexes: wanted, $db: db }));
  return count;
}

/** The specification that a client would send for an index, without what a listing adds to the key of a text index. */
function asRequested(listed: Document): Document {
  const spec = docOf({});
  for (const field of keysOf(listed)) if (field !== 'ns') spec[field] = listed[field];
  const key = listed.key as Document;
  if (key._fts !== 'text') return spec;
  const keys = docOf({});
  for (const path of keysOf(key)) {
    if (path === '_ftsx') continue;
    if (path !== '_fts') keys[path] = key[path];
    else for (const weighted of keysOf(listed.weights as Document)) keys[weighted] = 'text';
  }
  spec.key = keys;
  return spec;
}

async function insertAll(
  connection: ServerConnection,
  db: string,
  name: string,
  file: string,
): Promise<number> {
  let documents: Document[] = [];
  let bytes = 0;
  let count = 0;
  const flush = async (): Promise<void> => {
    if (documents.length === 0) return;
    const reply = await connection.command(docOf({ insert: name, documents, ordered: false, $db: db }));
    const [refused] = (reply.writeErrors ?? []) as Document[];
    if (refused) throw new Error(`${db}.${name}: ${String(refused.errmsg)}`);
    count += documents.length;
    documents = [];
    bytes = 0;
  };
  for await (const doc of readDump(file)) {
    const size = encode(doc).length;
    if (documents.length >= BATCH_DOCUMENTS || bytes + size > BATCH_BYTES) await flush();
    documents.push(doc);
    bytes += size;
  }
  await flush();
  return count;
}
