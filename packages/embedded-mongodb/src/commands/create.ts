import type { View } from '../catalog/view';
import { encode } from '../semantics/codec';
import { compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { compileValidator as compileValidatorSpec } from '../semantics/validator';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { CommandContext } from './context';
import {
  checkClustered,
  checkCreateOptions,
  checkValidatorOperators,
  checkValidatorPlace,
  MAX_CAPPED_BYTES,
} from './create-options';
import { refuseEncryptedFields } from './encrypted-fields';
import { checkFields, type FieldKind, integer, truthy } from './fields';
import { ok } from './reply';
import { checkTimeSeriesOptions, createTimeSeries, expireOf, timeSeriesOf } from './time-series';
import { checkViewPipeline, viewPipeline } from './view-pipeline';
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

export async function create(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('create', body, CREATE_FIELDS);
  const name = context.collectionName();
  if (isDocument(body.encryptedFields)) refuseEncryptedFields(body);
  checkCreateOptions(body);
  if (isDocument(body.validator)) checkValidatorPlace(context.db, name);
  const existing = context.catalog.find(context.db, name);
  const view = context.catalog.view(context.db, name);
  const options = optionsOf(body);
  if (existing || view) {
    // within a transaction the error must not be hidden, because it ends the transaction
    if (existing && !context.transaction && sameOptions(existing.options, options)) return ok(docOf({}));
    throw mongoError('NamespaceExists', `Collection ${context.db}.${name} already exists.`);
  }
  if (body.viewOn !== undefined) createView(context, viewOf(context, name, options));
  else if (options.timeseries !== undefined) createTimeSeries(context, name, options);
  else context.catalog.create(context.db, name, options);
  await requireDurable(context);
  return ok(docOf({}));
}

/** A view is refused when its pipeline is wrong, writes, or leads back to itself. */
export function createView(context: CommandContext, view: View): void {
  checkViewPipeline(context, view);
  context.catalog.createView(view);
}

function viewOf(context: CommandContext, name: string, options: Document): View {
  const pipeline = viewPipeline(context.body.pipeline);
  return { db: context.db, name, viewOn: context.body.viewOn as string, pipeline, options };
}

function optionsOf(body: Document): Document {
  const options = docOf({});
  checkClustered(body);
  if (body.timeseries !== undefined) return seriesOptions(body);
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
    if (body[name] !== undefined && body[name] !== null) options[name] = body[name];
  }
  if (options.viewOn !== undefined) options.pipeline = viewPipeline(body.pipeline);
  if (body.expireAfterSeconds !== undefined) expireOf(body.expireAfterSeconds);
  for (const name of [
    'changeStreamPreAndPostImages',
    'expireAfterSeconds',
    'storageEngine',
    'indexOptionDefaults',
  ]) {
    if (body[name] !== undefined) options[name] = body[name];
  }
  if (isDocument(body.clusteredIndex)) options.clusteredIndex = clusteredOf(body.clusteredIndex);
  const collation = compileCollation(body.collation);
  if (collation) options.collation = collation.spec;
  checkValidation(options);
  return options;
}

function seriesOptions(body: Document): Document {
  checkTimeSeriesOptions(body);
  const options = docOf({ timeseries: timeSeriesOf('create', body.timeseries) });
  if (body.expireAfterSeconds !== undefined)
    options.expireAfterSeconds = BigInt(expireOf(body.expireAfterSeconds));
  const collation = compileCollation(body.collation);
  if (collation) options.collation = collation.spec;
  return options;
}

/** A clustered collection keeps its documents in the order of `_id`; here, those of every collection are found as fast. */
function clusteredOf(given: Document): Document {
  if (!isDocument(given.key) || !sameOptions(given.key, docOf({ _id: 1 }))) {
    throw mongoError(
      'InvalidIndexSpecificationOption',
      'The clusteredIndex option is only supported for key: {_id: 1}',
    );
  }
  if (!truthy(given.unique))
    throw mongoError(5979700, 'The clusteredIndex option requires unique: true to be specified');
  return docOf({ v: 2, key: given.key, name: given.name ?? '_id_', unique: true });
}

function checkCapped(body: Document): void {
  const { size, max } = body;
  if (size !== undefined && size !== null) {
    const bytes = integer(size, 0);
    if (bytes < 1 || bytes > MAX_CAPPED_BYTES) {
      const bound = bytes < 1 ? '>= 1' : `<= ${MAX_CAPPED_BYTES}`;
      throw mongoError('BadValue', `BSON field 'size' value must be ${bound}, actual value '${bytes}'`);
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

export function checkValidation(options: Document): void {
  checkValidatorOperators(options.validator);
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

export function sameOptions(a: Document, b: Document): boolean {
  return Buffer.compare(Buffer.from(encode(a)), Buffer.from(encode(b))) === 0;
}
