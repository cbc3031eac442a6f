import type { Collection } from '../catalog/collection';
import { mongoError } from '../semantics/errors';
import { type CompiledValidator, compileValidator as compileSpec } from '../semantics/validator';
import { type Document, docOf } from '../semantics/values';

interface Cached {
  spec: Document;
  validator: CompiledValidator;
}

const cache = new WeakMap<Collection, Cached>();

/** The collection's validator, compiled once. */
export function compileValidator(collection: Collection): { check(doc: Document): void } {
  const spec = collection.options.validator as Document;
  let cached = cache.get(collection);
  if (!cached || cached.spec !== spec) {
    cached = { spec, validator: compileSpec(spec) };
    cache.set(collection, cached);
  }
  const { validator } = cached;
  return {
    check(doc) {
      if (validator.matches(doc)) return;
      const errInfo = validator.errInfo(doc);
      throw mongoError('DocumentValidationFailure', 'Document failed validation', docOf({ errInfo }));
    },
  };
}
