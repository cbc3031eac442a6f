import { randomUUID } from 'node:crypto';
import type { Collection } from '../catalog/collection';
import { IndexEntry } from '../catalog/index-entry';
import { choosePlan } from '../planner/planner';
import { openSource } from '../planner/row-source';
import { PAUSE, type Row } from '../planner/rows';
import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { compileExpression } from '../semantics/expressions/compile';
import { newScope } from '../semantics/expressions/scope';
import type { Namespace, PipelineContext } from '../semantics/pipeline/context';
import type { PipelineOutput } from '../semantics/pipeline/output';
import { RowMatcher } from '../semantics/row-matcher';
import { compileUpdate } from '../semantics/update';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { retried } from './conflicts';
import type { CommandContext } from './context';
import { insertOne } from './insert';
import { checkSize, toBytes, withIdFirst } from './write-support';

type Merge = Extract<PipelineOutput, { kind: 'merge' }>;

export async function writeOutput(
  context: CommandContext,
  output: PipelineOutput,
  documents: Document[],
  pipeline: PipelineContext,
): Promise<void> {
  const inner = context.withDatabase(output.into.db);
  if (output.kind === 'out') replaceCollection(inner, output.into, documents);
  else await new Merger(inner, output, pipeline).run(documents);
}

/** Fills a new collection and replaces the old one with it in one step, so that readers see one or the other. */
function replaceCollection(context: CommandContext, into: Namespace, documents: Document[]): void {
  const { catalog } = context;
  const old = catalog.find(into.db, into.coll);
  const name = `tmp.agg_out.${randomUUID()}`;
  const temporary = catalog.create(into.db, name, old?.options ?? docOf({}));
  try {
    for (const index of old?.indexes ?? []) if (!index.isId) copyIndex(context, temporary, index);
    for (const doc of documents) {
      const raw = withIdFirst(toBytes(doc));
      checkSize(raw, 'insert');
      temporary.insert(raw);
    }
  } catch (error) {
    catalog.drop(temporary);
    throw error;
  }
  if (old) catalog.drop(old);
  catalog.rename(temporary, into.db, into.coll);
}

function copyIndex(context: CommandContext, to: Collection, index: IndexEntry): void {
  const multikey = index.parts.map(() => false);
  const stored = {
    space: context.catalog.allocateIndexSpace(index.spec.key as Document),
    spec: index.spec,
    multikey,
    longKeys: false,
  };
  to.indexes.push(new IndexEntry(stored, index.spec));
}

class Merger {
  private readonly on: string[];
  /** True if the unique index is not sparse and so also has entries for missing and null values. */
  private allowsNull = false;

  constructor(
    private readonly context: CommandContext,
    private readonly output: Merge,
    private readonly pipeline: PipelineContext,
  ) {
    this.on = output.on ?? ['_id'];
  }

  async run(documents: Document[]): Promise<void> {
    const { into } = this.output;
    this.requireUniqueIndex(this.context.catalog.find(into.db, into.coll));
    const { whenMatched } = this.output;
    if (Array.isArray(whenMatched)) {
      compileUpdate(whenMatched, { collation: this.pipeline.collation, let: this.variables(docOf({})) });
    }
    let done = 0;
    for (const doc of documents) {
      if ((++done & 31) === 0) await this.context.yieldToEventLoop();
      await retried(this.context, async () => this.mergeOne(doc));
    }
  }

  private requireUniqueIndex(collection: Collection | undefined): void {
    const isId = this.on.length === 1 && this.on[0] === '_id';
    const covering =
      collection?.indexes.filter(
        (index) =>
          (index.unique || index.isId) &&
          !index.building &&
          index.spec.partialFilterExpression === undefined &&
          index.parts.length === this.on.length &&
          index.parts.every((part) => this.on.includes(part.path)),
      ) ?? [];
    this.allowsNull = covering.some((index) => !index.spec.sparse);
    if (isId || covering.length > 0) return;
    throw mongoError(51183, 'Cannot find index to verify that join fields will be unique');
  }

  private mergeOne(doc: Document): void {
    const { into, whenMatched, whenNotMatched } = this.output;
    const collection = this.context.catalog.find(into.db, into.coll);
    const match = collection ? this.find(collection, doc) : null;
    if (collection && match) {
      if (whenMatched === 'fail') {
        insertOne(this.context, into.coll, toBytes(doc));
      } else if (whenMatched !== 'keepExisting') {
        this.change(collection, match, doc);
      }
    } else if (whenNotMatched === 'insert') {
      insertOne(this.context, into.coll, toBytes(doc));
    } else if (whenNotMatched === 'fail') {
      throw mongoError(
        'MergeStageNoMatchingDocument',
        '$merge could not find a matching document in the target collection for at least one document in the source collection',
      );
    }
  }

  private find(collection: Collection, doc: Document): Row | null {
    const filter = docOf({});
    for (const path of this.on) {
      const value = valueAt(doc, path);
      if (value === undefined && path === '_id') return null;
      if (Array.isArray(value)) throw mongoError(51185, "$merge write error: 'on' field cannot be an array");
      if ((value === undefined || value === null) && !this.allowsNull) {
        throw mongoError(51132, "$merge write error: 'on' field cannot be missing, null or undefined");
      }
      setField(filter, path, docOf({ $eq: value ?? null }));
    }
    const collation = this.pipeline.collation;
    const matcher = new RowMatcher(filter, { collation });
    const plan = choosePlan(collection, { filter, sort: [], collation, hint: null });
    const source = openSource(collection, plan, matcher, 1);
    for (;;) {
      const row = source.next();
      if (row !== PAUSE) return row;
      this.context.checkInterrupt();
    }
  }

  private change(collection: Collection, row: Row, doc: Document): void {
    const before = decode(row.raw);
    const after = this.changed(before, doc);
    const raw = withIdFirst(toBytes(after));
    if (raw.equals(row.raw)) return;
    checkSize(raw, 'update');
    collection.update(row.recordId, row.raw, raw);
  }

  private changed(before: Document, doc: Document): Document {
    const { whenMatched } = this.output;
    const { collation } = this.pipeline;
    if (whenMatched === 'replace') return compileUpdate(doc, { collation }).apply(before).doc;
    if (Array.isArray(whenMatched)) {
      return compileUpdate(whenMatched, { collation, let: this.variables(doc) }).apply(before).doc;
    }
    const fields = docOf(before);
    for (const name of keysOf(doc))
      if (name !== '_id' || !('_id' in before)) setField(fields, name, doc[name]);
    return fields;
  }

  /** The variables of `let`, or `$$new` by default. */
  private variables(doc: Document): Map<string, unknown> {
    const variables = new Map<string, unknown>(this.pipeline.variables ?? []);
    variables.set('new', doc);
    const scope = newScope(this.pipeline.variables, this.pipeline.collation);
    for (const name of keysOf(this.output.let ?? {})) {
      const expression = compileExpression(this.output.let![name], scope);
      variables.set(name, expression.eval({ root: doc, slots: [] }));
    }
    return variables;
  }
}

function valueAt(doc: Document, path: string): unknown {
  let value: unknown = doc;
  for (const name of path.split('.')) {
    if (!isDocument(value)) return undefined;
    value = value[name];
  }
  return value;
}
