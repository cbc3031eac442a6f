import { shellText } from '../catalog/duplicate-key';
import { isHinted } from '../planner/planner';
import { mongoError } from '../semantics/errors';
import { refuse } from '../semantics/unsupported';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, integer, missingField, truthy } from './fields';
import { checkTtl } from './index-options';
import { ok } from './reply';
import { requireDurable } from './write-support';

export async function collMod(context: CommandContext): Promise<Document> {
  const { body } = context;
  for (const name of keysOf(body)) refuse('collection option', name);
  checkFields('collMod', body, { index: 'object' });
  const collection = context.collection();
  if (!collection)
    throw mongoError('NamespaceNotFound', `ns does not exist: ${context.db}.${context.collectionName()}`);
  const change = body.index;
  if (!isDocument(change)) throw missingField('collMod', 'index');
  checkFields(
    'collMod.index',
    change,
    { name: 'string', keyPattern: 'object', expireAfterSeconds: 'number', hidden: 'bool' },
    false,
  );
  const wanted = change.name ?? change.keyPattern;
  const index = collection.indexes.find((candidate) => isHinted(candidate, wanted));
  if (!index)
    throw mongoError('IndexNotFound', `cannot find index ${shellText(wanted)} for ns ${collection.ns}`);
  if (index.isId) throw mongoError('BadValue', "can't change the _id index");
  const spec = docOf(index.spec);
  const reply = docOf({});
  if (change.hidden !== undefined) {
    setField(reply, 'hidden_old', index.hidden);
    setField(reply, 'hidden_new', truthy(change.hidden));
    if (truthy(change.hidden)) setField(spec, 'hidden', true);
    else delete spec.hidden;
  }
  if (change.expireAfterSeconds !== undefined) {
    checkTtl(change.expireAfterSeconds, index.spec.key as Document);
    const seconds = integer(change.expireAfterSeconds, 0);
    if (index.expireAfterSeconds !== null)
      setField(reply, 'expireAfterSeconds_old', BigInt(index.expireAfterSeconds));
    setField(reply, 'expireAfterSeconds_new', BigInt(seconds));
    setField(spec, 'expireAfterSeconds', seconds);
  }
  index.spec = spec;
  context.catalog.save(collection);
  await requireDurable(context);
  return ok(reply);
}
