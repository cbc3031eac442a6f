import { checkDatabaseName, type View } from '../catalog/catalog';
import type { Collection } from '../catalog/collection';
import { shellText } from '../catalog/duplicate-key';
import { compilePipeline } from '../semantics/aggregate';
import { encode } from '../semantics/codec';
import { compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { compileValidator as compileValidatorSpec } from '../semantics/validate-schema';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, type FieldKind, integer, truthy } from './fields';
import { EngineSource } from './pipeline-source';
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
const MAX_VIEW_DEPTH = 20;
const MAX_CAPPED_BYTES = 2 ** 50;

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
  if (body.viewOn !== undefined) createView(context, viewOf(context, name, options));
  else context.catalog.create(context.db, name, options);
  await requireDurable(context);
  return ok(docOf({}));
}

/** A view is refused when its pipeline is wrong, writes, or leads back to itself. */
function createView(context: CommandContext, view: View): void {
  checkViewPipeline(context, view);
  context.catalog.createView(view);
}

function checkViewPipeline(context: CommandContext, view: View): void {
  const last = view.pipeline.at(-1);
  const stage = isDocument(last) ? keysOf(last)[0] : undefined;
  if (stage === '$out' || stage === '$merge') {
    throw mongoError(
      'OptionNotSupportedOnView',
      `The aggregation stage ${stage} in a view's pipeline is not allowed in a view`,
    );
  }
  compilePipeline(view.pipeline, {
    db: context.db,
    coll: view.viewOn,
    source: new EngineSource(context),
    collation: null,
    variables: undefined,
  });
  let at: string | undefined = view.viewOn;
  for (let depth = 1; at !== undefined; depth++) {
    if (at === view.name) {
      throw mongoError('GraphContainsCycle', `View cycle detected: ${view.db}.${view.name}`);
    }
    if (depth > MAX_VIEW_DEPTH) {
      throw mongoError(
        'ViewDepthLimitExceeded',
        `View depth limit exceeded; maximum depth is ${MAX_VIEW_DEPTH}`,
      );
    }
    at = context.catalog.view(context.db, at)?.viewOn;
  }
}

function viewOf(context: CommandContext, name: string, options: Document): View {
  const pipeline = Array.isArray(context.body.pipeline) ? (context.body.pipeline as Document[]) : [];
  return { db: context.db, name, viewOn: context.body.viewOn as string, pipeline, options };
}

function optionsOf(body: Document): Document {
  const options = docOf({});
  checkCapped(body);
  checkViewOptions(body);
  if (body.expireAfterSeconds !== undefined && body.clusteredIndex === undefined) {
    throw mongoError(
      'InvalidOptions',
      "'expireAfterSeconds' is only supported on time-series collections or when the 'clusteredIndex' option is specified",
    );
  }
  if (truthy(body.capped)) options.capped = true;
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

function checkCapped(body: Document): void {
  const { size, max } = body;
  if (size !== undefined && size !== null) {
    const bytes = integer(size, 0);
    if (bytes < 1 || bytes > MAX_CAPPED_BYTES) {
      const bound = bytes < 1 ? '>= 1' : `<= ${MAX_CAPPED_BYTES}`;
      throw mongoError(51024, `BSON field 'size' value must be ${bound}, actual value '${bytes}'`);
    }
  }
  if (truthy(body.capped)) {
    if (size !== undefined) return;
    throw mongoError('InvalidOptions', "the 'size' field is required when 'capped' is true");
  }
  if (size === undefined && max === undefined) return;
  throw mongoError(
    'InvalidOptions',
    "the 'capped' field needs to be true when either the 'size' or 'max' fields are present",
  );
}

function checkViewOptions(body: Document): void {
  if (body.viewOn === undefined) {
    if (body.pipeline === undefined) return;
    throw mongoError('InvalidOptions', "'pipeline' requires 'viewOn' to also be specified");
  }
  if (body.viewOn === '') throw mongoError('BadValue', "'viewOn' cannot be empty");
  const wrong = ['capped', 'size', 'max', 'validator', 'clusteredIndex', 'autoIndexId', 'idIndex'].find(
    (name) => body[name] !== undefined,
  );
  if (wrong === undefined) return;
  throw mongoError('InvalidOptions', `Cannot specify 'viewOn' together with '${wrong}'`);
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
  if (!isNumeric(context.body.dropDatabase) || integer(context.body.dropDatabase, 0) !== 1) {
    throw mongoError(5255100, "Expected 'dropDatabase' to be 1");
  }
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
