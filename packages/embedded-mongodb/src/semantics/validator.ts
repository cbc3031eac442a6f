import { compileFilter, type FilterOptions } from './match';
import { explainFilter } from './schema/explain-filter';
import { compileJsonSchema } from './schema/json-schema';
import { type Document, docOf } from './values';

export interface CompiledValidator {
  matches(doc: Document): boolean;
  /** `errInfo` of error 121. */
  errInfo(doc: Document): Document;
}

/** Compiles a collection's validator: `$jsonSchema`, query operators, or both. */
export function compileValidator(validator: Document, options: FilterOptions = {}): CompiledValidator {
  const filter = compileFilter(validator, options);
  const schema = validator.$jsonSchema === undefined ? undefined : compileJsonSchema(validator.$jsonSchema);
  return {
    matches: (doc) => filter.matches(doc),
    errInfo(doc) {
      const details =
        schema && !schema.matches(doc) ? schema.explain(doc) : explainFilter(validator, doc, options);
      return docOf({ failingDocumentId: doc._id, details });
    },
  };
}
