import { Binary } from 'bson';
import type { SchemaChange } from '../catalog/change-kinds';
import { decode } from '../semantics/codec';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { Operation } from './transaction';
import { updateDescription } from './update-description';

/** A change of a document as the log of changes keeps it. */
export function documentChange({ collection, before, after, kind }: Operation): Document {
  const was = before && decode(before);
  const is = after && decode(after);
  const change = docOf({
    op: operationOf(was, is, kind?.isReplacement ?? false),
    db: collection.db,
    coll: collection.name,
    ui: new Binary(collection.uuid, 4),
    wall: new Date(),
    key: docOf({ _id: (is ?? was)!._id }),
  });
  if (change.op === 'update') change.description = updateDescription(was!, is!, kind?.wholePaths ?? null);
  else if (is) change.full = is;
  if (keepsImages(collection.options)) {
    if (was) change.pre = was;
    if (was && is) change.post = is;
  }
  return change;
}

function operationOf(was: Document | null, is: Document | null, isReplacement: boolean): string {
  if (!was) return 'insert';
  if (!is) return 'delete';
  return isReplacement ? 'replace' : 'update';
}

function keepsImages({ changeStreamPreAndPostImages: images }: Document): boolean {
  return isDocument(images) && images.enabled === true;
}

export function schemaChange({ operation, db, collection, uuid, to, description }: SchemaChange): Document {
  const change = docOf({ op: operation, db, wall: new Date() });
  if (collection !== null) change.coll = collection;
  if (uuid) change.ui = new Binary(uuid, 4);
  if (to) change.to = to;
  if (description) change.description = description;
  return change;
}
