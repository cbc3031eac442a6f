import { closeSync, createReadStream, openSync, readSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { deserialize, EJSON, serialize } from 'bson';
import { decode, encode } from '../semantics/codec';
import type { Document } from '../semantics/values';

/** `bson`: what mongodump writes. `json`: canonical extended JSON, a document a line, what mongoexport writes. */
export type DumpFormat = 'bson' | 'json';

const LENGTH_BYTES = 4;
const MAX_DOCUMENT = 17 * 1024 * 1024;

/** A document as canonical extended JSON, with every BSON type. */
export function toExtendedJson(doc: Document): string {
  const plain = deserialize(encode(doc), { promoteValues: false, promoteLongs: false, bsonRegExp: true });
  return EJSON.stringify(plain, { relaxed: false });
}

export function fromExtendedJson(text: string): Document {
  const plain = EJSON.parse(text, { relaxed: false }) as Document;
  return decode(serialize(plain, { ignoreUndefined: false }));
}

/** Writes documents into one file, as they come. */
export class DumpWriter {
  private readonly fd: number;

  constructor(
    path: string,
    private readonly format: DumpFormat,
  ) {
    this.fd = openSync(path, 'wx');
  }

  write(documents: Document[]): void {
    const parts = documents.map((doc) =>
      this.format === 'bson' ? Buffer.from(encode(doc)) : Buffer.from(`${toExtendedJson(doc)}\n`),
    );
    const bytes = Buffer.concat(parts);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.fd, bytes, at);
  }

  close(): void {
    closeSync(this.fd);
  }
}

export function readDump(path: string): AsyncIterable<Document> {
  return path.endsWith('.bson') ? readBson(path) : readJson(path);
}

async function* readBson(path: string): AsyncIterable<Document> {
  const fd = openSync(path, 'r');
  try {
    const head = Buffer.alloc(LENGTH_BYTES);
    for (let at = 0; readSync(fd, head, 0, LENGTH_BYTES, at) === LENGTH_BYTES; ) {
      const length = head.readInt32LE(0);
      const bytes = length > LENGTH_BYTES && length <= MAX_DOCUMENT ? Buffer.alloc(length) : null;
      if (!bytes || readSync(fd, bytes, 0, length, at) !== length)
        throw new Error(`${path} is damaged at byte ${at}.`);
      yield decode(bytes);
      at += length;
    }
  } finally {
    closeSync(fd);
  }
}

async function* readJson(path: string): AsyncIterable<Document> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    try {
      yield fromExtendedJson(line);
    } catch (error) {
      throw new Error(`${path}, line ${number}: ${(error as Error).message}`);
    }
  }
}
