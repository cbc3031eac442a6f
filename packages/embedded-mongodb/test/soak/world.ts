import { BSON, type Document } from 'bson';
import type { Random } from '../crash/writers';

/** Parameters from which a document can be recreated, so that the model of a large world stays small. */
export interface Recipe {
  _id: number;
  seed: number;
  bytes: number;
  /** Set by updates of several documents. */
  mark: number;
}

export interface Table {
  documents: Map<number, Recipe>;
  indexes: Set<string>;
}

export const MOST_BYTES = 16 * 1024 * 1024 - 200;
const noise = Buffer.allocUnsafe(2 * MOST_BYTES);
for (let i = 0, state = 1; i < noise.length; i += 4) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  noise.writeUInt32LE(state, i);
}
const text = Buffer.alloc(MOST_BYTES, 'a flat with a view of the lake, ');

/** Creates a document. Every other one hardly compresses. */
export function documentOf({ _id, seed, bytes, mark }: Recipe): Document {
  const body =
    seed % 2 === 0 ? text.subarray(0, bytes) : noise.subarray(seed % MOST_BYTES, (seed % MOST_BYTES) + bytes);
  return {
    _id,
    seed,
    group: seed % 7,
    tags: [seed % 3, `tag ${seed % 11}`],
    mark,
    body: new BSON.Binary(body),
  };
}

export const INDEXES: Record<string, Document> = {
  group: { key: { group: 1, seed: -1 }, name: 'group' },
  tags: { key: { tags: 1 }, name: 'tags' },
  mark: { key: { mark: 1 }, name: 'mark', partialFilterExpression: { mark: { $gt: 0 } } },
  seed: { key: { seed: -1 }, name: 'seed' },
};

export class World {
  readonly tables = new Map<string, Table>();
  bytes = 0;
  nextId = 1;

  constructor(readonly random: Random) {}

  below(n: number): number {
    return Math.floor(this.random() * n);
  }

  one<T>(values: readonly T[]): T | undefined {
    return values[this.below(values.length)];
  }

  table(): [string, Table] | undefined {
    return this.one([...this.tables]);
  }

  /** A size from nothing to the limit, occasionally large while the disk has room. */
  size(): number {
    const kind = this.random();
    if (kind < 0.05) return 0;
    if (kind < 0.5) return this.below(300);
    if (kind < 0.85) return this.below(6000);
    if (kind < 0.98 || this.bytes > 150e6) return this.below(60_000);
    return kind < 0.997 ? this.below(2_000_000) : MOST_BYTES - this.below(100);
  }

  recipe(): Recipe {
    return { _id: this.nextId++, seed: this.below(2 ** 31), bytes: this.size(), mark: 0 };
  }

  put(table: Table, recipe: Recipe): void {
    this.bytes += recipe.bytes - (table.documents.get(recipe._id)?.bytes ?? 0);
    table.documents.set(recipe._id, recipe);
  }

  remove(table: Table, id: number): void {
    this.bytes -= table.documents.get(id)?.bytes ?? 0;
    table.documents.delete(id);
  }

  drop(name: string): void {
    for (const { bytes } of this.tables.get(name)?.documents.values() ?? []) this.bytes -= bytes;
    this.tables.delete(name);
  }
}

export const split = (ns: string): [string, string] => {
  const dot = ns.indexOf('.');
  return [ns.slice(0, dot), ns.slice(dot + 1)];
};
