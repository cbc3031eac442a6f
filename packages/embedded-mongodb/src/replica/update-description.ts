import { identical } from '../semantics/update/identical';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';

interface Found {
  updated: Document;
  removed: string[];
  truncated: Document[];
  whole: ReadonlySet<string> | null;
}

/** `updateDescription` of a change event: what differs, as deep as the update itself went. */
export function updateDescription(
  before: Document,
  after: Document,
  whole: ReadonlySet<string> | null,
): Document {
  const found: Found = { updated: docOf({}), removed: [], truncated: [], whole };
  compare(before, after, '', found);
  return docOf({
    updatedFields: found.updated,
    removedFields: found.removed,
    truncatedArrays: found.truncated,
  });
}

function compare(before: Document, after: Document, prefix: string, found: Found): void {
  for (const name of keysOf(before)) if (!(name in after)) found.removed.push(prefix + name);
  for (const name of keysOf(after)) {
    const path = prefix + name;
    if (name in before) compareValues(before[name], after[name], path, found);
    else setField(found.updated, path, after[name]);
  }
}

function compareValues(was: unknown, is: unknown, path: string, found: Found): void {
  if (identical(was, is)) return;
  const asWhole = found.whole?.has(path) ?? false;
  if (!asWhole && isDocument(was) && isDocument(is)) compare(was, is, `${path}.`, found);
  else if (!asWhole && Array.isArray(was) && Array.isArray(is) && arraysAlike(was, is, found))
    compareArrays(was, is, path, found);
  else setField(found.updated, path, is);
}

/** An operator that does more than append writes the array anew; a pipeline's result is compared element by element. */
function arraysAlike(was: unknown[], is: unknown[], { whole }: Found): boolean {
  if (whole === null) return true;
  return is.length > was.length
    ? was.every((element, i) => identical(element, is[i]))
    : is.length === was.length;
}

function compareArrays(was: unknown[], is: unknown[], path: string, found: Found): void {
  if (is.length < was.length) found.truncated.push(docOf({ field: path, newSize: is.length }));
  for (let i = 0; i < is.length; i++) {
    if (i < was.length) compareValues(was[i], is[i], `${path}.${i}`, found);
    else setField(found.updated, `${path}.${i}`, is[i]);
  }
}
