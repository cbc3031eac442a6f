import { mongoError } from '../errors';
import { type Document, keysOf } from '../values';

/** Checks the field names of an operator's argument for missing required ones (with their error codes) and unknown ones. */
export function requireFields(
  operator: string,
  argument: Document,
  required: readonly (readonly [string, number])[],
  optional: readonly string[],
  unknownCode: number,
): void {
  for (const name of keysOf(argument)) {
    if (optional.includes(name) || required.some(([known]) => known === name)) continue;
    throw mongoError(unknownCode, `${operator} found an unknown argument: ${name}`);
  }
  for (const [name, code] of required) {
    if (!(name in argument)) throw mongoError(code, `${operator} requires '${name}' to be specified`);
  }
}
