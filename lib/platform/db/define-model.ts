import 'server-only';
import mongoose, { type Model, type Schema } from 'mongoose';
import { connectDb } from './connect';

/** Everything a model sends to the database, whichever method it came by: `exists` is a findOne, a cursor a find or an aggregate. */
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

/**
 * A model that connects when it is first used, so that no reader or writer has to. What goes past the model, to `.collection` or
 * `mongoose.connection`, calls connectDb() itself.
 */
export function defineModel<R>(name: string, schema: Schema, collection?: string): Model<R> {
  // the modules are loaded again by an edit under `next dev`, mongoose is not
  const known = mongoose.models[name] as Model<R> | undefined;
  if (known) return known;
  const connect = async () => void (await connectDb());
  for (const operation of OPERATIONS) schema.pre(operation as 'find', connect);
  return mongoose.model<R>(name, schema, collection);
}
