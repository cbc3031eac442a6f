import { mongoError } from '../semantics/errors';
import { type Document, docOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields } from './fields';
import { buildIndex } from './indexes';
import { ok } from './reply';
import { requireDurable } from './write-support';

/** Rebuilds every index but that of `_id`, one by one while other commands run; each replaces the old one when ready. */
export async function reIndex(context: CommandContext): Promise<Document> {
  const { body, catalog } = context;
  checkFields('reIndex', body, {});
  if (context.server.replica)
    throw mongoError('IllegalOperation', 'reIndex is only allowed on a standalone mongod instance.');
  if (catalog.view(context.db, context.collectionName()))
    throw mongoError('CommandNotSupportedOnView', "can't re-index a view");
  const collection = context.collection();
  if (!collection) throw mongoError('NamespaceNotFound', 'collection does not exist');
  if (collection.options.timeseries !== undefined)
    throw mongoError('CommandNotSupportedOnView', "can't re-index a time-series collection");
  const before = collection.indexes.filter((index) => !index.building);
  for (const index of before) {
    if (index.isId) continue;
    await buildIndex(context, collection, index.spec);
    // it may have been dropped meanwhile
    if (collection.indexes.includes(index)) catalog.removeIndex(collection, index);
  }
  await requireDurable(context);
  const after = collection.indexes.filter((index) => !index.building);
  return ok(
    docOf({ nIndexesWas: before.length, nIndexes: after.length, indexes: after.map(({ spec }) => spec) }),
  );
}
