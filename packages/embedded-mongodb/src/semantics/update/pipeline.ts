import type { Collation } from '../collation';
import { mongoError } from '../errors';
import type { Variables } from '../expressions/core';
import { compileAddFields, compileReplaceRoot, compileUnset } from '../project/add-fields';
import { compileProjectStage } from '../projection';
import { typeName } from '../types';
import { refuse } from '../unsupported';
import { type Document, isDocument, keysOf } from '../values';

type Step = (doc: Document) => Document;

/** Compiles the pipeline of an update, which may only have stages that turn one document into one. */
export function compileUpdatePipeline(
  stages: unknown[],
  variables: Variables | undefined,
  collation: Collation | null,
): Step {
  const options = { let: variables, collation };
  const steps = stages.map((stage): Step => {
    if (!isDocument(stage)) {
      throw mongoError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
    }
    const [name, ...others] = keysOf(stage);
    if (name === undefined || others.length > 0) {
      throw mongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    const spec = stage[name];
    switch (name) {
      case '$set':
      case '$addFields':
        return compileAddFields(name, spec, options);
      case '$unset':
        return compileUnset(spec);
      case '$project':
        if (!isDocument(spec))
          throw mongoError(15969, `$project specification must be an object, got ${typeName(spec)}`);
        return compileProjectStage(spec, options);
      case '$replaceRoot':
      case '$replaceWith':
        return compileReplaceRoot(name, spec, options);
      default:
        throw refusedStage(name);
    }
  });
  return (doc) => steps.reduce((current, step) => step(current), doc);
}

const KNOWN =
  /^\$(match|group|sort|limit|skip|lookup|unwind|facet|count|out|merge|sample|bucket|sortByCount|unionWith)$/;

function refusedStage(name: string): Error {
  refuse('pipeline stage', name);
  if (KNOWN.test(name))
    return mongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
  return mongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
}
