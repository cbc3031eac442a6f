import type { View } from '../catalog/catalog';
import type { Collection } from '../catalog/collection';
import { shellText } from '../catalog/duplicate-key';
import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import type { CommandContext } from './context';
import { checkValidation, createView, sameOptions } from './create';
import { checkFields, integer, truthy } from './fields';
import { ok } from './reply';
import { requireDurable } from './write-support';

function requireCollection(context: CommandContext): Collection {
  const collection = context.collection();
  if (!collection) {
    throw mongoError('NamespaceNotFound', `ns does not exist: ${context.db}.${context.collectionName()}`);
  }
  return collection;
}

export async function collMod(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('collMod', body, {
    index: 'object',
    validator: 'object',
    validationLevel: 'string',
    validationAction: 'string',
    viewOn: 'string',
    pipeline: 'array',
    changeStreamPreAndPostImages: 'object',
    expireAfterSeconds: 'any',
    timeseries: 'object',
    dryRun: 'bool',
    collectionUUID: 'any',
  });
  const view = context.catalog.view(context.db, context.collectionName());
  if (view) return modifyView(context, view);
  const collection = requireCollection(context);
  const reply = docOf({});
  if (isDocument(body.index)) modifyIndex(context, collection, body.index, reply);
  const options = docOf(collection.options);
  for (const name of ['validator', 'validationLevel', 'validationAction', 'changeStreamPreAndPostImages']) {
    if (body[name] !== undefined) setField(options, name, body[name]);
  }
  checkValidation(options);
  if (isDocument(options.validator) && keysOf(options.validator).length === 0) delete options.validator;
  collection.options = options;
  context.catalog.save(collection);
  await requireDurable(context);
  return ok(reply);
}

async function modifyView(context: CommandContext, view: View): Promise<Document> {
  const { body } = context;
  const pipeline = (body.pipeline as Document[] | undefined) ?? view.pipeline;
  const viewOn = (body.viewOn as string | undefined) ?? view.viewOn;
  if (body.index !== undefined || body.validator !== undefined) {
    throw mongoError('InvalidOptions', 'option not supported on a view');
  }
  const options = docOf({ ...view.options, viewOn, pipeline });
  createView(context, { ...view, options, viewOn, pipeline });
  await requireDurable(context);
  return ok(docOf({}));
}

function checkIndexChange(change: Document): void {
  for (const name of keysOf(change)) {
    if (!INDEX_CHANGES.has(name)) {
      throw mongoError(40415, `BSON field 'collMod.index.${name}' is an unknown field.`);
    }
  }
  if (change.name !== undefined && change.keyPattern !== undefined) {
    throw mongoError('InvalidOptions', 'Cannot specify both key pattern and name.');
  }
  if (change.name === undefined && change.keyPattern === undefined) {
    throw mongoError('InvalidOptions', 'Must specify either index name or key pattern.');
  }
  const { expireAfterSeconds } = change;
  if (expireAfterSeconds !== undefined && !isNumeric(expireAfterSeconds)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field 'collMod.index.expireAfterSeconds' is the wrong type '${typeName(expireAfterSeconds)}', expected types '[long, int, decimal, double]'`,
    );
  }
  if (['expireAfterSeconds', 'hidden', 'unique', 'prepareUnique'].some((name) => change[name] !== undefined))
    return;
  throw mongoError('InvalidOptions', 'no expireAfterSeconds, hidden, unique, or prepareUnique field');
}

const INDEX_CHANGES = new Set([
  'name',
  'keyPattern',
  'expireAfterSeconds',
  'hidden',
  'unique',
  'prepareUnique',
]);

function modifyIndex(
  context: CommandContext,
  collection: Collection,
  change: Document,
  reply: Document,
): void {
  checkIndexChange(change);
  const wanted = change.name ?? change.keyPattern;
  const index = collection.indexes.find((candidate) =>
    typeof wanted === 'string'
      ? candidate.name === wanted
      : isDocument(wanted) && sameOptions(candidate.spec.key as Document, wanted),
  );
  if (!index)
    throw mongoError('IndexNotFound', `cannot find index ${shellText(wanted)} for ns ${collection.ns}`);
  const spec = docOf(index.spec);
  if (change.hidden !== undefined) {
    if (index.isId) throw mongoError('BadValue', "can't hide _id index");
    setField(reply, 'hidden_old', index.hidden);
    setField(reply, 'hidden_new', truthy(change.hidden));
    if (truthy(change.hidden)) setField(spec, 'hidden', true);
    else delete spec.hidden;
  }
  if (change.expireAfterSeconds !== undefined) {
    if (index.expireAfterSeconds !== null)
      setField(reply, 'expireAfterSeconds_old', BigInt(index.expireAfterSeconds));
    setField(reply, 'expireAfterSeconds_new', BigInt(integer(change.expireAfterSeconds, 0)));
    setField(spec, 'expireAfterSeconds', change.expireAfterSeconds);
  }
  index.spec = spec;
  context.catalog.save(collection);
}
