import { mongoError } from '../errors';
import { isDocument, keysOf } from '../values';

/** Checks that a stage is a document with one field, and returns its name and argument. */
export function stageOf(stage: unknown): [string, unknown] {
  if (!isDocument(stage))
    throw mongoError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
  const names = keysOf(stage);
  const [name] = names;
  if (name === undefined || names.length !== 1) {
    throw mongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return [name, stage[name]];
}
