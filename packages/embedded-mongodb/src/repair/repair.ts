import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { Catalog } from '../catalog/catalog';
import type { Collection } from '../catalog/collection';
import { IndexEntry } from '../catalog/index-entry';
import { lockDirectory } from '../storage/dir-lock';
import { tableOf } from '../storage/engine/row-numbers';
import { keyText } from '../storage/key-decoding';
import { KeyValueStore } from '../storage/key-value-store';
import {
  FIRST_PACKED_SPACE,
  RECORD_ID_BYTES,
  recordIdAtEnd,
  recordKey,
  SPACE_BYTES,
  spacePrefix,
} from '../storage/spaces';
import { checkDocument } from '../wire/raw-bson';
import { salvage } from './salvage';

const BATCH = 500;
const BATCH_BYTES = 8 * 1024 * 1024;
/** Number of missing documents that are named. */
const NAMED = 5;

export interface Repaired {
  collections: number;
  documents: number;
  /** One sentence per problem, about unreadable data and what is missing because of it. */
  problems: string[];
}

/** Makes a new folder from the readable part of a folder that no server uses. The old one stays unchanged. Indexes and counts are rebuilt. */
export async function repairFolder(dir: string, target: string): Promise<Repaired> {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}.`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`The folder ${target} is not empty.`);
  mkdirSync(target, { recursive: true });
  const unlock = await lockDirectory(dir);
  try {
    const { spaces, problems } = salvage(dir, target);
    const store = new KeyValueStore(target);
    const repaired = await new Rebuilding(store, spaces, problems).run();
    await store.durable();
    await store.close();
    return repaired;
  } finally {
    await unlock();
  }
}

class Rebuilding {
  private readonly catalog: Catalog;
  private documents = 0;

  constructor(
    private readonly store: KeyValueStore,
    private readonly spaces: Set<number>,
    private readonly problems: string[],
  ) {
    this.catalog = new Catalog(store);
    // leaves garbage collection to the next server
    this.catalog.garbage.closed = true;
    this.catalog.skipSpaces(spaces);
  }

  async run(): Promise<Repaired> {
    const collections = [...this.catalog.everyCollection()];
    for (const collection of collections) {
      this.nameMissing(collection);
      await this.dropUnreadable(collection);
      for (const index of [...collection.indexes]) await this.rebuild(collection, index);
      this.documents += collection.count;
    }
    const strays = await this.recoverStrays(collections);
    return {
      collections: collections.length + strays,
      documents: this.documents,
      problems: this.problems,
    };
  }

  /** Names documents that the old `_id` index lists but that are missing. */
  private nameMissing(collection: Collection): void {
    const { prefix, space } = collection.idIndex;
    const missing: string[] = [];
    let from = prefix;
    for (;;) {
      const batch = this.store.entries(from, spacePrefix(space + 1), BATCH);
      for (const { key, value } of batch) {
        const recordId = value.length === RECORD_ID_BYTES ? recordIdAtEnd(value) : 0;
        if (!this.store.has(recordKey(collection.space, recordId)))
          missing.push(keyText(key.subarray(SPACE_BYTES)));
      }
      const last = batch.at(-1);
      if (!last) break;
      from = Buffer.concat([last.key, Buffer.alloc(1)]);
    }
    if (missing.length === 0) return;
    const more = missing.length > NAMED ? ', …' : '';
    this.problems.push(
      `${collection.ns}: ${missing.length} documents are missing: _id ${missing.slice(0, NAMED).join(', ')}${more}`,
    );
  }

  /** Yields documents in batches. Changes for one batch are on the disk before the next is read. */
  private async *documentsIn(space: number): AsyncGenerator<{ recordId: number; raw: Buffer }> {
    let from = spacePrefix(space);
    for (;;) {
      const batch = this.store.entries(from, spacePrefix(space + 1), BATCH, BATCH_BYTES);
      for (const { key, value } of batch) yield { recordId: recordIdAtEnd(key), raw: value };
      const last = batch.at(-1);
      if (!last) return;
      from = recordKey(space, recordIdAtEnd(last.key) + 1);
      await this.store.durable();
    }
  }

  private async dropUnreadable(collection: Collection): Promise<void> {
    let dropped = 0;
    for await (const { recordId, raw } of this.documentsIn(collection.space)) {
      if (isDocument(raw)) continue;
      this.store.delete(recordKey(collection.space, recordId));
      dropped++;
    }
    if (dropped > 0)
      this.problems.push(`${collection.ns}: ${dropped} documents are damaged and were left out`);
  }

  private async rebuild(collection: Collection, old: IndexEntry): Promise<void> {
    const { catalog } = this;
    const space = old.isId
      ? catalog.allocateSpace()
      : catalog.allocateIndexSpace(old.spec.key as typeof old.spec);
    const index = new IndexEntry(
      { space, spec: old.spec, multikey: old.multikey.map(() => false), longKeys: false },
      old.spec,
    );
    collection.indexes[collection.indexes.indexOf(old)] = index;
    let apart = 0;
    for await (const { recordId, raw } of this.documentsIn(collection.space)) {
      try {
        collection.buildKeys(index, recordId, raw);
      } catch {
        this.moveApart(collection, index, recordId, raw);
        apart++;
      }
    }
    collection.reset();
    if (apart > 0)
      this.problems.push(
        `${collection.ns}: ${apart} documents do not fit the index ${index.name} and lie in recovered.${collection.ns}`,
      );
    catalog.garbage.add([old.space]);
    catalog.save(collection);
  }

  /** Moves a document that conflicts, for instance because it is stored twice. The first one stays. */
  private moveApart(collection: Collection, index: IndexEntry, recordId: number, raw: Buffer): void {
    const built = collection.indexes.slice(0, collection.indexes.indexOf(index));
    for (const other of built) collection.dropKeys(other, recordId, raw);
    this.store.delete(recordKey(collection.space, recordId));
    this.insertRecovered(collection.ns, raw);
  }

  private insertRecovered(name: string, raw: Buffer): void {
    try {
      this.catalog.findOrCreate('recovered', name).insert(raw);
      this.documents++;
    } catch (error) {
      this.problems.push(`a document for recovered.${name} cannot be kept: ${(error as Error).message}`);
    }
  }

  /** Collects documents of unknown collections into new collections, named by their space number. */
  private async recoverStrays(collections: Collection[]): Promise<number> {
    const known = new Set([...collections.map(({ space }) => space), ...this.catalog.garbage.spaces()]);
    let made = 0;
    for (const space of this.spaces) {
      if (known.has(space) || tableOf(spacePrefix(space)) !== 'documents') continue;
      const name = `collection_${space - FIRST_PACKED_SPACE}`;
      let found = 0;
      for await (const { raw } of this.documentsIn(space)) {
        if (!isDocument(raw)) continue;
        this.insertRecovered(name, raw);
        found++;
      }
      if (found === 0) continue;
      this.catalog.garbage.add([space]);
      this.problems.push(`${found} documents whose collection is not known lie in recovered.${name}`);
      made++;
    }
    return made;
  }
}

function isDocument(raw: Buffer): boolean {
  try {
    return checkDocument(raw, 0, raw.length) === raw.length;
  } catch {
    return false;
  }
}
