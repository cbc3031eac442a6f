import { aggregate as mingoAggregate } from 'mingo';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';

/** Stand-ins until the semantics package has them: plain inclusion and exclusion, and pipelines by mingo alone. */
export function compileProjection(spec: Document): (doc: Document) => Document {
  const names = keysOf(spec);
  const inclusive = names.some((name) => name !== '_id' && Boolean(spec[name]));
  return (doc) => {
    const out = docOf({});
    for (const name of keysOf(doc)) {
      const asked = names.some((path) => path === name || path.startsWith(`${name}.`));
      const keep = name === '_id' ? spec._id === undefined || Boolean(spec._id) : inclusive ? asked : !asked;
      if (keep) setField(out, name, doc[name]);
    }
    return out;
  };
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isDocument(value)) return value;
  return Object.fromEntries(keysOf(value).map((name) => [name, plain(value[name])]));
}

export function runPipeline(documents: Document[], pipeline: Document[]): Document[] {
  return mingoAggregate(plain(documents) as Document[], plain(pipeline) as Document[]) as Document[];
}
