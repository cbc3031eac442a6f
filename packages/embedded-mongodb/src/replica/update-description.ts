import { identical } from '../semantics/update/identical';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';

interface Found {
  updated: Document;
  removed: string[];
  truncated: Document[];
  /** Paths whose text alone does not say what is a field and what a place in an array. */
  unclear: Document;
  whole: ReadonlySet<string> | null;
}

type Path = readonly (string | number)[];

/** `updateDescription` of a change event: what differs, as deep as the update itself went. */
export function updateDescription(
  before: Document,
  after: Document,
  whole: ReadonlySet<string> | null,
): Document {
  const found: Found = { updated: docOf({}), removed: [], truncated: [], unclear: docOf({}), whole };
  compare(before, after, [], found);
  return docOf({
    updatedFields: found.updated,
    removedFields: found.removed,
    truncatedArrays: found.truncated,
    disambiguatedPaths: found.unclear,
  });
}

function compare(before: Document, after: Document, parent: Path, found: Found): void {
  for (const name of keysOf(before))
    if (!(name in after)) found.removed.push(named([...parent, name], found));
  for (const name of keysOf(after)) {
    const path = [...parent, name];
    if (name in before) compareValues(before[name], after[name], path, found);
    else setField(found.updated, named(path, found), after[name]);
  }
}

function compareValues(was: unknown, is: unknown, path: Path, found: Found): void {
  if (identical(was, is)) return;
  const asWhole = found.whole?.has(path.join('.')) ?? false;
  if (!asWhole && isDocument(was) && isDocument(is)) compare(was, is, path, found);
  else if (!asWhole && Array.isArray(was) && Array.isArray(is) && arraysAlike(was, is, found))
    compareArrays(was, is, path, found);
  else setField(found.updated, named(path, found), is);
}

/** An operator that does more than append replaces the array; a pipeline's result is compared element by element. */
function arraysAlike(was: unknown[], is: unknown[], { whole }: Found): boolean {
  if (whole === null) return true;
  return is.length > was.length
    ? was.every((element, i) => identical(element, is[i]))
    : is.length === was.length;
}

function compareArrays(was: unknown[], is: unknown[], path: Path, found: Found): void {
  if (is.length < was.length) found.truncated.push(docOf({ field: named(path, found), newSize: is.length }));
  for (let i = 0; i < is.length; i++) {
    if (i < was.length) compareValues(was[i], is[i], [...path, i], found);
    else setField(found.updated, named([...path, i], found), is[i]);
  }
}

/** The path in one text; its parts are kept where the text could be read in two ways. */
function named(path: Path, { unclear }: Found): string {
  const text = path.join('.');
  const ambiguous = path.some(
    (part, i) => typeof part === 'string' && (part.includes('.') || (i > 0 && /^(0|[1-9]\d*)$/.test(part))),
  );
  if (ambiguous) setField(unclear, text, [...path]);
  return text;
}
