import { mongoError } from '../errors';
import { compileFieldPath, parsePath } from '../expressions/field-path';
import { typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { PAUSED, type Stage } from './context';
import { withValueAt } from './values-at';

interface Unwind {
  parts: string[];
  preserve: boolean;
  indexPath: string[] | undefined;
}

function unwindOptions(spec: unknown): Unwind {
  if (typeof spec === 'string') return { parts: unwindPath(spec), preserve: false, indexPath: undefined };
  if (!isDocument(spec)) {
    throw mongoError(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeName(spec)}`,
    );
  }
  let parts: string[] | undefined;
  let preserve = false;
  let indexPath: string[] | undefined;
  for (const name of keysOf(spec)) {
    const value = spec[name];
    if (name === 'path') {
      if (typeof value !== 'string')
        throw mongoError(28808, `expected a string as the path for $unwind stage, got ${typeName(value)}`);
      parts = unwindPath(value);
    } else if (name === 'preserveNullAndEmptyArrays') {
      if (typeof value !== 'boolean')
        throw mongoError(
          28809,
          `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeName(value)}`,
        );
      preserve = value;
    } else if (name === 'includeArrayIndex') {
      if (typeof value !== 'string' || value === '')
        throw mongoError(
          28810,
          `expected a non-empty string for the includeArrayIndex option to $unwind stage, got ${typeName(value)}`,
        );
      if (value.startsWith('$'))
        throw mongoError(
          28822,
          `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${value}`,
        );
      indexPath = parsePath(value);
    } else throw mongoError(28811, `unrecognized option to $unwind stage: ${name}`);
  }
  if (!parts) throw mongoError(28812, 'no path specified to $unwind stage');
  return { parts, preserve, indexPath };
}

function unwindPath(path: string): string[] {
  if (path === '') throw mongoError(28812, 'no path specified to $unwind stage');
  if (!path.startsWith('$'))
    throw mongoError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  compileFieldPath(path);
  return path.slice(1).split('.');
}

function valueAt(doc: Document, parts: readonly string[]): unknown {
  let current: unknown = doc;
  for (const part of parts) {
    if (!isDocument(current)) return undefined;
    current = current[part];
  }
  return current;
}

export function compileUnwind(spec: unknown): Stage {
  const { parts, preserve, indexPath } = unwindOptions(spec);
  const indexed = (doc: Document, index: bigint | null) =>
    indexPath ? withValueAt(doc, indexPath, index) : doc;
  return function* unwind(input) {
    for (const doc of input) {
      const value = doc === PAUSED ? undefined : valueAt(doc, parts);
      if (doc === PAUSED) yield doc;
      else if (Array.isArray(value) && value.length > 0) {
        for (let i = 0; i < value.length; i++) yield indexed(withValueAt(doc, parts, value[i]), BigInt(i));
      } else if (Array.isArray(value)) {
        if (preserve) yield indexed(withValueAt(doc, parts, undefined), null);
      } else if (preserve || (value !== undefined && value !== null)) yield indexed(doc, null);
    }
  };
}
