import 'server-only';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * Columns of numbers and texts as one file that is written as a whole and read as a whole. A reader gets what one writer has
 * finished, or nothing: the file takes its name when it is complete and on the disk, and every part carries a checksum.
 * Layout: the parts one after another, each at a multiple of eight bytes; their directory as JSON; its length, its checksum
 * and a mark, four bytes each.
 */
const KINDS = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float64Array,
} as const;
type Kind = keyof typeof KINDS;
type Column = InstanceType<(typeof KINDS)[Kind]>;
/** `grows`: a reader leaves room for some more numbers. */
type Part = { name: string; data: Column | string; grows?: true };

type Entry = { name: string; kind: Kind | 'text'; at: number; bytes: number; crc: number; grows?: true };
/** Numbers of this machine: a file of one with another order of bytes is not read. */
type Directory = { shape: string; order: number; facts: unknown; entries: Entry[] };

const MARK = 0x5a7ac01f;
const TRAILER_BYTES = 12;
/** What is read, written and checked at a time: other work goes on between. */
const CHUNK_BYTES = 4 << 20;
const BYTE_ORDER = new Uint32Array(Uint8Array.of(1, 2, 3, 4).buffer)[0]!;
/** What a process that was killed left behind is removed after this time. */
const ABANDONED_MS = 10 * 60_000;

const aligned = (at: number) => Math.ceil(at / 8) * 8;

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

export async function writeColumns(
  path: string,
  { shape, facts, parts }: { shape: string; facts: unknown; parts: readonly Part[] },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await removeAbandoned(path);
  const unfinished = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await writeAll(file, { shape, facts, parts });
    await file.datasync();
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await file.close();
  await rename(unfinished, path);
}

async function writeAll(
  file: FileHandle,
  { shape, facts, parts }: { shape: string; facts: unknown; parts: readonly Part[] },
): Promise<void> {
  const entries: Entry[] = [];
  let end = 0;
  for (const { name, data, grows } of parts) {
    const isText = typeof data === 'string';
    const bytes = isText ? Buffer.from(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const at = aligned(end);
    let crc = 0;
    for await (const chunk of chunksOf(bytes)) {
      crc = crc32(chunk, crc);
      await file.write(chunk, 0, chunk.length, at + chunk.byteOffset - bytes.byteOffset);
    }
    const kind = isText ? 'text' : (data.constructor.name as Kind);
    entries.push({ name, kind, at, bytes: bytes.length, crc, ...(grows && { grows }) });
    end = at + bytes.length;
  }
  const directory = Buffer.from(
    JSON.stringify({ shape, order: BYTE_ORDER, facts, entries } satisfies Directory),
  );
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(directory.length, 0);
  trailer.writeUInt32LE(crc32(directory), 4);
  trailer.writeUInt32LE(MARK, 8);
  await file.write(Buffer.concat([directory, trailer]), 0, undefined, aligned(end));
}

async function removeAbandoned(path: string): Promise<void> {
  const dir = dirname(path);
  for (const name of await readdir(dir)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.tmp')) continue;
    const { mtimeMs } = await stat(join(dir, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(dir, name), { force: true });
  }
}

async function readAt(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, at + done);
    if (bytesRead === 0) throw new Error('the file ends early');
    done += bytesRead;
  }
}

async function readDirectory(file: FileHandle, shape: string): Promise<Directory> {
  const { size } = await file.stat();
  const trailer = Buffer.alloc(TRAILER_BYTES);
  await readAt(file, trailer, size - TRAILER_BYTES);
  const length = trailer.readUInt32LE(0);
  if (trailer.readUInt32LE(8) !== MARK || length > size) throw new Error('the file is not complete');
  const text = Buffer.alloc(length);
  await readAt(file, text, size - TRAILER_BYTES - length);
  if (crc32(text) !== trailer.readUInt32LE(4)) throw new Error('the directory is damaged');
  const directory: Directory = JSON.parse(text.toString());
  if (directory.shape !== shape || directory.order !== BYTE_ORDER)
    throw new Error('the file is of another version');
  return directory;
}

async function readPart(file: FileHandle, { kind, at, bytes, crc, grows }: Entry): Promise<Column | string> {
  const Kind = kind === 'text' ? Uint8Array : KINDS[kind];
  const length = bytes / Kind.BYTES_PER_ELEMENT;
  const column = new Kind(grows ? length + 4096 + (length >>> 6) : length);
  const target = new Uint8Array(column.buffer, 0, bytes);
  let found = 0;
  for await (const chunk of chunksOf(target)) {
    await readAt(file, chunk, at + chunk.byteOffset);
    found = crc32(chunk, found);
  }
  if (found !== crc) throw new Error('a part is damaged');
  return kind === 'text' ? Buffer.from(target.buffer, 0, bytes).toString() : column;
}

async function withFile<T>(path: string, read: (file: FileHandle) => Promise<T>): Promise<T | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  return file && read(file).finally(() => file.close());
}

/** What its writer said about a file of this shape, without its parts; undefined when there is no file. */
export function readColumnFacts<Facts>(path: string, shape: string): Promise<Facts | undefined> {
  return withFile(path, async (file) => (await readDirectory(file, shape)).facts as Facts);
}

/** Undefined when there is no file; an error that says why when there is one that cannot be used. */
export function readColumns<Facts>(
  path: string,
  shape: string,
): Promise<{ facts: Facts; parts: Map<string, Column | string> } | undefined> {
  return withFile(path, async (file) => {
    const { facts, entries } = await readDirectory(file, shape);
    const parts = new Map<string, Column | string>();
    for (const entry of entries) parts.set(entry.name, await readPart(file, entry));
    return { facts: facts as Facts, parts };
  });
}
