import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads the data file of older versions (LMDB 1.0's format, as lmdb-js 3 wrote it on 64-bit little-endian machines) without LMDB:
 * pages of a copy-on-write B+ tree below the newer of two meta pages. All numbers are little-endian.
 */
const PAGE_HEAD = 24;
const LEAF = 0x02;
const BRANCH = 0x01;
const OVERFLOW = 0x04;
/** Of a node: its value lies on pages of its own, or is the root of another tree. */
const BIG_DATA = 0x01;
const SUB_TREE = 0x02;
const NODE_HEAD = 8;
const MAGIC = 0xbeef_c0de;
const VERSION = 2;
const NO_PAGE = 0xffff_ffff_ffff_ffffn;
const MOST_LEVELS = 32;

/** Where the meta page has what. */
const META = { magic: 24, version: 28, pageBytes: 48, mainTree: 96, transaction: 152, bytes: 168 };
const TREE_ROOT = 40;
const TREE_BYTES = 48;

export class DamagedPage extends Error {}

export interface StoredEntry {
  /** The name of the tree that it lies in; null for the main one. */
  tree: string | null;
  key: Buffer;
  value: Buffer;
}

export class LmdbFile {
  private readonly fd: number;
  private readonly bytes: number;
  private readonly pageBytes: number;
  private readonly root: bigint;

  constructor(path: string) {
    this.fd = openSync(path, 'r');
    try {
      this.bytes = fstatSync(this.fd).size;
      const first = this.meta(0);
      this.pageBytes = first?.pageBytes ?? 8192;
      const second = this.meta(this.pageBytes);
      const newest = second && (!first || second.transaction > first.transaction) ? second : first;
      if (!newest) throw new DamagedPage('neither of the first two pages is that of a data file');
      this.pageBytes = newest.pageBytes;
      this.root = newest.root;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private meta(offset: number): { pageBytes: number; root: bigint; transaction: bigint } | null {
    const page = Buffer.alloc(META.bytes);
    if (readSync(this.fd, page, 0, META.bytes, offset) < META.bytes) return null;
    if (page.readUInt32LE(META.magic) !== MAGIC || page.readUInt32LE(META.version) !== VERSION) return null;
    return {
      pageBytes: page.readUInt32LE(META.pageBytes),
      root: page.readBigUInt64LE(META.mainTree + TREE_ROOT),
      transaction: page.readBigUInt64LE(META.transaction),
    };
  }

  /**
   * Every entry, tree by tree in the order of keys. A page that cannot be read ends it, unless somebody wants to hear of it: then
   * what lies below the page is left out.
   */
  *entries(onDamage?: (problem: DamagedPage) => void): Generator<StoredEntry> {
    yield* this.tree(null, this.root, onDamage);
  }

  private *tree(
    name: string | null,
    root: bigint,
    onDamage?: (problem: DamagedPage) => void,
  ): Generator<StoredEntry> {
    if (root !== NO_PAGE) yield* this.below(name, root, 0, onDamage);
  }

  private *below(
    tree: string | null,
    number: bigint,
    level: number,
    onDamage?: (problem: DamagedPage) => void,
  ): Generator<StoredEntry> {
    let nodes: Node[];
    let flags: number;
    try {
      if (level > MOST_LEVELS) throw new DamagedPage(`page ${number} lies below itself`);
      const page = this.page(number, 1);
      flags = page.readUInt16LE(18);
      nodes = this.nodes(page, number);
    } catch (error) {
      if (!onDamage || !(error instanceof DamagedPage)) throw error;
      onDamage(error);
      return;
    }
    for (const node of nodes) {
      if (flags & BRANCH) yield* this.below(tree, node.child, level + 1, onDamage);
      else if (node.flags & SUB_TREE) {
        const name = node.key.toString('latin1').replace(/\0$/, '');
        yield* this.tree(name, node.data.readBigUInt64LE(TREE_ROOT), onDamage);
      } else {
        const value = this.valueOf(node, onDamage);
        if (value) yield { tree, key: node.key, value };
      }
    }
  }

  private page(number: bigint, count: number): Buffer {
    const offset = Number(number) * this.pageBytes;
    const length = count * this.pageBytes;
    if (offset + length > this.bytes) throw new DamagedPage(`page ${number} lies behind the end of the file`);
    const page = Buffer.allocUnsafe(length);
    if (readSync(this.fd, page, 0, length, offset) < length)
      throw new DamagedPage(`page ${number} cannot be read`);
    if (page.readBigUInt64LE(0) !== number) throw new DamagedPage(`page ${number} is another one`);
    return page;
  }

  private nodes(page: Buffer, number: bigint): Node[] {
    const flags = page.readUInt16LE(18);
    const count = page.readUInt16LE(20) >> 1;
    if (!(flags & (LEAF | BRANCH)) || PAGE_HEAD + 2 * count > page.length)
      throw new DamagedPage(`page ${number} belongs to no tree`);
    return Array.from({ length: count }, (_, i) => {
      const at = PAGE_HEAD + page.readUInt16LE(PAGE_HEAD + 2 * i);
      if (at + NODE_HEAD > page.length) throw new DamagedPage(`page ${number} has no entry ${i}`);
      return readNode(page, at, Boolean(flags & BRANCH), number);
    });
  }

  private valueOf(node: Node, onDamage?: (problem: DamagedPage) => void): Buffer | null {
    if (!(node.flags & BIG_DATA)) return node.data;
    const first = node.data.readBigUInt64LE(0);
    try {
      const page = this.page(first, Math.ceil((PAGE_HEAD + node.size) / this.pageBytes));
      if (!(page.readUInt16LE(18) & OVERFLOW)) throw new DamagedPage(`page ${first} holds no long value`);
      return page.subarray(PAGE_HEAD, PAGE_HEAD + node.size);
    } catch (error) {
      if (!onDamage || !(error instanceof DamagedPage)) throw error;
      onDamage(error);
      return null;
    }
  }

  close(): void {
    closeSync(this.fd);
  }
}

interface Node {
  key: Buffer;
  flags: number;
  /** Of a leaf: the length of the value, and the value or where it is. */
  size: number;
  data: Buffer;
  /** Of a branch. */
  child: bigint;
}

function readNode(page: Buffer, at: number, isBranch: boolean, number: bigint): Node {
  const size = page.readUInt32LE(at);
  const flags = page.readUInt16LE(at + 4);
  const keyEnd = at + NODE_HEAD + page.readUInt16LE(at + 6);
  const key = page.subarray(at + NODE_HEAD, keyEnd);
  if (isBranch) return { key, flags, size, data: key, child: (BigInt(flags) << 32n) | BigInt(size) };
  const held = flags & BIG_DATA ? 24 : flags & SUB_TREE ? TREE_BYTES : size;
  if (keyEnd + held > page.length)
    throw new DamagedPage(`page ${number} has an entry that goes on behind its end`);
  return { key, flags, size, data: page.subarray(keyEnd, keyEnd + held), child: 0n };
}
