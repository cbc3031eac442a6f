import type { Collection } from '../catalog/collection';
import { IndexEntry } from '../catalog/index-entry';
import { mongoError } from '../semantics/errors';
import { printValue } from '../semantics/print';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { BSON, findField, newField } from '../wire/raw-bson';
import type { CommandContext } from './context';
import { checkFields, integer, missingField } from './fields';

/**
 * Time series are stored as plain documents; an index of their time, which is not listed, puts them in order and lets
 * them expire.
 */

/** Seconds that MongoDB's buckets span for each granularity; reported, but not used. */
const SPANS: Record<string, number> = { seconds: 3600, minutes: 86_400, hours: 2_592_000 };
const MAX_SPAN = 31_536_000;
const ALLOWED = new Set([
  'timeseries',
  'expireAfterSeconds',
  'collation',
  'storageEngine',
  'indexOptionDefaults',
  'temp',
]);
const GENERIC =
  /^(\$.*|lsid|txnNumber|autocommit|startTransaction|writeConcern|readConcern|comment|maxTimeMS|api.*)$/;
/** Not listed, and not to be dropped. */
export const TIME_INDEX = '$time';

const invalid = (message: string): Error => mongoError('InvalidOptions', message);

/** The argument `timeseries` of a command, with what MongoDB adds to it. */
export function timeSeriesOf(command: string, given: unknown): Document {
  const path = `${command}.timeseries`;
  if (!isDocument(given)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field '${path}' is the wrong type '${typeName(given)}', expected type 'object'`,
    );
  }
  checkFields(
    path,
    given,
    {
      timeField: 'string',
      metaField: 'string',
      granularity: 'string',
      bucketMaxSpanSeconds: 'number',
      bucketRoundingSeconds: 'number',
    },
    false,
  );
  if (typeof given.timeField !== 'string') throw missingField(path, 'timeField');
  checkNames(given.timeField, given.metaField);
  const options = docOf({ timeField: given.timeField });
  if (typeof given.metaField === 'string') setField(options, 'metaField', given.metaField);
  return withSpan(path, given, options);
}

function checkNames(timeField: string, metaField: unknown): void {
  for (const [role, name] of Object.entries({ timeField, metaField })) {
    if (typeof name !== 'string' || !name.includes('.')) continue;
    throw invalid(`'${role}' must be a top-level field and not contain a '.'`);
  }
  if (metaField === '_id') throw invalid(`'metaField' cannot be "_id"`);
  if (metaField === timeField) throw invalid("'metaField' cannot be the same as 'timeField'");
}

function withSpan(path: string, given: Document, options: Document): Document {
  const [granularity, span, rounding] = [
    'granularity',
    'bucketMaxSpanSeconds',
    'bucketRoundingSeconds',
    // null counts as missing
  ].map((name) => given[name] ?? undefined);
  if (granularity !== undefined && !Object.hasOwn(SPANS, granularity as string)) {
    throw mongoError(
      'BadValue',
      `Enumeration value '${String(granularity)}' for field '${path}.granularity' is not a valid value.`,
    );
  }
  for (const [name, value] of Object.entries({
    bucketMaxSpanSeconds: span,
    bucketRoundingSeconds: rounding,
  })) {
    if (value === undefined) continue;
    const seconds = integer(value, 0);
    const bound = seconds < 1 ? '>= 1' : `<= ${MAX_SPAN}`;
    if (seconds < 1 || seconds > MAX_SPAN)
      throw mongoError('BadValue', `BSON field '${name}' value must be ${bound}, actual value '${seconds}'`);
  }
  const chosen = (granularity as string | undefined) ?? 'seconds';
  if (span === undefined && rounding === undefined) {
    setField(options, 'granularity', chosen);
    setField(options, 'bucketMaxSpanSeconds', SPANS[chosen]);
    return options;
  }
  if (granularity !== undefined && !(rounding === undefined && integer(span, 0) === SPANS[chosen])) {
    throw invalid(
      "Timeseries 'bucketMaxSpanSeconds' and 'bucketRoundingSeconds' cannot be set together with 'granularity'",
    );
  }
  if (granularity === undefined && (span === undefined || rounding === undefined)) {
    throw invalid(
      "Timeseries 'bucketMaxSpanSeconds' and 'bucketRoundingSeconds' needs to be set alongside each other",
    );
  }
  if (rounding !== undefined && integer(span, 0) !== integer(rounding, 0))
    throw invalid("Timeseries 'bucketRoundingSeconds' needs to be equal to 'bucketMaxSpanSeconds'");
  if (granularity !== undefined) setField(options, 'granularity', chosen);
  setField(options, 'bucketMaxSpanSeconds', integer(span, 0));
  if (rounding !== undefined) setField(options, 'bucketRoundingSeconds', integer(rounding, 0));
  return options;
}

/** Options that do not go with a time series. */
export function checkTimeSeriesOptions(body: Document): void {
  for (const name of keysOf(body)) {
    if (name === 'create' || ALLOWED.has(name) || GENERIC.test(name)) continue;
    throw invalid(`${name} is not allowed with timeseries`);
  }
}

const MAX_EXPIRE = 9_223_372_036;

export function expireOf(value: unknown): number {
  if (!isNumeric(value)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field 'create.expireAfterSeconds' is the wrong type '${typeName(value)}', expected types '[long, int, decimal, double, string]'`,
    );
  }
  const seconds = integer(value, 0);
  if (seconds >= 0 && seconds <= MAX_EXPIRE) return seconds;
  throw invalid(
    `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
  );
}

export function createTimeSeries(context: CommandContext, name: string, options: Document): Collection {
  const { catalog } = context;
  const collection = catalog.create(context.db, name, options);
  const { timeField, metaField } = options.timeseries as { timeField: string; metaField?: string };
  const add = (key: Document, index: string, more: Document): void => {
    const spec = docOf({ v: 2, key, name: index, ...more });
    const multikey = keysOf(key).map(() => false);
    const stored = { space: catalog.allocateIndexSpace(key), spec, multikey, longKeys: false };
    collection.indexes.push(new IndexEntry(stored, spec));
  };
  const expires =
    options.expireAfterSeconds === undefined ? {} : { expireAfterSeconds: options.expireAfterSeconds };
  add(docOf({ [timeField]: 1 }), TIME_INDEX, expires);
  if (metaField !== undefined)
    add(docOf({ [metaField]: 1, [timeField]: 1 }), `${metaField}_1_${timeField}_1`, {});
  catalog.save(collection);
  return collection;
}

/** The options of a time series, or null for any other collection. */
export function timeSeries(
  collection: Collection | undefined,
): { timeField: string; metaField?: string } | null {
  const options = collection?.options.timeseries;
  return isDocument(options) ? (options as unknown as { timeField: string; metaField?: string }) : null;
}

/** Every measurement has a time. */
export function checkMeasurement(collection: Collection | undefined, raw: Buffer): void {
  const series = timeSeries(collection);
  if (!series) return;
  const field = findField(raw, 0, Buffer.from(series.timeField), newField());
  if (field?.type === BSON.date) return;
  throw mongoError(
    'BadValue',
    `'${series.timeField}' must be present and contain a valid BSON UTC datetime value`,
  );
}

/** Measurements cannot be changed; their metadata can. */
export function checkSeriesUpdate(
  collection: Collection | undefined,
  update: { multi: boolean; upsert: boolean; update: unknown; filter: Document },
): void {
  const series = timeSeries(collection);
  if (!series) return;
  const refuse = (what: string): Error => invalid(`Cannot perform ${what}`);
  const on = 'on a time-series collection';
  if (update.upsert) throw refuse(`an upsert ${on}`);
  if (!update.multi) throw refuse(`a non-multi update ${on}`);
  const { metaField } = series;
  if (metaField === undefined) throw refuse(`an update ${on} that does not have a metaField`);
  if (Array.isArray(update.update)) throw refuse(`an update ${on} using a pipeline update`);
  const isMeta = (path: string): boolean => path === metaField || path.startsWith(`${metaField}.`);
  const fields = isDocument(update.update) ? keysOf(update.update) : [];
  if (!fields[0]?.startsWith('$')) throw refuse(`an update ${on} using a replacement document`);
  const changed = fields.flatMap((operator) => {
    const part = (update.update as Document)[operator];
    return isDocument(part) ? keysOf(part) : [];
  });
  if (!changed.every(isMeta))
    throw refuse(`an update ${on} which updates a field that is not the metaField '${metaField}'`);
  if (!pathsOf(update.filter).every(isMeta))
    throw refuse(`an update ${on} when querying on a field that is not the metaField '${metaField}'`);
}

function pathsOf(filter: Document): string[] {
  return keysOf(filter).flatMap((name) => {
    if (!name.startsWith('$')) return [name];
    const parts = filter[name];
    return Array.isArray(parts) ? parts.flatMap((part) => (isDocument(part) ? pathsOf(part) : [])) : [];
  });
}

/** Kinds of index that a time series does not have. */
export function checkSeriesIndex(collection: Collection, spec: Document): void {
  if (!timeSeries(collection)) return;
  const key = spec.key as Document;
  const refuse = (what: string): Error => invalid(`${what} not supported on time-series collections`);
  if (spec.unique === true) throw refuse('Unique indexes are');
  const { metaField } = timeSeries(collection) as { metaField?: string };
  const isMeta = (path: string): boolean =>
    metaField !== undefined && (path === metaField || path.startsWith(`${metaField}.`));
  if (key._fts === 'text') throw refuse('Text indexes are');
  if (keysOf(key).some((path) => path === '$**' || path.endsWith('.$**')))
    throw mongoError(7246201, 'Wildcard indexes are not supported on time-series collections');
  if (keysOf(key).some((path) => !isMeta(path) && (key[path] === 'hashed' || key[path] === '2d')))
    throw mongoError(
      'CannotCreateIndex',
      `Indexes of the type ${printValue(key)} are not supported on time-series measurements`,
    );
  if (spec.sparse === true && !keysOf(key).every(isMeta)) throw refuse('Sparse indexes are');
  if (spec.expireAfterSeconds !== undefined && spec.partialFilterExpression === undefined)
    throw refuse('TTL indexes without a partial filter are');
}
