import { type Document, docOf, isDocument, setField, shallowCopy } from '../values';

/** A copy of a document with a value at a path, or without it if the value is `undefined`. */
export function withValueAt(doc: Document, parts: readonly string[], value: unknown, at = 0): Document {
  const copy = shallowCopy(doc);
  const name = parts[at] as string;
  if (at === parts.length - 1) {
    if (value === undefined) delete copy[name];
    else setField(copy, name, value);
  } else {
    const inner = copy[name];
    setField(copy, name, withValueAt(isDocument(inner) ? inner : docOf({}), parts, value, at + 1));
  }
  return copy;
}
