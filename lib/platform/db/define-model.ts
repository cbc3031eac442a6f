import 'server-only';
import mongoose, { type Document, type Model, type Query, type Schema } from 'mongoose';
import { defineEvent } from '@/lib/platform/event';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { connectDb } from './connect';

/** All commands that a model sends to the database, whichever method caused them. `exists` is a findOne, and a cursor is a find or an aggregate. */
const OPERATIONS = [
  'find',
  'findOne',
  'countDocuments',
  'estimatedDocumentCount',
  'distinct',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'aggregate',
  'save',
  'insertMany',
  'bulkWrite',
  'createCollection',
] as const;

/** A write through a model. Without `fields`, any field may have changed, or the rows are deleted. Insertions are not reported. */
export type RowWrite = { model: string; filter: Record<string, unknown>; fields?: readonly string[] };

/** Emitted after a write was stored by a model with `raisesWrites`. */
export const rowsWritten = defineEvent<RowWrite>('rows written');

const UPDATES = ['updateOne', 'updateMany', 'findOneAndUpdate'] as const;
const REMOVALS = ['deleteOne', 'deleteMany', 'findOneAndDelete', 'replaceOne', 'findOneAndReplace'] as const;

/** Fields that an update names, or undefined for a pipeline, which can change any. */
function updatedFields(update: unknown): readonly string[] | undefined {
  if (!update || Array.isArray(update)) return undefined;
  return Object.entries(update).flatMap(([key, value]) =>
    key.startsWith('$') ? Object.keys(value as object).map((path) => path.split('.', 1)[0] ?? path) : [key],
  );
}

function raiseWrites(model: string, schema: Schema): void {
  type AnyQuery = Query<unknown, unknown>;
  for (const operation of UPDATES)
    schema.post(operation, async function (this: AnyQuery) {
      const fields = updatedFields(this.getUpdate());
      await rowsWritten.emit({ model, filter: this.getFilter(), ...(fields && { fields }) });
    });
  for (const operation of REMOVALS)
    schema.post(operation as 'deleteMany', async function (this: AnyQuery) {
      await rowsWritten.emit({ model, filter: this.getFilter() });
    });
  schema.pre('save', function (this: Document) {
    this.$locals.changed = this.isNew ? undefined : this.directModifiedPaths();
  });
  schema.post('save', async function (this: Document) {
    const changed = this.$locals.changed as string[] | undefined;
    if (!changed) return;
    const fields = changed.map((path) => path.split('.', 1)[0] ?? path);
    await rowsWritten.emit({ model, filter: { _id: this._id }, fields });
  });
}

/** Updates `terms`, the keys of the words of `name` and of their ends, with every write (lib/platform/text/fold.ts). */
function foldNames(schema: Schema): void {
  schema.pre('save', function (this: Document) {
    if (this.isModified('name')) this.set('terms', partFoldsOf(String(this.get('name') ?? '')));
  });
  for (const operation of UPDATES)
    schema.pre(operation, function (this: Query<unknown, unknown>) {
      const update = this.getUpdate();
      const name: unknown = update && !Array.isArray(update) && (update.$set?.name ?? update.name);
      if (typeof name === 'string') this.set('terms', partFoldsOf(name));
    });
}

type Options = {
  collection?: string;
  /** Announces the model's writes (`rowsWritten`). */
  raisesWrites?: boolean;
  /** Makes rows findable by `name` in every script. */
  foldsName?: boolean;
};

/**
 * Defines a model that connects on first use, so that its users need not. Code that bypasses the model, through `.collection` or `mongoose.connection`, has to
 * call connectDb() itself.
 */
export function defineModel<R>(
  name: string,
  schema: Schema,
  { collection, raisesWrites = false, foldsName = false }: Options = {},
): Model<R> {
  // an edit under `next dev` reloads modules, but not mongoose
  const known = mongoose.models[name] as Model<R> | undefined;
  if (known) return known;
  const connect = async () => void (await connectDb());
  for (const operation of OPERATIONS) schema.pre(operation as 'find', connect);
  if (raisesWrites) raiseWrites(name, schema);
  if (foldsName) foldNames(schema);
  return mongoose.model<R>(name, schema, collection);
}
