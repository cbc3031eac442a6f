import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { checkFields, integer, missingField, truthy } from './fields';
import { normaliseSpec } from './index-spec';
import { checkStorageEngine } from './storage-engine-option';

/** Options of `create` and `collMod` that are documents of their own, with MongoDB's strictness. */

const invalid = (message: string): Error => mongoError('InvalidOptions', message);

export function checkImages(command: string, given: unknown): void {
  if (!isDocument(given)) return;
  const path = `${command}.changeStreamPreAndPostImages`;
  checkFields(path, given, { enabled: 'bool' }, false);
  if (given.enabled === undefined) throw missingField(path, 'enabled');
}

function checkIndexDefaults(given: unknown): void {
  if (!isDocument(given)) return;
  checkFields('create.indexOptionDefaults', given, { storageEngine: 'object' }, false);
  checkStorageEngine(given.storageEngine);
}

function checkIdIndex(body: Document): void {
  if (!isDocument(body.idIndex)) return;
  if (body.autoIndexId !== undefined) throw invalid("Cannot specify 'idIndex' together with 'autoIndexId'");
  const { key } = normaliseSpec(body.idIndex);
  if (isDocument(key) && keysOf(key).length === 1 && '_id' in key) return;
  throw mongoError('BadValue', "The field 'key' for an _id index must be {_id: 1}");
}

/** `clusteredIndex`, and the options that it excludes. */
export function checkClustered(body: Document): void {
  const { clusteredIndex: given } = body;
  if (given === undefined) return;
  const path = 'create.clusteredIndex';
  const isFlag = typeof given === 'boolean' || isNumeric(given);
  if (!isDocument(given) && !isFlag) {
    throw mongoError(
      'TypeMismatch',
      `BSON field '${path}' is the wrong type '${typeName(given)}', expected type 'object'`,
    );
  }
  if (isDocument(given)) {
    checkFields(path, given, { key: 'object', unique: 'bool', name: 'string', v: 'number' }, false);
    for (const name of ['key', 'unique'])
      if (given[name] === undefined || given[name] === null) throw missingField(path, name);
  }
  if (body.viewOn !== undefined)
    throw mongoError(6026500, "The 'clusteredIndex' option is not supported with views");
  if (truthy(body.capped))
    throw mongoError(6049200, "The 'clusteredIndex' option is not supported with capped collections");
  if (body.max !== undefined)
    throw mongoError(6049204, "The 'max' option is not supported on clustered collections");
  if (body.idIndex !== undefined)
    throw invalid("The 'clusteredIndex' option is not supported with the 'idIndex' option");
  if (!isDocument(given)) {
    if (truthy(given))
      throw mongoError(
        5979703,
        "The 'clusteredIndex' legacy format {clusteredIndex: <bool>} is not supported",
      );
    return;
  }
  if (given.v !== undefined && given.v !== null && integer(given.v, 0) !== 2)
    throw mongoError(5979704, `Only v:2 is supported for the clusteredIndex option, got ${String(given.v)}`);
}

export function checkCreateOptions(body: Document): void {
  checkImages('create', body.changeStreamPreAndPostImages);
  checkStorageEngine(body.storageEngine);
  checkIndexDefaults(body.indexOptionDefaults);
  checkIdIndex(body);
  const { collation } = body;
  if (isDocument(collation) && collation.locale === undefined)
    throw missingField('create.collation', 'locale');
}

const NOT_IN_VALIDATORS = new Set(['$text', '$where']);
const NEAR = new Set(['$near', '$nearSphere', '$geoNear']);

/** A validator looks at one document alone. */
export function checkValidatorOperators(value: unknown): void {
  if (Array.isArray(value)) for (const part of value) checkValidatorOperators(part);
  if (!isDocument(value)) return;
  for (const name of keysOf(value)) {
    if (NOT_IN_VALIDATORS.has(name)) throw mongoError('BadValue', `${name} is not allowed in this context`);
    if (NEAR.has(name)) throw mongoError(5626500, `${name} is not allowed in this context`);
    if (name !== '$jsonSchema' && name !== '$expr') checkValidatorOperators(value[name]);
  }
}

/** MongoDB writes to its own collections without a validator. */
export function checkValidatorPlace(db: string, name: string): void {
  const where = ['admin', 'local', 'config'].includes(db) ? `the ${db} database` : null;
  if (where === null && !name.startsWith('system.')) return;
  throw invalid(`Document validators are not allowed on ${where ?? 'system collections'}`);
}

export const MAX_CAPPED_BYTES = 2 ** 50;
const MAX_DOCUMENTS = 2 ** 31;

/** `cappedSize` and `cappedMax` of collMod. */
export function modifyCapped(options: Document, { cappedSize, cappedMax }: Document): void {
  if (cappedSize === undefined && cappedMax === undefined) return;
  if (options.capped !== true) throw invalid('Collection must be capped.');
  if (cappedSize !== undefined) {
    const size = integer(cappedSize, 0);
    const bound = size < 1 ? '>= 1' : `<= ${MAX_CAPPED_BYTES}`;
    if (size < 1 || size > MAX_CAPPED_BYTES)
      throw mongoError('BadValue', `BSON field 'cappedSize' value must be ${bound}, actual value '${size}'`);
    setField(options, 'size', size);
  }
  if (cappedMax === undefined) return;
  const max = integer(cappedMax, 0);
  if (max >= MAX_DOCUMENTS)
    throw mongoError(
      'BadValue',
      `BSON field 'cappedMax' value must be < ${MAX_DOCUMENTS}, actual value '${max}'`,
    );
  setField(options, 'max', Math.max(0, max));
}

/** The `cursor` of a command that lists things. */
export function checkCursorArgument(command: string, cursor: unknown): void {
  if (!isDocument(cursor)) return;
  checkFields(`${command}.cursor`, cursor, { batchSize: 'number' }, false);
}

/** Fields of index specifications that a newer or older MongoDB would know, left out where a client asks for it. */
export function withoutUnknown(spec: unknown, known: ReadonlySet<string>): unknown {
  if (!isDocument(spec)) return spec;
  const out = docOf({});
  for (const name of keysOf(spec)) if (known.has(name)) setField(out, name, spec[name]);
  return out;
}
