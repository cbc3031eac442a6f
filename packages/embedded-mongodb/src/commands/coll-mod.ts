import type { Collection } from '../catalog/collection';
import type { View } from '../catalog/view';
import { mongoError } from '../semantics/errors';
import { type Document, deleteField, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { modifyIndex } from './coll-mod-index';
import type { CommandContext } from './context';
import { checkValidation, createView } from './create';
import { checkImages, checkValidatorPlace, modifyCapped } from './create-options';
import { checkFields, truthy } from './fields';
import { ok } from './reply';
import { expireOf, TIME_INDEX, timeSeriesOf } from './time-series';
import { viewPipeline } from './view-pipeline';
import { requireDurable } from './write-support';

function requireCollection(context: CommandContext): Collection {
  const collection = context.collection();
  if (!collection) {
    throw mongoError('NamespaceNotFound', `ns does not exist: ${context.db}.${context.collectionName()}`);
  }
  return collection;
}

/** The arguments without those that are null, which count as missing. */
function given(body: Document): Document {
  const out = docOf({});
  for (const name of keysOf(body)) if (body[name] !== null) setField(out, name, body[name]);
  return out;
}

export async function collMod(context: CommandContext): Promise<Document> {
  const body = given(context.body);
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
    cappedSize: 'number',
    cappedMax: 'number',
    dryRun: 'bool',
    collectionUUID: 'any',
  });
  if (body.validator !== undefined) checkValidatorPlace(context.db, context.collectionName());
  const view = context.catalog.view(context.db, context.collectionName());
  if (view) return modifyView(context, view, body);
  const collection = requireCollection(context);
  for (const name of ['viewOn', 'pipeline']) {
    if (body[name] !== undefined)
      throw mongoError('InvalidOptions', `option only supported on a view: ${name}`);
  }
  checkImages('collMod', body.changeStreamPreAndPostImages);
  const reply = docOf({});
  if (isDocument(body.index)) await modifyIndex(context, collection, body.index, reply);
  if (truthy(body.dryRun)) return ok(reply);
  const options = docOf(collection.options);
  for (const name of ['validator', 'validationLevel', 'validationAction', 'changeStreamPreAndPostImages']) {
    if (body[name] !== undefined) setField(options, name, body[name]);
  }
  if (collection.options.timeseries === undefined) modifyCapped(options, body);
  else if (body.validator !== undefined)
    throw mongoError('InvalidOptions', 'option not supported on a time-series collection: validator');
  if (body.timeseries !== undefined) modifySeries(collection, options, body.timeseries);
  if (body.expireAfterSeconds !== undefined) modifyExpiry(collection, options, body.expireAfterSeconds);
  checkValidation(options);
  if (isDocument(options.validator) && keysOf(options.validator).length === 0) delete options.validator;
  collection.options = options;
  const changes = keysOf(body).filter((name) => name === 'index' || name in options);
  context.catalog.modified(collection, docOf(Object.fromEntries(changes.map((name) => [name, body[name]]))));
  await requireDurable(context);
  return ok(reply);
}

const COARSER: Record<string, string[]> = {
  seconds: ['seconds', 'minutes', 'hours'],
  minutes: ['minutes', 'hours'],
  hours: ['hours'],
};

/** Buckets may only become longer. */
function modifySeries(collection: Collection, options: Document, given: unknown): void {
  const series = collection.options.timeseries;
  if (!isDocument(series) || !isDocument(given)) {
    throw mongoError('InvalidOptions', 'option only supported on a time-series collection: timeseries');
  }
  checkFields(
    'collMod.timeseries',
    given,
    { granularity: 'string', bucketMaxSpanSeconds: 'number', bucketRoundingSeconds: 'number' },
    false,
  );
  const { timeField, metaField, granularity = 'seconds' } = series;
  const fields = metaField === undefined ? { timeField } : { timeField, metaField };
  const next = timeSeriesOf('collMod', docOf({ ...fields, ...given }));
  if (
    given.granularity !== undefined &&
    !COARSER[granularity as string]?.includes(given.granularity as string)
  ) {
    throw mongoError(
      'InvalidOptions',
      "Invalid transition for timeseries.granularity. Can only transition from 'seconds' to 'minutes' or 'minutes' to 'hours'.",
    );
  }
  setField(options, 'timeseries', next);
}

function modifyExpiry(collection: Collection, options: Document, given: unknown): void {
  const index = collection.index(TIME_INDEX);
  if (!index && collection.options.clusteredIndex !== undefined) {
    if (given === 'off') deleteField(options, 'expireAfterSeconds');
    else setField(options, 'expireAfterSeconds', BigInt(expireOf(given)));
    return;
  }
  if (!index) {
    throw mongoError(
      'InvalidOptions',
      "'expireAfterSeconds' is only supported on time-series collections or when the 'clusteredIndex' option is specified",
    );
  }
  const spec = docOf(index.spec);
  if (given === 'off') {
    deleteField(options, 'expireAfterSeconds');
    deleteField(spec, 'expireAfterSeconds');
  } else {
    const seconds = expireOf(given);
    setField(options, 'expireAfterSeconds', BigInt(seconds));
    setField(spec, 'expireAfterSeconds', seconds);
  }
  index.spec = spec;
}

const NOT_ON_VIEWS = [
  'index',
  'validator',
  'validationLevel',
  'validationAction',
  'expireAfterSeconds',
  'cappedSize',
  'cappedMax',
];

async function modifyView(context: CommandContext, view: View, body: Document): Promise<Document> {
  const wrong = NOT_ON_VIEWS.find((name) => body[name] !== undefined);
  if (wrong !== undefined) throw mongoError('InvalidOptions', `option not supported on a view: ${wrong}`);
  const pipeline = body.pipeline === undefined ? view.pipeline : viewPipeline(body.pipeline);
  const viewOn = (body.viewOn as string | undefined) ?? view.viewOn;
  const options = docOf({ ...view.options, viewOn, pipeline });
  createView(context, { ...view, options, viewOn, pipeline });
  await requireDurable(context);
  return ok(docOf({}));
}
