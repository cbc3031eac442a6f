import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { isDocument, keysOf } from '../semantics/values';

/** Each storage engine's options are a document; there is one engine that a MongoDB client may name. */
export function checkStorageEngine(given: unknown): void {
  if (!isDocument(given)) return;
  const names = keysOf(given);
  if (names.length === 0) {
    throw mongoError(
      'InvalidOptions',
      "Empty 'storageEngine' options are invalid. Please remove the field or include valid options.",
    );
  }
  for (const name of names) {
    if (!isDocument(given[name]))
      throw mongoError('BadValue', `'storageEngine.${name}' has to be an embedded document.`);
    if (name !== 'wiredTiger')
      throw mongoError('InvalidOptions', `${name} is not a registered storage engine for this server`);
  }
}

/** The same option of an index, which must be a document. */
export function checkIndexStorage(given: unknown): void {
  if (given === undefined) return;
  if (!isDocument(given))
    throw mongoError(
      'TypeMismatch',
      `The field 'storageEngine' must be an object, but got ${typeName(given)}`,
    );
  checkStorageEngine(given);
}
