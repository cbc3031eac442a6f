import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, setField } from '../semantics/values';
import { fitKey } from '../storage/key-encoding';
import { indexKey, recordIdAtEnd, recordKey, spacePrefix, uniqueKey } from '../storage/spaces';
import { checkDocument, MalformedBson } from '../wire/raw-bson';
import type { CommandContext } from './context';
import { checkFields } from './fields';
import { ok } from './reply';

const BATCH = 500;

export async function validate(context: CommandContext): Promise<Document> {
  checkFields('validate', context.body, { full: 'bool', background: 'bool' });
  const collection = context.collection();
  if (!collection) {
    throw mongoError(
      'NamespaceNotFound',
      `Collection '${context.db}.${context.collectionName()}' does not exist to validate.`,
    );
  }
  return new Validation(context, collection).run();
}

export class Validation {
  private readonly errors: string[] = [];
  private readonly expected = new Map<IndexEntry, number>();
  private readonly missing = new Map<IndexEntry, number>();
  private records = 0;
  private invalid = 0;

  constructor(
    private readonly context: Pick<CommandContext, 'checkInterrupt'>,
    private readonly collection: Collection,
  ) {}

  async run(): Promise<Document> {
    const { collection } = this;
    const indexes = collection.indexes.filter((index) => !index.building);
    for (const index of indexes) {
      this.expected.set(index, 0);
      this.missing.set(index, 0);
    }
    let from = collection.prefix;
    for (;;) {
      const batch = collection.store.entries(from, collection.endOfRecords, BATCH, 8 * 1024 * 1024);
      for (const { key, value } of batch) this.checkRecord(indexes, recordIdAtEnd(key), value);
      const last = batch.at(-1);
      if (!last) break;
      from = recordKey(collection.space, recordIdAtEnd(last.key) + 1);
      this.context.checkInterrupt();
    }
    return this.report(indexes);
  }

  private checkRecord(indexes: IndexEntry[], recordId: number, raw: Buffer): void {
    this.records++;
    try {
      if (checkDocument(raw, 0, raw.length) !== raw.length) throw new MalformedBson('bytes after the end');
    } catch {
      this.invalid++;
      this.errors.push(`record ${recordId} is not well-formed`);
      return;
    }
    for (const index of indexes) {
      const generated = index.keysOf(raw);
      for (const full of generated?.keys ?? []) {
        const { key } = fitKey(full);
        this.expected.set(index, this.expected.get(index)! + 1);
        if (!this.hasKey(index, key, recordId)) this.missing.set(index, this.missing.get(index)! + 1);
      }
    }
  }

  private hasKey(index: IndexEntry, fields: Buffer, recordId: number): boolean {
    if (!index.isId) return this.collection.store.has(indexKey(index.prefix, fields, recordId));
    const value = this.collection.store.get(uniqueKey(index.prefix, fields));
    return value !== undefined && recordIdAtEnd(value) === recordId;
  }

  private report(indexes: IndexEntry[]): Document {
    const keysPerIndex = docOf({});
    const indexDetails = docOf({});
    for (const index of indexes) {
      const found = this.collection.store.count(index.prefix, spacePrefix(index.space + 1));
      const expected = this.expected.get(index)!;
      const missing = this.missing.get(index)!;
      const valid = found === expected && missing === 0;
      if (!valid) {
        this.errors.push(`index ${index.name}: ${found} keys, expected ${expected}, ${missing} missing`);
      }
      setField(keysPerIndex, index.name, found);
      setField(indexDetails, index.name, docOf({ valid }));
    }
    return ok(
      docOf({
        ns: this.collection.ns,
        nInvalidDocuments: this.invalid,
        nrecords: this.records,
        nIndexes: indexes.length,
        keysPerIndex,
        indexDetails,
        valid: this.errors.length === 0,
        errors: this.errors,
      }),
    );
  }
}
