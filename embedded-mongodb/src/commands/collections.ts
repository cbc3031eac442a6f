import { checkDatabaseName, type View } from '../catalog/catalog';
import type { Collection } from '../catalog/collection';
import { encode } from '../semantics/codec';
import { compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { compileValidator as compileValidatorSpec } from '../semantics/validate-schema';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, type FieldKind, integer, truthy } from './fields';
import { ok } from './reply';
import { requireDurable } from './write-support';

const CREATE_FIELDS: Record<string, FieldKind> = {
  capped: 'bool',
  autoIndexId: 'bool',
  size: 'number',
  max: 'number',
  storageEngine: 'object',
  validator: 'object',
  validationLevel: 'string',
  validationAction: 'string',
  indexOptionDefaults: 'object',
  viewOn: 'string',
  pipeline: 'array',
  collation: 'object',
  timeseries: 'object',
  expireAfterSeconds: 'any',
  clusteredIndex: 'any',
  changeStreamPreAndPostImages: 'object',
  encryptedFields: 'object',
  idIndex: 'object',
  temp: 'bool',
  flags: 'number',
};
const UNSUPPORTED_OPTIONS = ['timeseries', 'encryptedFields'];

export async function create(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('create', body, CREATE_FIELDS);
  const name = context.collectionName();
  for (const option of UNSUPPORTED_OPTIONS) {
    if (body[option] !== undefined) {
      throw mongoError('CommandNotSupported', `create: '${option}' is not supported by this server`);
    }
  }
  const existing = context.catalog.find(context.db, name);
  const view = context.catalog.view(context.db, name);
  const options = optionsOf(body);
  if (existing || view) {
    if (existing && sameOptions(existing.options, options)) return ok(docOf({}));
    throw mongoError('NamespaceExists', `Collection ${context.db}.${name} already exists.`);
  }
  if (body.viewOn !== undefined) context.catalog.createView(viewOf(context, name, options));
  else context.catalog.create(context.db, name, options);
  await requireDurable(context);
  return ok(docOf({}));
}

function viewOf(context: CommandContext, name: string, options: Document): View {
  const pipeline = Array.isArray(context.body.pipeline) ? (context.body.pipeline as Document[]) : [];
  return { db: context.db, name, viewOn: context.body.viewOn as string, pipeline, options };
}

function optionsOf(body: Document): Document {
  const options = docOf({});
  if (truthy(body.capped)) {
    if (body.size === undefined) {
      throw mongoError('InvalidOptions', "the 'size' field is required when 'capped' is true");
    }
    options.capped = true;
  }
  for (const name of [
    'size',
    'max',
    'validator',
    'validationLevel',
    'validationAction',
    'viewOn',
    'pipeline',
  ]) {
    if (body[name] !== undefined) options[name] = body[name];
  }
  for (const name of ['clusteredIndex', 'changeStreamPreAndPostImages', 'expireAfterSeconds']) {
    if (body[name] !== undefined) options[name] = body[name];
  }
  const collation = compileCollation(body.collation);
  if (collation) options.collation = collation.spec;
  checkValidation(options);
  return options;
}

function checkValidation(options: Document): void {
  if (isDocument(options.validator)) compileValidatorSpec(options.validator);
  const { validationLevel: level, validationAction: action } = options;
  if (level !== undefined && !['off', 'strict', 'moderate'].includes(level as string)) {
    throw mongoError(
      'BadValue',
      `Enumeration value '${level}' for field 'validationLevel' is not a valid value.`,
    );
  }
  if (action !== undefined && !['error', 'warn', 'errorAndLog'].includes(action as string)) {
    throw mongoError(
      'BadValue',
      `Enumeration value '${action}' for field 'validationAction' is not a valid value.`,
    );
  }
}

function sameOptions(a: Document, b: Document): boolean {
  return Buffer.compare(Buffer.from(encode(a)), Buffer.from(encode(b))) === 0;
}

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
  context.catalog.createView({ ...view, viewOn, pipeline });
  await requireDurable(context);
  return ok(docOf({}));
}

function modifyIndex(
  context: CommandContext,
  collection: Collection,
  change: Document,
  reply: Document,
): void {
  const wanted = change.name ?? change.keyPattern;
  const index = collection.indexes.find((candidate) =>
    typeof wanted === 'string'
      ? candidate.name === wanted
      : isDocument(wanted) && sameOptions(candidate.spec.key as Document, wanted),
  );
  if (!index)
    throw mongoError('IndexNotFound', `cannot find index ${String(wanted)} for ns ${collection.ns}`);
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

export async function drop(context: CommandContext): Promise<Document> {
  checkFields('drop', context.body, { collectionUUID: 'any' });
  const name = context.collectionName();
  const view = context.catalog.view(context.db, name);
  if (view) {
    context.catalog.dropView(view);
    await requireDurable(context);
    return ok(docOf({ ns: `${context.db}.${name}` }));
  }
  const collection = context.collection();
  // since 7.0 dropping what is not there succeeds
  if (!collection) return ok(docOf({}));
  const nIndexesWas = collection.indexes.length;
  context.catalog.drop(collection);
  await requireDurable(context);
  return ok(docOf({ nIndexesWas, ns: `${context.db}.${name}` }));
}

export async function dropDatabase(context: CommandContext): Promise<Document> {
  checkDatabaseName(context.db);
  const { catalog } = context;
  const existed = catalog.databaseNames().includes(context.db);
  for (const collection of catalog.collections(context.db)) catalog.drop(collection);
  for (const view of catalog.views(context.db)) catalog.dropView(view);
  await requireDurable(context);
  return ok(existed ? docOf({ dropped: context.db }) : docOf({}));
}

export async function renameCollection(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('renameCollection', body, {
    to: 'string',
    dropTarget: 'any',
    stayTemp: 'bool',
    collectionUUID: 'any',
  });
  if (context.db !== 'admin') {
    throw mongoError('Unauthorized', 'renameCollection may only be run against the admin database.');
  }
  const [fromDb, fromName] = splitNamespace(context.collectionName());
  const [toDb, toName] = splitNamespace(String(body.to ?? ''));
  const source = context.catalog.find(fromDb, fromName);
  if (!source)
    throw mongoError('NamespaceNotFound', `Source collection ${fromDb}.${fromName} does not exist`);
  const target = context.catalog.find(toDb, toName);
  if (fromDb === toDb && fromName === toName) {
    throw mongoError('IllegalOperation', "Can't rename a collection to itself");
  }
  if (target) {
    if (!truthy(body.dropTarget)) throw mongoError('NamespaceExists', 'target namespace exists');
    context.catalog.drop(target);
  }
  context.catalog.rename(source, toDb, toName);
  await requireDurable(context);
  return ok(docOf({}));
}

export function splitNamespace(ns: string): [string, string] {
  const dot = ns.indexOf('.');
  if (dot <= 0 || dot === ns.length - 1)
    throw mongoError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
  return [ns.slice(0, dot), ns.slice(dot + 1)];
}
