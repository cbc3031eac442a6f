import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';

type Tree = Database<Buffer, Buffer>;

/** The trees of a data file: `plain` with entries as they are, `packed` with values that LZ4 has made shorter. */
export interface DataFile {
  plain: RootDatabase<Buffer, Buffer>;
  packed: Tree;
}

const NAME = 'data.mdb';
const COPY = 'data.copy';
const MAP_BYTES = 2 ** 40;
/** Of new files. Documents of two kilobytes lie three to a page; with LMDB's usual 4096 each takes a page for itself. */
const PAGE_BYTES = 8192;

/** In the plain tree, where no other key begins like this. */
const PACKED_NAME = 'documents';
/** Shorter values stay as they are: reading them is what takes the time. */
const LEAST_PACKED_BYTES = 400;

export function openDataFile(dir: string): DataFile {
  const plain = open<Buffer, Buffer>({
    path: join(dir, NAME),
    noSubdir: true,
    keyEncoding: 'binary',
    encoding: 'binary',
    mapSize: MAP_BYTES,
    pageSize: PAGE_BYTES,
    overlappingSync: false,
    maxReaders: 16,
  });
  const packed = plain.openDB<Buffer, Buffer>({
    name: PACKED_NAME,
    keyEncoding: 'binary',
    encoding: 'binary',
    compression: { threshold: LEAST_PACKED_BYTES, dictionary: Buffer.alloc(0) },
  });
  return { plain, packed };
}

export function dataFileBytes(dir: string): number {
  return statSync(join(dir, NAME)).size;
}

interface TreeStats {
  pageSize: number;
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
}

/** Bytes of the pages that hold entries. */
export function usedBytes({ plain, packed }: DataFile): number {
  return treeBytes(plain) + treeBytes(packed);
}

function treeBytes(tree: Tree): number {
  const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } = tree.getStats() as TreeStats;
  return (treeBranchPageCount + treeLeafPageCount + overflowPages) * pageSize;
}

/** Copies what is committed, without free pages, beside the data file; returns the copy's path. */
export async function copyDataFile({ plain }: DataFile, dir: string): Promise<string> {
  const path = join(dir, COPY);
  rmSync(path, { force: true });
  await plain.backup(path, true);
  flushPath(path);
  return path;
}

export function dropCopy(dir: string): void {
  rmSync(join(dir, COPY), { force: true });
}

/** Puts a copy in the data file's place and opens it. The old file stays readable through what has it open. */
export function replaceDataFile(dir: string, copy: string): DataFile {
  // both files would share the lock's state
  rmSync(join(dir, `${NAME}-lock`), { force: true });
  renameSync(copy, join(dir, NAME));
  flushDirectory(dir);
  return openDataFile(dir);
}

/** The names of new files are data of their directory. */
export function flushDirectory(dir: string): void {
  flushPath(dir);
}

function flushPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Puts a copy into another directory, as its data file. */
export function moveCopy(copy: string, target: string): void {
  const path = join(target, NAME);
  try {
    renameSync(copy, path);
  } catch (error) {
    // another file system
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(copy, path);
  }
  flushPath(path);
  flushDirectory(target);
  flushDirectory(dirname(target));
}
